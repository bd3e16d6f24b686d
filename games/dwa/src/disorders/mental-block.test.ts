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
const shoot = (target: number) =>
  ({ type: 'shoot', weapon: 0, targets: [{ target, shots: 1, aimed: 0 }], ability: 'none' }) as const

describe('mentalBlock', () => {
  it('[DWA-16.7.3.4] move or fire, not both', () => {
    const blocked = () => acting({ disorders: ['mentalBlock'], weapons: ['pistol'] }, [{ at: [475, 300] }])
    expect(blocked().play(walk(310, 300)).refusal(shoot(-1)).rule).toBe('DWA-16.7.3.4')
    expect(blocked().play(shoot(-1), [1]).refusal(walk(310, 300)).rule).toBe('DWA-16.7.3.4')
  })
})
