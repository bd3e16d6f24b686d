import { ScriptedChance } from '@shamble/chance'
import { type Chance, Engine, type GameEvent, type Plain, silently, topFrame } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import type { ZombiesAction } from '../../actions.js'
import { type TurnFrame, turnOf } from '../../frames/kinds.js'
import { zombies } from '../../game.js'
import { notation } from '../../notation.js'
import { position } from '../../position/index.js'
import type { Zombies } from '../../state.js'
import { TITLES } from '../index.js'
import { bare } from '../plays.js'

export const engine = new Engine(zombies)
export type Given = Readonly<Record<string, Plain>>
interface Script {
  readonly dice?: readonly number[]
  /** Event cards by id, tiles by number. */
  readonly draws?: readonly (string | number)[]
}

const NAMES = ['red', 'blue', 'green']
const NOBODY = new ScriptedChance()

export const cardOf = (id: string): number => TITLES.findIndex((title) => title.id === id)
export const idsOf = (cards: readonly number[]): string[] => cards.map((card) => TITLES[card]!.id)

/** A position run up to its first question; chance has no part in it. */
export function begin(lines: readonly string[], given: Given = {}): Zombies {
  const options = resolveOptions(zombies.options, { seats: 3, interruptMode: 'polled', ...given })
  const s = position.read(lines.join('\n'), options as Zombies['options'], NOBODY)
  engine.settle(s, silently(NOBODY))
  return s
}

/**
 * A table of three at which nobody has to write down who passes: before each play everybody lets windows pass until
 * it can be made. Dice and draws are those of the play and of the passes before it, all of them.
 */
export class Scene {
  state: Zombies
  /** What happened in the last play and the passes before it. */
  events: GameEvent[] = []

  constructor(lines: readonly string[], given: Given = {}) {
    this.state = begin(lines, given)
  }

  /** What the turn under way remembers. */
  get turn(): TurnFrame {
    return turnOf(this.state)
  }

  do(line: string, script: Script = {}): this {
    const { seat, action } = read(line)
    const chance = scripted(script)
    this.events = []
    this.#passUntil(() => engine.refusal(this.state, seat, action) === null, chance)
    this.#apply(seat, action, chance, line)
    expectUsed(chance, line)
    return this
  }

  /** Lets windows pass until one asks this, or until the question of that kind: `red: step`, `blue: turn-start`. */
  until(asked: string, script: Script = {}): this {
    const chance = scripted(script)
    this.events = []
    this.#passUntil(() => this.asked().includes(asked), chance)
    if (!this.asked().includes(asked)) throw new Error(`${asked} is not asked, but ${this.asked().join()}`)
    expectUsed(chance, asked)
    return this
  }

  /** The rule that refuses a play to a seat that is asked or could be; windows before it are let pass. */
  refusal(line: string): string {
    const { seat, action } = read(line)
    this.#passUntil(() => this.state.questions.some((question) => question.seat === seat), scripted({}))
    return engine.judge(this.state, seat, action)?.rule ?? 'allowed'
  }

  /** The same without letting anything pass. */
  refusalNow(line: string): string {
    const { seat, action } = read(line)
    return engine.judge(this.state, seat, action)?.rule ?? 'allowed'
  }

  asked(): string[] {
    return this.state.questions.map(({ seat, kind }) => `${NAMES[seat]}: ${kind}`)
  }

  offered(seat: string): string[] {
    const number = NAMES.indexOf(seat)
    this.#passUntil(() => this.state.questions.some((question) => question.seat === number), scripted({}))
    return engine.choices(this.state, number).actions.map((action) => notation.write(action))
  }

  /** The offers of a seat that begin with these words. */
  offeredOf(seat: string, words: string): string[] {
    return this.offered(seat).filter((line) => line.startsWith(words))
  }

  kinds(): string[] {
    return this.events.map(({ kind }) => kind)
  }

  /** Lets everything pass, every die a four, until the turn of that number has its first question. */
  toTurn(turn: number): this {
    this.state = runTo(this.state, turn)
    return this
  }

  #apply(seat: number, action: ZombiesAction, chance: Chance, line: string): void {
    const result = engine.apply(this.state, seat, action, chance)
    if (!result.ok) throw new Error(`"${line}" is refused by ${result.refusal.rule}, asked: ${this.asked().join()}`)
    this.state = result.state
    this.events.push(...result.events)
  }

  #passUntil(isThere: () => boolean, chance: Chance): void {
    while (this.state.outcome === null && !isThere() && topFrame(this.state).kind === 'window')
      this.#apply(this.state.questions[0]!.seat, { type: 'pass' }, chance, 'pass')
  }
}

function scripted({ dice = [], draws = [] }: Script): ScriptedChance {
  return new ScriptedChance({ dice, draws: draws.map((item) => (typeof item === 'string' ? cardOf(item) : item)) })
}

function expectUsed({ unused }: ScriptedChance, where: string): void {
  if (unused.dice.length + unused.draws.length > 0) throw new Error(`${where}: unused ${JSON.stringify(unused)}`)
}

function read(line: string): { seat: number; action: ZombiesAction } {
  const [name = '', written = ''] = line.split(': ')
  const action = notation.read(written)
  if (action === null) throw new Error(`"${written}" is no action`)
  return { seat: NAMES.indexOf(name), action }
}

const STEADY: Chance = {
  die: () => 4,
  dice: (n) => new Array<number>(n).fill(4),
  draw: (bag) => bag[0]!,
  tie: (among) => among[0]!,
}
const QUIET = ['pass', 'stop', 'auto', 'finish'] as const

/** Lets everything pass, every die a four, until the turn of that number has its first question. */
export function runTo(s: Zombies, turn: number): Zombies {
  let now = s
  while (now.turn < turn && now.outcome === null) {
    const { seat } = now.questions[0]!
    const { actions } = engine.choices(now, seat)
    const quiet = QUIET.map((type) => actions.find((action) => action.type === type)).find(
      (found) => found !== undefined,
    )
    const result = engine.apply(now, seat, quiet ?? actions[0]!, STEADY)
    if (!result.ok) throw new Error(`stuck at ${now.questions[0]!.kind}`)
    now = result.state
  }
  return now
}

/** The plays of one card that a seat is offered; where there are none, the rule that forbids it. */
export function playsOf(s: Zombies, seat: number, id: string): ZombiesAction[] | string {
  const card = cardOf(id)
  const { actions } = engine.choices(s, seat)
  const plays = actions.filter((action) => action.type === 'play' && action.card === card)
  return plays.length > 0 ? plays : (engine.judge(s, seat, bare(card))?.rule ?? 'allowed')
}
