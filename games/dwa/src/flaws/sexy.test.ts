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

describe('sexy', () => {
  it('[DWA-16.6.10] [R-80.2] men within 10 cm have one off their dice, women do not', () => {
    const fired = (gender: 'man' | 'woman') =>
      acting(
        { weapons: ['pistol'], gender },
        [{ at: [475, 300] }],
        [{ at: [300, 380], flaws: ['sexy'], gender: 'woman' }],
      ).play(shoot(-1), [4])
    expect(fired('man').zombie().posture).toBe('standing')
    expect(fired('woman').zombie().posture).toBe('prone')
  })
})
