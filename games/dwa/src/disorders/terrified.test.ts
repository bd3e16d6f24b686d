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

describe('terrified', () => {
  it('[DWA-16.7.3.5] [R-81.3] no step with a zombie in sight within 30 cm', () => {
    expect(acting({ disorders: ['terrified'] }, [{ at: [625, 300] }]).refusal(walk(250, 300))).toMatchObject({
      rule: 'DWA-16.7.3.5',
      params: { far: 30, unit: { word: 'unit.cm' } },
    })
    expect(acting({ disorders: ['terrified'] }, [{ at: [626, 300] }]).allows(walk(250, 300))).toBe(true)
  })

  it('[R-81.3] [R-81.7] nor leaves a fight: fighting is allowed', () => {
    const match = tableWith({
      scenario: UNDECIDED,
      humans: [{ at: [300, 300], disorders: ['terrified', 'frightened'], weapons: ['bat'] }],
      zombies: [{ at: [325, 300] }],
      options: { advanced: true },
    }).run()
    const flee = { type: 'activate', human: 0, as: 'breakAway', ability: 'none' } as const
    expect(match.refusal(flee).rule).toBe('DWA-16.7.3.5')
    // What forbids beats what Frightened demands.
    match.play({ ...flee, as: 'act' })
    expect(match.allows({ type: 'blow', target: -1, weapon: 0, ability: 'none' })).toBe(true)
  })
})
