import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const inPlay = (scene: Scene): string[][] => scene.state.inPlay.map(idsOf)

describe('BUTTER FINGERS', () => {
  const drops = (blue: string, options = {}) =>
    new Scene([MOMENT, 'red hand butter-fingers', `blue ${blue}`, GREEN], options)
      .do('red: play butter-fingers on blue')
      .until('red: card.butter-fingers')

  it('[ZMB-card.butter-fingers] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('butter-fingers')).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.butter-fingers] at anybody with a weapon in play or a bullet', () => {
    const scene = new Scene([
      MOMENT,
      'red bullets 0 hand butter-fingers',
      'blue bullets 0 inplay fire-axe',
      'green bullets 1',
    ])
    expect(scene.offeredOf('red', 'play')).toEqual(['blue', 'green'].map((name) => `play butter-fingers on ${name}`))
    const nobody = ['red bullets 0 hand butter-fingers', 'blue bullets 0 inplay first-aid-kit', 'green bullets 0']
    expect(new Scene([MOMENT, ...nobody]).refusal('red: play butter-fingers')).toBe('ZMB-card.butter-fingers')
  })

  it('[ZMB-R.18] [ZMB-card.butter-fingers] the caster chooses the weapon, or two bullets', () => {
    const blue = 'bullets 3 inplay fire-axe, shotgun:2, first-aid-kit'
    expect(drops(blue).offered('red')).toEqual(['weapon fire-axe', 'weapon hey-look-a-shotgun', 'done'])
    const gun = drops(blue).do('red: weapon hey-look-a-shotgun')
    expect(inPlay(gun)[1]).toEqual(['fire-axe', 'first-aid-kit'])
    expect(gun.state).toMatchObject({ charges: [0, 0, 0], bullets: [3, 3, 3] })
    expect(drops(blue).do('red: done').state.bullets).toEqual([3, 1, 3])
    expect(drops('bullets 1').do('red: done').state.bullets).toEqual([3, 0, 3])
    expect(drops('bullets 0 inplay fire-axe').offered('red')).toEqual(['weapon fire-axe'])
  })

  it.each([
    [true, 'allowed'],
    [false, 'ZMB-W.n'],
  ])(
    '[ZMB-R.31] [ZMB-card.butter-fingers] option butterFingersStopsDynamite %s',
    (butterFingersStopsDynamite, rule) => {
      const lines = [MOMENT, 'red hand dynamite', 'blue hand butter-fingers', GREEN]
      const scene = new Scene(lines, { butterFingersStopsDynamite })
        .do('red: play dynamite at 0.1')
        .until('blue: announce')
      const isOffered = scene.offeredOf('blue', 'play').length > 0
      expect(isOffered ? 'allowed' : scene.refusal('blue: play butter-fingers')).toBe(rule)
    },
  )

  it('[ZMB-R.31] [ZMB-card.dynamite] [ZMB-W.f] stops dynamite that has been announced: no roll, and no answer to it', () => {
    const lines = [MOMENT, 'red hand dynamite', 'blue hand butter-fingers', 'green hand you-lookin-at-me']
    const scene = new Scene(lines).do('red: play dynamite at 0.1').do('blue: play butter-fingers on red')
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual(['dynamite', 'butter-fingers'])
    expect(scene.state).toMatchObject({ lives: [3, 3, 3], bullets: [3, 3, 3], played: [1, 1, 0] })
  })

  it("[ZMB-card.butter-fingers] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('butter-fingers', 'step', 'red').targets).toEqual(['target on blue', 'target on green'])
    const others = { holder: 'bullets 0', other: 'bullets 0' }
    expect(lookinAt('butter-fingers', 'step', 'red', others)).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
