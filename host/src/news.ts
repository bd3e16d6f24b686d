import type { Applied, BadInput, Beat, GameEvent, Seat, State } from '@shamble/kernel'
import type { AnswerBehind } from './answers-behind.js'

/** What was taken in one go, and is told in one go. */
export class News {
  /** How many answers were taken. */
  count = 0
  readonly events: GameEvent[] = []
  readonly beats: Beat<State>[] = []
  readonly dropped: AnswerBehind[] = []
  fault: BadInput | null = null
  /** Who may know of any of them. */
  knownTo: readonly Seat[] | 'all' = []
  /** Whether dice are asked for. */
  needsDice = false

  tell({ state, events, beats, knownTo }: Pick<Applied<State>, 'state' | 'events' | 'beats' | 'knownTo'>): void {
    this.count++
    this.knownTo = knownTo === 'all' || this.knownTo === 'all' ? 'all' : [...this.knownTo, ...knownTo]
    this.events.push(...events)
    // An answer that was one step is a step of several answers.
    this.beats.push(...(beats.length > 0 ? beats : [{ state, events }]))
  }

  ask(): void {
    this.needsDice = true
  }

  drop(steps: readonly AnswerBehind[]): void {
    this.dropped.push(...steps)
  }

  trouble(fault: BadInput): void {
    this.fault = fault
  }
}
