import { describe, expect, it } from 'vitest'
import type { MoveFrame } from '../frames/kinds.js'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, ROAD, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'
const left = (scene: Scene): number => (scene.state.frames.at(-1) as MoveFrame).left

describe('WHERE DID EVERYBODY GO ?', () => {
  const WHERE = 'where-did-everybody-go'
  const walked = (lines: readonly string[], options = {}) =>
    new Scene([MOMENT, `red hand ${WHERE}`, ...lines], options).do(`red: play ${WHERE} on blue`).until('red: walk')

  it('[ZMB-card.where-did-everybody-go] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(WHERE)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.where-did-everybody-go] moves an opponent exactly five steps, back and forth if need be', () => {
    const scene = walked([GREEN, ...ROAD])
    expect(scene.refusal('red: stop')).toBe('TABLE.6')
    for (const space of ['0.1', '1.7', '1.4', '1.7']) scene.do(`red: step ${space}`)
    expect(scene.asked()).toEqual(['red: walk'])
    scene.do('red: step 1.4')
    expect(scene.state.position).toEqual([4, 13, 4])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
    expect(idsOf(scene.state.discarded)).toEqual([WHERE])
  })

  it('[ZMB-card.where-did-everybody-go] by option whereDidSteps up to five', () => {
    const scene = walked([GREEN, ...ROAD], { whereDidSteps: 'upTo5' })
      .do('red: step 0.1')
      .do('red: stop')
    expect(scene.state.position).toEqual([4, 1, 4])
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-card.fear] not the caster, nor the player who is afraid in this very turn', () => {
    const targets = (...lines: string[]) => {
      const scene = new Scene(['turn 5 red pre-zombie', `blue hand ${WHERE}`, GREEN, ...lines])
      return scene.offeredOf('blue', 'play')
    }
    expect(targets()).toEqual([`play ${WHERE} on red`, `play ${WHERE} on green`])
    expect(targets('effects afraid')).toEqual([`play ${WHERE} on green`])
    // A player who will be afraid can still be walked.
    expect(targets('red flags fear')).toEqual([`play ${WHERE} on red`, `play ${WHERE} on green`])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-W.k] the target fights on the way, with a window before the roll', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = walked([GREEN, zombie, ...ROAD]).do('red: step 0.1')
    expect(scene.asked()).toEqual(['green: combat'])
    scene.until('blue: price', { dice: [3] }).do('blue: pay bullets')
    expect(scene.state).toMatchObject({ reserve: [0, 1, 0], bullets: [3, 2, 3] })
    expect(scene.asked()).toEqual(['red: walk'])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-1.3.2.f] the target’s death ends the walk, and no turn', () => {
    const zombie = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const scene = walked(['blue lives 1 bullets 0 reserve 3', GREEN, zombie]).do('red: step 0.1')
    scene.until('blue: price', { dice: [1] }).do('blue: pay life')
    expect(scene.state).toMatchObject({ position: [4, 4, 4], lives: [3, 3, 3], reserve: [0, 1, 0] })
    expect(scene.turn).toMatchObject({ forfeited: false })
    expect(scene.asked()).toEqual(['green: pre-zombie'])
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-1.3.1.t] [ZMB-1.3.5.e] takes tokens and loses the jeep indoors', () => {
    const scene = walked(['blue jeep', GREEN, 'tile hospital 0 -1 turn 0 : . . . / . B . / . . .'])
    for (const space of ['0.1', '1.7']) scene.do(`red: step ${space}`)
    expect(scene.state.jeep).toEqual([0, 1, 0])
    scene.do('red: step 1.4')
    expect(scene.state).toMatchObject({ jeep: [0, 0, 0], bullets: [3, 4, 3] })
  })

  it('[ZMB-card.where-did-everybody-go] [ZMB-1.1.a] reaching the middle of a helipad wins for the target', () => {
    const scene = walked([GREEN, 'tile helipad_town 0 -1 turn 0'])
    for (const space of ['0.1', '1.7', '1.4']) scene.do(`red: step ${space}`)
    expect(scene.state.outcome).toMatchObject({ winners: [1], reason: 'helicopter' })
  })

  it('[ZMB-card.where-did-everybody-go] the target’s own movement is not used up', () => {
    const scene = new Scene(['turn 5 red stepped 2 of 4', `blue hand ${WHERE}`, ...ROAD]).do(
      `blue: play ${WHERE} on red`,
    )
    for (const space of ['0.1', '1.7', '1.4', '1.1', '2.7']) scene.do(`blue: step ${space}`)
    scene.until('red: step')
    expect(left(scene)).toBe(2)
  })

  it('[ZMB-card.claustrophobia] [ZMB-card.where-did-everybody-go] not into a building on a claustrophobic turn', () => {
    const lines = ['tile hospital 0 -1 turn 0', 'red at 1.7', `blue hand ${WHERE}`, 'effects shut']
    const scene = new Scene([MOMENT, ...lines]).do(`blue: play ${WHERE} on red`).until('blue: walk')
    expect(scene.offered('blue')).toEqual(['step 0.1'])
    const free = new Scene([MOMENT, ...lines.slice(0, 3)]).do(`blue: play ${WHERE} on red`).until('blue: walk')
    expect(free.offered('blue')).toEqual(['step 1.4', 'step 0.1'])
  })

  it("[ZMB-card.where-did-everybody-go] goes to another opponent by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(WHERE, 'combat', 'blue').targets).toEqual(['target on green'])
  })
})
