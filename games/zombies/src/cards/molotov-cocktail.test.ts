import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, inBuilding, layingDown, lookinAt, WEAPON, windowsOf } from './tests/setting.js'

const short = (scene: Scene): number => (scene.state.frames.at(-1) as unknown as { short: number }).short

describe('MOLOTOV COCKTAIL', () => {
  const STATION = 'tile gas_station 1 0 turn 0 : z z . / . z . / # . #'

  it('[ZMB-card.molotov-cocktail] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('molotov-cocktail', { holder: 'at 1.0', lines: [STATION] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.molotov-cocktail] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Gas Station', () => {
    expect(layingDown('molotov-cocktail', [STATION], '1.2', '1.4')).toEqual(inBuilding('ZMB-card.molotov-cocktail'))
  })

  it('[ZMB-card.molotov-cocktail] [ZMB-T.h] is thrown in a building or at its door', () => {
    const from = (space: string) =>
      new Scene(['turn 5 red pre-zombie', `red at ${space} inplay molotov-cocktail`, STATION]).offeredOf('red', 'use')
    expect(from('1.2')).toEqual(['use molotov-cocktail on 1'])
    expect(from('1.4')).toEqual(['use molotov-cocktail on 1'])
    expect(from('1.3')).toEqual([])
    expect(from('0.4')).toEqual([])
  })

  it('[ZMB-card.molotov-cocktail] gives two against zombies in that building, not at its door, until the turn ends', () => {
    const lines = ['turn 5 red move 3', 'red at 1.4 inplay molotov-cocktail', GREEN, STATION]
    const scene = new Scene(lines).do('red: use molotov-cocktail on 1').until('red: price', { dice: [3] })
    expect(short(scene)).toBe(1)
    scene
      .do('red: pay bullets')
      .do('red: step 1.1')
      .until('red: step', { dice: [2] })
    scene.do('red: step 1.0').until('red: price', { dice: [1] })
    expect(short(scene)).toBe(1)
    expect(scene.state).toMatchObject({ reserve: [2, 0, 0] })
    expect(scene.turn).toMatchObject({ molotov: [1, -1, -1] })
    scene.do('red: pay bullets')
    expect(scene.toTurn(6).turn.molotov).toEqual([-1, -1, -1])
  })

  it('[ZMB-card.molotov-cocktail] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('molotov-cocktail')).toEqual(WEAPON)
  })

  it("[ZMB-card.molotov-cocktail] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    const redirected = lookinAt('molotov-cocktail', 'combat', 'red', { holder: 'at 1.0', lines: [STATION] })
    expect(redirected).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
