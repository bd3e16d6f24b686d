import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, fateOf, GREEN, inBuilding, layingDown, lookinAt, WEAPON, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const FOOD = 'effects alternate-food-source green 1'
/** Where zombies are. */
const zombies = (scene: Scene): number[] => scene.state.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))

describe('GRENADE', () => {
  const STORE = 'tile army_surplus 1 0 turn 0 : z z z / . z . / # # #'

  it('[ZMB-card.grenade] [ZMB-W.n] is laid down in any OPEN window', () => {
    expect(windowsOf('grenade', { holder: 'at 1.0', lines: [STORE] })).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.grenade] [ZMB-1.3.3.i] [ZMB-R.07] [ZMB-1.3.3.g] only in the Army Surplus Store', () => {
    expect(layingDown('grenade', [STORE], '1.1', '1.4')).toEqual(inBuilding('ZMB-card.grenade'))
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
