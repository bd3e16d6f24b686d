import { cite, when } from '@shamble/kernel'
import { DIFFICULTY_RANGE } from '../data/difficulty.js'
import { type Element, LIMITS, OBSTACLE_TURN, RAISE_HORDE } from '../data/game-master.js'
import { GAUGE_RANGE, groupsBought, HAZARDS, PRICES } from '../data/menace.js'
import type { Reserve } from '../data/reserves.js'
import { SPECIAL_TABLE, SPECIALS, type Special } from '../data/specials.js'
import { OBSTACLES, THREATS } from '../data/tags.js'
import { assistantsFor, helpersFor, poolOf } from '../rules/pool.js'
import { COMPANION_TARGET, type Purchase, priceOf } from '../rules/purchases.js'
import { rank, reservesInPlay } from '../rules/reserves.js'
import { refusalOf } from '../rules/shelf.js'
import { brainsOnSale } from '../scenario/brains-on-sale.js'
import type { Scenario } from '../scenario/scenario.js'
import { stagedOf } from '../scenario/staged.js'
import { ableSeats, isPresent } from '../seats.js'
import type { DeadDice, Stand } from '../state.js'
import { mannerOf } from './manner.js'

/** The scenario that the automatic game master plays from [DD-16.68]. */
export const scenarioOf = (s: Pick<DeadDice, 'staged'>): Scenario => stagedOf(s)?.scenario ?? brainsOnSale

/** [DD-16.12] What is left of a budget, and what has been bought with it. */
export interface Basket {
  left: number
  readonly bought: Purchase[]
  /** [DD-16.40] The later scenes of the way out know no limit of groups. */
  readonly unlimited: boolean
}

export const newBasket = (left: number, unlimited = false): Basket => ({ left, bought: [], unlimited })

/** Buys, where the price fits and the rules allow it. */
export function put(s: DeadDice, basket: Basket, purchase: Purchase | null): boolean {
  if (purchase === null) return false
  const price = priceOf(purchase)
  if (!when('DD-16.12', price <= basket.left) || refusalOf(s, purchase) !== null) return false
  basket.left -= price
  basket.bought.push(purchase)
  return true
}

/** [DD-16.12] Walks a list once: what does not fit or is not allowed is skipped. */
export function walk(s: DeadDice, list: readonly Element[], basket: Basket): void {
  for (const element of list) put(s, basket, wanted(s, element, basket))
}

/** What one sign of a list stands for now; `null` where the limits forbid it. */
export function wanted(s: DeadDice, element: Element, basket: Basket): Purchase | null {
  switch (element) {
    case 'zombies':
    case 'ambush':
      return mayAddGroups(s, basket) ? { element: 'zombies', ambush: element === 'ambush' } : null
    case 'obstacle':
      return wantedObstacle(s, basket)
    case 'hazard':
      return wantedHazard(s, basket)
    case 'threat':
      return wantedThreat(s, basket)
    case 'special':
      return wantedSpecial(s, basket)
    case 'living':
      return null
  }
}

const boughtOf = <E extends Purchase['element']>(basket: Basket, element: E): number =>
  basket.bought.reduce((count, purchase) => count + Number(purchase.element === element), 0)

/** [DD-16.13] Not more than two groups for each survivor; a first purchase is always allowed. */
function mayAddGroups(s: DeadDice, basket: Basket): boolean {
  // What the Horde has just been raised by counts.
  const horde = s.master.horde + boughtOf(basket, 'horde')
  const each = groupsBought(horde, s.variants.includes('enraged'))
  const present = groupsPresent(s) + boughtOf(basket, 'zombies') * each + boughtOf(basket, 'special')
  if (present === 0 || basket.unlimited) return true
  return when('DD-16.13', present + each <= mannerOf(s).groupsPerSurvivor * presentStands(s).length)
}

export const groupsPresent = (s: DeadDice): number => s.scene?.hordes.filter(({ size }) => size > 0).length ?? 0

export const presentStands = (s: DeadDice): Stand[] => s.scene?.stands.filter((stand) => isPresent(s, stand)) ?? []

/** [DD-16.14] [DD-16.59] The first is the way out, and on the way out of the story it is the route's. */
function wantedObstacle(s: DeadDice, basket: Basket): Purchase | null {
  const there = (s.scene?.obstacles.length ?? 0) + boughtOf(basket, 'obstacle')
  if (!when('DD-16.13', there < LIMITS.obstacles)) return null
  const first = there === 0
  const route = first ? scenarioOf(s).routes.find(({ id }) => id === s.route) : undefined
  const turn = s.master.plan.obstacles + boughtOf(basket, 'obstacle')
  const by = route?.by ?? OBSTACLE_TURN[turn % OBSTACLE_TURN.length]!
  return { element: 'obstacle', by, difficulty: DIFFICULTY_RANGE.min, wayOut: first && mannerOf(s).wayOut, words: '' }
}

/** [DD-16.14] Harder from the third dead turn on, and where nobody has to be fought; never more than anybody could roll. */
export function obstacleDifficulty(s: DeadDice, by: (typeof OBSTACLE_TURN)[number], enemies: boolean): number {
  const wanted = (when('DD-16.14', s.deadTurn >= HARDER_FROM) ? 2 : 1) + (enemies ? 0 : 1)
  return Math.max(DIFFICULTY_RANGE.min, Math.min(wanted, DIFFICULTY_RANGE.max, largestPool(s, by)))
}

const HARDER_FROM = 3

function largestPool(s: DeadDice, by: (typeof OBSTACLE_TURN)[number]): number {
  const approach = OBSTACLES[by]
  const able = ableSeats(s)
  const companions = helpersFor(s, approach.tags).map(({ id }) => id)
  let most = 0
  for (const seat of able) {
    const help = { companions, assistants: assistantsFor(s, seat, able), extra: [] }
    most = Math.max(most, poolOf(s, seat, approach, help).dice)
  }
  return most
}

/** [DD-16.13] [DD-16.16] */
function wantedHazard(s: DeadDice, basket: Basket): Purchase | null {
  const there = (s.scene?.hazards.length ?? 0) + boughtOf(basket, 'hazard')
  if (!when('DD-16.13', there < LIMITS.hazards)) return null
  return { element: 'hazard', hazard: HAZARDS[s.master.plan.hazards % HAZARDS.length]! }
}

/** [DD-16.13] [DD-16.15] [DD-16.69] The fullest reserve that nothing threatens yet. */
function wantedThreat(s: DeadDice, basket: Basket): Purchase | null {
  const { features } = scenarioOf(s)
  const threatened = (reserve: Reserve): boolean =>
    (s.scene?.threats.some((threat) => threat.reserve === reserve) ?? false) ||
    basket.bought.some((one) => one.element === 'threat' && one.reserve === reserve)
  // What the twist has just lowered counts.
  const isEmpty = (reserve: Reserve): boolean => rank(s.group.reserves[reserve]) <= lowered(basket, reserve)
  const { pressure } = features
  const pressed = pressure !== undefined && when('DD-16.69', !isEmpty(pressure))
  const reserve = pressed ? pressure : fullest(s, (one) => !threatened(one) && !isEmpty(one))
  cite('DD-16.15')
  if (reserve === null || when('DD-16.13', threatened(reserve))) return null
  return { element: 'threat', reserve, by: THREATS[reserve].by, difficulty: DIFFICULTY_RANGE.min }
}

const lowered = (basket: Basket, reserve: Reserve): number =>
  basket.bought.reduce((steps, one) => steps + Number(one.element === 'lowerReserve' && one.reserve === reserve), 0)

/** The reserve with the highest level, ties by the scenario's list; `null` where none is left. */
export function fullest(s: DeadDice, fits: (reserve: Reserve) => boolean = () => true): Reserve | null {
  const known = reservesInPlay(s)
  let best: Reserve | null = null
  for (const reserve of scenarioOf(s).priority) {
    if (!known.includes(reserve) || !fits(reserve)) continue
    if (best === null || rank(s.group.reserves[reserve]) > rank(s.group.reserves[best])) best = reserve
  }
  return best
}

/** [DD-16.13] [DD-16.21] [DD-16.69] In turn; a Tank that is too dear is skipped. */
function wantedSpecial(s: DeadDice, basket: Basket): Purchase | null {
  if (!when('DD-16.13', s.variants.includes('specialZombies'))) return null
  const only = scenarioOf(s).features.specials
  if (only !== undefined) return special(s, only[0]!)
  const turn = s.master.plan.specials + boughtOf(basket, 'special')
  const next = SPECIALS[turn % SPECIALS.length]!
  const skipped = when('DD-16.21', SPECIAL_TABLE[next].menace > basket.left && next === 'tank')
  return special(s, skipped ? SPECIALS[0] : next)
}

/** [DD-16.21] A Stalker is upon the survivor with the highest Survival whom nobody engages yet, or on a companion [DD-16.19]. */
export function special(s: DeadDice, kind: Special): Purchase | null {
  const bought = { element: 'special', special: kind, ambush: false, cell: -1, target: -1 } as const
  if (kind !== 'stalker') return bought
  const engaged = (seat: number): boolean => s.scene!.hordes.some(({ target, engaged }) => engaged && target === seat)
  let victim: Stand | null = null
  for (const stand of presentStands(s))
    if (!engaged(stand.seat) && (victim === null || survivalOf(s, stand) > survivalOf(s, victim))) victim = stand
  if (victim !== null) return { ...bought, cell: victim.cell, target: victim.seat }
  const companion = s.group.companions.find((one) => one.alive && (s.phase !== 'dead' || one.onRaid))
  return companion === undefined ? null : { ...bought, cell: 0, target: COMPANION_TARGET + companion.id }
}

const survivalOf = (s: DeadDice, { seat }: Stand): number => s.survivors[seat]!.survival

/** [DD-16.7] Once in a dead turn, and never higher than there are survivors. */
export function raisesHorde(s: DeadDice): boolean {
  const { plan, horde } = s.master
  const most = mannerOf(s).hordeWithinBand ? s.survivors.filter(({ fate }) => fate === 'alive').length : GAUGE_RANGE.max
  return (
    when(
      'DD-16.7',
      s.deadTurn >= RAISE_HORDE.fromTurn &&
        plan.budget >= RAISE_HORDE.budget &&
        horde < Math.min(GAUGE_RANGE.max, most),
    ) &&
    !s.variants.includes('enraged') &&
    plan.left >= PRICES.horde.menace
  )
}
