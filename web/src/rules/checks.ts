/** How many tests and cases cite a rule. */
export type Checked = readonly [tests: number, cases: number]
/** By game, by rule. */
export type Checks = Readonly<Record<string, Readonly<Record<string, Checked>>>>

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A test opens with its rules: `it('[DAWN-5.4.b] [DAWN-5.4.c] leaving costs the value'`. */
const TEST_NAME = /(['"`])((?:\[[^\]\s]+\] ?)+)/g
const CASE_GAME = /^game:\s*(\S+)/m
const CASE_RULES = /^rules:((?:[^\n]*)(?:\n[ \t-][^\n]*)*)/m

const unique = (ids: Iterable<string>): string[] => [...new Set(ids)]

/** Counts the tests and cases that name a rule, for every game; what belongs to every table counts for each. */
export function countChecks(files: readonly SourceFile[], games: readonly string[]): Checks {
  const counted = Object.fromEntries(games.map((game) => [game, {} as Record<string, [number, number]>]))
  const add = (game: string, id: string, kind: 0 | 1): void => {
    const of = counted[game]
    if (of === undefined) return
    of[id] ??= [0, 0]
    of[id][kind] += 1
  }
  for (const { path, text } of files) {
    if (/\.test\.tsx?$/.test(path)) {
      const own = /(?:^|\/)(?:games|examples)\/([^/]+)\//.exec(path)?.[1]
      for (const match of text.matchAll(TEST_NAME))
        for (const id of unique(idsIn(match[2]!)))
          for (const game of own === undefined ? games : [own]) add(game, id, 0)
    } else if (/\.ya?ml$/.test(path)) {
      for (const one of text.split(/^---\s*$/m)) {
        const game = CASE_GAME.exec(one)?.[1]
        const rules = CASE_RULES.exec(one)?.[1]
        if (game === undefined || rules === undefined) continue
        for (const id of unique(rules.match(/[A-Za-z][\w.-]*\w/g) ?? [])) add(game, id, 1)
      }
    }
  }
  return counted
}

const idsIn = (name: string): string[] => [...name.matchAll(/\[([^\]\s]+)\]/g)].map((match) => match[1]!)

/** Only what is in a ledger is worth carrying to the page. */
export function onlyKnown(checks: Checks, ids: Readonly<Record<string, ReadonlySet<string>>>): Checks {
  return Object.fromEntries(
    Object.entries(checks).map(([game, of]) => [
      game,
      Object.fromEntries(Object.entries(of).filter(([id]) => id.startsWith('TABLE.') || ids[game]?.has(id))),
    ]),
  )
}
