import { BATCH, commitTo, contextOf, rollOf, rootFrom } from '@shamble/chance'
import { BadInput, type Seat } from '@shamble/kernel'
import type { DicePart } from './dice-lines.js'
import type { OpenDice } from './dice-proof.js'

/** @throws BadInput where a player has shown something other than what was committed to, or is there twice */
export function checkParts(parts: readonly DicePart[], where: string): void {
  const seats = new Set<Seat>()
  for (const part of parts) {
    for (const seat of part.seats) {
      if (seats.has(seat))
        throw new BadInput(where, 'player {{number}} has added to the dice twice', { number: seat + 1 })
      seats.add(seat)
    }
    if (commitTo(part.reveal) !== part.commit)
      throw new BadInput(where, 'player {{number}} has shown something other than what was committed to', {
        number: (part.seats[0] ?? 0) + 1,
      })
  }
}

/**
 * Checks dice of a match that is under way, as far as they are open.
 * @throws BadInput with the first thing that does not agree
 */
export function checkOpenDice({ line, roots, dice }: OpenDice): void {
  checkParts(line.parts, 'dice')
  if (line.roots.open.some((root, i) => roots[i] !== root)) throw new BadInput('dice', 'a root has changed')
  const context = contextOf(line.match, line.parts)
  for (const { index, sides, face, secret, path } of dice) {
    const number = index + 1
    if (rootFrom(secret, index, path) !== roots[Math.floor(index / BATCH)])
      throw new BadInput('dice', 'the secret of roll {{number}} is not the one that was committed to', { number })
    if (1 + rollOf(secret, context, 'open', index, sides) !== face)
      throw new BadInput('dice', 'roll {{number}} is not what its secret leads to', { number })
  }
}
