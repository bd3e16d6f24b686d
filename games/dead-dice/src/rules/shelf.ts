import { type Refusal, type RuleId, when } from '@shamble/kernel'
import { DIFFICULTY_RANGE } from '../data/difficulty.js'
import { GAUGE_RANGE, type Hazard } from '../data/menace.js'
import type { Reserve } from '../data/reserves.js'
import { isPresent, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import { COMPANION_TARGET, type Purchase, priceOf, ruleOf } from './purchases.js'
import { rank, reservesInPlay } from './reserves.js'

/** What is left to buy from while a cart is filled: each purchase is judged after those before it. */
export interface Shelf {
  menace: number
  noise: number
  horde: number
  steps: Record<Reserve, number>
  hazards: Hazard[]
  wayOut: boolean
}

export function shelfOf(s: DeadDice): Shelf {
  const { master, group, scene } = s
  const { shelter, ammunition, provisions, survivors } = group.reserves
  return {
    menace: master.menace,
    noise: master.noise,
    horde: master.horde,
    steps: {
      shelter: rank(shelter),
      ammunition: rank(ammunition),
      provisions: rank(provisions),
      survivors: rank(survivors),
    },
    hazards: scene === null ? [] : scene.hazards.slice(),
    wayOut: scene?.obstacles.some(({ wayOut }) => wayOut) ?? false,
  }
}

/** Takes what a purchase takes. */
export function take(shelf: Shelf, purchase: Purchase): void {
  shelf.menace -= priceOf(purchase)
  switch (purchase.element) {
    case 'noise':
      shelf.noise++
      break
    case 'horde':
      shelf.horde++
      break
    case 'lowerReserve':
      shelf.steps[purchase.reserve]--
      break
    case 'hazard':
      shelf.hazards.push(purchase.hazard)
      break
    case 'obstacle':
      shelf.wayOut ||= purchase.wayOut
  }
}

/** Why an element cannot be bought now, with the part that is to blame; `null` where it can. */
export function refusalOf(s: DeadDice, purchase: Purchase, shelf: Shelf = shelfOf(s)): Refusal | null {
  const wrong = wrongWith(s, purchase, shelf)
  if (wrong !== null) return wrong
  const price = priceOf(purchase)
  if (price > shelf.menace) return { rule: ruleOf(purchase), key: 'menace', params: { price, menace: shelf.menace } }
  return null
}

const no = (rule: RuleId, key: string, at = '', params: Refusal['params'] = {}): Refusal => ({
  rule,
  key,
  params,
  ...(at === '' ? {} : { at }),
})

function wrongWith(s: DeadDice, purchase: Purchase, shelf: Shelf): Refusal | null {
  switch (purchase.element) {
    case 'obstacle':
      return wrongObstacle(purchase, shelf)
    case 'hazard':
      return when('DD-5.19', shelf.hazards.includes(purchase.hazard)) ? no('DD-5.19', 'hazard.there') : null
    case 'threat':
      if (!inPlay(s, purchase.reserve)) return no('DD-12.9', 'reserve.alone', 'reserve')
      if (shelf.steps[purchase.reserve] <= 0) return no('DD-5.9', 'reserve.empty', 'reserve')
      return purchase.difficulty < DIFFICULTY_RANGE.min ? no('DD-5.9', 'threat.difficulty', 'difficulty') : null
    case 'lowerReserve':
      if (!inPlay(s, purchase.reserve)) return no('DD-12.9', 'reserve.alone')
      return shelf.steps[purchase.reserve] <= 0 ? no('DD-5.10', 'reserve.empty') : null
    case 'noise':
      if (s.scene?.cause != null) return no('DD-15.69', 'noise.catastrophe')
      return shelf.noise >= GAUGE_RANGE.max ? no('DD-5.11', 'noise.most', '', { most: GAUGE_RANGE.max }) : null
    case 'horde':
      return shelf.horde >= GAUGE_RANGE.max ? no('DD-5.12', 'horde.most', '', { most: GAUGE_RANGE.max }) : null
    case 'special':
      return wrongSpecial(s, purchase)
    default:
      return null
  }
}

const inPlay = (s: DeadDice, reserve: Reserve): boolean => reservesInPlay(s).includes(reserve)

function wrongObstacle(
  { difficulty, wayOut }: Extract<Purchase, { element: 'obstacle' }>,
  shelf: Shelf,
): Refusal | null {
  const { min, max } = DIFFICULTY_RANGE
  if (difficulty < min || difficulty > max) return no('DD-7.5', 'difficulty', 'difficulty', { min, max })
  return when('DD-15.41', wayOut && shelf.wayOut) ? no('DD-15.41', 'wayOut.second', 'wayOut') : null
}

/** [DD-12.18] [DD-12.23] Only a Stalker is put where the game master likes, onto a survivor. */
function wrongSpecial(s: DeadDice, bought: Extract<Purchase, { element: 'special' }>): Refusal | null {
  if (!when('DD-12.18', s.variants.includes('specialZombies'))) return no('DD-12.18', 'special.off', 'special')
  const { special, ambush, cell, target } = bought
  if (special !== 'stalker') return cell === -1 && target === -1 ? null : no('DD-12.23', 'special.placed', 'cell')
  if (ambush) return no('DD-12.23', 'stalker.ambush', 'ambush')
  if (cell < 0 || cell >= s.options.ladderCells) return no('DD-12.23', 'stalker.cell', 'cell')
  return isTarget(s, target, cell) ? null : no('DD-12.23', 'stalker.target', 'target')
}

/** A survivor who is in the scene, on that cell; companions are on none [DD-15.78]. */
function isTarget(s: DeadDice, target: number, cell: number): boolean {
  const { scene } = s
  if (scene === null) return false
  if (target >= COMPANION_TARGET) {
    const id = target - COMPANION_TARGET
    const there = s.group.companions.some((one) => one.id === id && one.alive && (s.phase !== 'dead' || one.onRaid))
    return there && !scene.companionsGone.includes(id)
  }
  const stand = standOf(scene, target)
  return stand !== null && isPresent(s, stand) && stand.cell === cell
}
