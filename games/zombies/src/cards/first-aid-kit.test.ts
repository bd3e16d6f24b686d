import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import {
  EVERYWHERE,
  fateOf,
  GREEN,
  inBuilding,
  layingDown,
  lookinAt,
  NO_WEAPON,
  SQUARE,
  WEAPON,
  windowsOf,
} from './tests/setting.js'

const ITEMS = { weaponSet: 'allKeptItems' }

describe('FIRST AID KIT', () => {
  const HOSPITAL = 'tile hospital 0 -1 turn 0 : z . . / . . . / . . .'
  const DRUGS = 'tile drug_store 1 0 turn 0 : z . . / . . . / # # #'

  it('[ZMB-card.first-aid-kit] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('first-aid-kit', { holder: 'at 1.0', lines: [HOSPITAL] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.first-aid-kit] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Hospital or the Drug Store', () => {
    expect(layingDown('first-aid-kit', [HOSPITAL], '1.5', '1.7')).toEqual(inBuilding('ZMB-card.first-aid-kit'))
    expect(layingDown('first-aid-kit', [DRUGS], '1.2', '1.4')).toEqual(inBuilding('ZMB-card.first-aid-kit'))
    const florist = 'tile florist 1 0 turn 0'
    expect(layingDown('first-aid-kit', [florist], '1.1', '1.4').inside).toBe('ZMB-card.first-aid-kit')
  })

  it('[ZMB-card.first-aid-kit] [ZMB-R.32] pays for a roll that fell short, and the fight goes on', () => {
    const scene = new Scene(['turn 5 red combat', 'red lives 1 bullets 0 inplay first-aid-kit', GREEN, SQUARE])
    expect(scene.offeredOf('red', 'use')).toEqual([])
    scene.until('red: price', { dice: [1] })
    expect(scene.offered('red')).toEqual(['pay life', 'pay kit'])
    scene.do('red: pay kit').until('green: after-fight', { dice: [4] })
    expect(scene.state).toMatchObject({ lives: [1, 3, 3], reserve: [1, 0, 0], inPlay: [[], [], []] })
    expect(idsOf(scene.state.discarded)).toEqual(['first-aid-kit'])
  })

  it('[ZMB-card.first-aid-kit] does not help against a card', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'red hand dynamite inplay first-aid-kit', GREEN, SQUARE])
    scene.do('red: play dynamite at 0.1').until('red: pre-zombie', { dice: [1] })
    expect(scene.state.lives).toEqual([1, 3, 3])
    expect(scene.state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-card.first-aid-kit] [ZMB-1.3.2.k] [ZMB-R.06] is no weapon, but by option', () => {
    expect(fateOf('first-aid-kit')).toEqual(NO_WEAPON)
    expect(fateOf('first-aid-kit', ITEMS)).toEqual(WEAPON)
  })

  it("[ZMB-card.first-aid-kit] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('first-aid-kit', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [HOSPITAL] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
