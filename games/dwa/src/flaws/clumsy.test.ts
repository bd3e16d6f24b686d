import { describe, expect, it } from 'vitest'
import { type GivenHuman, tableWith, UNDECIDED } from '../tests/build.js'

/** He acts at 300, 300 on an open table. */
const acting = (
  human: Partial<GivenHuman>,
  zombies: { at: [number, number] }[] = [],
  others: GivenHuman[] = [],
  dice: number[] = [],
) =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], ...human }, ...others],
    zombies,
    options: { advanced: true },
  })
    .run()
    .play({ type: 'activate', human: 0, as: 'act', ability: 'none' }, dice)
const walk = (x: number, y: number) => ({ type: 'walk', path: [{ x, y }], halts: [], ability: 'none' }) as const

describe('clumsy', () => {
  it('[DWA-16.6.2] [R-80.3] on 1 or 2 the first step of a turn ends on the ground, once a turn', () => {
    const fallen = acting({ flaws: ['clumsy'] }).play(walk(400, 300), [2])
    expect(fallen.human()).toMatchObject({ x: 350, posture: 'prone' })
    const stands = acting({ flaws: ['clumsy'] }).play(walk(400, 300), [3])
    expect(stands.human()).toMatchObject({ x: 400, posture: 'standing' })
    expect(stands.play(walk(420, 300)).human().x).toBe(420)
  })

  it('[R-80.3] a halt within the first step comes before the fall', () => {
    const match = acting({ flaws: ['clumsy'] }).play({ ...walk(400, 300), halts: [30] })
    expect(match.asked()).toEqual(['0 halt'])
    expect(match.human()).toMatchObject({ x: 330, posture: 'standing' })
    expect(match.play({ type: 'goOn' }, [1]).human()).toMatchObject({ x: 350, posture: 'prone' })
  })
})
