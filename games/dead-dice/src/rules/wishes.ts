import { cite, type Offers, type Play, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { CHARACTERISTICS } from '../data/characteristics.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { RESERVES, type Reserve } from '../data/reserves.js'
import { type Approach, WISHES, type Wish } from '../data/tags.js'
import { combined, REPAIR } from '../data/vehicles.js'
import { IN_SWORDS, WEAPON_TABLE } from '../data/weapons.js'
import type { LivingTurnFrame, PreparationFrame } from '../frames/kinds-turns.js'
import { livingSeats } from '../seats.js'
import type { DeadDice, Thing } from '../state.js'
import { isWeapon } from './carrying.js'
import { gain } from './finds.js'
import { cure, hasCure, heal } from './healing.js'
import { raise, reservesInPlay } from './reserves.js'
import { winClue } from './story.js'

const WISH_IDS = Object.keys(WISHES) as Wish[]
const NOTHING: readonly number[] = [-1]

export const isReserveWish = (wish: string): wish is Reserve => (RESERVES as readonly string[]).includes(wish)

/** [DD-15.73] Whom or what a wish can be for now; none where it makes no sense. */
export function aimsOf(s: DeadDice, wish: Wish): readonly number[] {
  if (isReserveWish(wish))
    return reservesInPlay(s).includes(wish) && s.group.reserves[wish] !== 'sufficient' ? NOTHING : []
  switch (wish) {
    case 'repair':
      return isDamaged(s) ? NOTHING : []
    case 'refuel':
      return dryThings(s).map(({ id }) => id)
    case 'heal':
      return livingSeats(s)
    case 'cure':
      // Anybody: who needs it is a secret.
      return when('DD-16.45', hasCure(s)) ? livingSeats(s) : []
    default:
      return NOTHING
  }
}

/** [DD-15.43] */
function isDamaged({ group: { vehicle } }: DeadDice): boolean {
  if (vehicle === null) return false
  return vehicle.wear < combined(vehicle.kind, vehicle.trailer)!.wear
}

/** [DD-15.15] Weapons that ran out of fuel; what artillery fires has to be found [DD-12.28]. */
function dryThings(s: DeadDice): Thing[] {
  const all = [...s.survivors.flatMap(({ things, fate }) => (fate === 'alive' ? things : [])), ...s.group.stash]
  return all.filter(({ item, dry }) => dry && isWeapon(item) && WEAPON_TABLE[item].abilities.includes('fuel'))
}

/** [DD-16.22] [DD-16.45] */
export function difficultyOf(s: DeadDice, turn: LivingTurnFrame, wish: Wish): number {
  if (wish === 'cure') return DIFFICULTIES.cure.difficulty
  const usual = DIFFICULTIES.prepare.difficulty
  if (!isReserveWish(wish) || !when('DD-16.22', turn.raised.includes(wish))) return usual
  const brought = s.group.objectives.some(({ what, done }) => done && what === wish)
  return when('DD-16.22', brought) ? usual : usual + 1
}

export const approachesOf = (wish: Wish): readonly Approach[] => WISHES[wish]

/** Offers as numbers: a playout looks at one of many. */
const code = (wish: number, leader: number, by: number, on: number): number =>
  ((wish * 10 + leader) * 10 + by) * 10000 + on + 1

const decode = (of: number): DeadDiceAction => {
  const rest = Math.floor(of / 10000)
  return {
    type: 'prepare',
    wish: WISH_IDS[Math.floor(rest / 100)]!,
    leader: Math.floor(rest / 10) % 10,
    by: CHARACTERISTICS[rest % 10]!,
    on: (of % 10000) - 1,
  }
}

/** Every way to make a test for one of these wishes. */
export function offerWishes(s: DeadDice, wishes: readonly Wish[], to: Offers<DeadDiceAction>): void {
  const leaders = livingSeats(s)
  for (const wish of wishes) {
    const at = WISH_IDS.indexOf(wish)
    for (const on of aimsOf(s, wish))
      for (const { by } of WISHES[wish])
        for (const leader of leaders) to.coded(code(at, leader, CHARACTERISTICS.indexOf(by), on), decode)
  }
}

export const ALL_WISHES: readonly Wish[] = WISH_IDS

/** [DD-6.5] Success gives what they wanted: a step of a reserve, as in the example [DD-6.6], or something else. */
export function fulfil(s: DeadDice, f: PreparationFrame, turn: LivingTurnFrame, play: Play): void {
  const { wish, leader, on } = f
  cite('DD-15.73')
  if (isReserveWish(wish)) {
    raise(s, wish, 'DD-6.5', play, leader)
    turn.raised.push(wish)
    return
  }
  switch (wish) {
    case 'repair':
      s.group.vehicle!.wear += REPAIR
      break
    case 'refuel':
      for (const thing of dryThings(s)) if (thing.id === on) thing.dry = false
      break
    case 'heal':
      heal(s, on, 1)
      break
    case 'cure':
      cure(s, on)
      break
    case 'molotov':
      gain(s, leader, when('DD-16.46', s.variants.includes('swords')) ? (IN_SWORDS.molotov ?? 'molotov') : 'molotov')
      break
    case 'information':
      winClue(s, play)
  }
}
