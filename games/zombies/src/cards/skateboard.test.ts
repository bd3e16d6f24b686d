import { describe, expect, it } from 'vitest'
import { points } from './tests/movement.js'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, inBuilding, layingDown, lookinAt, WEAPON, windowsOf } from './tests/setting.js'

describe('SKATEBOARD', () => {
  const SHOP = 'tile skate_shop 1 0 turn 0 : z . . / . . . / # . #'

  it('[ZMB-card.skateboard] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('skateboard', { holder: 'at 1.0', lines: [SHOP] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.skateboard] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Skate Shop', () => {
    expect(layingDown('skateboard', [SHOP], '1.1', '1.4')).toEqual(inBuilding('ZMB-card.skateboard'))
  })

  it('[ZMB-card.skateboard] [ZMB-1.3.4.a] gives two to every movement roll of its owner', () => {
    const scene = new Scene(['turn 5 red pre-move', 'red inplay skateboard', GREEN]).until('red: step', { dice: [3] })
    expect(points(scene)).toBe(5)
    const other = new Scene(['turn 5 red pre-move', 'blue inplay skateboard', GREEN]).until('red: step', { dice: [3] })
    expect(points(other)).toBe(3)
    expect(scene.offeredOf('red', 'use')).toEqual([])
  })

  it('[ZMB-card.skateboard] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('skateboard')).toEqual(WEAPON)
  })

  it("[ZMB-card.skateboard] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('skateboard', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [SHOP] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
