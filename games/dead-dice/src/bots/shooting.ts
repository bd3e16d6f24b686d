import type { DeadDiceAction } from '../actions.js'
import { BAND_FROM } from '../data/ladder.js'
import { WEAPON_TABLE } from '../data/weapons.js'
import { doingOf } from '../doings/index.js'
import { handsOf, isWeapon } from '../rules/carrying.js'
import { diceOf } from '../rules/pool.js'
import type { Horde } from '../state.js'
import type { Ladder } from './ladder.js'
import { type ActionOf, oddsOf } from './situation.js'
import { because, type Thought } from './thought.js'

type Shot = ActionOf<'shoot'> | ActionOf<'throw'>

/** [DD-8.10] Killing from afar costs no Survival: the most that one attack can stop. */
export function shooting(at: Ladder): Thought | null {
  // [DD-8.14] [DD-15.74] With the dead within a cell a shooter has no defence.
  const near = at.nearest() <= 1
  let found: Shot | null = null
  let most = 0
  for (const shot of [...at.sit.actions('shoot'), ...at.sit.actions('throw')]) {
    const worth = worthOfShot(at, shot, near)
    if (worth > most) {
      found = shot
      most = worth
    }
  }
  if (found === null) return null
  return because(found, found.type === 'throw' ? 'throw' : 'shoot')
}

/** In zombies that it stops; nothing at the group's own. */
function worthOfShot(at: Ladder, shot: Shot, near: boolean): number {
  const bomb = abilitiesInHand(at).includes('explosive')
  if (shot.on === 'survivor' || (shot.type === 'throw' && !bomb)) return 0
  const test = doingOf(shot as DeadDiceAction)!.test!(at.s, at.turn, shot as never)!
  if (shot.on === 'foe') return bomb ? 0 : oddsOf(test) * (at.heldByLiving ? HELD : 1)
  if (near && (at.atThroat > 0 || willAttack(at))) return 0
  const { cell, engaged } = at.scene.hordes.find(({ id }) => id === shot.id)!
  if (bomb && !isWorthABomb(at, cell)) return 0
  const stopped = oddsOf(test) * killed(at, cell, diceOf(test.parts) / 2)
  return stopped + (engaged ? URGENT : 0) - Math.abs(cell - at.stand.cell) * FAINT
}

/** [DD-10.12] A shot at arm's length leaves no defence. */
const HELD = 0.3
/** Those who hold a friend come first; of equals the nearer. */
const URGENT = 0.3
const FAINT = 0.02

function abilitiesInHand({ survivor }: Ladder): readonly string[] {
  const arm = survivor.things.find(({ id }) => survivor.hand.includes(id))
  return arm !== undefined && isWeapon(arm.item) ? WEAPON_TABLE[arm.item].abilities : []
}

/** [DD-3.9] [DD-3.10] What so many successes kill on a cell: one, one each, or a whole group each, the largest first. */
function killed(at: Ladder, cell: number, successes: number): number {
  const abilities = abilitiesInHand(at)
  const here = at.scene.hordes.filter((horde) => horde.cell === cell)
  if (abilities.includes('area')) return Math.min(successes, total(here))
  if (!abilities.includes('explosive')) return 1
  const largest = here.sort((a, b) => b.size - a.size).slice(0, Math.max(1, Math.floor(successes)))
  return total(largest)
}

const total = (hordes: readonly Horde[]): number => hordes.reduce((sum, { size }) => sum + size, 0)

/** The dead are on this cell already: they attack in this round. */
const willAttack = (at: Ladder): boolean => at.scene.hordes.some(({ cell }) => cell === at.stand.cell)

/** [DD-15.12] What belongs in hand now: something to shoot with while they are far, something that takes blows when not. */
export function wielding(at: Ladder): Thought | null {
  const offers = at.sit.actions('wield')
  if (offers.length === 0) return null
  const hands = handsOf(at.survivor)
  let found = at.survivor.hand
  let most = worthInHand(at, found)
  for (const hand of hands) {
    const worth = worthInHand(at, hand)
    if (worth > most + 0.01) {
      found = hand
      most = worth
    }
  }
  const swap = offers.find(({ hand }) => hand.length === found.length && hand.every((id) => found.includes(id)))
  return swap === undefined ? null : because(swap, 'wield')
}

function worthInHand(at: Ladder, hand: readonly number[]): number {
  const near = at.nearest()
  const close = near <= 1 || at.heldByDead || at.heldByLiving
  let worth = 0
  for (const id of hand) {
    const thing = at.survivor.things.find((one) => one.id === id)!
    if (!isWeapon(thing.item)) continue
    const { abilities, bonus } = WEAPON_TABLE[thing.item]
    const artillery = abilities.includes('artillery')
    const fires =
      abilities.includes('primitive') ||
      (abilities.includes('firearm') && !artillery && at.s.group.reserves.ammunition !== 'empty') ||
      (artillery && thing.setUp && !thing.dry)
    if (abilities.includes('thrown')) worth += !close && isTimeForABomb(at) ? 9 : 0
    else if (fires)
      worth += close ? (at.foesFight && !at.heldByLiving ? 2 : 0.1) : 3 + bonus + (abilities.includes('area') ? 2 : 0)
    else worth += (thing.dry ? 0 : thing.wear + bonus) * (close ? 1 : 0.5)
  }
  return worth
}

/** Enough of them on this cell, and no friend there. */
function isWorthABomb(at: Ladder, cell: number): boolean {
  if (at.scene.stands.some((one) => one.gone === '' && one.cell === cell)) return false
  return total(at.scene.hordes.filter((one) => one.cell === cell)) >= BOMB_FOR
}
const BOMB_FOR = 3

/** [DD-3.11] The same for any cell within an easy throw. */
const isTimeForABomb = (at: Ladder): boolean =>
  at.scene.hordes.some(({ cell }) => {
    const gap = Math.abs(cell - at.stand.cell)
    return gap >= BAND_FROM.short && gap < BAND_FROM.long && isWorthABomb(at, cell)
  })

/** [DD-12.27] A heavy weapon takes a round to set up: while many are still far away, and nothing else leads out. */
export function settingUp(at: Ladder): Thought | null {
  const [piece] = at.sit.actions('setUp')
  if (piece === undefined || at.wayOut !== null || at.zombies < BOMB_FOR || at.nearest() < BAND_FROM.long) return null
  return at.survivor.things.some(({ id, dry }) => id === piece.thing && dry) ? null : because(piece, 'setUp')
}
