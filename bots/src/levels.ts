import {
  type Action,
  type Chance,
  type Choices,
  type Plain,
  type Seat,
  samePlain,
  type ViewBase,
} from '@shamble/kernel'
import {
  type Bot,
  type BotMaker,
  type GameModule,
  type Knowledge,
  LAPSES,
  type Lapse,
  type Lookahead,
} from '@shamble/module'
import type { Effort } from './search/effort.js'
import { type Judgement, judging } from './search/judge.js'
import { Rollouts } from './search/rollouts.js'
import { atOnce } from './search/run.js'

/** How strong a bot plays, weakest first. `fair` is the house's own. */
export const LEVELS = ['gentle', 'fair', 'sharp', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** What the levels that look ahead spend on an answer. */
export const EFFORTS: Readonly<Record<'sharp' | 'master', Effort>> = {
  sharp: { candidates: 5, screen: 16, finalists: 2, check: 16, doubt: 0.8, milliseconds: 500 },
  master: { candidates: 8, screen: 64, finalists: 3, check: 64, doubt: 0.8, milliseconds: 2_000 },
}

/** How often a gentle rival makes a mistake: an interruption that is overlooked, or a move too eager or too careful. */
export interface Slips {
  readonly overlooks: number
  readonly lapses: number
  /** In so many turns, where one answer says little by itself: a mistake is then kept up for the whole turn. */
  readonly moods: number
}
const GENTLE: Slips = { overlooks: 0.7, lapses: 0.3, moods: 0.85 }

/** What a searching bot hands to the code that thinks for it, as plain data: another thread may. */
export interface Task {
  readonly seat: Seat
  readonly view: ViewBase
  readonly mind: Plain | null
  readonly effort: Effort
  readonly seed: number
}

/** A bot that can say what it would like to be thought over for it. */
export interface SearchingBot extends Bot<Action, ViewBase> {
  /** `null` where there is nothing to think about: then `decide` is as quick. */
  task(known: Knowledge<Action, ViewBase>, chance: Chance): Task | null
}

export const isSearching = (bot: Bot<Action, ViewBase>): bot is SearchingBot => 'task' in bot

/** Starts to count the time of an answer; what it gives is asked whether that is over. */
export type Clock = (effort: Effort) => () => boolean

const noClock: Clock = () => () => false

/**
 * The levels of a game that has a lookahead, by name.
 * @param clock where they think themselves, and not for ever: then the same chance may give another answer
 */
export function levelsOf(module: GameModule, clock = noClock): Readonly<Record<string, BotMaker<Action, ViewBase>>> {
  const house = module.bots?.['house']
  const { lookahead } = module
  if (house === undefined) return {}
  if (lookahead === undefined) return { fair: house }
  return {
    gentle: (seat) => gentleBot(module, lookahead, house(seat)),
    fair: house,
    sharp: (seat) =>
      lookahead.isStrong === true
        ? policyBot(module, lookahead, house(seat))
        : searchingBot(module, lookahead, EFFORTS.sharp, house(seat), clock),
    master: (seat) => searchingBot(module, lookahead, EFFORTS.master, house(seat), clock),
  }
}

/** Looks ahead before every answer. What it does unasked, and the reasons that it gives, are the house's. */
export function searchingBot(
  module: GameModule,
  lookahead: Lookahead,
  effort: Effort,
  house: Bot<Action, ViewBase>,
  clock = noClock,
): SearchingBot {
  let mind: Plain | null = null
  const task = ({ seat, view, choices, events }: Knowledge<Action, ViewBase>, chance: Chance): Task | null => {
    mind = lookahead.memory?.note(mind, view, events) ?? null
    if (choices.actions.length + choices.spaces.length === 1 && choices.spaces.length === 0) return null
    return { seat, view, mind, effort, seed: chance.die(0x7fff_ffff, 'bot') }
  }
  const { interject, advise } = house
  return {
    task,
    decide(known, chance) {
      const found = task(known, chance)
      if (found === null) return known.choices.actions[0]!
      return atOnce(judging(module, { ...found, choices: known.choices }, effort, found.seed, clock(effort))).best
    },
    ...(interject === undefined ? {} : { interject: interject.bind(house) }),
    ...(advise === undefined ? {} : { advise: advise.bind(house) }),
  }
}

/** Answers as the policy says, in a world that it guesses. What it does unasked, and the reasons, are the house's. */
export function policyBot(
  module: GameModule,
  { policy, memory }: Lookahead,
  house: Bot<Action, ViewBase>,
): Bot<Action, ViewBase> {
  let mind: Plain | null = null
  const { interject, advise } = house
  return {
    decide({ seat, view, choices, events }, chance) {
      mind = memory?.note(mind, view, events) ?? null
      if (choices.actions.length === 1 && choices.spaces.length === 0) return choices.actions[0]!
      const world = new Rollouts(module, chance.die(0x7fff_ffff, 'bot'), mind).world(view, 0)
      return policy(world, seat, choices, mind)
    },
    ...(interject === undefined ? {} : { interject: interject.bind(house) }),
    ...(advise === undefined ? {} : { advise: advise.bind(house) }),
  }
}

/** The house's own with the mistakes of people: it overlooks that it could interrupt, is greedy, is timid. */
export function gentleBot(
  module: GameModule,
  lookahead: Lookahead,
  house: Bot<Action, ViewBase>,
  slips: Slips = GENTLE,
): Bot<Action, ViewBase> {
  const happens = (share: number, chance: Chance): boolean => chance.die(1_000, 'bot') <= share * 1_000
  const { advise } = house
  const anyLapse = (share: number, chance: Chance): Lapse | null =>
    happens(share, chance) ? LAPSES[chance.die(LAPSES.length, 'bot') - 1]! : null
  let mood: { readonly turn: number; readonly lapse: Lapse | null } | null = null
  const lapseIn = ({ turn }: ViewBase, chance: Chance): Lapse | null => {
    if (lookahead.lapsesLast === undefined) return anyLapse(slips.lapses, chance)
    if (mood?.turn !== turn) mood = { turn, lapse: anyLapse(slips.moods, chance) }
    return mood.lapse
  }
  return {
    decide(known, chance) {
      const { choices, seat, view } = known
      // The house looks whatever happens, so that it remembers.
      const own = house.decide(known, chance)
      if (choices.actions.length + choices.spaces.length === 1) return own
      if (choices.pass !== null) return happens(slips.overlooks, chance) ? choices.pass : own
      const lapse = lookahead.lapse === undefined ? null : lapseIn(view, chance)
      if (lookahead.lapse === undefined || lapse === null) return own
      const world = new Rollouts(module, chance.die(0x7fff_ffff, 'bot'), null).world(view, 0)
      const slip = lookahead.lapse(world, seat, choices, lapse)
      return slip !== null && isOffered(slip, choices) ? slip : own
    },
    interject(known, chance) {
      return happens(slips.overlooks, chance) ? null : (house.interject?.(known, chance) ?? null)
    },
    ...(advise === undefined ? {} : { advise: advise.bind(house) }),
  }
}

const isOffered = (given: Action, { actions, spaces }: Choices<Action>): boolean =>
  actions.some((action) => samePlain(action, given)) ||
  spaces.some((space) => space.holds(given) && space.check(given) === null)

/** What a searching bot thinks of its task, a slice at a time. */
export function* pondering(module: GameModule, task: Task, isLate: () => boolean): Generator<void, Judgement> {
  const rollouts = new Rollouts(module, task.seed, task.mind)
  // By the law of guesses the choices of any world that the view allows are those of the match.
  const choices = rollouts.engine.choices(rollouts.world(task.view, 0), task.seat)
  return yield* judging(module, { ...task, choices }, task.effort, task.seed, isLate)
}
