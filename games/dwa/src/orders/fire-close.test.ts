import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })
const east = at(625, 600)
const west = at(575, 600)
const south = at(600, 625)

const fight = (
  human: Partial<GivenHuman>,
  zombies: readonly GivenZombie[] = [east],
  options: Record<string, boolean | string> = {},
): Match => acting({ humans: [{ ...at(600, 600), ...human }], zombies, options })

const shot = (more: Partial<ActionOf<'fireClose'>> = {}): ActionOf<'fireClose'> => ({
  type: 'fireClose',
  weapon: 0,
  targets: [-1],
  shots: 1,
  aimed: 0,
  sustained: false,
  ability: 'none',
  ...more,
})

describe('firing in contact', () => {
  it('[DWA-12.2.a] [DWA-11.1.j] eliminates from the close-quarters value on, at the usual price', () => {
    const match = fight({ weapons: ['pistol'] }).play(shot(), [3])
    expect(match.state.zombies).toEqual([])
    expect(match.human().weapons[0]!.rounds).toBe(11)
    expect(apOf(match)).toBe(3)
    const miss = fight({ weapons: ['pistol'] }).play(shot(), [2])
    expect(miss.zombie().posture).toBe('standing')
    expect(miss.told('close-missed')[0]).toMatchObject({ dice: [2], modifiers: [], data: { need: 3 } })
  })

  it.each([
    ['rifle', 6],
    ['pumpShotgun', 5],
    ['sawnOff', 4],
    ['sniperRifle', 6],
  ] as const)('[DWA-12.2.a] with a %s it takes a %i', (weapon, need) => {
    expect(fight({ weapons: [weapon] }).play(shot(), [need]).state.zombies).toEqual([])
    expect(
      fight({ weapons: [weapon] })
        .play(shot(), [need - 1])
        .zombie(),
    ).toBeDefined()
  })

  it('[DWA-11.2.2.a] no more aimed shots than shots, and one aimed die of a burst', () => {
    const pistol = fight({ weapons: ['pistol'] })
    expect(pistol.refusal({ ...shot(), aimed: 2 })).toMatchObject({ rule: 'DWA-11.2.2.a', at: 'aimed' })
    expect(pistol.allows({ ...shot(), aimed: 1 })).toBe(true)
    expect(fight({ weapons: ['submachineGun'] }).refusal({ ...shot(), aimed: 2 }).rule).toBe('DWA-11.2.2.a')
  })

  it('[DWA-12.2.b] not with a weapon that has no such value', () => {
    expect(fight({ weapons: ['bow'] }).refusal(shot()).rule).toBe('DWA-12.2.b')
    expect(fight({ weapons: ['bat'] }).refusal(shot()).rule).toBe('DWA-12.2.b')
  })

  it('[DWA-12.3.a] not with an empty one, and nobody reloads', () => {
    const match = fight({ weapons: ['pistol'] })
    match.human().weapons[0]!.rounds = 0
    expect(match.refusal(shot()).rule).toBe('DWA-12.3.a')
    expect(match.refusal({ type: 'reload', weapon: 0, load: 0, ability: 'none' }).rule).toBe('DWA-11.1.l')
  })

  it('[DWA-12.2.c] only at enemies in contact', () => {
    expect(fight({ weapons: ['pistol'] }, [east, at(700, 600)]).refusal(shot({ targets: [-2] })).rule).toBe(
      'DWA-12.2.c',
    )
  })

  it('[DWA-11.2.c] [R-101] not at one who was named in a declaration of this turn', () => {
    const match = fight({ weapons: ['pistol'] }, [east, west]).play(shot(), [1])
    expect(match.refusal(shot()).rule).toBe('DWA-11.2.c')
    expect(match.allows(shot({ targets: [-2] }))).toBe(true)
  })

  it('[DWA-11.2.b] several shots at one target are rolled before they take effect', () => {
    const match = fight({ weapons: ['pistol'] }).play(shot({ shots: 3 }), [1, 6, 6])
    expect(match.state.zombies).toEqual([])
    expect(match.human()).toMatchObject({ closeKills: 1, kills: 0 })
    expect(match.human().weapons[0]!.rounds).toBe(9)
  })

  it('[DWA-12.6.a] a figure that lies on the ground is eliminated without a die', () => {
    const match = fight({ weapons: ['rifle'] }, [{ ...east, posture: 'prone' }]).play(shot())
    expect(match.state.zombies).toEqual([])
    expect(match.human().weapons[0]!.rounds).toBe(9)
    expect(match.kinds().slice(0, 2)).toEqual(['close-finished', 'destroyed'])
  })

  it('[R-40] a weapon without a close-quarters value cannot do that either', () => {
    expect(fight({ weapons: ['bow'] }, [{ ...east, posture: 'prone' }]).refusal(shot()).rule).toBe('DWA-12.2.b')
  })

  it('[R-40] both barrels are two dice for 1 action point', () => {
    const match = fight({ weapons: ['doubleBarrel'] }).play(shot({ shots: 2 }), [1, 5])
    expect(match.state.zombies).toEqual([])
    expect(apOf(match)).toBe(3)
    expect(match.human().weapons[0]!.rounds).toBe(0)
    expect(
      fight({ weapons: ['doubleBarrel'] })
        .play(shot(), [4])
        .human().weapons[0]!.rounds,
    ).toBe(1)
  })

  it('[R-40] moving and aiming count, range and close combat do not', () => {
    const moved = fight({ weapons: ['pistol'], now: { moved: 1 } }).play(shot(), [3])
    expect(moved.zombie()).toBeDefined()
    expect(moved.told('close-missed')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.4.a', value: -1 }])
    const aimed = fight({ weapons: ['pistol'] }).play(shot({ aimed: 1 }), [2])
    expect(aimed.state.zombies).toEqual([])
    expect(apOf(aimed)).toBe(1)
  })

  it('[R-40] by option nothing counts, or everything', () => {
    const none = { cqmModifiers: 'none' }
    expect(fight({ weapons: ['pistol'], now: { moved: 1 } }, [east], none).play(shot(), [3]).state.zombies).toEqual([])
    const all = fight({ weapons: ['pistol'] }, [east], { cqmModifiers: 'all' }).play(shot(), [3])
    // Point-blank is worth 1, fire into close combat costs 2.
    expect(all.told('close-missed')[0]!.modifiers).toEqual([
      { rule: 'DWA-11.2.1.a', value: 1 },
      { rule: 'DWA-11.2.5.a', value: -2 },
    ])
  })

  it('[R-37] can jam, and further shots are neither fired nor paid', () => {
    const match = fight({ weapons: ['pistol'] }, [east], { jams: true }).play(shot({ shots: 2 }), [1, 2])
    expect(match.human().weapons[0]).toMatchObject({ jammed: true, rounds: 11 })
    expect(apOf(match)).toBe(3)
  })

  it('[R-56] is as noisy as any shot', () => {
    expect(
      fight({ weapons: ['pistol'] })
        .play(shot(), [1])
        .human().now.noisy,
    ).toBe(true)
  })

  it('[R-40] wounds no friend who shares the combat', () => {
    const match = acting({ humans: [{ ...at(600, 600), weapons: ['pistol'] }, at(650, 600)], zombies: [east] })
    match.play(shot(), [1])
    expect(match.human(1).wounds).toBe(0)
  })
})

describe('automatic fire in contact', () => {
  it('[DWA-12.2.c] [R-40] hits are shared out among those who were named', () => {
    const match = fight({ weapons: ['submachineGun'] }, [east, west, south]).play(
      shot({ targets: [-1, -2, -3] }),
      [1, 3, 4, 6, 2],
    )
    expect(match.asked()).toEqual(['0 share'])
    match.play({ type: 'share', hits: [-3, -1] })
    expect(match.state.zombies.map(({ id }) => id)).toEqual([-2])
    expect(match.human().closeKills).toBe(2)
    expect(apOf(match)).toBe(2)
  })

  it('[R-40] among others one on the ground needs a hit like everybody', () => {
    const match = fight({ weapons: ['submachineGun'] }, [{ ...east, posture: 'prone' }, west]).play(
      shot({ targets: [-1, -2] }),
      [1, 1, 1, 1, 1],
    )
    expect(match.state.zombies.length).toBe(2)
  })

  it('[DWA-11.2.6.d] sustained fire is one more batch of dice for 1 action point and a round', () => {
    const match = fight({ weapons: ['submachineGun'] }).play(shot({ sustained: true }), [1, 1, 1, 1, 1, 1, 1, 1, 1, 4])
    expect(match.state.zombies).toEqual([])
    expect(match.human().weapons[0]!.rounds).toBe(2)
    expect(apOf(match)).toBe(1)
  })

  it('[DWA-11.2.2.b] only one die is aimed, the first', () => {
    const match = fight({ weapons: ['submachineGun'] }).play(shot({ aimed: 1 }), [3, 3, 3, 3, 3])
    expect(match.told('close-hit')[0]!.data).toMatchObject({ count: 1 })
  })

  it('[R-40] only automatic fire has several targets', () => {
    expect(fight({ weapons: ['pistol'] }, [east, west]).refusal(shot({ targets: [-1, -2] })).rule).toBe('R-40')
    expect(fight({ weapons: ['pistol'] }).refusal(shot({ sustained: true })).rule).toBe('DWA-11.2.6.d')
  })
})

describe('abilities and shots in contact', () => {
  const advanced = { advanced: true }

  it('[R-70.11] Aggressive throws one failed die again', () => {
    const match = fight({ weapons: ['submachineGun'], abilities: ['aggressive'] }, [east], advanced)
    match.play(shot(), [1, 2, 3, 3, 3])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'aggressive', by: 0 }, [4])
    expect(match.state.zombies).toEqual([])
    expect(match.told('close-hit')[0]!.dice).toEqual([4, 2, 3, 3, 3])
  })

  it('[R-70.18] Frenzied fires again for nothing but a round', () => {
    const match = fight({ weapons: ['pistol'], abilities: ['frenzied'] }, [east, west], advanced).play(shot(), [3])
    expect(match.offered()).toEqual([{ type: 'strike', target: -2, weapon: 0, close: true }, { type: 'pass' }])
    match.play({ type: 'strike', target: -2, weapon: 0, close: true }, [3])
    expect(match.state.zombies).toEqual([])
    expect(match.human().weapons[0]!.rounds).toBe(10)
    expect(apOf(match)).toBe(3)
  })
})
