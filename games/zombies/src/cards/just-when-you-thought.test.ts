import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const HOSPITAL = 'tile hospital 0 -1 turn 0 : z . . / . . . / . . .'
/** The zombies of one tile, cell by cell. */
const onTile = (scene: Scene, slot: number): string => scene.state.zombie.slice(slot * 9, slot * 9 + 9).join('')

describe('JUST WHEN YOU THOUGHT IT COULDN’T GET WORSE', () => {
  const WORSE = 'just-when-you-thought'

  it('[ZMB-card.just-when-you-thought] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(WORSE, { lines: [HOSPITAL] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.just-when-you-thought] at a building with a free space, in town or base', () => {
    const scene = new Scene([
      MOMENT,
      `red hand ${WORSE}`,
      HOSPITAL,
      'tile florist 1 0 turn 0 : z z z / . . . / # . #',
      'tile front_gate 0 1 turn 0',
      'tile armory 0 2 turn 2',
      'tile straight_t -1 0 turn 1',
    ])
    expect(scene.offeredOf('red', 'play')).toEqual([`play ${WORSE} on 1`, `play ${WORSE} on 4`])
    expect(new Scene([MOMENT, `red hand ${WORSE}`, ...ROAD]).refusal(`red: play ${WORSE}`)).toBe(
      'ZMB-card.just-when-you-thought',
    )
  })

  it('[ZMB-card.just-when-you-thought] one on every space that has none, where a player stands too, and no road', () => {
    const scene = new Scene([MOMENT, `red at 1.4 hand ${WORSE}`, GREEN, HOSPITAL])
    scene.do(`red: play ${WORSE} on 1`).until('green: pre-zombie')
    expect(onTile(scene, 1)).toBe('111111101')
    expect(idsOf(scene.state.discarded)).toEqual([WORSE])
  })

  it('[ZMB-R.35] [ZMB-card.just-when-you-thought] normal ones, in the laboratory too', () => {
    const lab = ['tile front_gate 0 1 turn 0', 'tile top_secret_lab 0 2 turn 2 : g . # / . . . / . . .']
    const scene = new Scene([MOMENT, `red hand ${WORSE}`, GREEN, ...lab])
    scene.do(`red: play ${WORSE} on 2`).until('green: pre-zombie')
    expect(onTile(scene, 2)).toBe('200111111')
  })

  it("[ZMB-card.just-when-you-thought] goes to another building by YOU LOOKIN' AT ME !?, or to none", () => {
    const two = [HOSPITAL, 'tile florist 1 0 turn 0']
    expect(lookinAt(WORSE, 'pre-zombie', 'red', { lines: two })).toMatchObject({
      targets: ['target on 2'],
      fizzled: false,
    })
    expect(lookinAt(WORSE, 'step', 'red', { lines: [HOSPITAL] })).toMatchObject({
      targets: [],
      fizzled: true,
      changed: [],
    })
  })
})
