import { seededChance } from '@shamble/chance'
import {
  type Action,
  BadInput,
  canonical,
  type Engine,
  type Frame,
  type Plain,
  type RuleId,
  type Seat,
  type State,
  type ViewBase,
} from '@shamble/kernel'
import type { GameModule, Speak } from '@shamble/module'
import { faultSentence, gameSpeaker, refusalSentence } from '@shamble/text'
import { expect } from 'vitest'

/** What a test expects of bad input to a game: a rule, or a path and a reason, said in both languages. */
export class Complaints {
  readonly #english: Speak
  readonly #french: Speak

  constructor(module: GameModule) {
    this.#english = gameSpeaker(module, 'en')
    this.#french = gameSpeaker(module, 'fr')
  }

  /** Refused under a rule, and nothing has changed. @param seat the first that is asked, where it is not said */
  expectRefused<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    { engine, state }: { readonly engine: Engine<S, F, A, V>; readonly state: S },
    action: A,
    rule: RuleId,
    seat: Seat = state.questions[0]!.seat,
  ): void {
    const before = canonical(state as unknown as Plain)
    const result = engine.apply(state, seat, action, seededChance('refused'))
    if (result.ok) throw new Error(`${JSON.stringify(action)} is accepted`)
    const { refusal } = result
    expect(refusal.rule).toBe(rule)
    const key = `refuse.${refusal.key ?? refusal.rule}`
    const [inEnglish, inFrench] = [refusalSentence(refusal, this.#english), refusalSentence(refusal, this.#french)]
    for (const sentence of [inEnglish, inFrench]) {
      expect(sentence).not.toMatch(/\{\{|^refuse\./)
      expect(sentence).not.toBe(key)
    }
    expect(inFrench).not.toBe(inEnglish)
    expect(canonical(state as unknown as Plain)).toBe(before)
  }

  /** Refused with a path and a reason. */
  expectFault(make: () => unknown, where: string | RegExp, reason: string): void {
    let fault: unknown
    try {
      make()
    } catch (error) {
      fault = error
    }
    if (!(fault instanceof BadInput)) throw new Error(`accepted, or broken: ${fault}`)
    if (typeof where === 'string') expect(fault.where).toBe(where)
    else expect(fault.where).toMatch(where)
    expect(fault.reason).toContain(reason)
    const said = faultSentence(fault, this.#french)
    expect(said).not.toMatch(/\{\{/)
    expect(said).not.toBe(faultSentence(fault, this.#english))
  }
}
