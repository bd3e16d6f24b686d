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

describe('mad', () => {
  it('[DWA-16.6.7] [R-80.1] everybody within 10 cm has one off what they roll for their actions', () => {
    const near = (mm: number) =>
      acting({ weapons: ['pistol'] }, [{ at: [475, 300] }], [{ at: [300, 325 + mm], flaws: ['mad'] }]).play(
        shoot(-1),
        [4],
      )
    expect(near(100).zombie().posture).toBe('standing')
    expect(near(101).zombie().posture).toBe('prone')
  })
})
