import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import {
  EVERYWHERE,
  fateOf,
  GREEN,
  inBuilding,
  layingDown,
  lookinAt,
  SQUARE,
  WEAPON,
  windowsOf,
} from './tests/setting.js'

const short = (scene: Scene): number => (scene.state.frames.at(-1) as unknown as { short: number }).short

describe('CHAINSAW', () => {
  const STORE = 'tile lawn_garden 0 -1 turn 0 : z . . / . . . / . . .'

  it('[ZMB-card.chainsaw] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('chainsaw', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.chainsaw] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Lawn and Garden Store', () => {
    expect(layingDown('chainsaw', [STORE], '1.8', '1.7')).toEqual(inBuilding('ZMB-card.chainsaw'))
  })

  it('[ZMB-card.chainsaw] [ZMB-1.3.3.h] gives two to all rolls of the owner until the end of the turn', () => {
    const lines = ['turn 5 red combat', 'red lives 5 bullets 9 inplay chainsaw', 'blue hand fear', SQUARE]
    // In play alone it does nothing.
    expect(short(new Scene(lines).until('red: price', { dice: [2] }))).toBe(2)
    const scene = new Scene(lines).do('red: use chainsaw').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(1)
    expect(idsOf(scene.state.discarded)).toEqual(['chainsaw'])
    // The second roll has it as well, against anything, anywhere.
    scene.do('red: pay life').until('blue: after-fight', { dice: [2] })
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0] })
    expect(scene.turn).toMatchObject({ chainsaw: [1, 0, 0] })
    expect(scene.toTurn(6).turn.chainsaw).toEqual([0, 0, 0])
  })

  it('[ZMB-card.chainsaw] on another’s turn it lasts until that turn ends', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'blue inplay chainsaw', GREEN]).do('blue: use chainsaw')
    expect(scene.turn.chainsaw).toEqual([0, 1, 0])
    expect(scene.toTurn(6).turn.chainsaw).toEqual([0, 0, 0])
  })

  it('[ZMB-card.chainsaw] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('chainsaw')).toEqual(WEAPON)
  })

  it("[ZMB-card.chainsaw] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('chainsaw', 'pre-zombie', 'red', { holder: 'at 1.0', lines: [STORE] })
    expect(redirected).toEqual({ targets: [], fizzled: true, changed: [], discarded: ['you-lookin-at-me', 'chainsaw'] })
  })
})
