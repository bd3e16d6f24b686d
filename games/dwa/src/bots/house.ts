import type { Chance, Choices, Seat } from '@shamble/kernel'
import type { Bot, Knowledge } from '@shamble/module'
import type { DwaAction } from '../actions.js'
import { isEngaged, sees } from '../board/measure.js'
import { isFirearm } from '../numbers/weapons.js'
import type { Dwa } from '../state.js'
import { type DwaView, guessDwa } from '../view.js'
import { fight, shouldBreakAway } from './fighting.js'
import { bestShot, bestThrow } from './firing.js'
import { type Goal, goalOf, hurryOf } from './goals.js'
import { bestLoad, onTheSpot, pickUp, readyWeapon } from './handling.js'
import { isElsewhere, overLevels } from './levels.js'
import { HOUSE } from './manners.js'
import { doorOn, Walks } from './moving.js'
import { REPLIES } from './replies.js'
import { distance, Situation } from './situation.js'
import { because, type Thought } from './thought.js'

type DwaKnowledge = Knowledge<DwaAction, DwaView>

/** A bot that can say why. */
export interface HouseBot extends Bot<DwaAction, DwaView> {
  advise(known: DwaKnowledge, chance: Chance): Thought
}

/**
 * The house bot of Dead Walk Again. It works for what the scenario asks (`goals.ts`) and weighs in millimetres what its
 * points are good for: steps on the way there less what waits at their end (`moving.ts`), shots for those they stop
 * (`firing.ts`). In contact it fights or breaks away (`fighting.ts`); on the spot it searches, treats, fetches, reloads
 * (`handling.ts`), climbs (`levels.ts`) and drives (`driving.ts`). No chance is used: the same knowledge always gives the
 * same answer.
 */
export function houseBot(_seat: Seat): HouseBot {
  return {
    decide: (known) => think(known).action,
    advise: (known) => think(known),
  }
}

const think = ({ view, choices, seat }: DwaKnowledge): Thought => thinkIn(guessDwa(view), seat, choices)

/** @param s only looked at: everything lies open in this game, so rollouts think in the world itself */
export function thinkIn(s: Dwa, seat: Seat, choices: Choices<DwaAction>, manner = HOUSE): Thought {
  const { actions, spaces } = choices
  if (actions.length === 1 && spaces.length === 0) return because(actions[0]!, 'only')
  const sit = new Situation(s, choices, manner)
  const kind = s.questions.find((question) => question.seat === seat)?.kind ?? ''
  if (kind === 'activate') return activate(sit)
  if (kind === 'act') return act(sit)
  return REPLIES[kind]?.(sit) ?? anything(sit)
}

/** Those who are in trouble first, then the figure that is nearest to the dead. */
function activate(sit: Situation): Thought {
  const answers = sit.actions('activate')
  if (answers.length === 0) return because({ type: 'endPhase' }, 'done')
  const urgency = ({ human }: (typeof answers)[number]): number =>
    isEngaged(sit.s, sit.s.humans[human]!) ? -1 : sit.danger(sit.s.humans[human]!)
  const { human } = answers.reduce((best, answer) => (urgency(answer) < urgency(best) ? answer : best))
  const next = sit.s.humans[human]!
  const own = answers.filter((answer) => answer.human === human)
  const flees = own.find(({ as }) => as === 'breakAway')
  const acts = own.filter(({ as }) => as === 'act')
  const best = acts.find(({ ability }) => ability !== 'none') ?? acts[0]
  const enemies = sit.enemies(next)
  if (flees !== undefined && (best === undefined || shouldBreakAway(sit, next, enemies)))
    return because(flees, 'breakAway', { who: next.name })
  return because(best ?? flees!, enemies.length > 0 ? 'fight' : 'activate', { who: next.name })
}

function act(sit: Situation): Thought {
  const { human } = sit
  const [up] = sit.actions('getUp')
  if (up !== undefined && human.posture === 'prone') return because(up, 'getUp')
  const enemies = sit.enemies(human)
  if (enemies.length > 0) return (sit.f!.breakAway === 'free' ? leaveFight(sit) : fight(sit, enemies)) ?? anything(sit)
  const goal = goalOf(sit, human)
  const left = sit.actions('leave').find(({ edge }) => goal?.what === 'leave' && edge === goal.id)
  if (left !== undefined) return because(left, 'leave')
  const isAway = goal !== null && isElsewhere(sit, human, goal)
  const to = goal === null || goal.what === 'hold' || isAway ? null : goal.to
  const hurry = hurryOf(sit, human, goal)
  const over = isAway ? overLevels(sit, human, goal) : null
  if (over !== null && over.action.type !== 'walk') return over
  const walks = new Walks(sit, human, to, hurry)
  const live = sit.f!.pinned === '' ? null : bestThrow(sit, human, goal, walks)
  if (live !== null) return because(live, 'throw')
  const pace = over === null ? 0 : hurry * sit.numbers.distances.step
  return first(sit, goal, walks, pace) ?? over ?? onTheWay(sit, goal, walks) ?? afterwards(sit)
}

/** Out of a fight that was broken off: anywhere. */
function leaveFight(sit: Situation): Thought | null {
  const goal = goalOf(sit, sit.human)
  const { walk } = new Walks(sit, sit.human, goal?.to ?? null, hurryOf(sit, sit.human, goal)).best()
  return walk === null ? null : because(walk, 'away')
}

/** What comes before walking: the business of the place, shots that gain more than steps, a weapon that fires. */
function first(sit: Situation, goal: Goal | null, walks: Walks, pace: number): Thought | null {
  const { human } = sit
  const here = sit.attackers(human, human)
  const business = onTheSpot(sit, goal)
  if (business !== null && here < BESET) return business
  const shot = bestShot(sit, human, goal, walks, pace)
  if (shot !== null) return because(shot.action, SAID[shot.action.type] ?? 'fire')
  if (business !== null) return business
  const ready = readyWeapon(sit)
  const lost = walks.best().worth - walks.best(READY_COST).worth + pace * READY_COST
  if (ready !== null && gainOfReady(sit) > lost) return ready
  return pickUp(sit, walks)
}

/** Why, where it is no plain fire. */
const SAID: Readonly<Partial<Record<DwaAction['type'], string>>> = {
  throw: 'throw',
  pin: 'throw',
  launch: 'throw',
  hold: 'hold.machineGun',
}

/** With so many at the throat nobody searches or treats. */
const BESET = 1.5
/** What a weapon that fires is worth, with the dead about and without. */
const READY_COST = 2
const gainOfReady = (sit: Situation): number => (sit.danger(sit.human) < 400 ? 110 : 45)

function onTheWay(sit: Situation, goal: Goal | null, walks: Walks): Thought | null {
  const { walk } = walks.best()
  const isThere = goal === null || walks.way.length === 0
  if (walk !== null) return because(walk, isThere ? 'away' : `goal.${goal.what}`)
  const door = doorOn(sit, walks.way)
  if (door !== null) return because(door, 'door')
  const aside = !isThere && isInTheWay(sit) ? walks.aside() : null
  return aside === null ? null : because(aside, 'aside')
}

/** Whether friends stand so near that they may block one another. */
const isInTheWay = ({ s, human }: Situation): boolean =>
  human.now.walked === 0 &&
  s.humans.some(
    (other) => other !== human && other.whereabouts === 'table' && distance(other, human) < 2 * s.options.baseMm,
  )

/** Nothing is left to do but to be ready for the dead. */
function afterwards(sit: Situation): Thought {
  const load = bestLoad(sit)
  if (load !== null) return because(load, 'reload.calm')
  const [tripod] = sit.actions('setUp')
  if (tripod !== undefined) return because(tripod, 'setUp')
  const [cover] = sit.actions('takeCover')
  if (cover !== undefined && isShotAt(sit)) return because(cover, 'cover')
  const [rest] = sit.actions('rest')
  return rest === undefined ? anything(sit) : because(rest, 'rest')
}

/**
 * Whether people of another team could fire at the figure that acts; the dead who hold guns do not mind cover
 * [R-51].
 */
function isShotAt({ s, human }: Situation): boolean {
  return (
    s.options.pvp &&
    s.humans.some(
      (other) =>
        other.team >= 0 &&
        other.team !== human.team &&
        other.whereabouts === 'table' &&
        other.weapons.some(({ id, rounds }) => isFirearm(id) && rounds > 0) &&
        sees(s, other, human),
    )
  )
}

/** Whatever the moment offers, the quietest first. */
function anything({ choices }: Situation): Thought {
  const quiet = choices.actions.find(
    ({ type }) => type === 'pass' || type === 'goOn' || type === 'close' || type === 'rest',
  )
  const [first] = choices.actions
  return because(quiet ?? first ?? choices.spaces[0]!.sample(() => 0), 'only')
}
