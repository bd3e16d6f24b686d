import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../../frames/kinds.js'
import { idsOf, Scene } from './scene.js'
import { fateOf, layingDown, lookinAt, OPEN, windowsOf } from './setting.js'

const EVERYWHERE = { own: OPEN, rival: OPEN, refusedBy: ['TABLE.6', 'ZMB-W.n'], secondCard: ['ZMB-1.3.3.d'] }
const WEAPON = { onDeath: true, byButterFingers: true, byTheft: true }
const building = (rule: string) => ({
  inside: 'laid',
  outside: rule,
  second: rule,
  onEntering: 'laid',
  afterEntering: rule,
})
const MOMENT = 'turn 5 red pre-zombie'
const GREEN = 'green hand fear'
const FOOD = 'effects alternate-food-source green 1'
const ROAD = ['tile straight_t 0 -1 turn 0', 'tile straight_t 0 -2 turn 0']
/** Where zombies stand. */
const zombies = (scene: Scene): number[] => scene.state.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))

describe('DYNAMITE', () => {
  const SQUARE = 'tile 0 town_square 0 0 turn 0 : # z # / z z z / # z #'
  const lines = (red: string) => [MOMENT, `red hand dynamite ${red}`, GREEN, SQUARE]

  it('[ZMB-card.dynamite] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('dynamite')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.dynamite] at one, two or three of the four spaces beside one, never at one’s own', () => {
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

describe('GRENADE', () => {
  const STORE = 'tile army_surplus 1 0 turn 0 : z z z / . z . / # # #'

  it('[ZMB-card.grenade] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('grenade', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.grenade] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Army Surplus Store', () => {
    expect(layingDown('grenade', [STORE], '1.1', '1.4')).toEqual(building('ZMB-card.grenade'))
  })

  it('[ZMB-card.grenade] [ZMB-T.h] is thrown in a building or at its door, any building', () => {
    const use = (space: string) =>
      new Scene([MOMENT, `red at ${space} inplay grenade`, STORE, 'tile hospital 0 -1 turn 0']).offeredOf('red', 'use')
    expect(use('1.0')).toEqual(['use grenade on 1'])
    expect(use('1.4')).toEqual(['use grenade on 1'])
    expect(use('1.3')).toEqual([])
    expect(use('2.7')).toEqual(['use grenade on 2'])
  })

  it('[ZMB-card.grenade] [ZMB-R.17] kills the whole building, not the road, and costs a life', () => {
    const lines = [MOMENT, 'red at 1.4 inplay grenade, first-aid-kit', GREEN, STORE]
    const scene = new Scene(lines).do('red: use grenade on 1')
    expect(zombies(scene)).toEqual([13])
    expect(scene.state).toMatchObject({ reserve: [3, 0, 0], lives: [2, 3, 3] })
    expect(idsOf(scene.state.discarded)).toEqual(['grenade'])
    expect(new Scene(lines, { cardKillsCount: false }).do('red: use grenade on 1').state).toMatchObject({
      reserve: [0, 0, 0],
      lives: [2, 3, 3],
    })
  })

  it('[ZMB-card.grenade] [ZMB-1.1.c] the dead are counted before the life: 25 win, a death halves them all', () => {
    const throwAt = (red: string) => new Scene([MOMENT, `red at 1.4 lives 1 ${red} inplay grenade`, GREEN, STORE])
    const won = throwAt('reserve 22').do('red: use grenade on 1')
    expect(won.state.outcome).toMatchObject({ winners: [0] })
    expect(won.state.lives).toEqual([1, 3, 3])
    const dead = throwAt('reserve 4').do('red: use grenade on 1')
    expect(dead.state).toMatchObject({ reserve: [3, 0, 0], lives: [3, 3, 3], position: [4, 4, 4] })
  })

  it('[ZMB-card.grenade] [ZMB-card.alternate-food-source] not under ALTERNATE FOOD SOURCE, but by option', () => {
    const lines = [MOMENT, 'red at 1.4 inplay grenade', STORE, FOOD]
    expect(new Scene(lines).offered('red')).toEqual(['pass', 'toss grenade'])
    expect(new Scene(lines, { afsBlocksCardKills: false }).offeredOf('red', 'use')).toEqual(['use grenade on 1'])
  })

  it('[ZMB-card.grenade] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('grenade')).toEqual(WEAPON)
  })

  it("[ZMB-card.grenade] [ZMB-R.11] YOU LOOKIN' AT ME !? stops it when laid down, nobody answers its use", () => {
    expect(lookinAt('grenade', 'step', 'red', { holder: 'at 1.0', lines: [STORE] })).toMatchObject({
      targets: [],
      fizzled: true,
      changed: [],
    })
    const lines = [MOMENT, 'red at 1.4 inplay grenade', 'green hand you-lookin-at-me', STORE]
    expect(new Scene(lines).do('red: use grenade on 1').asked()).toEqual(['green: pre-zombie'])
  })
})

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

describe('ROCKET LAUNCHER', () => {
  const BASE = ['tile front_gate 0 1 turn 0', 'tile armory 0 2 turn 2 : # . # / . . . / . . z']
  const use = (lines: readonly string[], options = {}) =>
    new Scene([MOMENT, 'red inplay rocket-launcher', ...lines], options).offeredOf('red', 'use')

  it('[ZMB-card.rocket-launcher] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('rocket-launcher', { holder: 'at 2.8', lines: BASE })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.rocket-launcher] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Armory', () => {
    expect(layingDown('rocket-launcher', BASE, '2.4', '2.1')).toEqual(building('ZMB-card.rocket-launcher'))
  })

  it('[ZMB-card.rocket-launcher] [ZMB-R.21] hits a tile with a free side, never a helipad or the Town Square', () => {
    const around = ['tile cross_t 1 0 turn 0', 'tile straight_t 1 -1 turn 0', 'tile straight_t 2 0 turn 1']
    const helipad = 'tile helipad_town 0 -1 turn 0'
    expect(use([...around.slice(0, 1), helipad])).toEqual(['use rocket-launcher on 1'])
    // Closed in on all four sides the crossroads are out of reach.
    expect(use([...around, 'tile straight_t 1 1 turn 0'])).toEqual(
      [2, 3, 4].map((slot) => `use rocket-launcher on ${slot}`),
    )
  })

  it.each([
    ['any', ['use rocket-launcher on 1', 'use rocket-launcher on 2']],
    ['noSplit', ['use rocket-launcher on 2']],
  ])('[ZMB-R.21] option rocketConnectivity %s: a tile that others hang on', (rocketConnectivity, uses) => {
    expect(use(ROAD, { rocketConnectivity })).toEqual(uses)
  })

  it('[ZMB-card.rocket-launcher] zombies to the owner, tokens to the supply, players home, passages gone', () => {
    const scene = new Scene([
      'turn 5 red stepped 3 of 5',
      'red at 1.4',
      'blue at 1.0 bullets 0 inplay rocket-launcher',
      GREEN,
      'tile lawn_garden 0 -1 turn 0 : . z zL / . . B / . . .',
      'joins 0.3-1.3',
    ])
    scene.do('blue: use rocket-launcher on 1')
    expect(scene.state).toMatchObject({ position: [4, 4, 4], reserve: [0, 2, 0], bullets: [3, 0, 3], joins: [] })
    expect(scene.state.tileKind[1]).toBe(-1)
    expect(scene.state.removed).toHaveLength(1)
    expect(scene.state.counter.every((token) => token === 0)).toBe(true)
    // Red moves on with what is left.
    scene.until('red: step')
    expect((scene.state.frames.at(-1) as MoveFrame).left).toBe(3)
  })

  it('[ZMB-R.17] [ZMB-card.rocket-launcher] option cardKillsCount', () => {
    const lines = [MOMENT, 'red inplay rocket-launcher', GREEN, 'tile straight_t 0 -1 turn 0 : # z # / # z # / # . #']
    const reserve = (options = {}) => new Scene(lines, options).do('red: use rocket-launcher on 1').state.reserve[0]
    expect(reserve()).toBe(2)
    expect(reserve({ cardKillsCount: false })).toBe(0)
  })

  it('[ZMB-card.rocket-launcher] [ZMB-card.alternate-food-source] not under ALTERNATE FOOD SOURCE, but by option', () => {
    expect(use([...ROAD, FOOD])).toEqual([])
    expect(use([...ROAD, FOOD], { afsBlocksCardKills: false })).toHaveLength(2)
  })

  it('[ZMB-card.rocket-launcher] [ZMB-1.3.2.k] is a weapon', () => {
    expect(fateOf('rocket-launcher')).toEqual(WEAPON)
  })

  it("[ZMB-card.rocket-launcher] [ZMB-R.11] is discarded by YOU LOOKIN' AT ME !? when it is laid down", () => {
    expect(lookinAt('rocket-launcher', 'step', 'blue', { holder: 'at 2.8', lines: BASE })).toMatchObject({
      targets: [],
      fizzled: true,
      changed: [],
    })
  })
})
