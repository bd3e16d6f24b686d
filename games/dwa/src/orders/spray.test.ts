import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { wall } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'
import { type GivenHuman, type GivenZombie, type Match, SHOOTER } from '../tests/build.js'

const at = (targets: number[], abilities: ActionOf<'spray'>['abilities'] = []): ActionOf<'spray'> => ({
  type: 'spray',
  weapon: 0,
  targets,
  abilities,
})
const misses = (n: number): number[] => Array<number>(n).fill(2)

const facing = (
  zombies: readonly GivenZombie[],
  options: Record<string, Plain> = {},
  human: Partial<GivenHuman> = {},
  more: readonly GivenHuman[] = [],
): Match => acting({ humans: [{ at: SHOOTER, weapons: ['machineGun'], ...human }, ...more], zombies, options })

const setUp = (match: Match): Match => {
  match.human().weapons[0]!.ready = true
  return match
}

describe('the circle of a machine gun', () => {
  it('[DWA-11.2.7.2.c] [DWA-11.2.7.2.d] [DWA-9.1.p] ten dice, 4 falls, 5 and 6 eliminate; 4 AP and one of 20 shots', () => {
    const match = facing([{ at: [600, 600] }, { at: [630, 600] }]).play(at([-1]), [4, 5, ...misses(8)])
    expect(match.asked()).toEqual(['0 share'])
    match.play({ type: 'share', hits: [-1, -2] })
    expect(match.zombie(1).posture).toBe('prone')
    expect(match.zombie(2)).toBeUndefined()
    expect(match.human().weapons[0]!.rounds).toBe(19)
    expect(match.human().now.acted).toBe('done')
  })

  it('[DWA-11.2.7.2.a] [GEO-11] 5 cm from its centre is under it, a millimetre more is not', () => {
    const hit = (x: number) =>
      facing([{ at: [600, 600] }, { at: [x, 600] }])
        .play(at([-1]), [5, ...misses(9)])
        .asked()
    expect(hit(650)).toEqual(['0 share'])
    expect(hit(651)).not.toContain('0 share')
  })

  it('[DWA-11.2.7.2.a] [R-23] its line passes over nobody: within 12.5 mm of a centre is over', () => {
    const past = (y: number) => facing([{ at: [600, 600] }, { at: [450, y] }])
    expect(past(612).refusal(at([-1]))).toMatchObject({ rule: 'DWA-11.2.7.2.a', at: 'targets.0' })
    expect(past(613).allows(at([-1]))).toBe(true)
    // A friend in the line bars it too.
    expect(facing([{ at: [600, 600] }], {}, {}, [{ at: [450, 600] }]).allows(at([-1]))).toBe(false)
  })

  it('[DWA-11.2.7.2.b] a figure that is more than half covered cannot be hit', () => {
    const match = acting({
      humans: [{ at: SHOOTER, weapons: ['machineGun'] }],
      zombies: [{ at: [600, 600] }, { at: [630, 600] }],
      scenario: { walls: [wall(615, 400, 615, 600)] },
    }).play(at([-1]), [5, ...misses(9)])
    expect(match.zombie(1)).toBeUndefined()
    expect(match.zombie(2)).toBeDefined()
  })

  it('[R-88] friends under the circle are given no hits', () => {
    const match = facing([{ at: [600, 600] }], {}, {}, [{ at: [630, 600] }]).play(at([-1]), [4, 4, ...misses(8)])
    expect(match.zombie().posture).toBe('prone')
    expect(match.human(1).posture).toBe('standing')
  })

  it('[DWA-11.2.7.2.f] neither range nor aim; moved counts, prone only when all are', () => {
    const prone = { posture: 'prone' } as const
    const modifiers = (zombies: readonly GivenZombie[]) =>
      facing(zombies, {}, { now: { moved: 1 } })
        .play(at([-1]), misses(10))
        .told('spray')[0]!
        .modifiers!.map(({ rule }) => rule)
    expect(modifiers([{ at: [400, 600] }])).toEqual(['DWA-11.2.4.a'])
    expect(modifiers([{ at: [400, 600], ...prone }])).toEqual(['DWA-12.6.b', 'DWA-11.2.4.a'])
    expect(modifiers([{ at: [400, 600], ...prone }, { at: [430, 600] }])).toEqual(['DWA-11.2.4.a'])
  })

  it('[DWA-11.2.2.d] weapons with a template do not aim', () => {
    const aimed = { type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 1, aimed: 1 }], ability: 'none' } as const
    expect(facing([{ at: [600, 600] }]).refusal(aimed).rule).toBe('DWA-11.2.2.d')
  })

  it('[DWA-16.1.2.c] [R-65] a civilian has -1 with it', () => {
    const match = facing([{ at: [600, 600] }], { advanced: true }, { archetype: 'civilian' }).play(at([-1]), misses(10))
    expect(match.told('spray')[0]!.modifiers).toEqual([{ rule: 'DWA-16.1.2.c', value: -1 }])
  })

  it('[DWA-11.3.e] three ones among the ten jam it; the shot still counts', () => {
    const jam = (ones: number) =>
      facing([{ at: [600, 600] }], { jams: true }).play(at([-1]), [
        5,
        ...Array<number>(ones).fill(1),
        ...misses(9 - ones),
      ])
    expect(jam(2).human().weapons[0]!.jammed).toBe(false)
    const match = jam(3)
    expect(match.human().weapons[0]!.jammed).toBe(true)
    expect(match.zombie()).toBeUndefined()
  })
})

describe('the tripod', () => {
  it('[DWA-9.1.t] setting up costs 4', () => {
    const match = facing([{ at: [600, 600] }]).play({ type: 'setUp', weapon: 0 })
    expect(match.human().weapons[0]!.ready).toBe(true)
    expect(match.human().now.acted).toBe('done')
    const again = setUp(facing([{ at: [600, 600] }]))
    expect(again.refusal({ type: 'setUp', weapon: 0 })).toMatchObject({ key: 'setUp.already' })
  })

  it('[DWA-11.2.7.2.e] [R-19] [R-22] two shots for 4 AP, one after the other: the first fall helps the second', () => {
    const match = setUp(facing([{ at: [400, 600] }]))
    match.play(at([-1, -1]), [4, ...misses(9), 4, ...misses(9)])
    expect(match.told('spray').map(({ modifiers }) => modifiers!.length)).toEqual([0, 1])
    expect(match.zombie()).toBeUndefined()
    expect(match.human().weapons[0]!.rounds).toBe(18)
  })

  it('[R-22] the second circle lies at most 20 cm from the first, on a target with a clear line', () => {
    const two = (x: number, y: number) => setUp(facing([{ at: [600, 600] }, { at: [x, y] }]))
    expect(two(600, 800).allows(at([-1, -2]))).toBe(true)
    expect(two(600, 801).refusal(at([-1, -2]))).toMatchObject({ rule: 'R-22', at: 'targets.1' })
    expect(two(700, 600).refusal(at([-1, -2]))).toMatchObject({ rule: 'DWA-11.2.7.2.a', at: 'targets.1' })
    expect(two(600, 800).allows(at([-1]))).toBe(true)
  })

  it('[R-22] where its target has gone the circle stays', () => {
    const match = setUp(facing([{ at: [600, 600] }, { at: [630, 610] }]))
    match.play(at([-1, -1]), [5, ...misses(9)])
    match.play({ type: 'share', hits: [-1] }, [5, ...misses(9)])
    expect(match.state.zombies).toEqual([])
  })

  it('[DWA-11.2.7.2.e] without it one shot only', () => {
    expect(facing([{ at: [600, 600] }]).refusal(at([-1, -1]))).toMatchObject({ key: 'spray.tripod', at: 'targets' })
    expect(setUp(facing([{ at: [600, 600] }])).refusal(at([-1, -1, -1]))).toMatchObject({ key: 'spray.tripod' })
  })

  it('[DWA-11.2.7.2.g] moving takes it off', () => {
    const match = setUp(facing([{ at: [600, 600] }]))
    match.play({ type: 'walk', path: [{ x: 300, y: 640 }], halts: [], ability: 'none' })
    expect(match.human().weapons[0]!.ready).toBe(false)
  })

  it('[R-37] [DWA-11.3.e] a jam after the first shot keeps the second back', () => {
    const match = setUp(facing([{ at: [600, 600] }], { jams: true })).play(at([-1, -1]), [1, 1, 1, ...misses(7)])
    expect(match.human().weapons[0]).toMatchObject({ rounds: 19, jammed: true })
  })
})

describe('abilities', () => {
  it('[R-70.12] Human Tripod and Gunner serve together: two shots, every 4 eliminates', () => {
    const match = facing([{ at: [600, 600] }], { advanced: true }, { abilities: ['humanTripod', 'gunner'] })
    expect(match.refusal(at([-1, -1], ['gunner'])).rule).toBe('DWA-11.2.7.2.e')
    match.play(at([-1, -1], ['humanTripod', 'gunner']), [...misses(10), 4, ...misses(9)])
    expect(match.zombie()).toBeUndefined()
    expect(match.human().now.abilities).toEqual(['humanTripod', 'gunner'])
  })

  it('[R-70.25] Killer: a full magazine as one shot of a machine gun', () => {
    const given = {
      humans: [{ at: SHOOTER, weapons: ['submachineGun'] as const, abilities: ['killer' as const] }],
      zombies: [{ at: [600, 600] as const }],
      options: { advanced: true },
    }
    const match = acting(given)
    expect(match.refusal(at([-1]))).toMatchObject({ key: 'spray.killer' })
    match.play(at([-1], ['killer']), [4, ...misses(9)])
    expect(match.zombie().posture).toBe('prone')
    expect(match.human().weapons[0]!.rounds).toBe(0)
    const used = acting(given)
    used.human().weapons[0]!.rounds = 3
    expect(used.refusal(at([-1], ['killer'])).rule).toBe('R-70.25')
  })
})

describe('clearing a jam', () => {
  it('[DWA-9.1.u] [DWA-11.3.f] costs 3', () => {
    const match = facing([{ at: [600, 600] }])
    expect(match.refusal({ type: 'clearJam', weapon: 0 }).rule).toBe('DWA-11.3.f')
    match.human().weapons[0]!.jammed = true
    match.play({ type: 'clearJam', weapon: 0 })
    expect(match.human().weapons[0]!.jammed).toBe(false)
    expect(apOf(match)).toBe(1)
  })
})
