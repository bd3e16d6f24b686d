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

describe('macho', () => {
  it('[DWA-16.6.6] [R-80.6] a zombie in sight and range must be shot at, one of them, once', () => {
    const match = acting({ flaws: ['macho'], weapons: ['pistol'] }, [{ at: [475, 300] }, { at: [300, 475] }])
    expect(match.offered()).toEqual([shoot(-1), shoot(-2)])
    match.play(shoot(-2), [1])
    expect(match.allows(walk(250, 300))).toBe(true)
  })

  it('[DWA-16.6.6] demands nothing out of range', () => {
    expect(acting({ flaws: ['macho'], weapons: ['pistol'] }, [{ at: [526, 300] }]).allows(walk(250, 300))).toBe(true)
  })

  it('[R-80.6] with any weapon in hand: machine guns, launchers and flames too', () => {
    const with_ = (weapon: 'machineGun' | 'grenadeLauncher' | 'flamethrower') =>
      acting({ flaws: ['macho'], weapons: [weapon] }, [{ at: [400, 300] }]).offered()
    expect(with_('machineGun')).toEqual([{ type: 'spray', weapon: 0, targets: [-1], abilities: [] }])
    expect(with_('grenadeLauncher')).toEqual([{ type: 'launch', weapon: 0, at: { x: 400, y: 300 }, level: 0 }])
    expect(with_('flamethrower')).toEqual([{ type: 'flame', weapon: 0, at: { x: 400, y: 300 } }])
  })
})
