import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Options } from '@shamble/kernel'
import { type GameModule, LANGUAGES, type Language } from '@shamble/module'
import { type Plugin, runnerImport } from 'vite'
import { type FoundGame, findGames } from '../scripts/games.mjs'
import { LEVELS } from './src/rivals/levels.js'
import { partOf, TEXT_PARTS } from './src/text/parts.js'

// The games of the page, found by their packages when it is built. The generated imports are the only ones that lead
// from the page to the folders of games and examples without naming a game.

const ROOT = join(import.meta.dirname, '..')
const MANIFESTS = join(import.meta.dirname, 'src', 'games')

/** For the page: what is known of each game before it is fetched, and how its parts are fetched, without its bots. */
const PAGE = 'virtual:games'
/** `…/text/<game>/<part or chapter>/<language>`: what a game says, in one language. `…/ledger/<game>`: its rules. */
const TEXT = 'virtual:games/text'
const LEDGER = 'virtual:games/ledger'
/** For the host: the whole games. */
const HOST = 'virtual:games/host'
const ALL = 'virtual:games/all'

const hasWords = (id: string): boolean => id.startsWith(`${TEXT}/`) || id.startsWith(`${LEDGER}/`)

export const games = (): readonly FoundGame[] => findGames(ROOT)

/** What a game says of itself once it runs. */
interface Facts {
  readonly name: Readonly<Record<string, string>>
  readonly bots: readonly string[]
  readonly seats: readonly [least: number, most: number]
  readonly hasSequels: boolean
  readonly hasDrawer: boolean
  readonly looksAhead: boolean
  readonly text: GameModule['text']
  readonly chapters: NonNullable<GameModule['chapters']>
  readonly ledger: GameModule['ledger']
}

const WORDLESS = `export const text = { ${LANGUAGES.map((language) => `${language}: {}`).join(', ')} }`

const quoted = (value: unknown): string => JSON.stringify(value)
const lazily = (file: string): string => `() => import(${quoted(file)})`

/** Runs every game once, to ask it for its name, its bots, its seats, its sentences and its rules. */
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
    // The levels stand in `web/src/rivals/levels.ts`; a game that cannot look ahead has one strength.
    bots: game.lookahead === undefined ? Object.keys(game.bots ?? {}) : LEVELS,
    seats: seatsOf(game),
    hasSequels: game.sequel !== undefined,
    hasDrawer: game.drawer !== undefined,
    looksAhead: game.lookahead !== undefined,
    text: game.text,
    chapters: game.chapters ?? {},
    ledger: game.ledger,
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
  const entries = found.map(({ id, kind, module, play }, i) => {
    const { name, bots, seats, hasSequels, hasDrawer, looksAhead, chapters } = facts[i]!
    const page = existsSync(manifests[i]!) ? `page${i}` : '{}'
    const texts = (parts: readonly string[]): string =>
      parts
        .map((part) => {
          const languages = LANGUAGES.map((language) => `${language}: ${lazily(`${TEXT}/${id}/${part}/${language}`)}`)
          return `${quoted(part)}: { ${languages.join(', ')} }`
        })
        .join(', ')
    return `{ ...${quoted({ id, kind, name, bots, seats, hasSequels, hasDrawer, looksAhead })}, page: ${page},
  module: ${lazily(module)}, play: ${lazily(play)}, text: { ${texts(TEXT_PARTS)} }, chapters: { ${texts(Object.keys(chapters))} },
  ledger: ${lazily(`${LEDGER}/${id}`)} }`
  })
  return `${imports.join('\n')}\nexport default [\n${entries.join(',\n')}\n]`
}

/** The words of a game as data: the one who reads one language does not fetch the other, and neither with the rules. */
function wordsModule(id: string, facts: readonly Facts[]): string {
  const [, kind, game, part, language] = id.split('/')
  const { text, chapters, ledger } = facts[games().findIndex((found) => found.id === game)]!
  if (kind === 'ledger') return `export default ${quoted(ledger)}`
  const said = Object.entries(text[language as Language]).filter(([key]) => partOf(key, chapters) === part)
  return `export default ${quoted(Object.fromEntries(said))}`
}

const hostModule = (found: readonly FoundGame[]): string =>
  `export default { ${found.map(({ id, entry }) => `${quoted(id)}: ${lazily(entry)}`).join(', ')} }`

let asked: Promise<Facts[]> | null = null
export const gameFacts = (): Promise<readonly Facts[]> => {
  asked ??= askGames(games())
  return asked
}

export function gamesPlugin(): Plugin {
  return {
    name: 'shamble-games',
    resolveId: (id) => (id === PAGE || id === HOST || hasWords(id) ? `\0${id}` : null),
    async load(resolved) {
      const id = resolved.replace(/^\0/, '')
      if (id === HOST) return hostModule(games())
      if (id === PAGE) return pageModule(games(), await gameFacts())
      return hasWords(id) ? wordsModule(id, await gameFacts()) : null
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Every call below a node of this form: `when('<rule>', <condition>)`. */
function* namedRules(node: Node): Generator<{ readonly call: Node; readonly condition: Node }> {
  if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'when') {
    const [rule, condition] = node['arguments'] as readonly Node[]
    if (rule?.type === 'Literal' && condition !== undefined) yield { call: node, condition }
  }
  for (const member of Object.values(node).flat())
    if (member !== null && typeof member === 'object' && 'type' in member) yield* namedRules(member as Node)
}

/** Tests listen to the rules that decide; in a page nobody does, and there the conditions stand alone. */
export function unnamedRules(): Plugin {
  return {
    name: 'shamble-unnamed-rules',
    transform(code, id) {
      if (!/[\\/](?:games|examples)[\\/][^\\/]+[\\/]src[\\/]/.test(id) || !/\bwhen\(/.test(code)) return null
      const cuts = [...namedRules(this.parse(code) as unknown as Node)].flatMap(({ call, condition }) => [
        { from: call.start, to: condition.start, by: '(' },
        { from: condition.end, to: call.end, by: ')' },
      ])
      let [made, at] = ['', 0]
      for (const { from, to, by } of cuts.sort((a, b) => a.from - b.from)) {
        made += code.slice(at, from) + by
        at = to
      }
      return { code: made + code.slice(at), map: null }
    },
  }
}

const WORDS = /[\\/](?:games|examples)[\\/][^\\/]+[\\/]src[\\/](ledger|text)(?:[\\/]index)?\.ts$/

/**
 * A host passes on what happened and says nothing; a page fetches words a language at a time. Games come to both without
 * their rulebooks and catalogues, which are found by their places in the package.
 */
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

interface Imports {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * What a table needs of a game's rules comes in one file: cut up by the screens that need a part of them too, it would
 * take more. What is fetched late stays apart.
 */
export function tableRules(): (id: string, imports: Imports) => string | null {
  const folders = games().map(({ id, folder }) => ({ id, source: join(folder, 'src', '/') }))
  const needed = new Map<string, ReadonlySet<string>>()
  return (id, imports) => {
    const game = folders.find(({ source }) => id.startsWith(source))
    if (game === undefined) return null
    if (!needed.has(game.id)) {
      const found = new Set<string>()
      const follow = (file: string): void => {
        if (found.has(file) || !file.startsWith(game.source)) return
        found.add(file)
        imports.getModuleInfo(file)?.importedIds.forEach(follow)
      }
      follow(join(game.source, 'play.ts'))
      follow(join(game.source, 'table.ts'))
      needed.set(game.id, found)
    }
    return needed.get(game.id)!.has(id) ? `${game.id}-rules` : null
  }
}
