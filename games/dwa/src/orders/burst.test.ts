import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import type { WeaponId } from '../numbers/weapons.js'
import { low, wall } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const at = (main: number, others: number[] = [], more: Partial<ActionOf<'burst'>> = {}): ActionOf<'burst'> => ({
  type: 'burst',
  weapon: 0,
  main,
  others,
  aimed: false,
  sustained: false,
  ability: 'none',
  ...more,
})

const facing = (
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
  weapon: WeaponId = 'submachineGun',
): Match => acting({ humans: [{ at: SHOOTER, weapons: [weapon], ...human }], zombies, options })

const zombieAt = (x: number, y: number): GivenZombie => ({ at: [x, y] })

describe('automatic fire', () => {
  it('[DWA-11.2.6.e] [DWA-14.2.b] 1, 3, 3, 3, 6 without modifier is one elimination, for 2 AP and one shot', () => {
    const match = facing([{ at: eastBy(100) }, { at: eastBy(130) }]).play(at(-1, [-2]), [1, 3, 3, 3, 6])
    expect(match.asked()).toEqual(['0 share'])
    match.play({ type: 'share', hits: [-1] })
    expect(match.zombie(1)).toBeUndefined()
    expect(match.zombie(2).posture).toBe('standing')
    expect(apOf(match)).toBe(2)
    expect(match.human().weapons[0]!.rounds).toBe(3)
    expect(match.human().now.shotAt).toEqual([-1, -2])
  })

  it('[R-18] of several hits on one figure the best counts, whichever came first', () => {
    expect(
      facing([{ at: eastBy(130) }])
        .play(at(-1), [4, 6, 1, 1, 1])
        .zombie(),
    ).toBeUndefined()
    expect(
      facing([{ at: eastBy(130) }])
        .play(at(-1), [6, 4, 1, 1, 1])
        .zombie(),
    ).toBeUndefined()
    expect(
      facing([{ at: eastBy(130) }])
        .play(at(-1), [4, 4, 1, 1, 1])
        .zombie().posture,
    ).toBe('prone')
  })

  it('[DWA-11.2.1.e] the worst range among the targets counts for all dice', () => {
    const modifiers = (match: Match) => match.told('burst')[0]!.modifiers
    expect(modifiers(facing([{ at: eastBy(100) }, { at: eastBy(101) }]).play(at(-1, [-2]), [1, 1, 1, 1, 1]))).toEqual(
      [],
    )
    expect(modifiers(facing([{ at: eastBy(70) }, { at: eastBy(100) }]).play(at(-1, [-2]), [1, 1, 1, 1, 1]))).toEqual([
      { rule: 'DWA-11.2.1.a', value: 1 },
    ])
  })

  it('[R-17] the worst cover and close combat count too, unless an option leaves them to the main target', () => {
    const given = {
      humans: [{ at: SHOOTER, weapons: ['submachineGun'] as const }, { at: [521, 620] as const }],
      zombies: [zombieAt(475, 600), zombieAt(500, 635)],
    }
    const worst = acting({ ...given }).play(at(-1, [-2]), [1, 1, 1, 1, 1])
    expect(worst.told('burst')[0]!.modifiers).toEqual([{ rule: 'DWA-11.2.5.a', value: -2 }])
    const main = acting({ ...given, options: { autoWorst: 'rangeOnly' } }).play(at(-1, [-2]), [1, 1, 1, 1, 1])
    expect(main.told('burst')[0]!.modifiers).toEqual([])
    // A low wall before the second, who lies behind it.
    const covered = (options: Record<string, Plain> = {}) =>
      acting({
        humans: [{ at: SHOOTER, weapons: ['submachineGun'] }],
        zombies: [zombieAt(475, 600), { at: [500, 640], posture: 'prone' }],
        scenario: { low: [low(484, 615, 484, 665)] },
        options,
      })
        .play(at(-1, [-2]), [1, 1, 1, 1, 1])
        .told('burst')[0]!.modifiers
    expect(covered()).toEqual([{ rule: 'DWA-11.2.3.a', value: -1 }])
    expect(covered({ autoWorst: 'rangeOnly' })).toEqual([])
  })

  it('[R-39] by option each die that misses wounds one friend, however many zombies in combat were named', () => {
    const match = acting({
      options: { meleeMiss: 'perDie' },
      humans: [{ at: SHOOTER, weapons: ['submachineGun'] }, { at: [500, 600] }, { at: [500, 640] }],
      zombies: [zombieAt(475, 600), zombieAt(475, 640)],
    }).play(at(-1, [-2]), [1, 1, 1, 1, 1])
    expect(match.human(1).wounds + match.human(2).wounds).toBe(5)
  })

  it('[DWA-12.6.b] prone targets add 1 only when all of them are', () => {
    const prone = { posture: 'prone' } as const
    const both = facing([
      { at: eastBy(150), ...prone },
      { at: eastBy(180), ...prone },
    ]).play(at(-1, [-2]), [1, 1, 1, 1, 1])
    expect(both.told('burst')[0]!.modifiers).toEqual([{ rule: 'DWA-12.6.b', value: 1 }])
    const one = facing([{ at: eastBy(150), ...prone }, { at: eastBy(180) }]).play(at(-1, [-2]), [1, 1, 1, 1, 1])
    expect(one.told('burst')[0]!.modifiers).toEqual([])
  })

  it('[DWA-11.2.6.b] [R-16] others lie within 5 cm of the line and at most 25 mm nearer than the main target', () => {
    const near = (x: number, y: number, options = {}) =>
      facing([{ at: eastBy(150) }, zombieAt(x, y)], options).allows(at(-1, [-2]))
    expect(near(700, 650)).toBe(true)
    expect(near(700, 651)).toBe(false)
    expect(near(450, 640)).toBe(true)
    expect(near(449, 640)).toBe(false)
    // By option around the main target instead, from base to base.
    const options = { autoArea: 'radius' }
    expect(near(475, 675, options)).toBe(true)
    expect(near(475, 676, options)).toBe(false)
    expect(near(700, 600, options)).toBe(false)
  })

  it('[DWA-11.2.6.b] a figure that lies outside is named in the refusal', () => {
    const match = facing([{ at: eastBy(150) }, zombieAt(475, 700)])
    expect(match.refusal(at(-1, [-2]))).toMatchObject({ rule: 'DWA-11.2.6.b', at: 'others.0' })
  })

  it('[DWA-11.2.6.a] as many targets as dice, and no more', () => {
    const six = Array.from({ length: 6 }, (_, i) => ({ at: eastBy(100 + 30 * i) }))
    const match = facing(six)
    expect(match.allows(at(-1, [-2, -3, -4, -5]))).toBe(true)
    expect(match.refusal(at(-1, [-2, -3, -4, -5, -6]))).toMatchObject({ rule: 'DWA-11.2.6.a', at: 'others' })
    expect(match.refusal(at(-1, [-1])).rule).toBe('DWA-11.2.b')
  })

  it('[DWA-11.2.e] each target needs range and sight of its own', () => {
    const zombies = [{ at: eastBy(550) }, { at: eastBy(620) }]
    expect(facing(zombies).refusal(at(-1, [-2]))).toMatchObject({ rule: 'DWA-11.1.h', at: 'others.0' })
    const behind = acting({
      humans: [{ at: SHOOTER, weapons: ['assaultRifle'] }],
      zombies,
      scenario: { walls: [wall(890, 500, 890, 700)] },
    })
    expect(behind.refusal(at(-1, [-2]))).toMatchObject({ rule: 'DWA-11.2.e', at: 'others.0' })
  })

  it('[R-99] [DWA-11.2.6.f] automatic weapons fire bursts even at one target; by option plain shots, all dice aimed', () => {
    const plain = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 1 }], ability: 'none' } as const
    expect(facing([{ at: eastBy(150) }]).refusal(plain).rule).toBe('DWA-11.2.6.f')
    const match = facing([{ at: eastBy(150) }], { autoMode: 'choice' }).play(plain, [3, 1, 1, 1, 1])
    expect(match.zombie().posture).toBe('prone')
    expect(match.told('shot-fall')[0]!.dice).toEqual([3, 1, 1, 1, 1])
    expect(match.human().weapons[0]!.rounds).toBe(3)
  })

  it('[DWA-11.2.6.f] a pistol fires no bursts', () => {
    expect(facing([{ at: eastBy(150) }], {}, {}, 'pistol').refusal(at(-1)).rule).toBe('DWA-11.2.6.f')
  })
})

describe('aim and sustained fire', () => {
  it('[DWA-11.2.2.b] [DICE-4] one die is aimed, and it is thrown first', () => {
    const match = facing([{ at: eastBy(150) }]).play(at(-1, [], { aimed: true }), [3, 3, 3, 3, 3])
    expect(match.told('burst-aimed')[0]).toMatchObject({ dice: [3], modifiers: [{ rule: 'DWA-11.2.2.a', value: 1 }] })
    expect(match.told('burst')[0]).toMatchObject({ dice: [3, 3, 3, 3], modifiers: [] })
    expect(match.zombie().posture).toBe('prone')
  })

  it('[DWA-11.2.6.d] [R-20] one more shot at the same targets for 1 AP and another round', () => {
    const match = facing([{ at: eastBy(150) }]).play(at(-1, [], { sustained: true }), [1, 1, 1, 1, 1, 1, 1, 1, 1, 4])
    expect(match.told('burst')).toHaveLength(2)
    expect(apOf(match)).toBe(1)
    expect(match.human().weapons[0]!.rounds).toBe(2)
    expect(match.zombie().posture).toBe('prone')
  })

  it('[R-20] not with one round left; one aimed die in all', () => {
    const match = facing([{ at: eastBy(150) }])
    match.human().weapons[0]!.rounds = 1
    expect(match.refusal(at(-1, [], { sustained: true }))).toMatchObject({ rule: 'R-20', at: 'sustained' })
    expect(match.allows(at(-1))).toBe(true)
    // 2 + 1 + 2 is more than 4.
    const full = facing([{ at: eastBy(150) }])
    expect(full.refusal(at(-1, [], { sustained: true, aimed: true }))).toMatchObject({ params: { cost: 5 } })
  })

  it('[R-37] a jam in the first shot stops the second', () => {
    const match = facing([{ at: eastBy(150) }], { jams: true })
    match.play(at(-1, [], { sustained: true }), [1, 1, 2, 2, 4, 6, 1])
    expect(apOf(match)).toBe(2)
    expect(match.human().weapons[0]).toMatchObject({ rounds: 3, jammed: true })
    expect(match.zombie().posture).toBe('prone')
  })
})

describe('sharing hits', () => {
  const three = () => facing([{ at: eastBy(110) }, { at: eastBy(140) }, { at: eastBy(170) }])

  it('[DWA-11.2.6.c] [R-18] the owner gives each hit to a named target; of several on one the best counts', () => {
    const match = three().play(at(-1, [-2, -3]), [5, 4, 4, 1, 1])
    match.play({ type: 'share', hits: [-2, -2, -3] })
    expect(match.zombie(1).posture).toBe('standing')
    expect(match.zombie(2)).toBeUndefined()
    expect(match.zombie(3).posture).toBe('prone')
  })

  it('[R-18] only named targets, and every hit goes somewhere', () => {
    const match = three().play(at(-1, [-2]), [5, 1, 1, 1, 1])
    expect(match.refusal({ type: 'share', hits: [-3] })).toMatchObject({ rule: 'R-18', at: 'hits.0' })
    expect(match.refusal({ type: 'share', hits: [] })).toMatchObject({ rule: 'DWA-11.2.6.c', at: 'hits' })
    expect(match.refusal({ type: 'share', hits: [-1, -2] }).rule).toBe('DWA-11.2.6.c')
  })

  it('[R-18] nobody is asked where it makes no difference', () => {
    expect(three().play(at(-1), [5, 4, 1, 1, 1]).asked()).toEqual(['0 act'])
    const all = three().play(at(-1, [-2]), [5, 6, 4, 1, 1])
    expect(all.asked()).toEqual(['0 act'])
    expect([all.zombie(1), all.zombie(2)]).toEqual([undefined, undefined])
    const falls = three().play(at(-1, [-2]), [4, 4, 1, 1, 1])
    expect([falls.zombie(1).posture, falls.zombie(2).posture]).toEqual(['prone', 'prone'])
  })

  it('[DWA-11.2.5.b] [R-39] a friend is wounded by each shot that put nothing into the zombie beside them', () => {
    const given = {
      humans: [{ at: SHOOTER, weapons: ['submachineGun'] as const }, { at: [521, 600] as const }],
      zombies: [zombieAt(495, 600), zombieAt(460, 600)],
    }
    const shared = (hits: number[]) =>
      acting(given)
        .play(at(-2, [-1]), [6, 6, 1, 1, 1])
        .play({ type: 'share', hits })
        .human(1).wounds
    expect(shared([-2, -2])).toBe(1)
    expect(shared([-2, -1])).toBe(0)
  })
})
