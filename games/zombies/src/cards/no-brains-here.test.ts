import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, SQUARE, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const zombies = (scene: Scene): number[] => scene.state.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))

describe('NO BRAINS HERE', () => {
  it('[ZMB-card.no-brains-here] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('no-brains-here')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.no-brains-here] at a player on a zombie that has a free space to go to', () => {
    const targets = (square: string) =>
      new Scene([
        MOMENT,
        'red at 0.4 hand no-brains-here',
        'blue at 0.1',
        'green at 1.4',
        `tile 0 town_square 0 0 turn 0 : ${square}`,
        'tile straight_t 0 -1 turn 0 : # z # / # z # / # z #',
      ]).offeredOf('red', 'play')
    expect(targets('# z # / . . . / # . #')).toEqual(['play no-brains-here on blue'])
    // Green's zombie is between two others.
    expect(targets('# . # / . z . / # . #')).toEqual(['play no-brains-here on red'])
    expect(targets('# z # / . z . / # . #')).toEqual(['play no-brains-here on red'])
    expect(targets('# z # / z z z / # z #')).toEqual([])
  })

  it('[ZMB-card.no-brains-here] [ZMB-1.3.2.e] the caster moves it a step, and the fight is over', () => {
    const lines = ['turn 5 red combat', 'blue hand no-brains-here', GREEN, SQUARE]
    const scene = new Scene(lines).do('blue: play no-brains-here on red').until('blue: card.no-brains-here')
    expect(scene.offered('blue')).toEqual(['pick 0.1', 'pick 0.5', 'pick 0.7', 'pick 0.3'])
    scene.do('blue: pick 0.5').until('green: after-fight')
    expect(zombies(scene)).toEqual([5])
    expect(scene.state).toMatchObject({ reserve: [0, 0, 0], lives: [3, 3, 3] })
    expect(idsOf(scene.state.discarded)).toEqual(['no-brains-here'])
  })

  it('[ZMB-card.no-brains-here] [ZMB-1.3.5.e] what lay under it is taken', () => {
    const hospital = 'tile hospital 0 -1 turn 0 : zB . . / . . . / . . .'
    const scene = new Scene([MOMENT, 'red at 1.0 hand no-brains-here', GREEN, hospital])
    scene.do('red: play no-brains-here on red').do('red: pick 1.1')
    expect(scene.state.bullets).toEqual([4, 3, 3])
  })

  it('[ZMB-card.no-brains-here] a glowing zombie goes one step too', () => {
    const lab = ['tile front_gate 0 1 turn 0', 'tile top_secret_lab 0 2 turn 2 : . . # / . . . / . g .']
    const scene = new Scene([MOMENT, 'red hand no-brains-here', 'blue at 2.7', GREEN, ...lab])
    scene.do('red: play no-brains-here on blue').until('red: card.no-brains-here')
    expect(scene.offered('red')).toEqual(['pick 2.4', 'pick 2.8', 'pick 2.6'])
  })

  it('[ZMB-1.1.e] [ZMB-card.no-brains-here] frees the middle of the helipad: a player who stands there has won', () => {
    const helipad = 'tile helipad_town 0 -1 turn 0 : . . . / . z . / . . .'
    const scene = new Scene(['turn 5 red combat', 'red at 1.4', 'blue hand no-brains-here', helipad])
    scene.do('blue: play no-brains-here on red').do('blue: pick 1.1')
    expect(scene.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
  })

  it("[ZMB-card.no-brains-here] goes to another player on a movable zombie by YOU LOOKIN' AT ME !?, or to none", () => {
    const together = lookinAt('no-brains-here', 'step', 'red')
    expect(together.targets).toEqual(['target on blue', 'target on green'])
    const apart = { lines: ['tile straight_t 0 -1 turn 0'], other: 'at 1.1' }
    expect(lookinAt('no-brains-here', 'step', 'red', apart).targets).toEqual(['target on green'])
  })

  it("[ZMB-card.no-brains-here] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !? where nobody else could be named", () => {
    const lines = [
      MOMENT,
      'red at 1.4 hand no-brains-here',
      'green hand you-lookin-at-me',
      'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #',
    ]
    const scene = new Scene(lines)
      .do('red: play no-brains-here on red')
      .do('green: play you-lookin-at-me', { dice: [1] })
    expect(scene.kinds()).toContain('fizzled')
    expect(zombies(scene)).toEqual([13])
  })
})
