import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import type { WeaponId } from '../numbers/weapons.js'
import { wall } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const EAST = { x: 500, y: 600 }
const at = (target: number, shots = 1, where = EAST): ActionOf<'blast'> => ({
  type: 'blast',
  weapon: 0,
  blasts: [{ target, at: where, shots }],
  ability: 'none',
})
const facing = (
  weapon: WeaponId,
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
  more: readonly GivenHuman[] = [],
): Match => acting({ humans: [{ at: SHOOTER, weapons: [weapon], ...human }, ...more], zombies, options })
const outcome = (match: Match): string => (match.zombie() === undefined ? 'gone' : match.zombie().posture)

/** The centre this far from the apex along the axis: half a millimetre more than the base's radius says. */
const along = (mm: number): GivenZombie => ({ at: [300 + 12 + mm, 600] })

describe('the triangle of a shotgun', () => {
  it('[DWA-11.2.7.1.b] [DWA-11.2.7.1.1] [R-12] three zones of 5 cm, a line between two belongs to the nearer', () => {
    // 50.5 mm from the apex is beyond the first zone, 49.5 mm is in it.
    const rolled = (mm: number, die: number) => outcome(facing('pumpShotgun', [along(mm)]).play(at(-1), [die]))
    expect([1, 2, 4, 5].map((die) => rolled(50, die))).toEqual(['standing', 'prone', 'prone', 'gone'])
    expect([2, 3, 5, 6].map((die) => rolled(51, die))).toEqual(['standing', 'prone', 'prone', 'gone'])
    expect([2, 3, 5, 6].map((die) => rolled(100, die))).toEqual(['standing', 'prone', 'prone', 'gone'])
    expect([2, 3, 5, 6].map((die) => rolled(101, die))).toEqual(['standing', 'prone', 'prone', 'prone'])
  })

  it('[DWA-11.2.7.1.a] 15 cm is its end', () => {
    expect(facing('pumpShotgun', [along(150)]).allows(at(-1))).toBe(true)
    expect(facing('pumpShotgun', [along(151)]).refusal(at(-1)).rule).toBe('DWA-11.2.7.1.a')
  })

  it('[DWA-11.2.7.1.a] [R-04] its length counts from the base, also where distances count from the centre', () => {
    const isOffered = (mm: number): boolean => {
      const match = facing('pumpShotgun', [along(mm)], { measure: 'centre' })
      return match.engine.choices(match.state, match.asking).spaces.some(({ kind }) => kind === 'blast')
    }
    expect([150, 151].map(isOffered)).toEqual([true, false])
  })

  it('[DWA-11.2.7.1.a] where nobody is in reach, the refusal speaks of the nearest', () => {
    const match = facing('pumpShotgun', [along(400), along(200), along(300)])
    const { refused } = match.engine.choices(match.state, match.asking)
    const blasts = refused.flatMap(({ action }) => (action.type === 'blast' ? [action.blasts[0]!.target] : []))
    expect(blasts).toEqual([-2])
  })

  it('[GEO-9] [R-11] a centre on the slanting side is under it, a millimetre beyond is not', () => {
    // A base of 26 mm puts the apex on a whole millimetre: 120 along it is 20 to the side.
    const options = { baseMm: 26 }
    const beside = (y: number) =>
      facing('pumpShotgun', [{ at: [433, y] }], options).allows({
        ...at(-1),
        blasts: [{ target: -1, at: EAST, shots: 1 }],
      })
    expect(beside(620)).toBe(true)
    expect(beside(621)).toBe(false)
  })

  it('[R-11] by option half the area must be under it', () => {
    const options = { templateTest: 'area' }
    // At the narrow end a whole base never is.
    expect(facing('pumpShotgun', [along(30)]).allows(at(-1))).toBe(true)
    expect(facing('pumpShotgun', [along(30)], options).allows(at(-1))).toBe(false)
    expect(facing('pumpShotgun', [along(120)], options).allows(at(-1))).toBe(true)
  })

  it('[R-14] a 6 in the farthest zone falls, misses or eliminates by option', () => {
    const six = (shotgunFarSix: string) =>
      outcome(facing('pumpShotgun', [along(120)], { shotgunFarSix }).play(at(-1), [6]))
    expect(['fall', 'miss', 'elim'].map(six)).toEqual(['prone', 'standing', 'gone'])
    // Nearer zones know nothing of it.
    expect(outcome(facing('pumpShotgun', [along(80)], { shotgunFarSix: 'miss' }).play(at(-1), [6]))).toBe('gone')
  })

  it('[DWA-11.2.7.1.3] [R-13] sawn off: 10 cm long and as wide, two zones', () => {
    const rolled = (mm: number, die: number) => outcome(facing('sawnOff', [along(mm)]).play(at(-1), [die]))
    expect([2, 5].map((die) => rolled(50, die))).toEqual(['prone', 'gone'])
    expect([2, 3, 6].map((die) => rolled(51, die))).toEqual(['standing', 'prone', 'gone'])
    expect(facing('sawnOff', [along(101)]).allows(at(-1))).toBe(false)
    expect(facing('sawnOff', [{ at: [392, 639] }]).allows(at(-1))).toBe(true)
    expect(facing('sawnOff', [{ at: [392, 640] }]).allows(at(-1))).toBe(false)
  })

  it('[DWA-11.2.7.1.a] [DICE-5] everybody under it rolls, friend or foe, the nearest first', () => {
    const friend = { at: [400, 600] as const }
    const match = facing('pumpShotgun', [along(60), along(130)], {}, {}, [friend])
    match.play(at(-2), [1, 3, 6])
    expect(match.zombie(1).posture).toBe('standing')
    expect(match.human(1).posture).toBe('prone')
    expect(match.zombie(2).posture).toBe('prone')
    // Only the figure it was laid on is barred from another declaration.
    expect(match.human().now.shotAt).toEqual([-2])
  })

  it('[DWA-11.2.7.1.a] a figure that is more than half covered is spared, and nobody lays it on them', () => {
    const walls = [wall(420, 500, 420, 600)]
    const given = { humans: [{ at: SHOOTER, weapons: ['pumpShotgun'] as const }], scenario: { walls } }
    const match = acting({ ...given, zombies: [along(60), along(130)] })
    expect(match.refusal(at(-2)).rule).toBe('DWA-11.2.7.1.a')
    match.play(at(-1), [5])
    expect(match.zombie(2)).toBeDefined()
  })

  it('[DWA-11.2.1.d] [DWA-11.2.7.1.e] no range modifier; moved and prone count', () => {
    const match = facing('pumpShotgun', [{ ...along(60), posture: 'prone' }], {}, { now: { moved: 1 } }).play(
      at(-1),
      [6],
    )
    expect(match.told('blast-elim')[0]!.modifiers).toEqual([
      { rule: 'DWA-12.6.b', value: 1 },
      { rule: 'DWA-11.2.4.a', value: -1 },
    ])
  })

  it('[R-39] no -2 and no wound for a friend in the fight: everybody under it rolls', () => {
    const match = facing('pumpShotgun', [along(60)], {}, {}, [{ at: [372, 626] }]).play(at(-1), [1])
    expect(match.told('blast-miss')[0]!.modifiers).toEqual([])
    expect(match.human(1).wounds).toBe(0)
  })

  it('[DWA-11.2.7.1.d] shotguns do not aim, and fire no plain shots', () => {
    const aimed = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 1 }], ability: 'none' } as const
    expect(facing('pumpShotgun', [along(60)]).refusal(aimed).rule).toBe('DWA-11.2.7.1.d')
    const plain = { ...aimed, targets: [{ target: -1, shots: 1, aimed: 0 }] }
    expect(facing('pumpShotgun', [along(60)]).refusal(plain)).toMatchObject({ key: 'fire.otherWay' })
  })
})

describe('barrels', () => {
  it('[DWA-11.2.7.1.c] [R-21] two at one target: 1 AP, two dice for everybody, the best counts, both are empty', () => {
    const match = facing('doubleBarrel', [along(60), along(130)]).play(at(-1, 2), [1, 3, 4, 1])
    expect(match.zombie(1).posture).toBe('prone')
    expect(match.zombie(2).posture).toBe('prone')
    expect(match.told('blast-fall').map(({ dice }) => dice)).toEqual([
      [1, 3],
      [4, 1],
    ])
    expect(apOf(match)).toBe(3)
    expect(match.human().weapons[0]!.rounds).toBe(0)
  })

  it('[DWA-11.2.7.1.c] one at each of two targets: 1 AP each, a template each', () => {
    const match = facing('sawnOff', [along(60), { at: [300, 672] }]).play(
      {
        type: 'blast',
        weapon: 0,
        blasts: [
          { target: -1, at: EAST, shots: 1 },
          { target: -2, at: { x: 300, y: 700 }, shots: 1 },
        ],
        ability: 'none',
      },
      [6, 1],
    )
    expect(match.zombie(1)).toBeUndefined()
    expect(match.zombie(2).posture).toBe('standing')
    expect(apOf(match)).toBe(2)
  })

  it('[DWA-11.2.7.1.c] a single barrel costs 1; three there are not', () => {
    const match = facing('doubleBarrel', [along(60)])
    expect(match.refusal(at(-1, 3)).rule).toBe('DWA-11.2.d')
    match.play(at(-1), [1])
    expect(apOf(match)).toBe(3)
    expect(match.human().weapons[0]!.rounds).toBe(1)
  })

  it('[DICE-4] a pump shotgun fires shot by shot, 2 AP each', () => {
    const match = facing('pumpShotgun', [along(60)]).play(at(-1, 2), [1, 6])
    expect(match.told('blast-miss')).toHaveLength(1)
    expect(match.zombie()).toBeUndefined()
    expect(match.human().weapons[0]!.rounds).toBe(4)
    expect(match.human().now.acted).toBe('done')
  })

  it('[R-70.15] Rapid Fire: up to four shots of 1 AP each', () => {
    const match = facing('pumpShotgun', [along(130)], { advanced: true }, { abilities: ['rapidFire'] })
    expect(match.refusal(at(-1, 4)).rule).toBe('DWA-9.c')
    match.play({ ...at(-1, 4), ability: 'rapidFire' }, [1, 1, 1, 4])
    expect(match.human().weapons[0]!.rounds).toBe(2)
    expect(match.zombie().posture).toBe('prone')
  })

  it('[R-37] a jam after the first shot keeps the second from being fired and paid', () => {
    const match = facing('pumpShotgun', [along(60)], { jams: true }).play(at(-1, 2), [1, 2])
    expect(match.human().weapons[0]).toMatchObject({ jammed: true, rounds: 5 })
    expect(apOf(match)).toBe(2)
  })

  it('[R-101] a figure that was only caught may be fired at, and caught again', () => {
    const match = facing('doubleBarrel', [along(60), along(130)]).play(at(-1), [1, 1])
    expect(match.refusal(at(-1)).rule).toBe('DWA-11.2.c')
    expect(match.allows(at(-2))).toBe(true)
  })
})

describe('laying a template', () => {
  it('[GEO-10] it needs a direction, and its figure under it', () => {
    const match = facing('pumpShotgun', [along(60)])
    expect(match.refusal(at(-1, 1, { x: 300, y: 600 }))).toMatchObject({ key: 'blast.direction', at: 'blasts.0.at' })
    expect(match.refusal(at(-1, 1, { x: 300, y: 700 }))).toMatchObject({ rule: 'DWA-11.2.7.1.a', at: 'blasts.0.at' })
    // Its axis need not pass through anybody.
    expect(match.allows(at(-1, 1, { x: 500, y: 615 }))).toBe(true)
  })

  it('[R-88] not on the own team; on others only by option', () => {
    const friend = { at: eastBy(60) }
    expect(facing('pumpShotgun', [along(130)], {}, {}, [friend]).refusal(at(1)).rule).toBe('R-88')
    const others = facing('pumpShotgun', [along(130)], { pvp: true }, {}, [{ ...friend, team: 1 }])
    expect(others.allows(at(1))).toBe(true)
  })
})
