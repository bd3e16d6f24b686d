import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const FOOD = 'effects alternate-food-source green 1'
/** Where zombies are. */
const zombies = (scene: Scene): number[] => scene.state.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))

describe('DYNAMITE', () => {
  const SQUARE = 'tile 0 town_square 0 0 turn 0 : # z # / z z z / # z #'
  const lines = (red: string) => [MOMENT, `red hand dynamite ${red}`, GREEN, SQUARE]

  it('[ZMB-card.dynamite] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('dynamite')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.dynamite] at one, two or three of the four spaces beside the player, never at their own', () => {
    const offered = new Scene(lines('')).offeredOf('red', 'play')
    expect(offered).toHaveLength(4 + 6 + 4)
    expect(offered).toContain('play dynamite at 0.1 0.5 0.7')
    expect(new Scene(lines('')).refusal('red: play dynamite at 0.1 0.5 0.7 0.3')).toBe('ZMB-card.dynamite')
    expect(new Scene(lines('')).refusal('red: play dynamite at 0.4')).toBe('ZMB-card.dynamite')
  })

  it('[ZMB-card.dynamite] [ZMB-R.17] a four kills what stands there, for the collection', () => {
    const scene = new Scene(lines('')).do('red: play dynamite at 0.1 0.5 0.7').until('green: pre-zombie', { dice: [4] })
    expect(zombies(scene)).toEqual([3, 4])
    expect(scene.state).toMatchObject({ reserve: [3, 0, 0], lives: [3, 3, 3] })
    expect(idsOf(scene.state.discarded)).toEqual(['dynamite'])
  })

  it('[ZMB-R.17] by option cardKillsCount the dead go to nobody', () => {
    const scene = new Scene(lines(''), { cardKillsCount: false })
    scene.do('red: play dynamite at 0.1').until('green: pre-zombie', { dice: [6] })
    expect(zombies(scene)).toEqual([3, 4, 5, 7])
    expect(scene.state).toMatchObject({ reserve: [0, 0, 0], kills: [1, 0, 0] })
  })

  it('[ZMB-card.dynamite] [ZMB-1.3.2.i] a three kills nothing and costs two lives; the last one is a death', () => {
    const three = new Scene(lines('')).do('red: play dynamite at 0.1').until('green: pre-zombie', { dice: [3] })
    expect(three.state).toMatchObject({ lives: [1, 3, 3], reserve: [0, 0, 0] })
    expect(zombies(three)).toEqual([1, 3, 4, 5, 7])
    const dead = new Scene(lines('lives 1 reserve 5')).do('red: play dynamite at 0.1')
    dead.until('green: pre-zombie', { dice: [1] })
    expect(dead.state).toMatchObject({ lives: [3, 3, 3], reserve: [2, 0, 0] })
  })

  it('[ZMB-1.1.c] [ZMB-card.dynamite] the zombie that wins is the last one that dies', () => {
    const scene = new Scene(lines('reserve 23')).do('red: play dynamite at 0.1 0.5 0.7').until('green: announce', {})
    scene.do('green: pass', { dice: [5] })
    expect(scene.state.outcome).toMatchObject({ winners: [0], reason: 'collection' })
    expect(zombies(scene)).toEqual([3, 4, 7])
  })

  it.each([
    [true, ['1.3', '1.3 1.7', '1.7']],
    [false, ['1.3']],
  ])(
    '[ZMB-card.dynamite] option dynamiteThroughWalls %s, in a corner behind a wall',
    (dynamiteThroughWalls, spaces) => {
      const position = [MOMENT, 'red at 1.6 hand dynamite', 'tile hospital 0 -1 turn 0']
      const offered = new Scene(position, { dynamiteThroughWalls }).offeredOf('red', 'play')
      expect(offered.sort()).toEqual(spaces.map((space) => `play dynamite at ${space}`))
    },
  )

  it('[ZMB-card.dynamite] across the border of the tile, and never through a passage to a space far off', () => {
    const position = [MOMENT, 'red at 1.7 hand dynamite', ...ROAD, 'joins 1.7-2.4']
    for (const dynamiteThroughWalls of [true, false]) {
      const offered = new Scene(position, { dynamiteThroughWalls }).offeredOf('red', 'play')
      expect(offered.sort()).toEqual(['play dynamite at 0.1', 'play dynamite at 0.1 1.4', 'play dynamite at 1.4'])
    }
  })

  it('[ZMB-card.alternate-food-source] [ZMB-card.dynamite] not under ALTERNATE FOOD SOURCE, but by option', () => {
    expect(new Scene([...lines(''), FOOD]).refusal('red: play dynamite')).toBe('ZMB-card.dynamite')
    expect(new Scene([...lines(''), FOOD], { afsBlocksCardKills: false }).offeredOf('red', 'play')).toHaveLength(14)
  })

  it("[ZMB-card.dynamite] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?, without a roll", () => {
    expect(lookinAt('dynamite', 'pre-zombie', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
