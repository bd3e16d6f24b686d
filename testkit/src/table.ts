import { ScriptedChance, seededChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  Engine,
  type Frame,
  type GameEvent,
  type Plain,
  type Refusal,
  type Seat,
  type State,
  silently,
  type ViewBase,
} from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'

export interface Script {
  readonly dice?: readonly number[]
  readonly draws?: readonly Plain[]
}

/** A table for tests: a position, then plays in the game's own notation with exact dice. */
export class TestTable<S extends State, F extends Frame, A extends Action, V extends ViewBase> {
  readonly module: GameModule<S, F, A, V>
  readonly engine: Engine<S, F, A, V>
  state: S
  events: readonly GameEvent[] = []
  last: Applied<S> | null = null

  constructor(module: GameModule<S, F, A, V>, state: S) {
    this.module = module
    this.engine = new Engine(module.game)
    this.state = state
  }

  /** Set up as the rules say, with scripted dice and draws. */
  static start<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    module: GameModule<S, F, A, V>,
    options: Readonly<Record<string, Plain>> = {},
    script: Script = {},
  ): TestTable<S, F, A, V> {
    const engine = new Engine(module.game)
    const chance = new ScriptedChance(script)
    const { state, events } = engine.start(resolveOptions(module.game.options, options), chance)
    expectUsed(chance, 'set-up')
    const table = new TestTable(module, state)
    table.events = events
    return table
  }

  /** From a position text. */
  static at<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
    module: GameModule<S, F, A, V>,
    position: string,
    options: Readonly<Record<string, Plain>> = {},
    script: Script = {},
  ): TestTable<S, F, A, V> {
    const engine = new Engine(module.game)
    const state = module.position.read(position, resolveOptions(module.game.options, options), seededChance('position'))
    const chance = new ScriptedChance(script)
    engine.settle(state, silently(chance))
    expectUsed(chance, 'position')
    return new TestTable(module, state)
  }

  /** `play('x: mark b2', { dice: [5, 2] })`. Fails when it is refused or when a die is left over. */
  play(line: string, script: Script = {}): this {
    const { seat, action } = this.#read(line)
    const chance = new ScriptedChance(script)
    const result = this.engine.apply(this.state, seat, action, chance)
    if (!result.ok) throw new Error(`"${line}" is refused by ${result.refusal.rule}`)
    expectUsed(chance, line)
    this.state = result.state
    this.events = result.events
    this.last = result
    return this
  }

  /** The refusal of a play; fails when it is accepted. */
  refusal(line: string): Refusal {
    const { seat, action } = this.#read(line)
    const result = this.engine.apply(this.state, seat, action, new ScriptedChance())
    if (result.ok) throw new Error(`"${line}" is accepted`)
    return result.refusal
  }

  /** Whether a play would be accepted, be it listed or composed. */
  allows(line: string): boolean {
    const { seat, action } = this.#read(line)
    return this.engine.refusal(this.state, seat, action as A) === null
  }

  /** What a seat is offered, in notation. */
  offered(seat: string): string[] {
    return this.engine.choices(this.state, this.seat(seat)).actions.map((action) => this.module.notation.write(action))
  }

  /** Who is being asked what: `x: mark`. */
  asked(): string[] {
    const words = this.module.game.seats(this.state.options)
    return this.state.questions.map((question) => `${words[question.seat]}: ${question.kind}`)
  }

  seat(word: string): Seat {
    const seat = this.module.game.seats(this.state.options).indexOf(word)
    if (seat < 0) throw new Error(`no seat is called "${word}"`)
    return seat
  }

  view(word: string): V {
    return this.module.game.view(this.state, word === 'spectator' ? 'spectator' : this.seat(word))
  }

  #read(line: string): { seat: Seat; action: A | { type: string } } {
    const colon = line.indexOf(':')
    const written = line.slice(colon + 1).trim()
    const action = /^(resign|expire)$/.test(written) ? { type: written } : this.module.notation.read(written)
    if (action === null) throw new Error(`"${written}" is no action of ${this.module.game.id}`)
    return { seat: this.seat(line.slice(0, colon).trim()), action }
  }
}

function expectUsed(chance: ScriptedChance, where: string): void {
  const { dice, draws } = chance.unused
  if (dice.length + draws.length > 0)
    throw new Error(`${where}: unused dice ${JSON.stringify(dice)}, unused draws ${JSON.stringify(draws)}`)
}
