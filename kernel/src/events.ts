import type { Params } from './offers.js'
import type { Plain } from './plain.js'
import type { RuleId } from './rules.js'
import type { BoardPoint } from './space-shape.js'
import type { Seat, Viewer } from './state.js'

/** One reason why a number changed, with the rule that says so. */
export interface Modifier {
  readonly rule: RuleId
  readonly value: number
}

/** The way that a piece took, from where it was to where it is: between two views a table moves it along there. */
export interface Way {
  /** By the id that the view, or the plan, gives it. */
  readonly piece: number | string
  readonly points: readonly BoardPoint[]
}

/** Something that happened, for people: a projection of the state's change, never its source. */
export interface GameEvent {
  /** The sentence is the catalogue's `event.<kind>`, filled with `data`. */
  readonly kind: string
  readonly rule: RuleId
  readonly seat?: Seat
  readonly dice?: readonly number[]
  readonly modifiers?: readonly Modifier[]
  /** Words and numbers for the sentence. Nothing reads them back: programs have `about`. */
  readonly data?: Params
  /** What it is about, for programs: pieces, places and cards by their ids. Each game types its own. */
  readonly about?: Readonly<Record<string, Plain>>
  /** What a drawing needs of it, while it happens. Anyone who learns of the event sees it. */
  readonly way?: Way
  /**
   * Members of `data` and `about` that the rules hide again: shown when it happens, gone when the log is read back
   * (`event.<kind>.faded`) while the match runs.
   */
  readonly fleeting?: readonly string[]
  /** Who learns of it at all; everybody when absent. */
  readonly seenBy?: readonly Seat[]
  /** What only some seats learn: they read `event.<kind>.known`, filled with `data` and this. */
  readonly secret?: {
    readonly seenBy: readonly Seat[]
    readonly data: Params
    /** Dice that only they see fall: theirs is an event with these dice. */
    readonly dice?: readonly number[]
  }
}

/** The event with all that it holds, as those know it who may know everything. */
export function opened(event: GameEvent): GameEvent {
  return event.secret?.dice === undefined ? event : { ...event, dice: event.secret.dice }
}

/** The event as the log keeps it for as long as the match runs: words stay, what was drawn has been seen. */
export function faded(event: GameEvent): GameEvent {
  if (event.way !== undefined) {
    const { way: _way, ...told } = event
    return faded(told)
  }
  const { fleeting, data, about } = event
  if (fleeting === undefined) return event
  const kept = <T>(members: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(members).filter(([name]) => !fleeting.includes(name)))
  return { ...event, ...(data && { data: kept(data) }), ...(about && { about: kept(about) }) }
}

/** The event as one viewer may know it; `null` when it is none of their business. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent | null {
  if (event.seenBy !== undefined && (viewer === 'spectator' || !event.seenBy.includes(viewer))) return null
  if (event.secret === undefined) return event
  if (viewer !== 'spectator' && event.secret.seenBy.includes(viewer)) return opened(event)
  const { secret: _secret, ...rest } = event
  return rest
}

/** The events that one viewer may know of, each as they may know it. */
export function seenEvents(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => eventFor(event, viewer)).filter((event) => event !== null)
}
