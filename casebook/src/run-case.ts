import { ScriptedChance, seededChance } from '@shamble/chance'
import {
  type Action,
  BadInput,
  Engine,
  type GameEvent,
  listenToRules,
  type Options,
  type Plain,
  type Seat,
  type State,
  silently,
  when,
} from '@shamble/kernel'
import { type GameModule, printedOptions } from '@shamble/module'
import type { CaseFile, CaseStep } from './case-file.js'
import { differences } from './expectations.js'

/** One thing that was expected and did not happen. */
export interface CaseFailure {
  /** The step's number, from 1; 0 is the beginning. */
  readonly step: number
  readonly expected: string
  readonly happened: string
}

export interface CaseReport {
  readonly title: string
  readonly game: string
  readonly failures: readonly CaseFailure[]
  /** Rules that the engine consulted while the case ran. */
  readonly consulted: ReadonlySet<string>
}

/**
 * Plays one case and says what differs from what it expects.
 * @throws BadInput when the case itself cannot be played: an impossible position, an unknown seat or option
 */
export function runCase(module: GameModule, file: CaseFile): CaseReport {
  const consulted = new Set<string>()
  const stop = listenToRules((rule) => consulted.add(rule))
  try {
    const table = new CaseTable(module, file)
    table.play()
    for (const rule of file.rules) {
      const entry = module.ledger.find((known) => known.id === rule)
      if (entry === undefined) throw new BadInput('rules', `"${rule}" is not a rule of ${module.game.id}`)
      if (entry.class === 'behaviour' && !consulted.has(rule)) {
        table.failures.push({
          step: file.steps.length,
          expected: `${rule} is applied`,
          happened: 'it was never consulted',
        })
      }
    }
    return { title: file.title, game: file.game, failures: table.failures, consulted }
  } finally {
    stop()
  }
}

/** The state of a case while it is played. */
export class CaseTable {
  readonly module: GameModule
  readonly engine: Engine
  readonly seats: readonly string[]
  readonly failures: CaseFailure[] = []
  readonly #file: CaseFile
  readonly #options: Options
  state: State
  events: GameEvent[] = []
  #chance: ScriptedChance

  constructor(module: GameModule, file: CaseFile) {
    this.module = module
    this.engine = new Engine(module.game)
    this.#file = file
    const options = printedOptions(module.game.options, file.options ?? {}, file.preset ?? null)
    this.#options = options
    this.seats = module.game.seats(options)
    this.#chance = this.#scripted(file.setup)
    if (file.position !== undefined) {
      this.state = module.position.read(file.position, options, seededChance('case', file.title))
      this.engine.settle(this.state, { ...silently(this.#chance), emit: (event) => this.#hear(event) })
    } else {
      const begun = this.engine.start(
        options,
        file.setup === undefined ? seededChance('case', file.title) : this.#chance,
      )
      this.state = begun.state
      this.events = [...begun.events]
    }
    this.#expectUsed(0)
  }

  /** What a word of the case stands for in this game, or the word itself. */
  named(word: Plain): Plain {
    return typeof word === 'string' ? (this.module.named?.(word, this.#options) ?? word) : word
  }

  #scripted({ dice, draws }: Pick<CaseStep, 'dice' | 'draws'> = {}): ScriptedChance {
    return new ScriptedChance({ dice, draws: draws?.map((item) => this.named(item)) })
  }

  /** What happens before the first answer applies its rules as well. */
  #hear(event: GameEvent): void {
    for (const { rule } of [event, ...(event.modifiers ?? [])]) when(rule, true)
    this.events.push(event)
  }

  play(): void {
    this.#file.steps.forEach((step, i) => {
      this.#chance = this.#scripted(step)
      if (step.do !== undefined || step.refuse !== undefined) this.events = []
      const number = i + 1
      try {
        this.#step(step, number)
        if (step.hold !== true) this.#letOthersPass(this.#file.steps.slice(number))
      } catch (error) {
        // Only chance running out of scripted dice or draws is a failure of the case; the rest cannot be played.
        if (!(error instanceof BadInput) || !this.module.ledger.some((entry) => entry.id === error.where)) throw error
        this.#fail(number, 'the dice and draws that the step gives', error.message)
        return
      }
      this.#expectUsed(number)
      for (const { expected, happened } of differences(this, step.expect ?? {})) this.#fail(number, expected, happened)
    })
  }

  /** Reads `seat: action`. */
  read(line: string): { seat: Seat; action: Action | { readonly type: string } } {
    const colon = line.indexOf(':')
    if (colon < 0) throw new BadInput(`"${line}"`, 'write "seat: action"')
    const written = line.slice(colon + 1).trim()
    const action = /^(resign|expire)$/.test(written) ? { type: written } : this.module.notation.read(written)
    if (action === null) throw new BadInput(`"${line}"`, `"${written}" is no action of ${this.module.game.id}`)
    return { seat: this.seat(line.slice(0, colon).trim()), action }
  }

  seat(word: string): Seat {
    const seat = this.seats.indexOf(word)
    if (seat < 0) throw new BadInput(`"${word}"`, `no such seat; there are ${this.seats.join(', ')}`)
    return seat
  }

  #step(step: CaseStep, number: number): void {
    const line = step.do ?? step.refuse
    if (line === undefined) return
    const { seat, action } = this.read(line)
    const result = this.engine.apply(this.state, seat, action, this.#chance)
    if (!result.ok) {
      const { rule } = result.refusal
      if (step.do !== undefined) this.#fail(number, `"${line}" is accepted`, `refused by ${rule}`)
      else if (step.rule !== undefined && step.rule !== rule)
        this.#fail(number, `"${line}" is refused by ${step.rule}`, `refused by ${rule}`)
      return
    }
    if (step.refuse !== undefined) {
      this.#fail(number, `"${line}" is refused${step.rule === undefined ? '' : ` by ${step.rule}`}`, 'it is accepted')
    }
    this.state = result.state
    this.events.push(...result.events)
  }

  /** Seats that the case does not mention let windows pass, until the next step can be taken. */
  #letOthersPass(rest: readonly CaseStep[]): void {
    const next = rest.find((step) => step.do !== undefined || step.refuse !== undefined)
    const line = next?.do ?? next?.refuse
    const wanted = line === undefined ? null : this.read(line)
    for (;;) {
      const frame = this.state.frames[this.state.frames.length - 1]
      const question = this.state.questions[0]
      if (frame?.kind !== 'window' || question === undefined || this.state.outcome !== null) return
      if (wanted !== null) {
        const mayAct = this.engine.refusal(this.state, wanted.seat, wanted.action) === null
        const isAsked = this.state.questions.some((asked) => asked.seat === wanted.seat)
        if (mayAct || (next?.refuse !== undefined && isAsked)) return
      }
      const pass = this.engine.procedure(frame).expire!(this.state, frame, question.seat)
      const result = this.engine.apply(this.state, question.seat, pass, this.#chance)
      if (!result.ok) return
      this.state = result.state
      this.events.push(...result.events)
    }
  }

  #expectUsed(step: number): void {
    const { dice, draws } = this.#chance.unused
    if (dice.length > 0) this.#fail(step, 'every die is used', `left over: ${dice.join(', ')}`)
    if (draws.length > 0)
      this.#fail(step, 'every draw is used', `left over: ${draws.map((item) => JSON.stringify(item)).join(', ')}`)
  }

  #fail(step: number, expected: string, happened: string): void {
    this.failures.push({ step, expected, happened })
  }
}
