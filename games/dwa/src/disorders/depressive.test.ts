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
const shoot = (target: number) =>
  ({ type: 'shoot', weapon: 0, targets: [{ target, shots: 1, aimed: 0 }], ability: 'none' }) as const

describe('depressive', () => {
  it('[DWA-16.7.3.6] two off every fire die', () => {
    const fired = (die: number) =>
      acting({ disorders: ['depressive'], weapons: ['pistol'] }, [{ at: [475, 300] }])
        .play(shoot(-1), [die])
        .zombie().posture
    expect(fired(5)).toBe('standing')
    expect(fired(6)).toBe('prone')
  })
})
