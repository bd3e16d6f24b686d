import { seededChance } from '@shamble/chance'
import type { Check } from '@shamble/drafts'
import {
  type Action,
  type Chance,
  type Choices,
  Engine,
  type Game,
  NotFetched,
  type Refusal,
  type Seat,
  samePlain,
  TABLE_ACTIONS,
  type ViewBase,
} from '@shamble/kernel'
import type { PlayModule } from '@shamble/module'
import { type PlainChoices, plainSpaces } from './plain-choices.js'
import type { Moment } from './port.js'

/** What a person would be asked if everybody let the window pass. */
export interface Foreseen {
  readonly view: ViewBase
  readonly choices: Choices<Action>
}

class NotForeseeable extends Error {}

/** A die, a draw, or a procedure that this table does without. */
const isBeyond = (error: unknown): boolean => error instanceof NotForeseeable || error instanceof NotFetched

const stop = (): never => {
  throw new NotForeseeable()
}
const NO_CHANCE: Chance = { die: stop, dice: stop, draw: stop, tie: stop } as unknown as Chance

const MOST_PASSES = 40

/** Matches go on here and never begin: what only a beginning needs may be absent. */
const engineOf = ({ game }: PlayModule) => new Engine(game as Game)

/**
 * Looks past a response window to the question behind it, from what the seat may know: then one prompt can offer both,
 * and nobody has to say "nothing" before each step. `null` where no window is open, or where a die, a draw or
 * someone else comes first.
 */
export function foresee(module: PlayModule, moment: Moment, seat: Seat): Foreseen | null {
  if (moment.choices.pass === null) return null
  const engine = engineOf(module)
  // What is filled in for hidden hands plays no part: the choices of this seat do not depend on it.
  const s = module.game.guess(moment.view, seededChance('foresee'))
  let state = s
  try {
    for (let i = 0; i < MOST_PASSES; i++) {
      const next = state.questions[0]
      if (next === undefined) return null
      const pass = engine.passing(state)
      if (pass === null) {
        if (next.seat !== seat) return null
        return { view: module.game.view(state, seat), choices: engine.choices(state, seat) }
      }
      const applied = engine.apply(state, next.seat, pass, NO_CHANCE)
      if (!applied.ok) return null
      state = applied.state
    }
    return null
  } catch (error) {
    if (isBeyond(error)) return null
    throw error
  }
}

/** What a seat would be asked behind an answer of its own; `null` where a die, a draw or someone else comes first. */
export function foreseeBehind(module: PlayModule, view: ViewBase, seat: Seat, action: Action): Foreseen | null {
  const { game } = module
  const engine = engineOf(module)
  try {
    const applied = engine.apply(game.guess(view, seededChance('foresee')), seat, action, NO_CHANCE)
    if (!applied.ok || applied.state.questions[0]?.seat !== seat) return null
    return { view: game.view(applied.state, seat), choices: engine.choices(applied.state, seat) }
  } catch (error) {
    if (isBeyond(error)) return null
    throw error
  }
}

/**
 * Why an answer would be refused, from what the seat may know; `null` where it would not. What the rules allow a seat
 * does not depend on what is hidden from it: a guess refuses as the truth does.
 */
export function whyNot(module: PlayModule, view: ViewBase, seat: Seat, action: Action): Refusal | null {
  return engineOf(module).refusal(module.game.guess(view, seededChance('why')), seat, action)
}

/**
 * What the rules say to the answers of a seat, from what it may know: the guess and the choices are made once, so that
 * a hand can be followed. Checks may be asked for any number of times and leave no trace in the record, so nothing but
 * the view may speak here.
 */
export function checker(module: PlayModule, view: ViewBase, seat: Seat): Check {
  const { game } = module
  const engine = engineOf(module)
  const s = game.guess(view, seededChance('check'))
  const choices = engine.choices(s, seat)
  return (answer, seen = s.seq) => {
    const isOfTable = TABLE_ACTIONS.some((type) => type === answer?.type)
    // What is said of the table itself, or was decided on another moment, is judged as it would be when it is given.
    if (isOfTable || seen !== s.seq || s.outcome !== null)
      return { refusal: engine.judge(s, seat, answer, seen), odds: null, about: [] }
    const action = game.action(answer, 'answer')
    const space = choices.spaces.find((held) => held.holds(action))
    const refusal = engine.refusalAmong(choices, s, seat, action)
    // What is being composed has odds on the way; what nobody could answer now may name things that are not there.
    const isThere = refusal === null || space !== undefined
    return {
      refusal,
      odds: isThere ? (game.odds?.(view, action) ?? null) : null,
      about: space?.about?.(action) ?? [],
    }
  }
}

/** All that a seat may answer, with the functions that no line carries: made anew from what it may know. */
export function choicesFrom(module: PlayModule, view: ViewBase, seat: Seat): Choices<Action> {
  return engineOf(module).choices(module.game.guess(view, seededChance('choices')), seat)
}

/** The responses of a window together with the answers to the question behind it, in place of passing. */
export function withForeseen(window: PlainChoices, { choices }: Foreseen): PlainChoices {
  return {
    asked: true,
    // Anyone who gives an answer to the question behind it lets the window pass.
    pass: null,
    actions: [...window.actions.filter((action) => !samePlain(action, window.pass)), ...choices.actions],
    refused: [...window.refused, ...choices.refused],
    spaces: [...window.spaces, ...plainSpaces(choices)],
  }
}
