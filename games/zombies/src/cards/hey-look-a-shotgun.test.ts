import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, lookinAt, SQUARE, WEAPON, windowsOf } from './tests/setting.js'

const short = (scene: Scene): number => (scene.state.frames.at(-1) as unknown as { short: number }).short

describe('HEY LOOK … A SHOTGUN !', () => {
  it('[ZMB-card.hey-look-a-shotgun] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('hey-look-a-shotgun')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.hey-look-a-shotgun] at anyone who has none, the player included, with three charges', () => {
    const scene = new Scene(['turn 5 red pre-zombie', 'red hand shotgun', 'blue inplay shotgun:1', GREEN])
    expect(scene.offeredOf('red', 'play')).toEqual([
      'play hey-look-a-shotgun on red',
      'play hey-look-a-shotgun on green',
    ])
    scene.do('red: play hey-look-a-shotgun on green').until('blue: pre-zombie')
    expect(scene.state).toMatchObject({ charges: [0, 1, 3] })
    expect(scene.state.inPlay.map(idsOf)).toEqual([[], ['hey-look-a-shotgun'], ['hey-look-a-shotgun']])
    expect(scene.state.discarded).toEqual([])
  })

  it('[ZMB-card.hey-look-a-shotgun] gives one to each of three rolls, then it is gone', () => {
    const scene = new Scene(['turn 5 red combat', 'red lives 5 inplay shotgun:2 hand dynamite', GREEN, SQUARE])
    scene.until('red: price', { dice: [2] })
    expect(short(scene)).toBe(1)
    scene.do('red: pay life').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(2)
    expect(scene.state).toMatchObject({ inPlay: [[], [], []], charges: [0, 0, 0] })
    expect(idsOf(scene.state.discarded)).toEqual(['hey-look-a-shotgun'])
    scene.do('red: pay life').until('red: price', { dice: [3] })
    expect(short(scene)).toBe(1)
  })

  it('[ZMB-R.16] by option shotgunCharge a charge serves a whole fight, the last one too', () => {
    const lines = ['turn 5 red combat', 'red lives 5 inplay shotgun:1 hand dynamite', GREEN, SQUARE]
    const scene = new Scene(lines, { shotgunCharge: 'perFight' }).until('red: price', { dice: [2] })
    expect(short(scene)).toBe(1)
    scene.do('red: pay life').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(2)
    scene.do('red: pay life').until('green: after-fight', { dice: [3] })
    expect(scene.state).toMatchObject({ reserve: [1, 0, 0], inPlay: [[], [], []], charges: [0, 0, 0] })
    const three = new Scene([lines[0]!, 'red inplay shotgun hand dynamite', GREEN, SQUARE], {
      shotgunCharge: 'perFight',
    })
    three
      .until('red: price', { dice: [1] })
      .do('red: pay life')
      .until('green: after-fight', { dice: [3] })
    expect(three.state.charges).toEqual([2, 0, 0])
  })

  it('[ZMB-card.hey-look-a-shotgun] [ZMB-1.3.2.k] is a weapon, and its charges are no bullets', () => {
    expect(fateOf('hey-look-a-shotgun')).toEqual(WEAPON)
    const scene = new Scene(['turn 5 red combat', 'red bullets 0 inplay shotgun', GREEN, SQUARE])
    scene.until('red: price', { dice: [1] })
    expect(scene.refusal('red: pay bullets')).toBe('ZMB-1.3.2.c')
  })

  it("[ZMB-card.hey-look-a-shotgun] is sent to another player by YOU LOOKIN' AT ME !?, or discarded if there is none", () => {
    expect(lookinAt('hey-look-a-shotgun', 'step', 'red').targets).toEqual(['target on blue', 'target on green'])
    const nobody = { holder: '', other: 'inplay shotgun:2' }
    expect(lookinAt('hey-look-a-shotgun', 'step', 'red', nobody).targets).toEqual(['target on green'])
  })
})
