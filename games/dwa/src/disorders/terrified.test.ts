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

describe('terrified', () => {
  it('[DWA-16.7.3.5] [R-81.3] no step with a zombie in sight within 30 cm', () => {
    expect(acting({ disorders: ['terrified'] }, [{ at: [625, 300] }]).refusal(walk(250, 300)).rule).toBe('DWA-16.7.3.5')
    expect(acting({ disorders: ['terrified'] }, [{ at: [626, 300] }]).allows(walk(250, 300))).toBe(true)
  })
})
