import type { Applied, BadInput, Beat, GameEvent, State } from '@shamble/kernel'
import type { AnswerBehind } from './answers-behind.js'
import type { DiceNeeded } from './port.js'

/** What was taken in one go, and is told in one go. */
export class News {
  /** How many answers were taken. */
  count = 0
  readonly events: GameEvent[] = []
  readonly beats: Beat<State>[] = []
  readonly dropped: AnswerBehind[] = []
  fault: BadInput | null = null
  dice: DiceNeeded | null = null

  tell({ state, events, beats }: Pick<Applied<State>, 'state' | 'events' | 'beats'>): void {
    this.count++
    this.events.push(...events)
    // An answer that was one step is a step of several answers.
    this.beats.push(...(beats.length > 0 ? beats : [{ state, events }]))
  }

  ask(dice: DiceNeeded): void {
    this.dice = dice
  }

  drop(steps: readonly AnswerBehind[]): void {
    this.dropped.push(...steps)
  }

  trouble(fault: BadInput): void {
    this.fault = fault
  }
}
