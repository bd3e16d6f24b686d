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

describe('LOTS OF AMMO', () => {
  const STORE = 'tile sporting_goods 0 -1 turn 0 : z . . / . . . / # . .'

  it('[ZMB-card.lots-of-ammo] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('lots-of-ammo', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Sporting Goods Store', () => {
    expect(layingDown('lots-of-ammo', [STORE], '1.8', '1.7')).toEqual(inBuilding('ZMB-card.lots-of-ammo'))
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-1.3.3.h] gives three bullets in any OPEN window, a play of the turn it is not', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'blue played 1 bullets 1 inplay lots-of-ammo', GREEN])
    scene.do('blue: use lots-of-ammo')
    expect(scene.state).toMatchObject({ bullets: [3, 4, 3], inPlay: [[], [], []], played: [0, 1, 0] })
    expect(idsOf(scene.state.discarded)).toEqual(['lots-of-ammo'])
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-R.32] pays a price that could not be paid before', () => {
    const scene = new Scene(['turn 5 red combat', 'red bullets 0 inplay lots-of-ammo', GREEN, SQUARE])
    scene.until('red: price', { dice: [1] })
    expect(scene.refusal('red: pay bullets')).toBe('ZMB-1.3.2.c')
    scene.do('red: pay ammo')
    expect(scene.asked()).toEqual(['red: price'])
    scene.do('red: pay bullets')
    expect(scene.state).toMatchObject({ bullets: [0, 3, 3], reserve: [1, 0, 0], inPlay: [[], [], []] })
  })

  it('[ZMB-card.lots-of-ammo] [ZMB-1.3.2.k] [ZMB-R.06] is no weapon, but by option', () => {
    expect(fateOf('lots-of-ammo')).toEqual(NO_WEAPON)
    expect(fateOf('lots-of-ammo', ITEMS)).toEqual(WEAPON)
  })

  it("[ZMB-card.lots-of-ammo] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('lots-of-ammo', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [STORE] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
