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
const apLeft = (match: ReturnType<typeof acting>) => (match.state.frames.at(-1) as unknown as { ap: number }).ap

describe('compassionate', () => {
  it('[DWA-16.6.8] [R-80.4] on 1 or 2 an attack is not made: points are lost, the round is not', () => {
    const lost = acting({ flaws: ['compassionate'], weapons: ['pistol'] }, [{ at: [475, 300] }]).play(shoot(-1), [2])
    expect(lost.human().weapons[0]!.rounds).toBe(12)
    expect(apLeft(lost)).toBe(3)
    const made = acting({ flaws: ['compassionate'], weapons: ['pistol'] }, [{ at: [475, 300] }]).play(shoot(-1), [3, 6])
    expect(made.state.zombies).toEqual([])
  })
})
