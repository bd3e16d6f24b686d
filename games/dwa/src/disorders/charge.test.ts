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

describe('charge', () => {
  it('[DWA-16.7.3.3] [R-81.2] a zombie one step away must be engaged, and goes down', () => {
    const match = acting({ disorders: ['charge'] }, [{ at: [375, 300] }])
    expect(match.offered().map(({ type }) => type)).toEqual(['walk'])
    match.play(match.offered()[0]!)
    expect(match.zombie().posture).toBe('prone')
    expect(acting({ disorders: ['charge'] }, [{ at: [376, 300] }]).allows(walk(250, 300))).toBe(true)
  })

  it('[R-81.2] not in a turn in which the human breaks away', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [{ at: [300, 300], disorders: ['charge'] }],
      zombies: [{ at: [325, 300] }],
      options: { advanced: true },
    })
      .run()
      .play({ type: 'activate', human: 0, as: 'breakAway', ability: 'none' }, [2])
    match.play(walk(290, 300))
    // The zombie is 10 mm away, and the human may go on anywhere.
    expect(match.allows(walk(250, 300))).toBe(true)
    expect(match.zombie().posture).toBe('standing')
  })
})
