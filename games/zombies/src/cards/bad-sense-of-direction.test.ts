import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../frames/kinds.js'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const left = (scene: Scene): number => (scene.state.frames.at(-1) as MoveFrame).left

describe('BAD SENSE OF DIRECTION', () => {
  const BAD = 'bad-sense-of-direction'

  it('[ZMB-card.bad-sense-of-direction] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(BAD)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.bad-sense-of-direction] [ZMB-R.29] puts anybody on the middle of the Town Square, jeep and all', () => {
    const scene = new Scene([MOMENT, `red at 1.1 hand ${BAD}`, 'blue at 2.4 jeep', GREEN, ...ROAD])
    expect(scene.offeredOf('red', 'play')).toEqual(['red', 'blue', 'green'].map((name) => `play ${BAD} on ${name}`))
    scene.do(`red: play ${BAD} on blue`).until('green: pre-zombie')
    expect(scene.state).toMatchObject({ position: [10, 4, 4], jeep: [0, 1, 0], lives: [3, 3, 3] })
    expect(idsOf(scene.state.discarded)).toEqual([BAD])
  })

  it('[ZMB-card.bad-sense-of-direction] a player who is on their way goes on from there with what is left', () => {
    const scene = new Scene(['turn 5 red stepped 3 of 5', 'red at 2.4', `blue hand ${BAD}`, ...ROAD])
    scene.do(`blue: play ${BAD} on red`).until('red: step')
    expect(left(scene)).toBe(3)
    expect(scene.offered('red')).toContain('step 0.1')
  })

  it('[ZMB-card.bad-sense-of-direction] [ZMB-1.3.2.e] ends the target’s fight', () => {
    const zombie = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'
    const scene = new Scene(['turn 5 red combat', 'red at 1.4', `blue hand ${BAD}`, GREEN, zombie])
    scene.do(`blue: play ${BAD} on red`).until('green: after-fight')
    expect(scene.state).toMatchObject({ position: [4, 4, 4], reserve: [0, 0, 0], lives: [3, 3, 3] })
  })

  it('[ZMB-card.bad-sense-of-direction] by option badSenseCost it costs a life, the last one too', () => {
    const lines = (lives: number) => [MOMENT, `red hand ${BAD}`, `blue at 2.4 lives ${lives} reserve 4`, GREEN, ...ROAD]
    const paid = new Scene(lines(3), { badSenseCost: 1 }).do(`red: play ${BAD} on blue`).until('green: pre-zombie')
    expect(paid.state).toMatchObject({ lives: [3, 2, 3], reserve: [0, 4, 0] })
    const dead = new Scene(lines(1), { badSenseCost: 1 }).do(`red: play ${BAD} on blue`).until('green: pre-zombie')
    expect(dead.state).toMatchObject({ lives: [3, 3, 3], reserve: [0, 2, 0] })
  })

  it("[ZMB-card.bad-sense-of-direction] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(BAD, 'combat', 'blue').targets).toEqual(['target on blue', 'target on green'])
  })
})
