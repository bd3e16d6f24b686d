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

describe('rage', () => {
  it('[DWA-16.7.3.11] [R-81.6] after firing at zombies the weapon is empty', () => {
    const match = acting({ disorders: ['rage'], weapons: ['pistol'] }, [{ at: [475, 300] }]).play(shoot(-1), [1])
    expect(match.human().weapons[0]!.rounds).toBe(0)
  })

  it('[R-81.6] both of them where two were fired, and neither after a shot at a friend', () => {
    const both: Partial<GivenHuman> = {
      disorders: ['rage'],
      weapons: ['pistol', 'revolver'],
      hands: [0, 1],
      abilities: ['ambidextrous'],
    }
    const match = acting(both, [{ at: [475, 300] }]).play(
      { ...shoot(-1), targets: [{ target: -1, shots: 2, aimed: 0 }], ability: 'ambidextrous' },
      [1, 1],
    )
    expect(match.human().weapons.map(({ rounds }) => rounds)).toEqual([0, 0])
    const friend = acting({ disorders: ['rage', 'paranoid'], weapons: ['pistol'] }, [], [{ at: [400, 300] }])
    expect(friend.play(shoot(1), [1]).human().weapons[0]!.rounds).toBe(11)
  })

  it('[DWA-16.7.3.11] only with firearms: knives to throw are kept', () => {
    const match = acting({ disorders: ['rage'], weapons: ['throwing'] }, [{ at: [400, 300] }]).play(shoot(-1), [1])
    expect(match.human().weapons[0]!.rounds).toBe(2)
  })
})
