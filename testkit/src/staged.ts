import { ScriptedChance } from '@shamble/chance'
import {
  type Action,
  type Applied,
  cite,
  Engine,
  type Frame,
  type Game,
  type GameEvent,
  type Play,
  type Refusal,
  type Seat,
  type State,
  type ViewBase,
} from '@shamble/kernel'
import type { Script } from './table.js'

/** A state that a test has put together: answers as data with exact dice, and no die may be left over. */
export class StagedTable<S extends State, F extends Frame, A extends Action, V extends ViewBase> {
  readonly engine: Engine<S, F, A, V>
  state: S
  /** What happened since the last answer. */
  events: readonly GameEvent[] = []
  last: Applied<S> | null = null

  constructor(game: Game<S, F, A, V>, state: S) {
    this.engine = new Engine(game)
    this.state = state
  }

  /** Runs until someone is asked. */
  run(dice: Script['dice'] = [], draws: Script['draws'] = []): this {
    return this.within((state, play) => this.engine.settle(state, play), { dice, draws })
  }

  /** Calls one procedure of the rules; what it tells is in `events`. */
  within(procedure: (state: S, play: Play) => void, script: Script): this {
    const chance = new ScriptedChance(script)
    const events: GameEvent[] = []
    const play: Play = {
      chance,
      emit: (event) => {
        cite(event.rule)
        for (const { rule } of event.modifiers ?? []) cite(rule)
        events.push(event)
      },
      reveal: () => {},
      asks: 'everybody',
    }
    procedure(this.state, play)
    expectUsed(chance)
    this.events = events
    return this
  }

  /** An answer; fails when it is refused. */
  give(seat: Seat, action: A, script: Script): this {
    const chance = new ScriptedChance(script)
    const result = this.engine.apply(this.state, seat, action, chance)
    if (!result.ok) throw new Error(`${action.type} is refused by ${result.refusal.rule} (${result.refusal.key})`)
    expectUsed(chance)
    this.state = result.state
    this.events = result.events
    this.last = result
    return this
  }

  /** The refusal of an answer; fails when it is accepted. @param seat the first that is asked, where it is not said */
  refusal(action: A, seat: Seat = this.asking): Refusal {
    const refusal = this.engine.refusal(this.state, seat, action)
    if (refusal === null) throw new Error(`${action.type} is accepted`)
    return refusal
  }

  allows(action: A, seat: Seat = this.asking): boolean {
    return this.engine.refusal(this.state, seat, action) === null
  }

  kinds(): string[] {
    return this.events.map(({ kind }) => kind)
  }

  /** The first seat that is asked. */
  get asking(): Seat {
    const question = this.state.questions[0]
    if (question === undefined) throw new Error('nobody is asked')
    return question.seat
  }
}

function expectUsed(chance: ScriptedChance): void {
  const { dice, draws } = chance.unused
  if (dice.length + draws.length > 0)
    throw new Error(`unused dice ${JSON.stringify(dice)}, unused draws ${JSON.stringify(draws)}`)
}
