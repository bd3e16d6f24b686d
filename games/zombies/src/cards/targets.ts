import type { Seat } from '@shamble/kernel'
import { facingAt, isOnTable, kindAt, wayCount, wayFrom } from '../board/board.js'
import { turnOf } from '../frames/kinds.js'
import { isMarbles, isWeapon } from '../rules/effects.js'
import { type Card, NO_ZOMBIE, type Zombies } from '../state.js'
import { SHOTGUN } from './by-id.js'
import { TITLES } from './titles.js'

/** The players at whom a card may be announced. */
export function targetsOf(s: Zombies, card: Card, seat: Seat): Seat[] {
  const found: Seat[] = []
  for (let other = 0; other < s.lives.length; other++) if (isTarget(s, card, seat, other)) found.push(other)
  return found
}

/** Whether a card of one player may be announced at another, or at himself. */
export function isTarget(s: Zombies, card: Card, seat: Seat, other: Seat): boolean {
  const isRival = other !== seat
  switch (TITLES[card]!.id) {
    case 'butter-fingers':
      return s.bullets[other]! > 0 || s.inPlay[other]!.some((kept) => isWeapon(s, kept))
    case 'hey-look-a-shotgun':
      return !s.inPlay[other]!.includes(SHOTGUN)
    case 'i-dont-think-theyre-dead':
      return isRival && s.reserve[other]! > 0
    case 'no-brains-here':
      return !(isMarbles(s) && s.options.marblesScope === 'allMoves') && mayShoo(s, other)
    case 'weekend-pass-denied':
      return isRival && s.hands[other]!.length > 0
    case 'where-did-everybody-go':
      return isRival && !(other === s.active && turnOf(s).afraid)
    case 'you-dont-need-that':
      return isRival && s.position[other] === s.position[seat] && takeable(s, seat, other).length > 0
    case 'brain-cramp':
    case 'what-is-that-smell':
      return other === s.active && seat !== s.active
    case 'your-shoes-untied':
      return other === s.active
    default:
      return true
  }
}

export function takeable(s: Zombies, seat: Seat, from: Seat): Card[] {
  return s.inPlay[from]!.filter((card) => isWeapon(s, card) && !s.inPlay[seat]!.includes(card))
}

function mayShoo(s: Zombies, seat: Seat): boolean {
  const space = s.position[seat]!
  if (s.zombie[space] === NO_ZOMBIE) return false
  const ways = wayCount(s)
  for (let i = 0; i < ways; i++) {
    const next = wayFrom(s, space, i)
    if (next >= 0 && s.zombie[next] === NO_ZOMBIE) return true
  }
  return false
}

/** The buildings on which a card may be announced. */
export function buildingTargets(s: Zombies, card: Card): number[] {
  const found: number[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++) if (isBuildingTarget(s, card, slot)) found.push(slot)
  return found
}

export function isBuildingTarget(s: Zombies, card: Card, slot: number): boolean {
  if (!isOnTable(s, slot) || !kindAt(s, slot).isNamed) return false
  const { building } = facingAt(s, slot)
  let zombies = 0
  for (const cell of building) if (s.zombie[slot * 9 + cell] !== NO_ZOMBIE) zombies++
  return zombies < building.length && (zombies > 0 || TITLES[card]!.id !== 'slight-miscalculation')
}
