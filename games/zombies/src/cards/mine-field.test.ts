import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const FOOD = 'effects alternate-food-source green 1'
/** Where zombies are. */
const zombies = (scene: Scene): number[] => scene.state.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))

describe('MINE FIELD', () => {
  const lines = (red = '') => [
    MOMENT,
    `red hand mine-field ${red}`,
    GREEN,
    'tile 0 town_square 0 0 turn 0 : # z # / z . z / # . #',
    'tile hospital 0 -1 turn 0 : z z . / . . . / . . .',
    'tile helipad_town 1 0 turn 0 : z . . / . . . / . . .',
  ]
  const mined = (die: number) =>
    new Scene(lines()).do('red: play mine-field').until('red: card.mine-field', { dice: [die] })

  it('[ZMB-card.mine-field] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('mine-field')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.mine-field] [ZMB-R.23] the die falls, then a tile with zombies on its roads is chosen', () => {
    const scene = mined(2)
    expect(scene.offered('red')).toEqual(['tile 0', 'tile 2'])
    scene.do('red: tile 0')
    expect(scene.offered('red')).toEqual(['pick 0.1', 'pick 0.3', 'pick 0.5'])
    scene.do('red: pick 0.5').do('red: pick 0.1')
    expect(zombies(scene)).toEqual([3, 9, 10, 18])
    expect(scene.state.reserve).toEqual([2, 0, 0])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.mine-field] all of them where there are fewer; the helipad is road', () => {
    const scene = mined(6).do('red: tile 2').do('red: pick 2.0')
    expect(zombies(scene)).toEqual([1, 3, 5, 9, 10])
    expect(scene.state.reserve).toEqual([1, 0, 0])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-R.17] [ZMB-card.mine-field] option cardKillsCount', () => {
    const scene = new Scene(lines(), { cardKillsCount: false }).do('red: play mine-field')
    scene.do('red: tile 2', { dice: [1] }).do('red: pick 2.0')
    expect(scene.state.reserve).toEqual([0, 0, 0])
  })

  it('[ZMB-card.mine-field] without a zombie on any road nothing happens', () => {
    const scene = new Scene([MOMENT, 'red hand mine-field', GREEN]).do('red: play mine-field')
    scene.until('green: pre-zombie', { dice: [5] })
    expect(scene.state.reserve).toEqual([0, 0, 0])
  })

  it('[ZMB-card.mine-field] [ZMB-card.alternate-food-source] not under ALTERNATE FOOD SOURCE, but by option', () => {
    expect(new Scene([...lines(), FOOD]).refusal('red: play mine-field')).toBe('ZMB-card.mine-field')
    expect(new Scene([...lines(), FOOD], { afsBlocksCardKills: false }).refusal('red: play mine-field')).toBe('allowed')
  })

  it("[ZMB-card.mine-field] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?, without a roll", () => {
    expect(lookinAt('mine-field', 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
