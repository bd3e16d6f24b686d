import { ask, cite, type Play, type Procedure, pop } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { type Square, squareName } from '../map/mall.js'
import { bringFromPool, isZombieOccupied, poolSize, turnUp } from '../rules/pieces.js'
import { movementPoints } from '../rules/sight.js'
import { type Dawn, type HiddenTableFrame, mallOf, ownerOf } from '../state.js'
import { focusSquares } from './berserk-phase.js'

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
      if (f.squares.length > 1) ask(s, chooser(s), 'appear')
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
    cite('DAWN-DIF.14')
    appear(s, f, action.type === 'appear' ? action.square : f.squares[0]!, play)
  },
}

function roll(s: Dawn, f: HiddenTableFrame, play: Play): void {
  const column = play.chance.die(6, 'DAWN-15.2.a')
  const row = play.chance.die(6, 'DAWN-15.2.a')
  cite('DAWN-DICE.b')
  const digit = HIDDEN_TABLE[row - 1]![column <= 3 ? 0 : 1]
  f.step = OVER
  if (digit < 0 || poolSize(s) === 0) {
    play.emit?.({ kind: 'nothing-hidden', rule: 'DAWN-15.2.c', dice: [column, row] })
    return
  }
  play.emit?.({ kind: 'hidden-digit', rule: 'DAWN-15.2.b', dice: [column, row], data: { digit } })
  f.squares = nearest(s, digit)
  if (f.squares.length > 0) f.step = PICK
}

/** [DAWN-15.3.a] Store squares with that digit and no zombie; a character does not matter. */
function nearest(s: Dawn, digit: number): Square[] {
  const mall = mallOf(s)
  const points = movementPoints(s, mall, focusSquares(s))
  const squares = mall.isHall
    .map((_, square) => square)
    .filter((square) => !mall.isHall[square] && (square + 1) % 10 === digit && !isZombieOccupied(s, square))
  const least = Math.min(...squares.map((square) => points[square]!))
  cite('DAWN-15.3.a')
  return squares.filter((square) => points[square] === least)
}

function appear(s: Dawn, f: HiddenTableFrame, square: Square, play: Play): void {
  f.step = OVER
  bringFromPool(s, square, play, 'DAWN-15.1.b')
  play.emit?.({ kind: 'appeared', rule: 'DAWN-15.2.d', data: { square: squareName(square) } })
  turnUp(s, square, play, 'DAWN-15.3.a')
}

/** Whoever conducted the move; the first owner in play when nobody moved. */
export function chooser(s: Dawn): number {
  const c = s.active[0] ?? s.status.findIndex((status) => status <= 2)
  return ownerOf(s, c)
}
