import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, SQUARE, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const zombies = (scene: Scene): number[] => scene.state.zombie.flatMap((kind, space) => (kind > 0 ? [space] : []))

describe('THIS ISN’T SO BAD', () => {
  const BAD = 'this-isnt-so-bad'

  it('[ZMB-card.this-isnt-so-bad] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(BAD)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.this-isnt-so-bad] two different zombies to any spaces without one, joined or not, under a player too', () => {
    const square = 'tile 0 town_square 0 0 turn 0 : # z # / z . . / # . #'
    const scene = new Scene([MOMENT, `red hand ${BAD}`, GREEN, square, ...ROAD]).do(`red: play ${BAD}`)
    expect(scene.offered('red')).toEqual(['pick 0.1', 'pick 0.3'])
    scene.do('red: pick 0.1')
    expect(scene.offered('red')).toHaveLength(11 - 2)
    scene.do('red: pick 2.1')
    // The first one has moved; where it came from is free now.
    expect(scene.offered('red')).toEqual(['pick 0.3'])
    scene.do('red: pick 0.3').do('red: pick 0.4')
    expect(zombies(scene)).toEqual([4, 19])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual([BAD])
  })

  it('[ZMB-card.this-isnt-so-bad] one where there is only one, none where there is none', () => {
    const scene = new Scene([MOMENT, `red hand ${BAD}`, GREEN, SQUARE]).do(`red: play ${BAD}`)
    scene.do('red: pick 0.4').do('red: pick 0.7')
    expect(zombies(scene)).toEqual([7])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    const none = new Scene([MOMENT, `red hand ${BAD}`])
    expect(none.refusal(`red: play ${BAD}`)).toBe('ZMB-card.this-isnt-so-bad')
  })

  it('[ZMB-card.this-isnt-so-bad] [ZMB-1.3.2.e] ends a fight, and begins one', () => {
    const scene = new Scene(['turn 5 red combat', `blue hand ${BAD}`, GREEN, SQUARE]).do(`blue: play ${BAD}`)
    scene.do('blue: pick 0.4').do('blue: pick 0.1').until('green: after-fight')
    expect(scene.state.reserve).toEqual([0, 0, 0])
    const step = new Scene(['turn 5 red stepped 1 of 3', 'red at 0.1', `blue hand ${BAD}`, GREEN, SQUARE])
    step
      .do(`blue: play ${BAD}`)
      .do('blue: pick 0.4')
      .do('blue: pick 0.1')
      .until('red: price', { dice: [1] })
    expect(step.state.frames.at(-1)).toMatchObject({ kind: 'fight', seat: 0 })
  })

  it("[ZMB-card.this-isnt-so-bad] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(BAD, 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
