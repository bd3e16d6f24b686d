import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
/** The zombies of one tile, cell by cell. */
const onTile = (scene: Scene, slot: number): string => scene.state.zombie.slice(slot * 9, slot * 9 + 9).join('')
const count = (scene: Scene): number => scene.state.zombie.filter((kind) => kind > 0).length

describe('ZOMBIE MASTER', () => {
  const master = (...lines: string[]) =>
    new Scene([MOMENT, 'red hand zombie-master', GREEN, ...lines]).do('red: play zombie-master')

  it('[ZMB-card.zombie-master] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('zombie-master')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.zombie-master] [ZMB-1.3.3.f] five on town spaces without a zombie and without a player', () => {
    const base = ['tile helipad_town 1 0 turn 0', 'tile front_gate 0 1 turn 0', 'tile straight_b 0 2 turn 0']
    const scene = master('tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #', ...base)
    const tiles = new Set(scene.offeredOf('red', 'pick').map((line) => line.split(/[ .]/)[1]))
    expect([...tiles]).toEqual(['0', '1'])
    expect(scene.offeredOf('red', 'pick 0')).toEqual(['pick 0.3', 'pick 0.5', 'pick 0.7'])
    for (const space of ['0.3', '0.5', '0.7', '1.4', '1.0']) scene.do(`red: pick ${space}`)
    expect([onTile(scene, 0), onTile(scene, 1)]).toEqual(['010101010', '100010000'])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.zombie-master] all such spaces where there are fewer', () => {
    const scene = master('tile front_gate 0 1 turn 0').do('red: auto')
    expect(onTile(scene, 0)).toBe('010101010')
    expect(count(scene)).toBe(4)
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it("[ZMB-card.zombie-master] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('zombie-master', 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
