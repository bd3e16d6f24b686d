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
const walk = (x: number, y: number) => ({ type: 'walk', path: [{ x, y }], halts: [], ability: 'none' }) as const

describe('coward', () => {
  it('[DWA-16.6.9] with a zombie in sight within 10 cm does nothing on 1 to 3', () => {
    const beside = (die: number) => acting({ flaws: ['coward'] }, [{ at: [425, 300] }], [{ at: [900, 900] }], [die])
    expect(beside(3).asked()).toEqual(['0 activate'])
    expect(beside(4).asked()).toEqual(['0 act'])
  })

  it('[R-80.5] never walks within 10 cm of one', () => {
    const match = acting({ flaws: ['coward'] }, [{ at: [500, 300] }])
    expect(match.refusal(walk(375, 300))).toMatchObject({
      rule: 'R-80.5',
      params: { far: 10, unit: { word: 'unit.cm' } },
    })
    expect(match.allows(walk(374, 300))).toBe(true)
  })

  it('[R-80.5] nor past one, even to a place farther away', () => {
    const past = (y: number) => acting({ flaws: ['coward'] }, [{ at: [390, y] }])
    // 125 mm from centre to centre is 10 cm.
    expect(past(425).refusal(walk(480, 300)).rule).toBe('R-80.5')
    expect(past(426).allows(walk(480, 300))).toBe(true)
  })

  it('[DWA-16.6.9] on 1 to 3 does not even try to break away', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [{ at: [300, 300], flaws: ['coward'] }, { at: [900, 900] }],
      zombies: [{ at: [325, 300] }],
      options: { advanced: true },
    })
      .run()
      .play({ type: 'activate', human: 0, as: 'breakAway', ability: 'none' }, [3])
    expect(match.human().now.acted).toBe('done')
    expect(match.told('held')).toEqual([])
  })
})
