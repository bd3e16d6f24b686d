import { ask, type Procedure, pop, when } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { isInPlay, isZombieOccupied } from '../rules/pieces.js'
import { ALL_CHARACTERS, type Dawn, isAutomatic, ZOMBIE_SEAT } from '../state.js'
import { beginAttack } from './attack.js'
import type { AttackPhaseFrame } from './kinds.js'

/** [DAWN-4.2D.a] One attack in every square with characters and a zombie, in the zombie player's order. */
export const attackPhase: Procedure<Dawn, AttackPhaseFrame, DawnAction> = {
  run(s, f) {
    if (f.step === 0) {
      const held = ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
      // [DAWN-RUL.48] One attack a square, however many characters are there.
      f.squares = held
        .filter((square, i) => when('DAWN-RUL.48', held.indexOf(square) === i))
        .filter((square) => when('DAWN-4.2D.a', isZombieOccupied(s, square)))
        .sort((a, b) => a - b)
      f.step = 1
    } else if (f.squares.length === 0) pop(s)
    // [DAWN-DICE.d] Automatic: ascending.
    else if (f.squares.length === 1 || when('DAWN-DICE.d', isAutomatic(s))) beginAttack(s, f.squares.shift()!)
    else ask(s, ZOMBIE_SEAT, 'attack')
  },
  offer(_s, f, _seat, to) {
    for (const square of f.squares) to.legal({ type: 'attack', square })
    to.legal(AUTO)
  },
  // Left to the game it is the lowest square.
  answer(s, f, _seat, action) {
    const square = action.type === 'attack' ? action.square : f.squares[0]!
    f.squares.splice(f.squares.indexOf(square), 1)
    beginAttack(s, square)
  },
}
