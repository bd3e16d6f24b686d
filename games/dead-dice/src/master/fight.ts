import type { Seat } from '@shamble/kernel'
import { when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { MERCILESS } from '../data/adversaries.js'
import { BAND_FROM, STRIDE } from '../data/ladder.js'
import type {
  DeadRoundFrame,
  FightFrame,
  FoeHarmFrame,
  FoeTurnFrame,
  HarmFrame,
  OpposedFrame,
  Person,
  RisingFrame,
} from '../frames/kinds-fight.js'
import { inReachOf, seizable } from '../rules/advance.js'
import { isStanding } from '../rules/fight-end.js'
import { canShoot, NO_TRAIT, traitsLeft } from '../rules/foes.js'
import { wearingArms } from '../rules/harm.js'
import { distance, foeNumber, foeOf, hordeById, isEngagedByDead, isFoe, towards } from '../rules/ladder.js'
import { standOf } from '../seats.js'
import type { DeadDice, Foe, Scene, Stand } from '../state.js'
import { mannerOf } from './manner.js'

/** [DD-16.19] Fewest zombies at them already, then the strongest or the weakest, then seat order; survivors before others. */
export function chooseTarget(s: DeadDice, { queue }: DeadRoundFrame | RisingFrame): DeadDiceAction {
  const horde = hordeById(s.scene!, queue[0]!)!
  const near = inReachOf(s, horde)
  const survivors = near.filter((person) => !isFoe(person))
  const at = survivors.length === 0 ? near[0]! : survivors.reduce((best, one) => (isBetter(s, one, best) ? one : best))
  return { type: 'target', horde: horde.id, at }
}

function isBetter(s: DeadDice, one: Seat, best: Seat): boolean {
  const by = zombiesAt(s.scene!, one) - zombiesAt(s.scene!, best)
  if (when('DD-16.19', by !== 0)) return by < 0
  const more = lasting(s, one) - lasting(s, best)
  return mannerOf(s).prey === 'strongest' ? more > 0 : more < 0
}

const zombiesAt = (scene: Scene, person: Person): number =>
  scene.hordes.reduce((sum, { engaged, target, size }) => sum + (engaged && target === person ? size : 0), 0)

/** Survival and what is left of the Wear in hand. */
function lasting(s: DeadDice, seat: Seat): number {
  const survivor = s.survivors[seat]!
  return survivor.survival + wearingArms(survivor).reduce((sum, { wear }) => sum + wear, 0)
}

/** [DD-16.21] The nearest survivor who is not engaged; ties by seat. */
export function lash(s: DeadDice, { queue }: DeadRoundFrame): DeadDiceAction {
  const scene = s.scene!
  const horde = hordeById(scene, queue[0]!)!
  const free = seizable(s, horde).filter((seat) => !isEngagedByDead(scene, seat))
  const whom = nearest(
    free.map((seat) => standOf(scene, seat)!),
    horde.cell,
  )
  return when('DD-16.21', whom === null) ? { type: 'advance' } : { type: 'seize', whom: whom!.seat }
}

function nearest(stands: readonly Stand[], cell: number): Stand | null {
  let best: Stand | null = null
  for (const stand of stands)
    if (best === null || Math.abs(stand.cell - cell) < Math.abs(best.cell - cell)) best = stand
  return best
}

/** [DD-16.31] Melee where engaged, shots from afar, otherwise closer and at their throats. */
export function foeActs(s: DeadDice, f: FoeTurnFrame): DeadDiceAction {
  const scene = s.scene!
  const foe = scene.foes[f.foe]!
  const trait = traitsLeft(scene, foe)[0] ?? NO_TRAIT
  const standing = scene.stands.filter((stand) => isStanding(s, stand))
  const held = standing.filter(({ seat }) => foe.engaged.includes(seat))
  if (when('DD-16.31', held.length > 0)) {
    const weakest = held.reduce((a, b) => (s.survivors[b.seat]!.survival < s.survivors[a.seat]!.survival ? b : a))
    if (distance(weakest, foe) < BAND_FROM.short) return { type: 'foeMelee', whom: weakest.seat, trait }
  }
  const horde = scene.hordes.find(({ engaged, target }) => engaged && target === foeNumber(f.foe))
  if (horde !== undefined) return { type: 'foeStrike', horde: horde.id, trait }
  const prey = nearest(standing, foe.cell)
  if (prey === null || f.spent !== '') return { type: 'foeWait' }
  return canShoot(foe) ? fire(f, foe, prey, trait) : close(f, foe, prey, trait)
}

/** Up to 2 cells closer first where they are far away. */
function fire(f: FoeTurnFrame, foe: Foe, prey: Stand, trait: number): DeadDiceAction {
  if (f.walked === 0 && foe.engaged.length === 0 && distance(foe, prey) >= BAND_FROM.long)
    return { type: 'foeWalk', cell: approach(foe.cell, prey.cell, STRIDE.survivor) }
  return { type: 'foeShoot', whom: prey.seat, trait }
}

function close(f: FoeTurnFrame, foe: Foe, prey: Stand, trait: number): DeadDiceAction {
  if (distance(foe, prey) < BAND_FROM.short) return { type: 'foeMelee', whom: prey.seat, trait }
  const left = STRIDE.survivor - f.walked
  if (left === 0 || foe.engaged.length > 0) return { type: 'foeWait' }
  return { type: 'foeWalk', cell: approach(foe.cell, prey.cell, Math.min(left, distance(foe, prey) - 1)) }
}

function approach(from: number, to: number, cells: number): number {
  let cell = from
  for (let i = 0; i < cells; i++) cell = towards(cell, to)
  return cell
}

/** [DD-16.32] Once at least half of them, rounded up, are out. */
export function giveUp(s: DeadDice, _f: FightFrame): DeadDiceAction {
  const { foes } = s.scene!
  const out = foes.filter(({ state }) => state === 'out' || state === 'dead').length
  return when('DD-16.32', out >= Math.ceil(foes.length / 2)) ? { type: 'surrender' } : { type: 'fightOn' }
}

/** [DD-16.32] Mercy, unless one of their traits knows none. */
export function decideBeaten(s: DeadDice, { cause }: HarmFrame): DeadDiceAction {
  if (cause.by === undefined || !isFoe(cause.by)) return { type: 'spare' }
  const { traits } = foeOf(s.scene!, cause.by).who
  return when(
    'DD-16.32',
    traits.some((trait) => MERCILESS.includes(trait)),
  )
    ? { type: 'finishOff' }
    : { type: 'spare' }
}

/** [DD-16.31] On the first loss of 2 or more. */
export const useProtection = (_s: DeadDice, { loss }: FoeHarmFrame): DeadDiceAction =>
  when('DD-16.31', loss >= 2) ? { type: 'protect' } : { type: 'bear' }

/** [DD-16.31] No traits in defence. */
export const noDefence = (_s: DeadDice, _f: OpposedFrame): DeadDiceAction => ({ type: 'invoke', trait: NO_TRAIT })

/** [DD-16.53] Whenever two bodies or more lie there and the budget of the turn allows it. */
export const raiseTheDead = (s: DeadDice, _f: RisingFrame): DeadDiceAction =>
  when('DD-16.53', s.scene!.bodies.length >= 2 && s.master.plan.left >= 1) ? { type: 'raiseDead' } : { type: 'letLie' }
