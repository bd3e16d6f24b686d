import { describe, expect, it } from 'vitest'
import type { AbilityChoice, DwaAction } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

const at = (x: number, y: number) => ({ at: [x, y] as const })
/** East of the human, facing north: the human is neither before nor behind it. */
const beside: GivenZombie = at(625, 600)

const fight = (
  human: Partial<GivenHuman>,
  zombies: readonly GivenZombie[] = [beside],
  options: Record<string, boolean | string> = {},
): Match => acting({ humans: [{ ...at(600, 600), ...human }], zombies, options })

const blow = (target = -1, weapon = 0, ability: AbilityChoice = 'none'): DwaAction => ({
  type: 'blow',
  target,
  weapon,
  ability,
})

describe('a blow', () => {
  it('[DWA-12.3.b] [DWA-9.1.v] costs 2 action points', () => {
    expect(apOf(fight({ weapons: ['bat'] }).play(blow(), [1]))).toBe(2)
  })

  it('[DWA-9.1.z] costs a frightened human 4, and with less it is refused', () => {
    const match = fight({ weapons: ['bat'], now: { frightened: true } })
    expect(apOf(match)).toBe(4)
    match.play(blow(), [1])
    expect(match.asked()).toEqual(['0 activate'])
    const plain = fight({ weapons: ['bat'] })
      .play(blow(), [1])
      .play(blow(), [1])
    expect(plain.asked()).toEqual(['0 activate'])
  })

  it('[DWA-12.3.b] [DWA-12.1.a] [DWA-15.1.6.a] blunt: 5 and 6 knock down, nothing eliminates', () => {
    expect(
      fight({ weapons: ['bat'] })
        .play(blow(), [4])
        .zombie().posture,
    ).toBe('standing')
    expect(
      fight({ weapons: ['bat'] })
        .play(blow(), [5])
        .zombie().posture,
    ).toBe('prone')
    const best = fight({ weapons: ['bat'] }).play(blow(), [6])
    expect(best.zombie().posture).toBe('prone')
    expect(best.told('blow-felled')[0]).toMatchObject({ dice: [6], data: { need: 5 } })
  })

  it('[DWA-12.3.b] [DWA-12.1.b] [R-42] edged: 4 and 5 knock down, 6 eliminates', () => {
    expect(
      fight({ weapons: ['machete'] })
        .play(blow(), [3])
        .zombie().posture,
    ).toBe('standing')
    expect(
      fight({ weapons: ['machete'] })
        .play(blow(), [4])
        .zombie().posture,
    ).toBe('prone')
    expect(
      fight({ weapons: ['machete'] })
        .play(blow(), [5])
        .zombie().posture,
    ).toBe('prone')
    expect(fight({ weapons: ['machete'] }).play(blow(), [6]).state.zombies).toEqual([])
  })

  it('[R-43] [DWA-12.3.g] a figure that lies on the ground is eliminated from 2 on, no matter who felled it', () => {
    const prone = { ...beside, posture: 'prone' } as const
    expect(
      fight({ weapons: ['bat'] }, [prone])
        .play(blow(), [1])
        .zombie().posture,
    ).toBe('prone')
    expect(fight({ weapons: ['bat'] }, [prone]).play(blow(), [2]).state.zombies).toEqual([])
    expect(fight({ weapons: ['machete'] }, [prone]).play(blow(), [2]).state.zombies).toEqual([])
  })

  it('[DWA-12.3.e] [R-44] from behind adds 1; on its line it does not', () => {
    const behind = { ...beside, facing: 90 }
    const match = fight({ weapons: ['bat'] }, [behind]).play(blow(), [4])
    expect(match.zombie().posture).toBe('prone')
    expect(match.told('blow-felled')[0]!.modifiers).toEqual([{ rule: 'DWA-12.3.e', value: 1 }])
    expect(
      fight({ weapons: ['bat'] }, [beside])
        .play(blow(), [4])
        .zombie().posture,
    ).toBe('standing')
    expect(
      fight({ weapons: ['bat'] }, [{ ...beside, facing: 270 }])
        .play(blow(), [4])
        .zombie().posture,
    ).toBe('standing')
  })

  it('[DWA-12.3.g] a 1 struck from behind finishes off a figure that lies there', () => {
    const behind = { ...beside, facing: 90, posture: 'prone' } as const
    expect(fight({ weapons: ['bat'] }, [behind]).play(blow(), [1]).state.zombies).toEqual([])
  })

  it('[DWA-12.c] [R-41] a gun is swung, empty or not, and hits like something blunt', () => {
    const match = fight({ weapons: ['rifle'] })
    match.human().weapons[0]!.rounds = 0
    expect(match.play(blow(), [5]).zombie().posture).toBe('prone')
  })

  it('[R-41] a weapon in the other hand is ready without changing', () => {
    const match = fight({ weapons: ['pistol', 'knife'] })
    expect(match.offered('blow')).toEqual([blow(-1, 0), blow(-1, 1)])
    expect(match.play(blow(-1, 1), [6]).state.zombies).toEqual([])
  })

  it('[DWA-12.3.f] with empty hands something improvised is at hand, and is blunt', () => {
    const match = fight({ weapons: [] })
    expect(match.offered('blow')).toEqual([blow(-1, -1)])
    expect(match.play(blow(-1, -1), [5]).zombie().posture).toBe('prone')
    expect(fight({ weapons: ['bat'] }).refusal(blow(-1, -1)).rule).toBe('DWA-12.3.f')
  })

  it('[DWA-12.a] [R-91] goes to an enemy in contact, never to a friend', () => {
    const match = acting({
      humans: [{ ...at(600, 600), weapons: ['bat'] }, at(575, 600)],
      zombies: [beside, at(700, 600)],
    })
    expect(match.refusal(blow(-2)).rule).toBe('DWA-12.a')
    expect(match.refusal(blow(1)).rule).toBe('DWA-12.a')
  })

  it('[R-93] counts as a kill in close combat', () => {
    const match = fight({ weapons: ['machete'] }).play(blow(), [6])
    expect(match.human()).toMatchObject({ closeKills: 1, kills: 0 })
  })

  it('[DWA-11.2.3.c] is not struck crouching', () => {
    expect(
      fight({ weapons: ['bat'], posture: 'cover' })
        .play(blow(), [1])
        .human().posture,
    ).toBe('standing')
  })

  it('[DWA-12.b] beside blows only shots and standing up are possible among enemies', () => {
    const match = fight({ weapons: ['bat', 'pistol'] })
    expect(new Set(match.offered().map(({ type }) => type))).toEqual(new Set(['blow', 'rest']))
    const walk = { type: 'walk', path: [{ x: 500, y: 600 }], halts: [], ability: 'none' } as const
    expect(match.refusal(walk).rule).toBe('DWA-12.b')
  })
})

describe('a chainsaw', () => {
  const pair = [beside, at(575, 600)]

  it('[DWA-12.3.b] eliminates from 3 on', () => {
    expect(fight({ weapons: ['chainsaw'] }).play(blow(), [3]).state.zombies).toEqual([])
    expect(
      fight({ weapons: ['chainsaw'] })
        .play(blow(), [2])
        .zombie().posture,
    ).toBe('standing')
  })

  it('[R-43] keeps its 3 against the figure that lies on the ground', () => {
    const prone = { ...beside, posture: 'prone' } as const
    expect(
      fight({ weapons: ['chainsaw'] }, [prone])
        .play(blow(), [2])
        .zombie(),
    ).toBeDefined()
  })

  it('[R-56] is heard', () => {
    expect(
      fight({ weapons: ['chainsaw'] })
        .play(blow(), [3])
        .human().now.noisy,
    ).toBe(true)
    expect(
      fight({ weapons: ['bat'] })
        .play(blow(), [3])
        .human().now.noisy,
    ).toBe(false)
  })

  it('[DWA-12.3.c] [R-45] a 6 goes on to another figure for nothing, and may go on again', () => {
    const match = fight({ weapons: ['chainsaw'] }, [...pair, at(600, 625)]).play(blow(), [6])
    expect(match.asked()).toEqual(['0 strike'])
    expect(match.offered()).toEqual([
      { type: 'strike', target: -2, weapon: 0, close: false },
      { type: 'strike', target: -3, weapon: 0, close: false },
      { type: 'pass' },
    ])
    match.play({ type: 'strike', target: -2, weapon: 0, close: false }, [6])
    expect(match.asked()).toEqual(['0 strike'])
    match.play({ type: 'strike', target: -3, weapon: 0, close: false }, [3])
    expect(match.state.zombies).toEqual([])
    expect(apOf(match)).toBe(2)
  })

  it('[DWA-12.3.c] a 5 does not go on, and with nobody else neither does a 6', () => {
    expect(
      fight({ weapons: ['chainsaw'] }, pair)
        .play(blow(), [5])
        .asked(),
    ).toEqual(['0 act'])
    expect(
      fight({ weapons: ['chainsaw'] })
        .play(blow(), [6])
        .asked(),
    ).toEqual(['0 act'])
  })

  it.each([
    [1, 'chainsaw-hurts', { wounds: 1 }, { ready: true, rounds: 1 }],
    [2, 'chainsaw-stalls', { wounds: 0 }, { ready: false, rounds: 1 }],
    [4, 'chainsaw-stalls', { wounds: 0 }, { ready: false, rounds: 1 }],
    [5, 'chainsaw-empty', { wounds: 0 }, { ready: true, rounds: 0 }],
    [6, 'chainsaw-empty', { wounds: 0 }, { ready: true, rounds: 0 }],
  ])('[DWA-12.3.d] a 1 and then a %i: %s', (die, kind, human, saw) => {
    const match = fight({ weapons: ['chainsaw'] }).play(blow(), [1, die])
    expect(match.told(kind)[0]!.dice).toEqual([die])
    expect(match.human()).toMatchObject(human)
    expect(match.human().weapons[0]).toMatchObject(saw)
  })

  it('[R-45] stalled or empty it is swung like something blunt', () => {
    const match = fight({ weapons: ['chainsaw'] })
    match.human().weapons[0]!.ready = false
    expect(match.play(blow(), [5]).zombie().posture).toBe('prone')
    expect(match.human().now.noisy).toBe(false)
    const empty = fight({ weapons: ['chainsaw'] })
    empty.human().weapons[0]!.rounds = 0
    expect(empty.play(blow(), [4]).zombie().posture).toBe('standing')
  })

  it('[DWA-9.1.y] is started again for 3 action points, [R-41] away from enemies', () => {
    const match = acting({ humans: [{ ...at(600, 600), weapons: ['chainsaw'] }] })
    const restart = { type: 'restart', weapon: 0 } as const
    expect(match.refusal(restart).rule).toBe('DWA-9.1.y')
    match.human().weapons[0]!.ready = false
    match.play(restart)
    expect(match.human().weapons[0]!.ready).toBe(true)
    expect(apOf(match)).toBe(1)
    const engaged = fight({ weapons: ['chainsaw'] })
    engaged.human().weapons[0]!.ready = false
    expect(engaged.refusal(restart).rule).toBe('DWA-12.b')
  })
})

describe('abilities in a fight', () => {
  const advanced = { advanced: true }
  const able = (
    ability: Exclude<AbilityChoice, 'none'>,
    weapons: GivenHuman['weapons'] = ['bat'],
  ): Partial<GivenHuman> => ({
    weapons: weapons!,
    abilities: [ability],
  })

  it('[R-70.11] Aggressive throws a failed blow again, and nothing else', () => {
    const match = fight(able('aggressive'), [beside], advanced).play(blow(), [4])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'aggressive', by: 0 }, [5])
    expect(match.zombie().posture).toBe('prone')
    expect(fight(able('aggressive'), [beside], advanced).play(blow(), [5]).asked()).toEqual(['0 act'])
  })

  it('[R-70.3] Inspiring serves a blow of a friend, made or not', () => {
    const humans = [
      { ...at(600, 600), weapons: ['machete'] as const },
      { ...at(500, 600), abilities: ['inspiring'] as const },
    ]
    const match = acting({ humans: humans as never, zombies: [beside], options: advanced }).play(blow(), [4])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [6])
    expect(match.state.zombies).toEqual([])
  })

  it('[R-70.18] Frenzied follows a success once, on anybody in contact', () => {
    const match = fight(able('frenzied', ['machete']), [beside, at(575, 600)], advanced).play(blow(), [6])
    expect(match.asked()).toEqual(['0 strike'])
    match.play({ type: 'strike', target: -2, weapon: 0, close: false }, [6])
    expect(match.asked()).toEqual(['0 act'])
    expect(match.state.zombies).toEqual([])
    expect(apOf(match)).toBe(2)
    expect(fight(able('frenzied'), [beside], advanced).play(blow(), [4]).asked()).toEqual(['0 act'])
  })

  it('[R-70.21] Combat Expert strikes twice for 2 action points', () => {
    const match = fight(able('combatExpert'), [beside], advanced).play(blow(-1, 0, 'combatExpert'), [5])
    match.play({ type: 'strike', target: -1, weapon: 0, close: false }, [2])
    expect(match.state.zombies).toEqual([])
    expect(apOf(match)).toBe(2)
  })

  it('[R-70.19] Martial Arts hits with bare hands on a 6: a fall, or by option an elimination', () => {
    const bare = blow(-1, -1, 'martialArts')
    expect(fight(able('martialArts'), [beside], advanced).play(bare, [5]).zombie().posture).toBe('standing')
    expect(fight(able('martialArts'), [beside], advanced).play(bare, [6]).zombie().posture).toBe('prone')
    const deadly = { ...advanced, martialArts: 'elim' }
    expect(fight(able('martialArts'), [beside], deadly).play(bare, [6]).state.zombies).toEqual([])
    const prone = { ...beside, posture: 'prone' } as const
    expect(fight(able('martialArts'), [prone], advanced).play(bare, [2]).state.zombies).toEqual([])
  })

  it('[R-70.27] Force of Nature eliminates where a blow would knock down', () => {
    const strong = blow(-1, 0, 'forceOfNature')
    expect(fight(able('forceOfNature'), [beside], advanced).play(strong, [5]).state.zombies).toEqual([])
    expect(fight(able('forceOfNature'), [beside], advanced).play(strong, [4]).zombie().posture).toBe('standing')
  })

  it('[R-70.23] Chainsaw Maniac eliminates from 2 on, and a 1 only empties the tank', () => {
    const sure = blow(-1, 0, 'chainsawManiac')
    const maniac = able('chainsawManiac', ['chainsaw'])
    expect(fight(maniac, [beside], advanced).play(sure, [2]).state.zombies).toEqual([])
    const match = fight(maniac, [beside], advanced).play(sure, [1])
    expect(match.human().weapons[0]).toMatchObject({ rounds: 0 })
    expect(match.human().wounds).toBe(0)
  })

  it('[DWA-16.5.1.b] none of them serves a figure that has used another', () => {
    const used = { ...able('forceOfNature'), now: { abilities: ['dodge' as const] } }
    expect(fight(used, [beside], advanced).refusal(blow(-1, 0, 'forceOfNature')).rule).toBe('DWA-16.5.1.b')
  })
})
