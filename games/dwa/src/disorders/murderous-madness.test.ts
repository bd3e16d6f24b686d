import { describe, expect, it } from 'vitest'
import { type GivenHuman, type GivenZombie, tableWith, UNDECIDED } from '../tests/build.js'

/** The human acts at 300, 300 on an open table. */
const acting = (
  human: Partial<GivenHuman>,
  zombies: GivenZombie[] = [],
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

  it('[R-101] [R-81.1] a figure that was named was named, though the shots went elsewhere', () => {
    const match = acting(
      { disorders: ['murderousMadness'], weapons: ['pistol'] },
      [{ at: [475, 300] }],
      [{ at: [300, 400] }],
    )
    expect(match.play(shoot(-1), [1, 1]).refusal(shoot(-1)).rule).toBe('DWA-11.2.c')
  })

  it('[R-81.1] [DWA-12.6.a] in contact too: one who stands is not shot without a die', () => {
    const close = (die: number) =>
      acting(
        { disorders: ['murderousMadness'], weapons: ['pistol'] },
        [{ at: [325, 300], posture: 'prone' }],
        [{ at: [275, 300] }],
      ).play({ type: 'fireClose', weapon: 0, targets: [-1], shots: 1, aimed: 0, sustained: false, ability: 'none' }, [
        1,
        die,
      ])
    expect(close(2).human(1).whereabouts).toBe('table')
    expect(close(3).human(1).whereabouts).toBe('dead')
  })
})
