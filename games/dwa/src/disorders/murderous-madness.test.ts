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
const shoot = (target: number) =>
  ({ type: 'shoot', weapon: 0, targets: [{ target, shots: 1, aimed: 0 }], ability: 'none' }) as const

describe('murderousMadness', () => {
  it('[DWA-16.7.3.2] [R-81.1] on 1 or 2 the shots go to the nearest figure, friend or foe', () => {
    const match = acting(
      { disorders: ['murderousMadness'], weapons: ['pistol'] },
      [{ at: [475, 300] }],
      [{ at: [300, 400] }],
    )
    match.play(shoot(-1), [2, 6])
    expect(match.human(1).whereabouts).toBe('dead')
    const sane = acting(
      { disorders: ['murderousMadness'], weapons: ['pistol'] },
      [{ at: [475, 300] }],
      [{ at: [300, 400] }],
    )
    expect(sane.play(shoot(-1), [3, 6]).state.zombies).toEqual([])
  })
})
