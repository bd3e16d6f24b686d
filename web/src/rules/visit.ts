import type { HostRequest, Moment, Replies, Reply } from '@shamble/host'
import type { Action, GameEvent, Seat } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import type { TableModule } from '../games/page-module.js'
import type { TableGame } from '../games/table-game.js'
import { personsOf } from '../table/table-state.js'
import { sectionOf } from './book.js'

export type Ask = <T extends HostRequest>(request: T) => Promise<Reply<Replies[T['type']]>>

/** The moment that brought someone to the rules, as the viewer may know it. */
export interface Visit {
  /**
   * Before the answer of the line where the line tells of that answer, after it where it tells of what followed; the
   * table as it is where no line was followed.
   */
  readonly moment: Moment
  /** The table as it is now. */
  readonly now: Moment
  readonly line: {
    readonly entry: LogEntry
    readonly event: GameEvent
    /** Whether it tells of the answer itself, and not of what followed from it. */
    readonly isDirect: boolean
  } | null
}

/**
 * Whose eyes are used. One person at the screen sees what is theirs; of several, where something is secret, nobody sees
 * more than everybody may.
 */
export function seatFor(now: Moment, module: Pick<TableModule, 'game'>): Seat | null {
  const persons = personsOf(now)
  if (now.outcome !== null || persons.length === 0) return null
  return persons.length === 1 || !module.game.secrets(now.view.options) ? persons[0]! : null
}

const chapterOf = (rule: string): string => sectionOf(rule).split('.')[0]!

/**
 * The event of an entry that a rule was read from: its own, one that it changed, one of its section or of its
 * chapter, the last with dice.
 */
export function eventFor(entry: LogEntry, rule: string | null): GameEvent | null {
  const { events } = entry
  const own = events.find((event) => event.rule === rule)
  const changed = events.find((event) => event.modifiers?.some((modifier) => modifier.rule === rule))
  const near = rule === null ? undefined : events.find((event) => sectionOf(event.rule) === sectionOf(rule))
  const rolled = events.filter((event) => event.dice !== undefined)
  const akin = rule === null ? undefined : rolled.findLast((event) => chapterOf(event.rule) === chapterOf(rule))
  return own ?? changed ?? near ?? akin ?? rolled.at(-1) ?? events.at(-1) ?? null
}

/** What an answer does is told first, and under one chapter; what comes of it belongs to others. */
export function tellsOfAnswer({ events }: LogEntry, event: GameEvent): boolean {
  const until = events.slice(0, events.indexOf(event) + 1)
  return until.every(({ rule }) => chapterOf(rule) === chapterOf(event.rule))
}

/** Among what may be done now, the first that a rule is about; else the first that its section is about. */
export function actionFor(game: Pick<TableGame, 'module'>, moment: Moment, rule: string | null): Action | null {
  if (rule === null || !moment.choices.asked) return null
  const { module } = game
  const cites = (action: Action): readonly string[] => {
    const odds = module.game.odds?.(moment.view, action) ?? null
    return [
      ...(odds?.modifiers.map((modifier) => modifier.rule) ?? []),
      odds?.rule ?? '',
      module.rule(action, moment.view),
    ]
  }
  const cited = moment.choices.actions.map((action) => ({ action, ids: cites(action) }))
  const exact = cited.find(({ ids }) => ids.includes(rule))
  return (exact ?? cited.find(({ ids }) => ids.some((id) => sectionOf(id) === sectionOf(rule))))?.action ?? null
}

/** Asks the host how things stood at a line of the record, or how they stand. */
export async function loadVisit(
  ask: Ask,
  module: Pick<TableModule, 'game'>,
  match: string,
  seq: number | null,
  rule: string | null,
): Promise<Visit | null> {
  let first = await ask({ type: 'look', match })
  if (!first.ok) {
    // The page was loaded anew: nobody has opened the match yet.
    const opened = await ask({ type: 'open', match, reading: true })
    if (!opened.ok) return null
    first = await ask({ type: 'look', match })
  }
  if (!first.ok) return null
  const seat = seatFor(first.value, module)
  const eyes = seat === null ? {} : { seat }
  const own = seat === null ? first : await ask({ type: 'look', match, seat })
  const now = own.ok ? own.value : first.value
  if (seq === null) return { moment: now, now, line: null }
  const log = await ask({ type: 'log', match, ...eyes })
  const entry = log.ok
    ? log.value.entries.findLast(({ after, events }) => after <= seq && events.length > 0)
    : undefined
  const event = entry === undefined ? null : eventFor(entry, rule)
  if (entry === undefined || event === null) return { moment: now, now, line: null }
  const isDirect = tellsOfAnswer(entry, event)
  const wanted = await ask({ type: 'past', match, seq: isDirect ? entry.seq : entry.after, ...eyes })
  // Nothing is kept of the moment before a match begins.
  const then = wanted.ok ? wanted : await ask({ type: 'past', match, seq: entry.after, ...eyes })
  return { moment: then.ok ? then.value : now, now, line: { entry, event, isDirect: isDirect && wanted.ok } }
}
