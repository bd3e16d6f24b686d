import type { HostRequest, ListedCard, Replies, Reply } from '@shamble/host'
import { allSeries } from '@shamble/host/series'
import type { Plain } from '@shamble/kernel'
import * as z from 'zod/mini'
import { historySchema, type Played } from '../history/history.js'

// All that this browser keeps of the page, as one file; and back again, all of it or nothing.

const VERSION = 1

const everythingSchema = z.object({
  shamble: z.literal('everything'),
  version: z.literal(VERSION),
  made: z.int().check(z.nonnegative()),
  settings: z.record(z.string(), z.unknown()),
  history: historySchema,
  /** Sets of rules that people named, by game. */
  rules: z.record(z.string(), z.array(z.object({ name: z.string(), options: z.record(z.string(), z.unknown()) }))),
  things: z.array(z.object({ game: z.string(), kind: z.string(), name: z.string(), value: z.json() })),
  /** Files of matches and of series. */
  matches: z.array(z.string()),
})

export type Everything = z.infer<typeof everythingSchema>

export interface KeptThing {
  readonly game: string
  readonly kind: string
  readonly name: string
  readonly value: Plain
}

type Ask = <T extends HostRequest>(request: T) => Promise<Reply<Replies[T['type']]>>

/** Where everything is kept: the browser, or something simpler for a test. */
export interface Keeper {
  readonly ask: Ask
  /** Saved matches, without what is only practice. */
  cards(): Promise<readonly ListedCard[]>
  settings(): Readonly<Record<string, unknown>>
  history(): readonly Played[]
  rules(): Everything['rules']
  things(): Promise<readonly KeptThing[]>
  /** Keeps a thing; gives what takes it back, or `null` where it was there already. */
  keepThing(thing: KeptThing): Promise<(() => Promise<void>) | null>
  /** Keeps what can no longer fail. */
  keepRest(rest: Pick<Everything, 'settings' | 'history' | 'rules'>): void
}

/** Everything as one file; `left` counts matches that could not be read. */
export async function gather(from: Keeper, made: number): Promise<{ readonly file: string; readonly left: number }> {
  const matches: string[] = []
  let left = 0
  for (const series of allSeries(await from.cards())) {
    const reply = await from.ask({ type: 'export', match: series.at(-1)!.id })
    if (reply.ok) matches.push(reply.value.record)
    else left++
  }
  const things = (await from.things()).map(({ game, kind, name, value }) => ({ game, kind, name, value }))
  const everything = {
    shamble: 'everything',
    version: VERSION,
    made,
    settings: from.settings(),
    history: from.history(),
    rules: from.rules(),
    things,
    matches,
  }
  return { file: `${JSON.stringify(everything)}\n`, left }
}

/** Why a file is not read: nothing of it was kept then. */
export type Refused =
  | { readonly why: 'foreign' | 'newer' | 'unkept' }
  | { readonly why: 'damaged'; readonly where: string }
  | { readonly why: 'match'; readonly number: number; readonly reply: Reply }

export function readEverything(file: string): { readonly everything: Everything } | Refused {
  let given: unknown
  try {
    given = JSON.parse(file)
  } catch {
    return { why: 'foreign' }
  }
  const { shamble, version } = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  if (shamble !== 'everything') return { why: 'foreign' }
  if (typeof version === 'number' && version > VERSION) return { why: 'newer' }
  const read = everythingSchema.safeParse(given)
  if (read.success) return { everything: read.data }
  return { why: 'damaged', where: read.error.issues[0]!.path.join('.') }
}

/** What was new in a file. */
export interface Added {
  readonly matches: number
  readonly things: number
  readonly results: number
}

/** Which match the last of a file is, and how far it has come. */
function lastOf(record: string): { readonly salt: string; readonly entries: number } {
  const lines = record.split('\n')
  const header = lines.findLastIndex((line) => line.startsWith('{"shamble"'))
  try {
    const { salt } = JSON.parse(lines[header] ?? '') as { salt?: unknown }
    return { salt: String(salt), entries: lines.slice(header).filter((line) => line.startsWith('[')).length }
  } catch {
    return { salt: '', entries: 0 }
  }
}

/** Keeps what a file holds besides what is here; where anything of it cannot be kept, nothing is. */
export async function restore(file: string, into: Keeper): Promise<Added | Refused> {
  const read = readEverything(file)
  if ('why' in read) return read
  const { settings, history, rules, things, matches } = read.everything
  const undo: (() => Promise<unknown>)[] = []
  const takeBack = async (): Promise<void> => {
    for (const step of undo.reverse()) await step().catch(() => {})
  }
  try {
    const here = new Map<string, number>()
    for (const series of allSeries(await into.cards())) {
      const reply = await into.ask({ type: 'export', match: series.at(-1)!.id })
      if (!reply.ok) continue
      const { salt, entries } = lastOf(reply.value.record)
      here.set(salt, Math.max(entries, here.get(salt) ?? 0))
    }
    // A match that is here already, as far as in the file or farther, stays as it is.
    const fresh = matches.filter((record) => {
      const { salt, entries } = lastOf(record)
      return entries > (here.get(salt) ?? -1)
    })
    for (const record of fresh) {
      const reply = await keepMatch(record, into.ask)
      if (!reply.ok) {
        await takeBack()
        return { why: 'match', number: matches.indexOf(record) + 1, reply }
      }
      const { match } = reply.value
      undo.push(() => into.ask({ type: 'delete', match }))
      // Nobody plays on in it, not even bots.
      await into.ask({ type: 'close', match })
    }
    let made = 0
    for (const thing of things) {
      const back = await into.keepThing(thing as KeptThing)
      if (back === null) continue
      undo.push(back)
      made++
    }
    const known = new Set(into.history().map(({ match }) => match))
    into.keepRest({ settings, history, rules })
    const results = history.filter(({ match }) => !known.has(match)).length
    return { matches: fresh.length, things: made, results }
  } catch {
    await takeBack()
    return { why: 'unkept' }
  }
}

/** Under the rules of now, where it was played by earlier ones. */
async function keepMatch(record: string, ask: Ask): Promise<Reply<Replies['import']>> {
  const reply = await ask({ type: 'import', record, recover: false })
  if (reply.ok || !('error' in reply) || !reply.error.where.includes('rulesVersion')) return reply
  return ask({ type: 'import', record, recover: false, otherRules: 'continue' })
}
