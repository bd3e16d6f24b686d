import { when } from '@shamble/kernel'
import type { Face } from '../counters.js'
import { type Character, countersOf, type Dawn, INFECTED, NORMAL } from '../state.js'

/** The face of the counter that is in use [DAWN-8.4.a]; stunned and super faces have no such numbers. */
export function faceOf(s: Dawn, c: Character): Face {
  const counter = countersOf(s).characters[c]!
  return when('DAWN-8.4.a', s.status[c] === INFECTED) ? counter.infected : counter.normal
}

/** [DAWN-12.0.a] Dice per shot with a hunting rifle. */
export const RIFLE_DICE = 2

/** [DAWN-6.6.a] [DAWN-12.0.a] Dice per shot: a rifle gives two. */
export function shotDice(s: Dawn, c: Character): number {
  return when('DAWN-12.0.a', s.rifle[c] === 1) ? RIFLE_DICE : countersOf(s).characters[c]!.shotDice
}

/**
 * [DAWN-6.5.b] One die; [DAWN-DIF.01] by weapon, two for the character who shoots with two, [DAWN-DIF.22] by a rifle
 * too.
 */
export function panicDice(s: Dawn, c: Character): number {
  const byWeapon = when(s.rifle[c] === 1 ? 'DAWN-DIF.22' : 'DAWN-DIF.01', s.options.panicDice === 'weapon')
  return byWeapon && shotDice(s, c) >= 2 ? 2 : 1
}

/** [DAWN-5.0.a] Neither stunned nor moved in the last human player-turn. */
export function isEligible(s: Dawn, c: Character): boolean {
  return when('DAWN-5.0.a', (s.status[c] === NORMAL || s.status[c] === INFECTED) && s.rests[c] === 0)
}
