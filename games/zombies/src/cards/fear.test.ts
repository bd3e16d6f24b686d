import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, SQUARE, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const ANYBODY = ['red', 'blue', 'green']

describe('FEAR', () => {
  it('[ZMB-card.fear] [ZMB-W.n] is played in any OPEN window, at anybody', () => {
    expect(windowsOf('fear')).toEqual(EVERYWHERE)
    const scene = new Scene([MOMENT, 'red hand fear', 'green hand dynamite'])
    expect(scene.offeredOf('red', 'play')).toEqual(ANYBODY.map((name) => `play fear on ${name}`))
  })

  it('[ZMB-card.fear] the target’s next turn has no roll, no MOVE_SET and no step, but everything else', () => {
    const scene = new Scene(['turn 5 red begins', 'red hand fear, fear, dynamite flags fear', ...ROAD])
    expect(scene.state).toMatchObject({ fear: [0, 0, 0] })
    expect(scene.turn).toMatchObject({ afraid: true })
    expect(scene.asked()).toEqual(['red: turn-start'])
    const late = new Scene(['turn 5 red pre-move', 'red hand fear', 'effects afraid', SQUARE])
    late.until('red: pre-zombie')
    expect(late.kinds()).not.toContain('movement-roll')
    expect(late.until('red: horde', { dice: [2] }).asked()).toEqual(['red: horde'])
    expect(late.toTurn(6).turn.afraid).toBe(false)
  })

  it('[ZMB-R.22] [ZMB-card.fear] played on the target’s own turn it is the following one', () => {
    const scene = new Scene(['turn 5 red pre-move', 'blue hand fear', GREEN]).do('blue: play fear on red')
    scene.until('red: step', { dice: [3] })
    expect(scene.state).toMatchObject({ fear: [1, 0, 0] })
    expect(scene.turn).toMatchObject({ afraid: false })
    expect(scene.toTurn(8).state).toMatchObject({ fear: [0, 0, 0] })
    expect(scene.turn).toMatchObject({ afraid: true })
  })

  it("[ZMB-card.fear] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt('fear', 'post-zombie', 'red').targets).toEqual(['target on blue', 'target on green'])
  })
})
