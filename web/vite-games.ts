import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from '@shamble/kernel'
import { type GameModule, LANGUAGES } from '@shamble/module'
import { type Plugin, runnerImport } from 'vite'
import { type FoundGame, findGames } from '../scripts/games.mjs'

// The games of the page, found by their packages when it is built. The generated imports are the only ones that lead
// from the page to the folders of games and examples without naming a game.

const ROOT = join(import.meta.dirname, '..')
const MANIFESTS = join(import.meta.dirname, 'src', 'games')

/** For the page: what is known of each game before it is fetched, and how it is fetched, without its bots. */
const PAGE = 'virtual:games'
/** For the host: the whole games. */
const HOST = 'virtual:games/host'
const ALL = 'virtual:games/all'

export const games = (): readonly FoundGame[] => findGames(ROOT)

/** What a game says of itself once it runs. */
interface Facts {
  readonly name: Readonly<Record<string, string>>
  readonly bots: readonly string[]
  readonly seats: readonly [least: number, most: number]
  readonly hasSequels: boolean
  readonly hasDrawer: boolean
  readonly rules: readonly string[]
}

const WORDLESS = `export const text = { ${LANGUAGES.map((language) => `${language}: {}`).join(', ')} }`

const quoted = (value: unknown): string => JSON.stringify(value)

/** Runs every game once, to ask it for its name, its bots, its seats and its rules. */
async function askGames(found: readonly FoundGame[]): Promise<Facts[]> {
  const { module } = await runnerImport<{ default: readonly GameModule[] }>(ALL, {
    root: import.meta.dirname,
    logLevel: 'error',
    environments: { inline: { resolve: { conditions: ['shamble-source'], noExternal: [/^@shamble\//] } } },
    plugins: [
      {
        name: 'shamble-all-games',
        resolveId: (id) => (id === ALL ? `\0${ALL}` : null),
        load: (id) =>
          id === `\0${ALL}`
            ? `${found.map(({ entry }, i) => `import game${i} from ${quoted(entry)}`).join('\n')}
export default [${found.map((_, i) => `game${i}`).join(', ')}]`
            : null,
      },
    ],
  })
  return module.default.map((game) => ({
    name: Object.fromEntries(Object.entries(game.text).map(([language, text]) => [language, text['game.name'] ?? ''])),
    bots: Object.keys(game.bots ?? {}),
    seats: seatsOf(game),
    hasSequels: game.sequel !== undefined,
    hasDrawer: game.drawer !== undefined,
    rules: game.ledger.map(({ id }) => id),
  }))
}

/** How few and how many can sit down, as far as one option alone decides that. */
function seatsOf({ game }: GameModule): readonly [number, number] {
  const { specs } = game.options
  const usual: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(specs))
    usual[name] = typeof spec.default === 'function' ? spec.default(usual as never) : spec.default
  const counts = [game.seats(usual as unknown as Options).length]
  for (const [name, spec] of Object.entries(specs)) {
    const values = spec.type === 'choice' ? spec.values : spec.type === 'number' ? [spec.min, spec.max] : []
    for (const value of values) counts.push(game.seats({ ...usual, [name]: value } as unknown as Options).length)
  }
  return [Math.min(...counts), Math.max(...counts)]
}

function pageModule(found: readonly FoundGame[], facts: readonly Facts[]): string {
  const manifests = found.map(({ id }) => join(MANIFESTS, id, 'game.ts'))
  const imports = manifests.flatMap((file, i) => (existsSync(file) ? [`import page${i} from ${quoted(file)}`] : []))
  const entries = found.map(({ id, kind, module }, i) => {
    const { name, bots, seats, hasSequels, hasDrawer } = facts[i]!
    const page = existsSync(manifests[i]!) ? `page${i}` : '{}'
    return `{ ...${quoted({ id, kind, name, bots, seats, hasSequels, hasDrawer })}, page: ${page}, fetch: () => import(${quoted(module)}) }`
  })
  return `${imports.join('\n')}\nexport default [\n${entries.join(',\n')}\n]`
}

const hostModule = (found: readonly FoundGame[]): string =>
  `export default { ${found.map(({ id, entry }) => `${quoted(id)}: () => import(${quoted(entry)})`).join(', ')} }`

let asked: Promise<Facts[]> | null = null
export const gameFacts = (): Promise<readonly Facts[]> => {
  asked ??= askGames(games())
  return asked
}

export function gamesPlugin(): Plugin {
  return {
    name: 'shamble-games',
    resolveId: (id) => (id === PAGE || id === HOST ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${HOST}`) return hostModule(games())
      return id === `\0${PAGE}` ? pageModule(games(), await gameFacts()) : null
    },
  }
}

const WORDS = /[\\/](?:games|examples)[\\/][^\\/]+[\\/]src[\\/](ledger|text)(?:[\\/]index)?\.ts$/

/** A host passes on what happened and says nothing: its games come without their rulebooks and catalogues. */
export function wordlessGames(): Plugin {
  return {
    name: 'shamble-wordless-games',
    enforce: 'pre',
    load(id) {
      const words = WORDS.exec(id)?.[1]
      if (words === undefined) return null
      return words === 'ledger' ? 'export const ledger = []' : WORDLESS
    },
  }
}
