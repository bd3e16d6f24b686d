import { randomPolicy } from '@shamble/bots'
import { type Below, seededBelow, seededChance } from '@shamble/chance'
import { checker } from '@shamble/host'
import { type Action, copyPlain, Engine, type Options, type Seat, type State } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { change, type Tree } from './forged-files.js'

/** What is near to a right value, and what every object answers to. */
const NEAR: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  7,
  998,
  1e6,
  -1e6,
  2 ** 31,
  true,
  false,
  null,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
]
/** So many answers are remembered that were some elsewhere. */
const REMEMBERED = 300

/**
 * Answers that were some elsewhere, changed a little, by anybody and at all moments of games: each is taken, refused or
 * no answer at all, whether it is given or only checked.
 */
export class WrongAnswers {
  readonly #module: GameModule
  readonly #engine: Engine
  readonly #seed: string
  readonly #variants: readonly Options[]
  readonly #course: (s: State, seat: Seat) => Action
  readonly #remembered: Action[] = []
  #state: State | null = null
  #tries = 0

  constructor(module: GameModule, seed: string) {
    const { game, unattended = {} } = module
    this.#module = module
    this.#engine = new Engine(game)
    this.#seed = seed
    this.#variants = [null, ...Object.keys(game.options.presets)].map((preset) =>
      resolveOptions(game.options, { ...unattended }, preset),
    )
    this.#course = randomPolicy(this.#engine, seededBelow(seed, 'course'))
  }

  /** @throws what breaks; BadInput where it was no answer at all */
  give(below: Below): void {
    const s = this.#goOn(below)
    const seat = below(s.answered.length)
    this.#remember(s, seat, below)
    const { length } = this.#remembered
    // The first who are asked for one may have none.
    const known: Action = length === 0 ? { type: 'x' } : this.#remembered[below(length)]!
    const answer = copyPlain(known) as unknown as Tree
    for (let changes = below(3); changes > 0; changes--) change(answer, below, NEAR)
    checker(this.#module, this.#module.game.view(s, seat), seat)(answer as unknown as Action)
    const reply = this.#engine.apply(s, seat, answer, seededChance(this.#seed, 'answer', this.#tries))
    if (reply.ok && below(2) === 0) this.#state = reply.state
    const common = Object.keys(Object.prototype)
    for (const name of common) delete (Object.prototype as unknown as Record<string, unknown>)[name]
    if (common.length > 0) throw new Error(`every object there is has got ${common.join(', ')}`)
  }

  #goOn(below: Below): State {
    this.#tries++
    const s = this.#state
    if (s === null || s.outcome !== null) {
      const options = this.#variants[below(this.#variants.length)]!
      this.#state = this.#engine.start(options, seededChance(this.#seed, 'set-up', this.#tries)).state
      return this.#state
    }
    const { seat } = s.questions[0]!
    const next = this.#engine.apply(s, seat, this.#course(s, seat), seededChance(this.#seed, this.#tries))
    if (next.ok && next.state.outcome === null) this.#state = next.state
    else this.#state = null
    return this.#state ?? s
  }

  #remember(s: State, seat: Seat, below: Below): void {
    const { actions, spaces } = this.#engine.choices(s, seat)
    const some = actions.length === 0 ? [] : [actions[below(actions.length)]!]
    this.#remembered.push(...some, ...spaces.map((space) => space.sample(below)))
    while (this.#remembered.length > REMEMBERED) this.#remembered.splice(below(this.#remembered.length), 1)
  }
}
