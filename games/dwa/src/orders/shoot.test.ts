import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import type { WeaponId } from '../numbers/weapons.js'
import { low, wall } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const at = (target: number, shots = 1, aimed = 0): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target, shots, aimed }],
  ability: 'none',
})

const facing = (
  weapon: WeaponId,
  zombies: readonly GivenZombie[],
  more: Partial<GivenHuman> & { options?: Record<string, Plain>; walls?: ReturnType<typeof wall>[] } = {},
): Match => {
  const { options = {}, walls = [], ...human } = more
  return acting({
    humans: [{ at: SHOOTER, weapons: [weapon], ...human }],
    zombies,
    options,
    scenario: { walls },
  })
}

describe('single shots', () => {
  it('[DWA-11.1.i] [R-15] 4 or more falls, 6 or more is eliminated, anything above 6 counts as 6', () => {
    for (const [die, posture] of [
      [3, 'standing'],
      [4, 'prone'],
      [5, 'prone'],
    ] as const) {
      const match = facing('pistol', [{ at: eastBy(150) }]).play(at(-1), [die])
      expect(match.zombie().posture).toBe(posture)
    }
    expect(
      facing('pistol', [{ at: eastBy(150) }])
        .play(at(-1), [6])
        .zombie(),
    ).toBeUndefined()
    // At point-blank a 6 makes 7, and at long range a rifle's 1 makes 0.
    expect(
      facing('pistol', [{ at: eastBy(50) }])
        .play(at(-1), [6])
        .zombie(),
    ).toBeUndefined()
    expect(
      facing('rifle', [{ at: eastBy(500) }])
        .play(at(-1), [1])
        .zombie().posture,
    ).toBe('standing')
  })

  it('[DWA-9.1.o] [DWA-11.1.e] [DWA-11.1.f] [DWA-11.1.g] a shot costs what the weapon says and one round', () => {
    const match = facing('crossbow', [{ at: eastBy(150) }]).play(at(-1), [1])
    expect(apOf(match)).toBe(1)
    expect(match.human().weapons[0]!.rounds).toBe(0)
    expect(match.human().now.fired).toBe(true)
  })

  it('[DWA-9.1.o] house numbers change the price, and the event says so', () => {
    const options = { houseNumbers: { weapons: { pistol: { cost: 3, elim: 4 } } } }
    const match = facing('pistol', [{ at: eastBy(150) }], { options }).play(at(-1), [4])
    expect(match.zombie()).toBeUndefined()
    expect(apOf(match)).toBe(1)
    expect(match.told('shot-elim')[0]!.about!['house']).toBe('weapons.pistol')
  })

  it('[DWA-11.2.1.a] [DWA-11.2.1.c] 10 cm is point-blank, a millimetre more is not', () => {
    const near = facing('pistol', [{ at: eastBy(100) }]).play(at(-1), [3])
    expect(near.zombie().posture).toBe('prone')
    expect(near.told('shot-fall')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.1.a', value: 1 }])
    const farther = facing('pistol', [{ at: eastBy(101) }]).play(at(-1), [3])
    expect(farther.zombie().posture).toBe('standing')
    expect(farther.told('shot-miss')[0]!.modifiers).toEqual([])
  })

  it('[DWA-11.2.1.b] [DWA-11.2.1.c] 20 cm is middling, a millimetre more is long range', () => {
    expect(
      facing('rifle', [{ at: eastBy(200) }])
        .play(at(-1), [5])
        .zombie(),
    ).toBeUndefined()
    const far = facing('rifle', [{ at: eastBy(201) }]).play(at(-1), [5])
    expect(far.zombie().posture).toBe('prone')
    expect(far.told('shot-fall')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.1.b', value: -1 }])
  })

  it('[R-04] by option distances are taken from centre to centre', () => {
    const options = { measure: 'centre' }
    expect(
      facing('pistol', [{ at: eastBy(76) }], { options })
        .play(at(-1), [3])
        .zombie().posture,
    ).toBe('standing')
    expect(
      facing('pistol', [{ at: eastBy(75) }], { options })
        .play(at(-1), [3])
        .zombie().posture,
    ).toBe('prone')
  })

  it('[DWA-11.1.h] [DWA-11.2.e] range is a hard maximum', () => {
    expect(facing('pistol', [{ at: eastBy(200) }]).allows(at(-1))).toBe(true)
    const beyond = facing('pistol', [{ at: eastBy(201) }])
    expect(beyond.refusal(at(-1))).toMatchObject({ rule: 'DWA-11.1.h', params: { apart: 20.1, range: 20 } })
  })

  it('[DWA-11.2.e] [GEO-7] one free ray is enough to shoot', () => {
    // The wall ends at the same height as the outermost ray, or passes it.
    const zombies = [{ at: eastBy(150) }]
    expect(facing('pistol', zombies, { walls: [wall(462, 400, 462, 610)] }).allows(at(-1))).toBe(true)
    expect(facing('pistol', zombies, { walls: [wall(462, 400, 462, 612)] }).refusal(at(-1)).rule).toBe('DWA-11.2.e')
  })

  it('[DWA-11.2.3.a] [DWA-11.2.3.b] [GEO-8] 13 rays hidden are cover, 12 are not', () => {
    const shotPast = (y: number) =>
      facing('pistol', [{ at: eastBy(150) }], { walls: [wall(474, 400, 474, y)] }).play(at(-1), [4])
    // Rays run to y = 588 to 612; those up to 599 are stopped, or 600 too.
    expect(shotPast(599).zombie().posture).toBe('prone')
    const covered = shotPast(600)
    expect(covered.zombie().posture).toBe('standing')
    expect(covered.told('shot-miss')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.3.a', value: -1 }])
  })

  it('[R-09] [GEO-8] low terrain hides the figure that lies or crouches close behind it', () => {
    const behind = (posture: 'standing' | 'prone', x: number) =>
      acting({
        humans: [{ at: SHOOTER, weapons: ['rifle'] }],
        zombies: [{ at: [600, 600], posture }],
        scenario: { low: [low(x, 500, x, 700)] },
      }).play(at(-1), [5])
    const modifiers = (match: Match) =>
      match.events.find(({ dice }) => dice?.length === 1)!.modifiers!.map(({ rule }) => rule)
    expect(modifiers(behind('standing', 563))).toEqual(['DWA-11.2.1.b'])
    expect(modifiers(behind('prone', 563))).toEqual(['DWA-11.2.1.b', 'DWA-11.2.3.a'])
    expect(modifiers(behind('prone', 562))).toEqual(['DWA-11.2.1.b'])
  })

  it('[R-10] figures hide nothing unless an option says so', () => {
    const zombies = [{ at: eastBy(150) }, { at: eastBy(60) }]
    expect(facing('pistol', zombies).play(at(-1), [4]).zombie().posture).toBe('prone')
    const options = { figuresGiveCover: true }
    expect(facing('pistol', zombies, { options }).play(at(-1), [4]).zombie().posture).toBe('standing')
  })

  it('[DWA-11.2.2.a] [DWA-9.1.q] aiming costs 2 and adds 1 to the dice of that shot', () => {
    const match = facing('pistol', [{ at: eastBy(150) }, { at: [300, 750] }])
    expect(match.refusal(at(-1, 3, 1))).toMatchObject({ rule: 'DWA-11.2.2.c', params: { cost: 5 } })
    match.play(at(-1, 1, 1), [3])
    expect(apOf(match)).toBe(1)
    expect(match.zombie().posture).toBe('prone')
    // The one beside it is not aimed.
    expect(match.play(at(-2), [3]).zombie(2).posture).toBe('standing')
  })

  it('[DWA-11.2.2.a] no more shots are aimed than fired', () => {
    expect(facing('pistol', [{ at: eastBy(150) }]).refusal(at(-1, 1, 2))).toMatchObject({
      rule: 'DWA-11.2.2.a',
      at: 'targets.0.aimed',
    })
  })

  it('[DWA-11.2.2.c] points not spent on a shot are no aim for the next turn', () => {
    const match = facing('sniperRifle', [{ at: eastBy(190) }])
    // 4 for the shot and 2 for aiming never fit into one turn, and nothing is kept from turn to turn.
    expect(match.refusal(at(-1, 1, 1))).toMatchObject({ rule: 'DWA-11.2.2.c', params: { cost: 6, left: 4 } })
    expect(match.allows(at(-1))).toBe(true)
  })

  it('[DWA-11.2.4.a] [DWA-11.2.4.c] a figure that has moved has -1: a pistol at 15 cm falls on 5 and 6', () => {
    const walked = (die: number) =>
      facing('pistol', [{ at: eastBy(150) }], { now: { moved: 1 } })
        .play(at(-1), [die])
        .zombie().posture
    expect([4, 5, 6].map(walked)).toEqual(['standing', 'prone', 'prone'])
  })

  it('[DWA-11.2.4.b] firing first and walking afterwards costs nothing', () => {
    const match = facing('pistol', [{ at: eastBy(150) }]).play(at(-1), [4])
    expect(match.told('shot-fall')[0]!.modifiers).toEqual([])
    match.play({ type: 'walk', path: [{ x: 300, y: 650 }], halts: [], ability: 'none' })
    expect(match.human().y).toBe(650)
  })

  it('[R-07] [DWA-10.c] a shot in the middle of a walk has the penalty, and the walk goes on', () => {
    const match = facing('pistol', [{ at: eastBy(150) }])
    match.play({ type: 'walk', path: [{ x: 300, y: 650 }], halts: [20], ability: 'none' })
    match.play(at(-1), [4])
    expect(match.told('shot-miss')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.4.a', value: -1 }])
    match.play({ type: 'goOn' })
    expect(match.human().y).toBe(650)
    expect(apOf(match)).toBe(2)
  })

  it('[DWA-12.6.b] [DWA-12.6.c] a prone target within 20 cm adds 1, on top of point-blank', () => {
    const prone = (mm: number) =>
      facing('rifle', [{ at: eastBy(mm), posture: 'prone' }])
        .play(at(-1), [3])
        .events.find(({ dice }) => dice !== undefined)!
        .modifiers!.map(({ rule, value }) => `${rule} ${value}`)
    expect(prone(100)).toEqual(['DWA-11.2.1.a 1', 'DWA-12.6.b 1'])
    expect(prone(200)).toEqual(['DWA-12.6.b 1'])
    expect(prone(201)).toEqual(['DWA-11.2.1.b -1'])
  })
})

describe('several shots', () => {
  it('[DWA-11.2.b] [R-19] effects come after all dice: a first fall helps no second shot', () => {
    const match = facing('pistol', [{ at: eastBy(150) }]).play(at(-1, 3), [4, 5, 3])
    expect(match.told('shot-fall').map(({ modifiers }) => modifiers)).toEqual([[], []])
    expect(match.told('shot-miss')).toHaveLength(1)
    expect(match.zombie().posture).toBe('prone')
    expect(match.human().weapons[0]!.rounds).toBe(9)
  })

  it('[DWA-11.2.b] shots at a figure already eliminated are wasted', () => {
    const match = facing('pistol', [{ at: eastBy(150) }]).play(at(-1, 2), [6, 6])
    expect(match.told('destroyed')).toHaveLength(1)
    expect(match.human().kills).toBe(1)
  })

  it('[DWA-11.2.a] [DICE-4] several targets, each with shots of its own, in the order named', () => {
    const match = facing('pistol', [{ at: eastBy(150) }, { at: [300, 750] }])
    match.play(
      {
        type: 'shoot',
        weapon: 0,
        targets: [
          { target: -2, shots: 1, aimed: 0 },
          { target: -1, shots: 2, aimed: 0 },
        ],
        ability: 'none',
      },
      [6, 4, 1],
    )
    expect(match.zombie(2)).toBeUndefined()
    expect(match.zombie(1).posture).toBe('prone')
    expect(apOf(match)).toBe(1)
  })

  it('[DWA-11.2.c] [R-101] nobody is shot at in a second declaration of the turn, unless by another figure', () => {
    const match = facing('pistol', [{ at: eastBy(150) }, { at: [300, 750] }]).play(at(-1), [1])
    expect(match.refusal(at(-1))).toMatchObject({ rule: 'DWA-11.2.c', at: 'targets.0.target' })
    expect(match.allows(at(-2))).toBe(true)
  })

  it('[DWA-11.2.d] points and rounds must cover all shots', () => {
    const match = facing('pistol', [{ at: eastBy(150) }])
    expect(match.refusal(at(-1, 5))).toMatchObject({ rule: 'DWA-9.c', params: { cost: 5, left: 4 } })
    const few = acting({ humans: [{ at: SHOOTER, weapons: ['revolver'] }], zombies: [{ at: eastBy(150) }] })
    few.human().weapons[0]!.rounds = 2
    expect(few.refusal(at(-1, 3))).toMatchObject({ rule: 'DWA-11.2.d', params: { needed: 3, left: 2 } })
    expect(few.allows(at(-1, 2))).toBe(true)
  })

  it('[DWA-11.1.e] an empty weapon does not fire', () => {
    const match = facing('pistol', [{ at: eastBy(150) }])
    match.human().weapons[0]!.rounds = 0
    expect(match.refusal(at(-1)).rule).toBe('DWA-11.1.e')
  })

  it('[DWA-9.1.z] fear doubles shot and aim alike', () => {
    const match = facing('pistol', [{ at: eastBy(150) }], { now: { frightened: true } })
    expect(match.refusal(at(-1, 1, 1))).toMatchObject({ params: { cost: 6 } })
    expect(apOf(match.play(at(-1), [1]))).toBe(2)
  })

  it('[DWA-11.2.a] a plan without target or shots is none', () => {
    const match = facing('pistol', [{ at: eastBy(150) }])
    expect(match.refusal({ type: 'shoot', weapon: 0, targets: [], ability: 'none' })).toMatchObject({ at: 'targets' })
    expect(match.refusal(at(-1, 0))).toMatchObject({ at: 'targets.0.shots' })
    expect(match.refusal(at(-7))).toMatchObject({ rule: 'DWA-11.2.a', at: 'targets.0.target' })
    const twice = [
      { target: -1, shots: 1, aimed: 0 },
      { target: -1, shots: 1, aimed: 0 },
    ]
    expect(match.refusal({ type: 'shoot', weapon: 0, targets: twice, ability: 'none' }).rule).toBe('DWA-11.2.b')
  })
})

describe('into close combat', () => {
  const melee = (die: number, options: Record<string, Plain> = {}, shots = 1, dice = [die], draws: Plain[] = []) =>
    acting({
      humans: [{ at: SHOOTER, weapons: ['pistol'] }, { at: [475, 626] }, { at: [475, 574] }].slice(
        0,
        draws.length > 0 ? 3 : 2,
      ) as GivenHuman[],
      zombies: [{ at: [475, 600] }],
      options,
    }).play(at(-1, shots), dice, draws)

  it('[DWA-11.2.5.a] every die has -2', () => {
    const match = melee(5)
    expect(match.told('shot-miss')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.5.a', value: -2 }])
    expect(melee(6).zombie().posture).toBe('prone')
  })

  it('[DWA-11.2.5.b] [R-39] a shot that hits nothing wounds the friend, one that hits does not', () => {
    expect(melee(5).human(1).wounds).toBe(1)
    expect(melee(6).human(1).wounds).toBe(0)
  })

  it('[R-39] each shot is judged by itself; of several friends chance picks one', () => {
    expect(melee(0, {}, 2, [5, 6]).human(1).wounds).toBe(1)
    expect(melee(0, {}, 2, [5, 5]).human(1).wounds).toBe(2)
    const three = melee(0, {}, 1, [1], [2])
    expect([three.human(1).wounds, three.human(2).wounds]).toEqual([0, 1])
  })

  it('[R-39] by option every die that misses wounds', () => {
    expect(melee(0, { meleeMiss: 'perDie' }, 2, [5, 1]).human(1).wounds).toBe(2)
  })
})

describe('whom one may shoot at', () => {
  const two = (options: Record<string, Plain>, team: number) =>
    acting({
      humans: [
        { at: SHOOTER, weapons: ['pistol'] },
        { at: eastBy(150), team },
        { at: [900, 900], team: 1 },
      ],
      zombies: [{ at: [300, 750] }],
      options,
    })

  it('[R-88] people of other teams only by option, the own team never', () => {
    expect(two({}, 1).refusal(at(1))).toMatchObject({ rule: 'R-88', key: 'fire.pvp' })
    expect(two({ pvp: true }, 1).allows(at(1))).toBe(true)
    expect(two({ pvp: true }, 0).refusal(at(1))).toMatchObject({ rule: 'R-88', key: 'fire.friend' })
  })

  it('[R-48] a human falls or is eliminated as the table says, or by option is wounded instead', () => {
    expect(two({ pvp: true }, 1).play(at(1), [4]).human(1).posture).toBe('prone')
    expect(two({ pvp: true }, 1).play(at(1), [6]).human(1).whereabouts).toBe('dead')
    const wounded = two({ pvp: true, humanHits: 'fallIsWound' }, 1).play(at(1), [4]).human(1)
    expect([wounded.posture, wounded.wounds]).toEqual(['standing', 1])
  })

  it('[DWA-16.3.i] [R-77.8] a passenger fires from the vehicle, with -1 when it is fast; its driver does not', () => {
    const aboard = (more: Partial<GivenHuman>, speed: number) => {
      const match = acting({
        humans: [{ at: [10, 10], weapons: ['pistol'], whereabouts: 'vehicle', vehicle: 0, ...more }],
        zombies: [{ at: [300, 750] }],
        scenario: { vehicles: [{ id: 'bus', kind: 'bus', at: [300, 600], heading: 90 }] },
      })
      match.state.vehicles[0]!.speed = speed
      return match
    }
    expect(aboard({}, 200).play(at(-1), [4]).zombie().posture).toBe('prone')
    const fast = aboard({}, 201).play(at(-1), [4])
    expect(fast.told('shot-miss')[0]!.modifiers).toEqual([{ rule: 'DWA-16.3.i', value: -1 }])
    expect(aboard({ drives: true }, 0).refusal(at(-1)).rule).toBe('DWA-16.3.c')
  })

  it('[R-66] firing without the basic ability is free, costs 1, or is refused', () => {
    const match = (weaponSkills: string, abilities: ['handguns'] | []) =>
      facing('pistol', [{ at: eastBy(150) }], { options: { advanced: true, weaponSkills }, abilities })
    expect(match('ignored', []).play(at(-1), [4]).zombie().posture).toBe('prone')
    expect(match('penalty', []).play(at(-1), [4]).zombie().posture).toBe('standing')
    expect(match('penalty', ['handguns']).play(at(-1), [4]).zombie().posture).toBe('prone')
    expect(match('strict', []).refusal(at(-1)).rule).toBe('R-66')
  })

  it('[DWA-9.1.k] only what is in hand fires', () => {
    const match = acting({
      humans: [{ at: SHOOTER, weapons: ['rifle', 'pistol'] }],
      zombies: [{ at: eastBy(150) }],
    })
    expect(match.refusal({ ...at(-1), weapon: 1 })).toMatchObject({ rule: 'DWA-9.1.k', at: 'weapon' })
  })
})

describe('noise', () => {
  it('[R-56] guns are heard until the turn ends; bows, thrown weapons and silenced pistols are not', () => {
    const noisy = (weapon: WeaponId, silenced = false) => {
      const match = facing(weapon, [{ at: eastBy(90) }])
      match.human().weapons[0]!.silenced = silenced
      return match.play(at(-1), [2]).human().now.noisy
    }
    expect(noisy('pistol')).toBe(true)
    expect(['bow', 'crossbow', 'throwing'].map((weapon) => noisy(weapon as WeaponId))).toEqual([false, false, false])
  })

  it('[R-104] a silencer stays on its pistol', () => {
    const match = facing('pistol', [{ at: eastBy(90) }])
    match.human().weapons[0]!.silenced = true
    match.play(at(-1), [2])
    expect(match.human().now.noisy).toBe(false)
    expect(match.human().weapons[0]!.silenced).toBe(true)
  })
})

describe('abilities that serve shots', () => {
  const with_ = (ability: ActionOf<'shoot'>['ability'], weapon: WeaponId, mm: number, more: Partial<GivenHuman> = {}) =>
    facing(weapon, [{ at: eastBy(mm) }], {
      options: { advanced: true },
      abilities: ability === 'none' ? [] : [ability],
      ...more,
    })

  it('[DWA-16.5.4.d] Eagle Eye ignores long range, once a turn', () => {
    const match = with_('eagleEye', 'rifle', 500).play({ ...at(-1), ability: 'eagleEye' }, [5])
    expect(match.zombie()).toBeUndefined()
    expect(match.human().now.abilities).toEqual(['eagleEye'])
  })

  it('[R-70.24] Double Tap: a second shot for 1, which only knocks down', () => {
    const match = with_('doubleTap', 'pistol', 150).play({ ...at(-1, 2), ability: 'doubleTap' }, [1, 6])
    expect(match.zombie().posture).toBe('prone')
    expect(apOf(match)).toBe(2)
  })

  it('[R-70.16] Ambidextrous: a round from each of two handguns', () => {
    const match = acting({
      humans: [{ at: SHOOTER, weapons: ['pistol', 'revolver'], hands: [0, 1], abilities: ['ambidextrous'] }],
      zombies: [{ at: eastBy(150) }],
      options: { advanced: true },
    }).play({ ...at(-1, 2), ability: 'ambidextrous' }, [4, 6])
    expect(match.zombie()).toBeUndefined()
    expect(match.human().weapons.map(({ rounds }) => rounds)).toEqual([11, 5])
    expect(apOf(match)).toBe(2)
  })

  it('[R-70.26] Sniper eliminates on a score of 2', () => {
    expect(
      with_('sniper', 'rifle', 150)
        .play({ ...at(-1), ability: 'sniper' }, [2])
        .zombie(),
    ).toBeUndefined()
    expect(
      with_('sniper', 'rifle', 150)
        .play({ ...at(-1), ability: 'sniper' }, [1])
        .zombie(),
    ).toBeDefined()
  })

  it('[DWA-16.5.a] nobody uses an ability that they lack', () => {
    expect(with_('none', 'rifle', 500).refusal({ ...at(-1), ability: 'eagleEye' })).toMatchObject({ at: 'ability' })
  })
})

describe('jams', () => {
  const options = { jams: true }
  const jammed = (weapon: WeaponId, dice: number[], shots = 1) =>
    facing(weapon, [{ at: eastBy(90) }], { options }).play(at(-1, shots), dice)

  it('[DWA-11.3.a] [R-37] each natural 1 is checked; 1 or 2 jams', () => {
    expect(jammed('pistol', [1, 2]).human().weapons[0]!.jammed).toBe(true)
    expect(jammed('pistol', [1, 3]).human().weapons[0]!.jammed).toBe(false)
    expect(jammed('pistol', [2]).human().weapons[0]!.jammed).toBe(false)
  })

  it('[DWA-11.3.a] without the option nothing jams', () => {
    expect(
      facing('pistol', [{ at: eastBy(90) }])
        .play(at(-1), [1])
        .human().weapons[0]!.jammed,
    ).toBe(false)
  })

  it('[DWA-11.3.g] the second die only checks: the 1 stays a miss', () => {
    expect(jammed('pistol', [1, 6]).zombie().posture).toBe('standing')
  })

  it('[R-37] further shots are neither fired nor paid', () => {
    const match = jammed('pistol', [4, 1, 1], 4)
    expect(apOf(match)).toBe(2)
    expect(match.human().weapons[0]!.rounds).toBe(10)
    // What was hit before the jam is hit.
    expect(match.zombie().posture).toBe('prone')
    expect(match.refusal({ ...at(-1) }).rule).toBe('DWA-11.3.f')
  })

  it('[DWA-11.3.b] a revolver never jams, nor does a thrown weapon', () => {
    expect(jammed('revolver', [1]).human().weapons[0]!.jammed).toBe(false)
    expect(jammed('throwing', [1]).human().weapons[0]!.jammed).toBe(false)
  })

  it('[R-37] bows and crossbows do', () => {
    expect(jammed('bow', [1, 1]).human().weapons[0]!.jammed).toBe(true)
  })
})
