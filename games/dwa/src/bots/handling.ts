import type { DwaAction } from '../actions.js'
import { type Ammunition, isFirearm } from '../numbers/weapons.js'
import { loadsFor, rowOf } from '../rules/loads.js'
import type { Human, Lying } from '../state.js'
import { aboard } from './driving.js'
import type { Goal } from './goals.js'
import type { Walks } from './moving.js'
import type { Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** From this many wounds on a kit is used: one never kills [DWA-12.5.b]. */
const WORTH_A_KIT = 2

const FEW_CARTRIDGES = 4

/** What is done where one stands: people to bring along, things to pick up, rooms to search, wounds to treat. */
export function onTheSpot(sit: Situation, goal: Goal | null): Thought | null {
  const { human, s } = sit
  if (human.whereabouts === 'vehicle') return aboard(sit, goal)
  const [recruit] = sit.actions('recruit')
  if (recruit !== undefined) return because(recruit, 'recruit')
  if (goal?.what === 'fetch') {
    const pick = sit.actions('pickUp').find(({ lying }) => lying === goal.id)
    if (pick !== undefined) return because(pick, 'fetch')
  }
  if (goal?.what === 'gun') {
    const pick = sit.actions('pickUp').find(({ lying }) => lying === goal.id)
    if (pick !== undefined) return because(pick, 'pickUp')
  }
  if (goal?.what === 'search') {
    const search = sit.actions('search').find(({ room }) => room === goal.id)
    if (search !== undefined) return because(search, 'search')
  }
  if (goal?.what === 'board') {
    const boards = sit.actions('board').filter(({ vehicle }) => vehicle === goal.id)
    const seat = boards.find(({ drives }) => drives) ?? boards[0]
    if (seat !== undefined) return because(seat, 'board')
  }
  const treat = sit.actions('treat').find(({ patient }) => s.humans[patient]!.wounds >= WORTH_A_KIT)
  return treat === undefined ? null : because(treat, 'treat')
}

/** A weapon that can fire again: reloaded, cleared, or another one from the back. Nothing while one still fires. */
export function readyWeapon(sit: Situation): Thought | null {
  const { human } = sit
  if (human.hands.some((i) => fires(human, i))) return null
  const load = bestLoad(sit)
  if (load !== null) return because(load, 'reload')
  const [clear] = sit.actions('clearJam')
  if (clear !== undefined) return because(clear, 'clearJam')
  const other = sit.actions('hold').find(({ weapons }) => weapons.some((i) => fires(human, i)))
  return other === undefined ? null : because(other, 'hold')
}

function fires({ weapons }: Human, i: number): boolean {
  const { id, rounds, jammed } = weapons[i]!
  return isFirearm(id) && rounds > 0 && !jammed
}

/** The load that leaves most in a weapon, where that is more than there is. */
export function bestLoad(sit: Situation): DwaAction | null {
  const { human, s } = sit
  const roundsAfter = ({ weapon, load }: { readonly weapon: number; readonly load: number }): number =>
    loadsFor(s, human, human.weapons[weapon]!).find((one) => one.load === load)?.rounds ?? 0
  const better = sit.actions('reload').filter((action) => roundsAfter(action) > human.weapons[action.weapon]!.rounds)
  if (better.length === 0) return null
  return better.reduce((best, action) => (roundsAfter(action) > roundsAfter(best) ? action : best))
}

/**
 * Something useful within arm's reach, when there is time: kits, loads that fit, a gun for a figure that has none.
 */
export function pickUp(sit: Situation, walks: Walks): Thought | null {
  const { human, s } = sit
  const isCalm = sit.attackers(walks.best().end, human) < 1
  if (!isCalm) return null
  const useful = sit.actions('pickUp').find(({ lying }) => isUseful(sit, s.lying.find(({ id }) => id === lying)!))
  return useful === undefined ? null : because(useful, 'pickUp')
}

function isUseful({ human, s }: Situation, { thing }: Lying): boolean {
  const guns = human.weapons.filter(({ id }) => isFirearm(id))
  const feeds = (ammunition: Ammunition): boolean => guns.some((gun) => rowOf(s, gun).ammunition === ammunition)
  switch (thing.kind) {
    case 'object':
      return thing.object.what.endsWith('Kit')
    case 'weapon':
      if (!isFirearm(thing.weapon.id) || thing.weapon.rounds === 0) return false
      // A machine gun stops crowds: a figure that has none takes it along.
      if (thing.weapon.id === 'machineGun') return guns.every(({ id }) => id !== 'machineGun')
      return guns.every(({ rounds }) => rounds === 0)
    case 'belt':
      return feeds('belts') && human.pouch.belts.length === 0
    case 'bullets':
      return feeds('bullets') && human.pouch.bullets.length === 0
    case 'cartridges':
      return feeds('cartridges') && human.pouch.cartridges < FEW_CARTRIDGES
    default:
      return false
  }
}
