import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import { bringFromPool, isZombieOccupied, poolSize, turnUp } from '../rules/pieces.js'
import { movementPoints } from '../rules/sight.js'
import { type Dawn, mallOf, ownerOf } from '../state.js'
import { focusSquares } from './berserk-phase.js'
import { gameTurnOf, type HiddenTableFrame } from './kinds.js'

/** [DAWN-15.8.a] The last digit by second die, for a first die of 1-3 and of 4-6; -1 is a dash. */
export const HIDDEN_TABLE: readonly (readonly [number, number])[] = [
  [1, 6],
  [2, 7],
  [3, 8],
  [4, 9],
  [5, 0],
  [-1, -1],
]

const ROLL = 0
const PICK = 1
const OVER = 2

/** [DAWN-15.2.a] Before phase A a hidden zombie may appear. */
export const hiddenTable: Procedure<Dawn, HiddenTableFrame, DawnAction> = {
  run(s, f, play) {
    if (f.step === ROLL) {
      roll(s, f, play)
      return
    }
    if (f.step === PICK) {
      if (when('DAWN-15.2.b', f.squares.length > 1)) ask(s, chooser(s), 'appear')
      else appear(s, f, f.squares[0]!, play)
      return
    }
    pop(s)
  },

  // [DAWN-15.2.b] At equal distance the player picks; left to the game it is the lowest number.
  offer(_s, f, _seat, to) {
    for (const square of f.squares) to.legal({ type: 'appear', square })
    to.legal(AUTO)
  },

  answer(s, f, _seat, action, play) {
    appear(s, f, action.type === 'appear' ? action.square : f.squares[0]!, play)
  },
}

function roll(s: Dawn, f: HiddenTableFrame, play: Play): void {
  const column = play.chance.die(6, 'DAWN-15.2.a')
  const row = play.chance.die(6, 'DAWN-15.2.a')
  // [DAWN-DICE.b] The first die is the column.
  const digit = HIDDEN_TABLE[row - 1]![when('DAWN-DICE.b', column <= 3) ? 0 : 1]
  f.step = OVER
  const dice = [column, row]
  if (when('DAWN-15.2.c', digit < 0 || poolSize(s) === 0)) {
    play.emit?.(event(s, 'nothing-hidden', 'DAWN-15.2.c', {}, { dice }))
    return
  }
  play.emit?.(event(s, 'hidden-digit', 'DAWN-15.2.b', { digit }, { dice }))
  f.squares = nearest(s, digit)
  if (f.squares.length > 0) f.step = PICK
}

/** [DAWN-15.3.a] Store squares with that digit and no zombie; a character does not matter. */
function nearest(s: Dawn, digit: number): Square[] {
  const mall = mallOf(s)
  const points = movementPoints(s, mall, focusSquares(s))
  const squares = mall.isHall
    .map((_, square) => square)
    .filter((square) => (square + 1) % 10 === digit)
    .filter((square) => when('DAWN-15.3.a', !mall.isHall[square] && !isZombieOccupied(s, square)))
  const least = Math.min(...squares.map((square) => points[square]!))
  return squares.filter((square) => points[square] === least)
}

function appear(s: Dawn, f: HiddenTableFrame, square: Square, play: Play): void {
  f.step = OVER
  const unit = bringFromPool(s, square, play, 'DAWN-15.1.b')
  play.emit?.(event(s, 'appeared', 'DAWN-15.2.d', { square, unit: s.token[unit]! }))
  turnUp(s, square, play, 'DAWN-15.3.a')
}

/** The player who conducted the move; the first owner in play when nobody moved. */
export function chooser(s: Dawn): number {
  const c = gameTurnOf(s).active[0] ?? s.status.findIndex((status) => status <= 2)
  return ownerOf(s, c)
}
