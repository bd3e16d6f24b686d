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

describe('indecisive', () => {
  it('[DWA-16.6.5] on a 1 at most 2 action points', () => {
    expect(apLeft(acting({ flaws: ['indecisive'] }, [], [], [1]))).toBe(2)
    expect(apLeft(acting({ flaws: ['indecisive'] }, [], [], [2]))).toBe(4)
  })

  it('[R-80.8] frightened too: 1, or 2 where the option reads it so', () => {
    const scared = (indecisiveFrightened: string) =>
      tableWith({
        scenario: UNDECIDED,
        humans: [{ at: [300, 300], flaws: ['indecisive'], now: { frightened: true } }],
        options: { advanced: true, indecisiveFrightened },
      })
        .run()
        .play({ type: 'activate', human: 0, as: 'act', ability: 'none' }, [1])
    expect(apLeft(scared('literal'))).toBe(1)
    expect(apLeft(scared('net'))).toBe(2)
  })
})
