import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BadInput } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { FROM_SOURCE, ROOT } from './root.js'

/** A game that can be played: found by its package, loaded when it is needed. */
export interface Listed {
  readonly id: string
  readonly folder: string
  readonly kind: 'game' | 'example'
}

/** Every folder of games/ and examples/ whose package names a game. Nothing is imported yet. */
export function listGames(): Listed[] {
  return (['game', 'example'] as const).flatMap((kind) => {
    const parent = join(ROOT, `${kind}s`)
    if (!existsSync(parent)) return []
    return readdirSync(parent)
      .sort()
      .flatMap((name) => {
        const file = join(parent, name, 'package.json')
        if (!existsSync(file)) return []
        const { shamble } = JSON.parse(readFileSync(file, 'utf8')) as { shamble?: { game?: string } }
        return shamble?.game === undefined ? [] : [{ id: shamble.game, folder: join(parent, name), kind }]
      })
  })
}

export function findGame(id: string): Listed {
  const games = listGames()
  const found = games.find((game) => game.id === id)
  if (found === undefined)
    throw new BadInput('game', `no game is called "${id}"; there are ${games.map((game) => game.id).join(', ')}`)
  return found
}

export async function loadGame(id: string): Promise<GameModule> {
  const { folder } = findGame(id)
  const entry = join(folder, FROM_SOURCE ? 'src/index.ts' : 'dist/index.js')
  const module = await import(/* @vite-ignore */ pathToFileURL(entry).href).then(
    (loaded: { default: GameModule }) => loaded.default,
    (error: Error) => {
      throw new BadInput(`game "${id}"`, `cannot be loaded: ${error.message.split('\n')[0]}`)
    },
  )
  if (module?.game?.id !== id)
    throw new BadInput(`game "${id}"`, 'its package must export the game of that id by default')
  return module
}
