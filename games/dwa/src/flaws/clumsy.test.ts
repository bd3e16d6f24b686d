import { describe, expect, it } from 'vitest'
import { low } from '../scenario/draw.js'
import { type GivenHuman, tableWith, UNDECIDED } from '../tests/build.js'

/** The human acts at 300, 300 on an open table. */
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

  it('[R-80.3] [R-08] a jump that costs points is a first step, a free one is none', () => {
    const over = (human: Partial<GivenHuman>) =>
      tableWith({
        scenario: { ...UNDECIDED, low: [low(320, 250, 320, 350)] },
        humans: [{ at: [300, 300], flaws: ['clumsy'], ...human }],
        options: { advanced: true },
      })
        .run()
        .play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
    const jump = { type: 'jump', to: { x: 345, y: 300 }, ability: 'none' } as const
    expect(over({}).play(jump, [2]).human()).toMatchObject({ x: 345, posture: 'prone' })
    const free = over({ abilities: ['agile'] }).play({ ...jump, ability: 'agile' })
    expect(free.human()).toMatchObject({ x: 345, posture: 'standing' })
  })

  it('[R-80.3] a halt within the first step comes before the fall', () => {
    const match = acting({ flaws: ['clumsy'] }).play({ ...walk(400, 300), halts: [30] })
    expect(match.asked()).toEqual(['0 halt'])
    expect(match.human()).toMatchObject({ x: 330, posture: 'standing' })
    expect(match.play({ type: 'goOn' }, [1]).human()).toMatchObject({ x: 350, posture: 'prone' })
  })
})
