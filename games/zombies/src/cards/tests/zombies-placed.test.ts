import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './scene.js'
import { lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const MOMENT = 'turn 5 red pre-zombie'
const GREEN = 'green hand fear'
const HOSPITAL = 'tile hospital 0 -1 turn 0 : z . . / . . . / . . .'
const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
/** The zombies of one tile, cell by cell. */
const onTile = (scene: Scene, slot: number): string => scene.state.zombie.slice(slot * 9, slot * 9 + 9).join('')
const count = (scene: Scene): number => scene.state.zombie.filter((kind) => kind > 0).length

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

  it('[ZMB-card.just-when-you-thought] one on every space that has none, where somebody stands too, and no road', () => {
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

describe('WE’RE SCREWED', () => {
  const screwed = (...lines: string[]) =>
    new Scene([MOMENT, 'red hand were-screwed', GREEN, ...lines])
      .do('red: play were-screwed')
      .until('red: card.were-screwed')

  it('[ZMB-card.were-screwed] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('were-screwed')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.were-screwed] ten zombies on ten spaces without one, under a player too', () => {
    const scene = screwed(...ROAD)
    for (const space of ['0.4', '0.1', '1.1', '1.4']) scene.do(`red: pick ${space}`)
    expect(scene.refusal('red: pick 1.4')).toBe('TABLE.6')
    for (const space of ['1.7', '2.1', '2.4', '2.7', '0.3']) scene.do(`red: pick ${space}`)
    expect(scene.offered('red')).toEqual(['pick 0.5', 'pick 0.7', 'auto'])
    scene.do('red: pick 0.7')
    expect(count(scene)).toBe(10)
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual(['were-screwed'])
  })

  it('[ZMB-card.were-screwed] fewer where there is no more room; base tiles count', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / . z . / # . #'
    const scene = screwed(square, 'tile front_gate 0 1 turn 0').do('red: auto')
    expect(count(scene)).toBe(5 + 3)
  })

  it("[ZMB-card.were-screwed] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('were-screwed', 'pre-zombie', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})

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
