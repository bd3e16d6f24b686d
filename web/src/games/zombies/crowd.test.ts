import { describe, expect, it } from 'vitest'
import { pawnStands, zombieStand } from './crowd.js'
import { spaceCentre } from './layout.js'
import { randomGame } from './random-games.js'
import { UNIT } from './tile-art.js'

const [first] = [...randomGame('crowd', { seats: 6 }, 1)]
/** So many pawns in the middle of the town square, with or without a zombie. */
const crowd = (pawns: number, zombie: number) => ({
  ...first!.view,
  position: Array.from({ length: pawns }, () => 4),
  zombie: first!.view.zombie.map((kind, space) => (space === 4 ? zombie : kind)),
})

describe('pawns on one space', () => {
  it.each([0, 1])('never cover each other’s letters, nor leave the space (zombies: %i)', (zombie) => {
    for (let pawns = 1; pawns <= 6; pawns++) {
      const view = crowd(pawns, zombie)
      const stands = pawnStands(view)
      const centre = spaceCentre(view, 4)
      for (const [i, a] of stands.entries()) {
        expect(Math.max(Math.abs(a.x - centre.x), Math.abs(a.y - centre.y))).toBeLessThan(UNIT / 2)
        // A letter is a third of a pawn, a pawn seven tenths of a space.
        for (const b of stands.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(UNIT * 0.7 * a.scale)
      }
    }
  })

  it('have a space to themselves as long as they are alone', () => {
    expect(pawnStands(crowd(1, 0))[0]).toMatchObject({ ...spaceCentre(crowd(1, 0), 4), scale: 1 })
    expect(zombieStand(crowd(3, 1), 4).x).toBeGreaterThan(Math.max(...pawnStands(crowd(3, 1)).map(({ x }) => x)))
  })

  it('leave room for a zombie, which reaches out of the space no more than they do', () => {
    // So far the widest zombie stretches its arms, in shares of a space.
    const ARMS = 0.39
    for (let pawns = 1; pawns <= 6; pawns++) {
      const view = crowd(pawns, 1)
      const { x, scale } = zombieStand(view, 4)
      expect(x - spaceCentre(view, 4).x + ARMS * scale * UNIT).toBeLessThan(UNIT * 0.51)
    }
  })
})
