import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const ANYBODY = ['red', 'blue', 'green']

describe('CLAUSTROPHOBIA', () => {
  const SHUT = 'claustrophobia'
  const HOSPITAL = 'tile hospital 0 -1 turn 0 : . . . / . z . / . . .'

  it('[ZMB-card.claustrophobia] [ZMB-W.n] is played in any OPEN window, at anybody', () => {
    expect(windowsOf(SHUT)).toEqual(EVERYWHERE)
    const scene = new Scene([MOMENT, `red hand ${SHUT}`])
    expect(scene.offeredOf('red', 'play')).toEqual(ANYBODY.map((name) => `play ${SHUT} on ${name}`))
  })

  it('[ZMB-R.22] [ZMB-card.claustrophobia] is for the target’s next turn, after this one if it is theirs now', () => {
    const scene = new Scene(['turn 5 red pre-move', `blue hand ${SHUT}`, GREEN]).do(`blue: play ${SHUT} on red`)
    expect(scene.turn).toMatchObject({ shut: false })
    expect(scene.toTurn(8).state).toMatchObject({ claustrophobia: [0, 0, 0] })
    expect(scene.turn).toMatchObject({ shut: true })
    expect(scene.toTurn(9).turn.shut).toBe(false)
  })

  it('[ZMB-card.claustrophobia] the target enters no building', () => {
    const step = (...effects: string[]) =>
      new Scene(['turn 5 red move 3', 'red at 1.7', HOSPITAL, ...effects]).offeredOf('red', 'step')
    expect(step()).toEqual(['step 1.4', 'step 0.1'])
    expect(step('effects shut')).toEqual(['step 0.1'])
    const pool = ['tile front_gate 0 1 turn 0', 'tile motor_pool 0 2 turn 2', 'effects shut']
    expect(new Scene(['turn 5 red move 3', 'red at 2.1', ...pool]).offeredOf('red', 'step')).toEqual(['step 1.7'])
  })

  it('[ZMB-card.claustrophobia] inside, the target leaves by a shortest way, zombies or not, and then is free', () => {
    const scene = new Scene(['turn 5 red move 4', 'red at 1.0 bullets 3', HOSPITAL, 'effects shut'])
    expect(scene.offered('red')).toEqual(['step 1.1', 'step 1.3'])
    expect(scene.refusal('red: stop')).toBe('ZMB-card.claustrophobia')
    scene.do('red: step 1.1')
    expect(scene.offered('red')).toEqual(['step 1.4'])
    scene.do('red: step 1.4', { dice: [4] })
    expect(scene.offered('red')).toEqual(['step 1.7'])
    scene.do('red: step 1.7')
    expect(scene.offered('red')).toEqual(['step 0.1', 'stop'])
  })

  it('[ZMB-card.claustrophobia] out of points the target stays inside; a passage is a way out', () => {
    const scene = new Scene(['turn 5 red move 1', 'red at 1.0', GREEN, HOSPITAL, 'effects shut']).do('red: step 1.3')
    expect(scene.until('green: pre-zombie').state.position).toEqual([12, 4, 4])
    const passage = new Scene(['turn 5 red move 3', 'red at 1.0', HOSPITAL, 'joins 1.0-0.3', 'effects shut'])
    expect(passage.offered('red')).toEqual(['step 0.3'])
  })

  it("[ZMB-card.claustrophobia] goes to another player by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(SHUT, 'move-set', 'blue').targets).toEqual(['target on blue', 'target on green'])
  })
})
