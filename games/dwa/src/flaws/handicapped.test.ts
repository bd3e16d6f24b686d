import { describe, expect, it } from 'vitest'
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
const apLeft = (match: ReturnType<typeof acting>) => (match.state.frames.at(-1) as unknown as { ap: number }).ap

describe('handicapped', () => {
  it('[DWA-16.6.12] [R-80.8] on 1 or 2 only 3 action points', () => {
    expect(apLeft(acting({ flaws: ['handicapped'] }, [], [], [2]))).toBe(3)
    expect(apLeft(acting({ flaws: ['handicapped'] }, [], [], [3]))).toBe(4)
  })
})
