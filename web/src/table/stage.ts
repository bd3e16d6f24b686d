import type { GameEvent } from '@shamble/kernel'
import type { Step } from './playback.js'

/**
 * In which order a step with dice comes through the page: the die may wait in the hand until its key is pressed; it
 * tumbles over the table as it was, lands, and is there for a while; then the board shows what came of it, counters
 * follow, the record writes, and last of all it is said.
 */
export const CUES = ['ready', 'roll', 'landed', 'board', 'counters', 'record', 'speech'] as const
export type Cue = (typeof CUES)[number]

/**
 * `full`: one thing after another, as oneself rolls.
 * `typed`: the same for dice that people threw on their own table and typed in: nothing tumbles.
 * `short`: someone else's roll: the die is there, and then its result, all at once.
 */
export type Form = 'full' | 'typed' | 'short'

/** One moment of a staged step. */
export interface Staging {
  readonly cue: Cue
  /** The roll that it is about. */
  readonly roll: GameEvent
}

export interface StagedCue extends Staging {
  /** What is told by now of the step; the board has it from `board` on, the record and the one who speaks from theirs. */
  readonly events: readonly GameEvent[]
  /** Whether this roll's result is the step's own, and not one on the way that leaves the board as it is. */
  readonly isLast: boolean
  /** Milliseconds until the next one; `UNTIL_PRESSED` where a person says when. */
  readonly time: number
}

/** It waits for a key. */
export const UNTIL_PRESSED = Number.POSITIVE_INFINITY

/** How long each cue of a roll lasts, in milliseconds. */
export interface Tempo {
  /** Whether the die waits in the hand of the one who rolls it. */
  readonly isHeld?: boolean
  readonly tumble: number
  readonly pause: number
  readonly gap: number
  /** How long the last one stays. */
  readonly hold: number
}

/** Of many rolls that come in one step only the last ones are staged. */
const MOST_ROLLS = 3

export const hasDice = ({ dice }: GameEvent): boolean => dice !== undefined && dice.length > 0

/** Whether something that comes with this cue is there already. */
export const hasCome = (staging: Staging | null, cue: Cue): boolean =>
  staging === null || CUES.indexOf(staging.cue) >= CUES.indexOf(cue)

/** The cues of a step, one after another; none where nothing was rolled. */
export function cuesOf({ events }: Pick<Step, 'events'>, tempo: (roll: GameEvent) => Tempo): StagedCue[] {
  const groups = rollsOf(events)
  return groups.flatMap(({ roll, told }, i) => {
    const { isHeld = false, tumble, pause, gap, hold } = tempo(roll)
    const isLast = i === groups.length - 1
    const times: Readonly<Record<Cue, number>> = {
      ready: UNTIL_PRESSED,
      roll: tumble,
      landed: pause,
      board: gap,
      counters: gap,
      record: gap,
      speech: hold,
    }
    return CUES.filter((cue) => cue !== 'ready' || isHeld).map((cue) => ({
      cue,
      roll,
      events: told,
      isLast,
      time: times[cue],
    }))
  })
}

/** Each roll with what is told of it: what came before the first die waits for it, what follows one belongs to it. */
function rollsOf(events: readonly GameEvent[]): { roll: GameEvent; told: GameEvent[] }[] {
  const starts = events.flatMap((event, i) => (hasDice(event) ? [i] : [])).slice(-MOST_ROLLS)
  return starts.map((start, i) => ({
    roll: events[start]!,
    told: events.slice(i === 0 ? 0 : start, starts[i + 1] ?? events.length),
  }))
}
