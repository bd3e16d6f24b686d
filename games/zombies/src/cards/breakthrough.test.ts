import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../frames/kinds.js'
import { Scene } from './tests/scene.js'
import { ELSEWHERE, GREEN, lookinAt, ONCE, OPEN, ROAD, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const left = (scene: Scene): number => (scene.state.frames.at(-1) as MoveFrame).left

describe('BREAKTHROUGH', () => {
  const broken = (moment: string, die: number) =>
    new Scene([`turn 5 red ${moment}`, 'red at 0.3 hand breakthrough', GREEN, ...ROAD])
      .do('red: play breakthrough at 1.4')
      .until(`green: ${moment.replace('stepped', 'step').split(' ')[0]}`, { dice: [die] })

  it('[ZMB-card.breakthrough] [ZMB-R.30] [ZMB-W.n] is for the own turn until the end of step 5, a fight included', () => {
    expect(windowsOf('breakthrough', { lines: ROAD })).toEqual({
      own: OPEN.slice(0, OPEN.indexOf('pre-zombie')),
      rival: [],
      refusedBy: ELSEWHERE,
      secondCard: ONCE,
    })
  })

  it('[ZMB-R.30] [ZMB-card.breakthrough] not in a fight that a walk begins after step 5', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = new Scene([MOMENT, 'red hand breakthrough', 'blue hand where-did-everybody-go', zombie, ...ROAD])
    scene.do('blue: play where-did-everybody-go on red').do('blue: step 0.1')
    expect(scene.asked()).toEqual(['red: combat'])
    expect(scene.refusal('red: play breakthrough')).toBe('ZMB-W.n')
  })

  it('[ZMB-card.breakthrough] a five joins the two spaces for good, for everybody, at one point', () => {
    const scene = broken('stepped 3 of 4', 5)
    expect(scene.state).toMatchObject({ joins: [3, 13], lives: [3, 3, 3] })
    expect(scene.turn).toMatchObject({ forfeited: false })
    scene.do('red: step 1.4').until('red: step')
    expect(left(scene)).toBe(2)
    expect(scene.offered('red')).toContain('step 0.3')
    expect(scene.toTurn(9).state.joins).toEqual([3, 13])
  })

  it('[ZMB-card.breakthrough] a four joins nothing, costs a life, and ends the movement', () => {
    const scene = broken('stepped 3 of 4', 4)
    expect(scene.state).toMatchObject({ joins: [], lives: [2, 3, 3] })
    expect(scene.turn).toMatchObject({ forfeited: true })
    scene.until('green: pre-zombie')
    expect(scene.toTurn(6).turn.forfeited).toBe(false)
  })

  it('[ZMB-card.breakthrough] a failure before step 5 leaves no step 4 and no step 5', () => {
    const scene = broken('pre-move', 1).until('green: pre-zombie')
    expect(scene.kinds()).not.toContain('movement-roll')
    const known = broken('move-set 6', 1).until('green: pre-zombie')
    expect(known.state.position).toEqual([3, 4, 4])
  })

  it('[ZMB-card.breakthrough] a fight goes on after it', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # . # / z . . / # . #'
    const scene = new Scene(['turn 5 red combat', 'red at 0.3 hand breakthrough', GREEN, zombie, ...ROAD])
    scene.do('red: play breakthrough at 1.4').until('green: after-fight', { dice: [2, 4] })
    expect(scene.state).toMatchObject({ lives: [2, 3, 3], reserve: [1, 0, 0] })
  })

  it('[ZMB-R.24] [ZMB-card.breakthrough] reaches any space of a tile beside, by option only the facing one', () => {
    const goals = (at: string, options = {}) =>
      new Scene(['turn 5 red turn-start', `red at ${at} hand breakthrough`, 'tile hospital 0 -1 turn 0'], options)
        .offeredOf('red', 'play')
        .map((line) => line.split(' ').at(-1))
    // 0.1 and 1.7 are joined as it is.
    expect(goals('0.1')).toEqual(['1.0', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.8'])
    expect(goals('0.4')).toHaveLength(9)
    expect(goals('1.6')).toEqual(['0.1', '0.3', '0.4', '0.5', '0.7'])
    // Two buildings wall to wall.
    const walls = ['tile hospital 0 -1 turn 0', 'tile cross_t 1 0 turn 0', 'tile lawn_garden 1 -1 turn 0']
    for (const dynamiteThroughWalls of [true, false]) {
      const facing = { breakthroughReach: 'facingOnly', dynamiteThroughWalls }
      expect(goals('0.4', facing)).toEqual([])
      const scene = new Scene(['turn 5 red turn-start', 'red at 1.5 hand breakthrough', ...walls], facing)
      expect(scene.offeredOf('red', 'play')).toEqual(['play breakthrough at 3.3'])
    }
  })

  it('[ZMB-card.breakthrough] never from or to a helipad', () => {
    const helipad = 'tile helipad_town 0 -1 turn 0'
    const goals = (at: string) =>
      new Scene(['turn 5 red turn-start', `red at ${at} hand breakthrough`, helipad, 'tile straight_t 0 1 turn 0'])
    expect(goals('0.3').offeredOf('red', 'play')).toEqual(
      ['2.1', '2.4', '2.7'].map((to) => `play breakthrough at ${to}`),
    )
    expect(goals('1.7').refusal('red: play breakthrough')).toBe('ZMB-card.breakthrough')
  })

  it.each([
    [true, 3],
    [false, 0],
  ])(
    '[ZMB-card.breakthrough] option breakthroughAcrossZones %s: from town into the base',
    (breakthroughAcrossZones, n) => {
      const lines = ['turn 5 red turn-start', 'red at 0.3 hand breakthrough', 'tile front_gate 0 1 turn 0']
      expect(new Scene(lines, { breakthroughAcrossZones }).offeredOf('red', 'play')).toHaveLength(n)
    },
  )

  it("[ZMB-card.breakthrough] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?, without a roll", () => {
    const redirected = lookinAt('breakthrough', 'step', 'red', { lines: ROAD })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
