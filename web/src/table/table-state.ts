import type { Draft } from '@shamble/drafts'
import { type DiceNeeded, type Fault, type Hint, type Moment, NO_CHOICES, type PlainChoices } from '@shamble/host'
import type { Action, GameEvent, Refusal, Seat, ViewBase, Viewer } from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import type { Passage, Planned, Spot, Walks } from '../games/table-game.js'
import type { Staging } from './stage.js'

/** One line of the record, with the number of the moment that it led to. */
export interface LogLine {
  readonly seq: number
  readonly turn: number
  readonly event: GameEvent
}

/** An answer, and the table on which it was given. */
export interface Aimed {
  readonly view: ViewBase
  readonly answer: Action
}

/** What a table shows, all of it; the parts of the page draw from this and nothing else. */
export interface TableState {
  readonly moment: Moment | null
  /** What led to this moment, for what is shown once. */
  readonly news: readonly GameEvent[]
  /** The passage that is being shown, and for how long. */
  readonly passage: Passage | null
  readonly walks: Walks | null
  /** As much of it as has been said. */
  readonly spoken: readonly GameEvent[]
  /**
   * The roll that is being staged, how far it has come, how the table was before it, and whose odds it decides; of a
   * volley, the odds that stay until its last die.
   */
  readonly staging:
    | (Staging & { readonly before: ViewBase; readonly answer: Action | null; readonly odds: Aimed | null })
    | null
  /** The one of them that has a scene, as long as that is shown. */
  readonly scene: GameEvent | null
  /** Whether the match is over and its last move has been shown. */
  readonly isOver: boolean
  /** Steps of others that are still to be shown. */
  readonly waiting: number
  /** Whether some of what others did was passed over, and can be shown again. */
  readonly hasSkipped: boolean
  readonly viewer: Viewer
  /** What may be answered now, and the view that goes with it: the question behind a window where one can be foreseen. */
  readonly view: ViewBase | null
  readonly choices: PlainChoices
  /** The person who is to take the screen over; nothing else is shown until then. */
  readonly curtain: Seat | null
  /** A window for several people at one screen: one neutral question instead of a curtain each. */
  readonly anyone: readonly Seat[]
  /** What everybody may see meanwhile. */
  readonly open: Moment | null
  /** What everybody has heard last, for that question. */
  readonly heard: readonly GameEvent[]
  /** Who has not seen what they hold since it changed, while that question is asked. */
  readonly unseen: readonly Seat[]
  /** Whom that question leaves out, and the kinds of window in which it is not asked. */
  readonly quiet: Quiet
  /** Someone came forward and is not asked: they go on when they like, so that nobody learns what they hold. */
  readonly excused: boolean
  /** Whether they only wanted to see what they hold. */
  readonly looks: boolean
  /** Whether someone acts although nobody asks them. */
  readonly steppedIn: boolean
  readonly dice: DiceNeeded | null
  readonly past: { readonly seq: number; readonly moment: Moment } | null
  readonly picked: readonly Spot[]
  readonly pointed: Spot | null
  /** The one of several answers at a spot that is chosen, where a finger or a turn handle has chosen. */
  readonly chosen: Action | null
  /** The answer whose key is hovered or focused. */
  readonly looked: Action | null
  /** The spot that a finger has touched once: the second touch, or the key, does it. */
  readonly armed: Spot | null
  /** The answer that is being composed, where one can be. */
  readonly draft: Draft | null
  /** Answers that wait for what is being composed behind them. */
  readonly plan: Planned | null
  /** Which list of answers is open, or which kind is being composed, where the game has such lists. */
  readonly menu: string | null
  /** A tool of the game's own that is in hand: a ruler. */
  readonly tool: string | null
  readonly refusal: Refusal | null
  readonly log: readonly LogLine[]
  readonly hint: Hint | null
  /** Whether the hint came unasked: then it is below the buttons, which stay where they are. */
  readonly isSuggested: boolean
  readonly trouble: Fault | null
  /** `hold`: stop me wherever I could respond. `never`: not again before my next turn. */
  readonly stops: 'calm' | 'hold' | 'never'
}

export interface Quiet {
  readonly seats: readonly Seat[]
  readonly kinds: readonly string[]
}

export const EMPTY: TableState = {
  moment: null,
  news: [],
  passage: null,
  walks: null,
  spoken: [],
  staging: null,
  scene: null,
  isOver: false,
  waiting: 0,
  hasSkipped: false,
  viewer: 'spectator',
  view: null,
  choices: NO_CHOICES,
  curtain: null,
  anyone: [],
  open: null,
  heard: [],
  unseen: [],
  quiet: { seats: [], kinds: [] },
  excused: false,
  looks: false,
  steppedIn: false,
  dice: null,
  past: null,
  picked: [],
  pointed: null,
  chosen: null,
  looked: null,
  armed: null,
  draft: null,
  plan: null,
  menu: null,
  tool: null,
  refusal: null,
  log: [],
  hint: null,
  isSuggested: false,
  trouble: null,
  stops: 'calm',
}

/** The seats of those who sit at this table. */
export function personsOf(moment: Moment): Seat[] {
  return moment.seats.flatMap((plan, seat) => (plan.by === 'person' && !plan.elsewhere ? [seat] : []))
}

export function linesOf(entries: readonly Pick<LogEntry, 'after' | 'turn' | 'events'>[]): LogLine[] {
  return entries.flatMap(({ after, turn, events }) => {
    let now = turn
    return events.map((event) => {
      // What ended a turn belongs to it; what tells that the next one has begun belongs to that.
      const begun = event.about?.['turn']
      if (typeof begun === 'number') now = begun
      return { seq: after, turn: now, event }
    })
  })
}
