import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../frames/kinds.js'
import { Scene } from './tests/scene.js'
import {
  EVERYWHERE,
  fateOf,
  GREEN,
  inBuilding,
  layingDown,
  lookinAt,
  ROAD,
  WEAPON,
  windowsOf,
} from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const FOOD = 'effects alternate-food-source green 1'

describe('ROCKET LAUNCHER', () => {
  const BASE = ['tile front_gate 0 1 turn 0', 'tile armory 0 2 turn 2 : # . # / . . . / . . z']
  const use = (lines: readonly string[], options = {}) =>
    new Scene([MOMENT, 'red inplay rocket-launcher', ...lines], options).offeredOf('red', 'use')

  it('[ZMB-card.rocket-launcher] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('rocket-launcher', { holder: 'at 2.8', lines: BASE })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.rocket-launcher] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Armory', () => {
    expect(layingDown('rocket-launcher', BASE, '2.4', '2.1')).toEqual(inBuilding('ZMB-card.rocket-launcher'))
  })

  it('[ZMB-card.rocket-launcher] [ZMB-R.21] hits a tile with a free side, never a helipad or the Town Square', () => {
    const around = ['tile cross_t 1 0 turn 0', 'tile straight_t 1 -1 turn 0', 'tile straight_t 2 0 turn 1']
    const helipad = 'tile helipad_town 0 -1 turn 0'
    expect(use([...around.slice(0, 1), helipad])).toEqual(['use rocket-launcher on 1'])
    // Closed in on all four sides the crossroads are out of reach.
    expect(use([...around, 'tile straight_t 1 1 turn 0'])).toEqual(
      [2, 3, 4].map((slot) => `use rocket-launcher on ${slot}`),
    )
  })

  it.each([
    ['any', ['use rocket-launcher on 1', 'use rocket-launcher on 2']],
    ['noSplit', ['use rocket-launcher on 2']],
  ])('[ZMB-R.21] option rocketConnectivity %s: a tile that others hang on', (rocketConnectivity, uses) => {
    expect(use(ROAD, { rocketConnectivity })).toEqual(uses)
  })

  it('[ZMB-card.rocket-launcher] zombies to the owner, tokens to the supply, players home, passages gone', () => {
    const scene = new Scene([
      'turn 5 red stepped 3 of 5',
      'red at 1.4',
      'blue at 1.0 bullets 0 inplay rocket-launcher',
      GREEN,
      'tile lawn_garden 0 -1 turn 0 : . z zL / . . B / . . .',
      'joins 0.3-1.3',
    ])
    scene.do('blue: use rocket-launcher on 1')
    expect(scene.state).toMatchObject({ position: [4, 4, 4], reserve: [0, 2, 0], bullets: [3, 0, 3], joins: [] })
    expect(scene.state.tileKind[1]).toBe(-1)
    expect(scene.state.removed).toHaveLength(1)
    expect(scene.state.counter.every((token) => token === 0)).toBe(true)
    // Red moves on with what is left.
    scene.until('red: step')
    expect((scene.state.frames.at(-1) as MoveFrame).left).toBe(3)
  })

  it('[ZMB-R.17] [ZMB-card.rocket-launcher] option cardKillsCount', () => {
    const lines = [MOMENT, 'red inplay rocket-launcher', GREEN, 'tile straight_t 0 -1 turn 0 : # z # / # z # / # . #']
    const reserve = (options = {}) => new Scene(lines, options).do('red: use rocket-launcher on 1').state.reserve[0]
    expect(reserve()).toBe(2)
    expect(reserve({ cardKillsCount: false })).toBe(0)
  })

  it('[ZMB-card.rocket-launcher] [ZMB-card.alternate-food-source] not under ALTERNATE FOOD SOURCE, but by option', () => {
    expect(use([...ROAD, FOOD])).toEqual([])
    expect(use([...ROAD, FOOD], { afsBlocksCardKills: false })).toHaveLength(2)
  })

  it('[ZMB-card.rocket-launcher] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('rocket-launcher')).toEqual(WEAPON)
  })

  it("[ZMB-card.rocket-launcher] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    expect(lookinAt('rocket-launcher', 'step', 'blue', { holder: 'at 2.8', lines: BASE })).toMatchObject({
      targets: [],
      fizzled: true,
      changed: [],
    })
  })
})
