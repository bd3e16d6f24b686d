import * as z from 'zod/mini'
import { Watched } from '../app/watched.js'

/** How a match ended for those who played it here: `shared` where one person at this screen won and another did not. */
export const RESULTS = ['won', 'lost', 'open', 'shared'] as const

const playedSchema = z.object({
  /** The match: it counts once. */
  match: z.string(),
  game: z.string(),
  /** The set of rules that it was played by; `null` where they were like none. */
  set: z.nullable(z.string()),
  ended: z.int().check(z.nonnegative()),
  turns: z.int().check(z.nonnegative()),
  result: z.enum(RESULTS),
  /** Which place the person came in; `null` where there are no places, or several people played. */
  place: z.nullable(z.int().check(z.positive())),
  people: z.array(z.string()),
  rivals: z.array(z.string()),
  /** What an analysis has found, in points: how many decisions there were, what they cost in all, what the dice gave. */
  looked: z.optional(z.object({ decisions: z.int().check(z.nonnegative()), cost: z.number(), luck: z.number() })),
})
export type Played = z.infer<typeof playedSchema>

export const historySchema = z.array(playedSchema)

const KEPT_AS = 'shamble.history'
/** Older ones go: as much as anybody plays in years. */
const MOST = 2000

/** What this browser remembers; what is no result is left out. */
export function readHistory(kept: string | null): readonly Played[] {
  try {
    const given: unknown = JSON.parse(kept ?? '[]')
    if (!Array.isArray(given)) return []
    return given.flatMap((one) => {
      const read = playedSchema.safeParse(one)
      return read.success ? [read.data] : []
    })
  } catch {
    return []
  }
}

/** Both as one, the latest last; of a match that both have, what the first says. */
export function joined(one: readonly Played[], other: readonly Played[]): readonly Played[] {
  const known = new Set(one.map(({ match }) => match))
  return [...one, ...other.filter(({ match }) => !known.has(match))]
    .sort((a, b) => a.ended - b.ended || a.match.localeCompare(b.match))
    .slice(-MOST)
}

function load(): readonly Played[] {
  try {
    return readHistory(globalThis.localStorage?.getItem(KEPT_AS) ?? null)
  } catch {
    // Blocked by the browser: results last as long as the page.
    return []
  }
}

export const history = new Watched<readonly Played[]>(load())

/** Keeps results. What another tab has kept meanwhile stays. */
export function keepPlayed(played: readonly Played[]): void {
  const all = joined(played, joined(load(), history.get()))
  history.set(all)
  try {
    globalThis.localStorage?.setItem(KEPT_AS, JSON.stringify(all))
  } catch {
    // Full or blocked: they last as long as the page.
  }
}
