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

describe('hallucinating', () => {
  it('[DWA-16.7.3.10] [R-81.5] with a blade in hand strikes a friend in contact', () => {
    const match = acting({ disorders: ['hallucinating'], weapons: ['machete'] }, [], [{ at: [325, 300] }])
    expect(match.offered()).toMatchObject([{ type: 'blow', target: 1 }])
    match.play(match.offered()[0]!, [4])
    expect(match.human(1).posture).toBe('prone')
  })

  it('[R-81.5] and goes to one within 10 cm first; without a blade nothing is demanded', () => {
    const match = acting({ disorders: ['hallucinating'], weapons: ['machete'] }, [], [{ at: [400, 300] }])
    expect(match.offered().map(({ type }) => type)).toEqual(['walk'])
    expect(acting({ disorders: ['hallucinating'] }, [], [{ at: [400, 300] }]).allows(walk(250, 300))).toBe(true)
  })
})
