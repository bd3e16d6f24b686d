import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const HOSPITAL = 'tile hospital 0 -1 turn 0 : z . . / . . . / . . .'
/** The zombies of one tile, cell by cell. */
const onTile = (scene: Scene, slot: number): string => scene.state.zombie.slice(slot * 9, slot * 9 + 9).join('')

describe('SLIGHT MISCALCULATION', () => {
  const SLIGHT = 'slight-miscalculation'
  const miscalculated = (hospital: string) =>
    new Scene([MOMENT, `red at 1.4 hand ${SLIGHT}`, GREEN, `tile hospital 0 -1 turn 0 : ${hospital}`])
      .do(`red: play ${SLIGHT} on 1`)
      .until(`red: card.${SLIGHT}`)

  it('[ZMB-card.slight-miscalculation] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(SLIGHT, { lines: [HOSPITAL] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.slight-miscalculation] at a building with a zombie and a free space', () => {
    const lines = [
      MOMENT,
      `red hand ${SLIGHT}`,
      HOSPITAL,
      'tile florist 1 0 turn 0 : z z z / . . . / # . #',
      'tile skate_shop -1 0 turn 0 : . . . / z . . / # . #',
    ]
    expect(new Scene(lines).offeredOf('red', 'play')).toEqual([`play ${SLIGHT} on 1`])
    const none = new Scene([MOMENT, `red hand ${SLIGHT}`, 'tile hospital 0 -1 turn 0'])
    expect(none.refusal(`red: play ${SLIGHT}`)).toBe('ZMB-card.slight-miscalculation')
  })

  it('[ZMB-card.slight-miscalculation] as many again, on spaces that the caster picks, under a player too', () => {
    const scene = miscalculated('z z z / . . . / . . .')
    expect(scene.offered('red')).toEqual(['pick 1.3', 'pick 1.4', 'pick 1.5', 'pick 1.6', 'pick 1.8', 'auto'])
    scene.do('red: pick 1.4').do('red: pick 1.8')
    expect(scene.refusal('red: pick 1.8')).toBe('TABLE.6')
    scene.do('red: pick 1.3')
    expect(onTile(scene, 1)).toBe('111110001')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.slight-miscalculation] no more than there is room for', () => {
    const scene = miscalculated('z z z / z z . / . . .').do('red: auto')
    expect(onTile(scene, 1)).toBe('111111101')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-R.35] [ZMB-card.slight-miscalculation] normal ones, beside glowing ones too', () => {
    const lab = ['tile front_gate 0 1 turn 0', 'tile top_secret_lab 0 2 turn 2 : g . # / . . . / . . .']
    const scene = new Scene([MOMENT, `red hand ${SLIGHT}`, GREEN, ...lab]).do(`red: play ${SLIGHT} on 2`)
    scene.do('red: pick 2.4')
    expect(onTile(scene, 2)).toBe('200010000')
  })

  it("[ZMB-card.slight-miscalculation] goes to another building by YOU LOOKIN' AT ME !?, or to none", () => {
    const two = [HOSPITAL, 'tile florist 1 0 turn 0 : z . . / . . . / # . #']
    expect(lookinAt(SLIGHT, 'pre-zombie', 'red', { lines: two }).targets).toEqual(['target on 2'])
    const one = [HOSPITAL, 'tile florist 1 0 turn 0']
    expect(lookinAt(SLIGHT, 'step', 'red', { lines: one })).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
