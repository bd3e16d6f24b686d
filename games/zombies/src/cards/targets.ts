import type { Seat, WindowFrame } from '@shamble/kernel'
import { facingAt, isOnTable, kindAt, type Slot } from '../board/board.js'
import { type Card, NO_ZOMBIE, type Zombies } from '../state.js'
import { type Target, titleOf } from './card.js'

/** A player, the one who plays the card among them. */
export const player = (fits: (s: Zombies, by: Seat, other: Seat) => boolean = () => true): Target => ({
  kind: 'player',
  fixed: false,
  fits,
})

/** A player other than the one who plays the card. */
export const opponent = (fits: (s: Zombies, by: Seat, other: Seat) => boolean = () => true): Target =>
  player((s, by, other) => other !== by && fits(s, by, other))

/** A player who is on turn and about to move: there is never another. */
export const mover: Target = { kind: 'player', fixed: true, fits: (s, _by, other) => other === s.active }

/** A building on the table, by how many zombies it holds and how many spaces it has. */
export const building = (fits: (zombies: number, spaces: number) => boolean): Target => ({
  kind: 'building',
  fits(s, slot) {
    if (!isOnTable(s, slot) || !kindAt(s, slot).isNamed) return false
    const cells = facingAt(s, slot).building
    let zombies = 0
    for (const cell of cells) if (s.zombie[slot * 9 + cell] !== NO_ZOMBIE) zombies++
    return fits(zombies, cells.length)
  },
})

/** Whether a card of one player may be announced at another, or at themselves. */
export function isTarget(s: Zombies, card: Card, by: Seat, other: Seat): boolean {
  const { target } = titleOf(card)
  return target.kind !== 'player' || target.fits(s, by, other)
}

export function isBuildingTarget(s: Zombies, card: Card, slot: Slot): boolean {
  const { target } = titleOf(card)
  return target.kind !== 'building' || target.fits(s, slot)
}

/** Re-checked: an answer may have changed who is where. */
export function isStillLegal(s: Zombies, { by, about }: WindowFrame): boolean {
  const { card, seat, slot } = about as { card: Card; seat: Seat; slot: Slot }
  const { redirect } = titleOf(card)
  if (redirect === 'player') return isTarget(s, card, by, seat)
  return redirect === 'none' || isBuildingTarget(s, card, slot)
}

/** Other legal targets of an announced card. */
export function otherTargets(s: Zombies, { by, about }: WindowFrame): { seat: Seat; slot: Slot }[] {
  const { card, seat, slot } = about as { card: Card; seat: Seat; slot: Slot }
  switch (titleOf(card).redirect) {
    case 'player':
      return [...s.lives.keys()]
        .filter((other) => other !== seat && isTarget(s, card, by, other))
        .map((other) => ({ seat: other, slot: -1 }))
    case 'building':
      return [...s.tileKind.keys()]
        .filter((other) => other !== slot && isBuildingTarget(s, card, other))
        .map((other) => ({ seat: -1, slot: other }))
    default:
      return []
  }
}
