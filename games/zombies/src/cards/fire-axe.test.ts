import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, inBuilding, layingDown, lookinAt, WEAPON, windowsOf } from './tests/setting.js'

const short = (scene: Scene): number => (scene.state.frames.at(-1) as unknown as { short: number }).short

describe('FIRE AXE', () => {
  const STATION = 'tile fire_station 0 -1 turn 0 : z . . / . . . / . . .'

  it('[ZMB-card.fire-axe] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('fire-axe', { holder: 'at 1.0', lines: [STATION] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.fire-axe] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Fire Station', () => {
    expect(layingDown('fire-axe', [STATION], '1.5', '1.4')).toEqual(inBuilding('ZMB-card.fire-axe'))
  })

  it('[ZMB-card.fire-axe] [ZMB-1.3.2.d] gives one to every roll that is made once it lies there', () => {
    const lines = ['turn 5 red combat', 'red at 1.0 lives 5 hand fire-axe', GREEN, STATION]
    const scene = new Scene(lines).until('red: price', { dice: [3] })
    expect(short(scene)).toBe(1)
    scene
      .do('red: pay life')
      .do('red: play fire-axe')
      .until('red: price', { dice: [1] })
    expect(short(scene)).toBe(2)
    scene.do('red: pay life').until('green: after-fight', { dice: [3] })
    expect(scene.state.reserve).toEqual([1, 0, 0])
    expect(scene.toTurn(8).state.inPlay[0]).toHaveLength(1)
  })

  it('[ZMB-card.fire-axe] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('fire-axe')).toEqual(WEAPON)
  })

  it("[ZMB-card.fire-axe] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('fire-axe', 'step', 'blue', { holder: 'at 1.0', lines: [STATION] })
    expect(redirected).toEqual({ targets: [], fizzled: true, changed: [], discarded: ['you-lookin-at-me', 'fire-axe'] })
  })
})
