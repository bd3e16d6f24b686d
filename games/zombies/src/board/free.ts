import { NO_ZOMBIE, type Zombies } from '../state.js'
import { facingAt, isOnTable, type Space } from './board.js'

/** Every space of the table that can be entered and has no zombie, in reading order of slots. */
export function freeSpaces(s: Zombies): Space[] {
  const found: Space[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++) if (isOnTable(s, slot)) addFree(s, slot, found)
  return found
}

/** The same of one tile, added to a list. */
export function addFree(s: Zombies, slot: number, to: Space[]): void {
  for (const cell of facingAt(s, slot).open) if (s.zombie[slot * 9 + cell] === NO_ZOMBIE) to.push(slot * 9 + cell)
}

export function hasFreeSpace(s: Zombies): boolean {
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    for (const cell of facingAt(s, slot).open) if (s.zombie[slot * 9 + cell] === NO_ZOMBIE) return true
  }
  return false
}
