import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { around, box } from '../scenario/draw.js'
import type { Scenario } from '../scenario/scenario.js'
import { acting, apOf, nextTurn } from '../tests/acting.js'
import type { Match } from '../tests/build.js'

/** A flat roof 100 mm up, from x 200 to 400, with walls below it. */
const house = (height = 100): Partial<Scenario> => ({
  roofs: [{ outline: box(200, 200, 200, 200), height }],
  walls: around(box(200, 200, 200, 200), { top: height }),
})

const climb = (x: number, y: number, ability: 'none' | 'agile' = 'none'): DwaAction => ({
  type: 'climb',
  to: { x, y },
  ability,
})
const jump = (x: number, y: number, ability: 'none' | 'agile' = 'none'): DwaAction => ({
  type: 'jump',
  to: { x, y },
  ability,
})

describe('climbing', () => {
  it('[DWA-9.1.c] 5 cm cost 2 action points, and so does each begun stretch', () => {
    for (const [height, cost] of [
      [50, 2],
      [51, 4],
      [100, 4],
    ] as const) {
      const match = acting({ scenario: house(height), humans: [{ at: [187, 300] }] }).play(climb(201, 300))
      expect(match.human()).toMatchObject({ x: 201, y: 300, level: height, now: { moved: cost } })
      expect(match.told('climbed-up')).toHaveLength(1)
      expect(match.human().now.acted).toBe(cost === 2 ? 'acting' : 'done')
    }
  })

  it('[R-95] 10 cm is the most, because a climb ends on a surface', () => {
    const match = acting({ scenario: house(101), humans: [{ at: [187, 300] }] })
    expect(match.refusal(climb(201, 300))).toMatchObject({ rule: 'R-95', key: 'climb.high' })
  })

  it('[R-95] by option a climber hangs on the wall, out of reach, and goes on in the next turn', () => {
    const match = acting({
      scenario: house(150),
      options: { climbHang: true },
      humans: [{ at: [187, 300] }],
    }).play(climb(201, 300))
    expect(match.human()).toMatchObject({ x: 187, level: 0, hanging: 100 })
    expect(match.told('hangs')).toHaveLength(1)
    nextTurn(match).play({ type: 'activate', human: 0, as: 'act', ability: 'none' })
    expect(match.refusal({ type: 'takeCover' })).toMatchObject({ rule: 'R-95', key: 'hanging' })
    match.play(climb(201, 300))
    expect(match.human()).toMatchObject({ x: 201, level: 150, hanging: 0 })
    expect(apOf(match)).toBe(2)
  })

  it('[R-95] a climber who hangs is out of reach of the dead below, and may come down again', () => {
    const match = acting({
      scenario: house(150),
      options: { climbHang: true },
      humans: [{ at: [187, 300], hanging: 50 }],
      zombies: [{ at: [187, 325] }],
    }).play(climb(187, 300))
    expect(match.human()).toMatchObject({ x: 187, level: 0, hanging: 0 })
    expect(apOf(match)).toBe(2)
  })

  it('[DWA-9.1.c] goes down as well as up, two bases away and no farther', () => {
    const match = acting({ scenario: house(), humans: [{ at: [220, 300], level: 100 }] })
    expect(match.refusal(climb(169, 300))).toMatchObject({ rule: 'DWA-9.1.c', key: 'climb.far' })
    match.play(climb(170, 300))
    expect(match.human()).toMatchObject({ x: 170, level: 0 })
    expect(match.told('climbed-down')).toHaveLength(1)
  })

  it('[DWA-9.1.c] nobody climbs through a floor, or over a wall that rises above it', () => {
    const inside = acting({ scenario: house(), humans: [{ at: [220, 300] }] })
    expect(inside.refusal(climb(230, 300)).key).toBe('climb.under')
    const walled = { ...house(), walls: around(box(200, 200, 200, 200), { top: 200 }) }
    const outside = acting({ scenario: walled, humans: [{ at: [187, 300] }] })
    expect(outside.refusal(climb(213, 300)).key).toBe('climb.wall')
    expect(outside.refusal(climb(160, 300)).key).toBe('climb.flat')
  })

  it('[R-70.2] Agile climbs for nothing, which is no move, but no higher', () => {
    const agile = { at: [187, 300], abilities: ['agile'] } as const
    const match = acting({
      scenario: house(),
      options: { advanced: true },
      humans: [{ ...agile, abilities: ['agile'] }],
    }).play(climb(201, 300, 'agile'))
    expect(match.human().now).toMatchObject({ moved: 0, walked: 0, abilities: ['agile'] })
    expect(apOf(match)).toBe(4)
    expect(match.refusal(climb(187, 300, 'agile')).rule).toBe('DWA-16.5.1.b')
    const high = acting({
      scenario: house(101),
      options: { advanced: true, climbHang: true },
      humans: [{ ...agile, abilities: ['agile'] }],
    })
    expect(high.refusal(climb(201, 300, 'agile')).rule).toBe('R-95')
  })

  it('[DWA-9.1.z] [R-85] a frightened climber pays double', () => {
    const match = acting({ scenario: house(50), humans: [{ at: [187, 300], now: { frightened: true } }] })
    match.play(climb(201, 300))
    expect(match.human().now.moved).toBe(4)
  })
})

/** Two roofs of one height with a gap between them. */
const roofs = (gap: number, height = 120): Partial<Scenario> => ({
  roofs: [
    { outline: box(100, 100, 200, 200), height },
    { outline: box(300 + gap, 100, 200, 200), height },
  ],
})

describe('jumping', () => {
  it('[DWA-9.1.d] up to 5 cm from base to base cost 3 points and no die', () => {
    const match = acting({ scenario: roofs(40), humans: [{ at: [290, 200], level: 120 }] }).play(jump(365, 200))
    expect(match.human()).toMatchObject({ x: 365, level: 120, now: { moved: 3 } })
    expect(apOf(match)).toBe(1)
  })

  it('[DWA-9.1.e] [R-84] a millimetre more is a long jump: 4 points, and 3 or more holds', () => {
    const start = { scenario: roofs(40), humans: [{ at: [290, 200] as const, level: 120 }] }
    const held = acting(start).play(jump(366, 200), [3])
    expect(held.human()).toMatchObject({ x: 366, level: 120, posture: 'standing', wounds: 0 })
    const fell = acting(start).play(jump(366, 200), [2])
    // Two complete stretches of 5 cm out of 12; at the foot of the edge that was left.
    expect(fell.human()).toMatchObject({ x: 301, level: 0, posture: 'prone', wounds: 2 })
    expect(fell.kinds()).toEqual(expect.arrayContaining(['jump-failed', 'fell-down', 'wounded']))
  })

  it('[DWA-9.1.e] over 10 cm nobody jumps', () => {
    const match = acting({ scenario: roofs(80), humans: [{ at: [290, 200], level: 120 }] })
    expect(match.allows(jump(415, 200))).toBe(true)
    expect(match.refusal(jump(416, 200))).toMatchObject({ rule: 'DWA-9.1.e', params: { length: 10.1 } })
  })

  it('[R-84] [DWA-10.e] a begun stretch counts by option, and a fall below 5 cm is harmless', () => {
    const fall = (height: number, options = {}): number =>
      acting({ scenario: roofs(60, height), options, humans: [{ at: [290, 200], level: height }] })
        .play(jump(375, 200), [1])
        .human().wounds
    expect(fall(40)).toBe(0)
    expect(fall(50)).toBe(1)
    expect(fall(40, { fallRounding: 'ceil' })).toBe(1)
    expect(fall(101, { fallRounding: 'ceil' })).toBe(3)
  })

  it('[DWA-10.f] [R-97] a drop counts as a jump as long as it is deep', () => {
    const from = (height: number, x = 185): Match =>
      acting({ scenario: house(height), humans: [{ at: [210, 300], level: height }] }).play(
        jump(x, 300),
        height > 50 ? [3] : [],
      )
    expect(from(50).human()).toMatchObject({ x: 185, level: 0, posture: 'standing', wounds: 0, now: { moved: 3 } })
    expect(from(51).human()).toMatchObject({ level: 0, wounds: 0, now: { moved: 4 } })
    const fell = acting({ scenario: house(100), humans: [{ at: [210, 300], level: 100 }] }).play(jump(185, 300), [2])
    expect(fell.human()).toMatchObject({ level: 0, posture: 'prone', wounds: 2 })
    const high = acting({ scenario: house(101), humans: [{ at: [210, 300], level: 101 }] })
    expect(high.refusal(jump(185, 300))).toMatchObject({ rule: 'DWA-10.f', key: 'jump.far' })
  })

  it('[DWA-9.1.d] there must be something to jump over, and a free place to land', () => {
    const match = acting({
      scenario: { low: [{ from: [300, 100], to: [300, 500] }] },
      humans: [{ at: [280, 300] }, { at: [340, 300] }],
    })
    expect(match.refusal(jump(240, 300)).key).toBe('jump.over')
    expect(match.refusal(jump(325, 300))).toMatchObject({ rule: 'GEO-2', key: 'stand.figure' })
    expect(match.refusal(jump(380, 300))).toMatchObject({ rule: 'R-97', key: 'jump.figure' })
    match.play(jump(320, 250))
    expect(match.human()).toMatchObject({ x: 320, y: 250 })
  })

  it('[R-70.2] Agile jumps for nothing, and the die of a long jump remains', () => {
    const match = acting({
      scenario: roofs(40),
      options: { advanced: true },
      humans: [{ at: [290, 200], level: 120, abilities: ['agile'] }],
    }).play(jump(366, 200, 'agile'), [3])
    expect(match.human()).toMatchObject({ x: 366, now: { moved: 0 } })
    expect(apOf(match)).toBe(4)
  })

  it('[R-70.3] a jump that failed is made again where a figure inspires it', () => {
    const match = acting({
      scenario: roofs(40),
      options: { advanced: true },
      humans: [
        { at: [290, 200], level: 120 },
        { at: [290, 240], level: 120, abilities: ['inspiring'] },
      ],
    }).play(jump(366, 200), [1])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [6])
    expect(match.human()).toMatchObject({ x: 366, level: 120 })
  })

  it('[GEO-14] a figure that lands beside a zombie on one level is in close combat, one level higher is not', () => {
    const start = (level: number): Match =>
      acting({
        scenario: roofs(40),
        humans: [{ at: [290, 200], level: 120 }],
        zombies: [{ at: [390, 200], level }],
      }).play(jump(365, 200))
    expect(start(120).refusal({ type: 'radio', on: true }).rule).toBe('DWA-12.b')
    expect(start(0).refusal({ type: 'radio', on: true }).rule).toBe('R-89')
  })
})
