import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameModule } from '@shamble/module'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
// The sources themselves run under test, what was built from them otherwise.
const ENTRY = import.meta.url.endsWith('.ts') ? 'src/index.ts' : 'dist/index.js'

/** A package that says which game it holds. */
export interface FoundGame {
  readonly id: string
  readonly folder: string
}

/** Every game among the workspaces, by the `"shamble": { "game": … }` of its package. Nothing is loaded yet. */
export function findGames(): FoundGame[] {
  const { workspaces } = readPackage(ROOT) as { workspaces: readonly string[] }
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return existsSync(join(ROOT, parent)) ? readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`) : []
  })
  return folders.flatMap((folder) => {
    if (!existsSync(join(ROOT, folder, 'package.json'))) return []
    const { shamble } = readPackage(join(ROOT, folder)) as { shamble?: { game?: string } }
    return shamble?.game === undefined ? [] : [{ id: shamble.game, folder }]
  })
}

export async function loadGame({ folder }: FoundGame): Promise<GameModule> {
  const url = pathToFileURL(join(ROOT, folder, ENTRY)).href
  const loaded = (await import(/* @vite-ignore */ url)) as { default: GameModule }
  return loaded.default
}

function readPackage(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
