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

describe('paranoid', () => {
  it('[DWA-16.7.3.7] [R-80.6] shoots every friend within 10 cm', () => {
    const match = acting({ disorders: ['paranoid'], weapons: ['pistol'] }, [], [{ at: [400, 300] }, { at: [300, 400] }])
    expect(match.offered()).toEqual([shoot(1), shoot(2)])
    match.play(shoot(1), [1])
    expect(match.offered()).toEqual([shoot(2)])
  })
})
