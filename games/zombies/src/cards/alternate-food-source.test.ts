import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, SQUARE, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'

describe('ALTERNATE FOOD SOURCE', () => {
  const FOOD = 'alternate-food-source'

  it('[ZMB-card.alternate-food-source] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(FOOD)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.alternate-food-source] on the own turn it lasts to the end of the following one', () => {
    const scene = new Scene([MOMENT, `red hand ${FOOD}`, GREEN]).do(`red: play ${FOOD}`).until('green: pre-zombie')
    expect(idsOf(scene.state.discarded)).toEqual([FOOD])
    expect(scene.toTurn(8).state.foodSource).toBe(0)
    expect(scene.toTurn(9).state.foodSource).toBe(-1)
  })

  it('[ZMB-card.alternate-food-source] on another’s turn to the end of the caster’s next one, skipped or not', () => {
    for (const flags of ['', 'flags skip']) {
      const scene = new Scene([MOMENT, `blue hand ${FOOD} ${flags}`, GREEN]).do(`blue: play ${FOOD}`)
      if (flags === '') expect(scene.toTurn(6).state.foodSource).toBe(1)
      expect(scene.toTurn(7).state.foodSource).toBe(-1)
    }
  })

  it('[ZMB-card.alternate-food-source] [ZMB-1.3.2.e] a fight ends at once, and nobody must fight', () => {
    const scene = new Scene(['turn 5 red combat', `blue hand ${FOOD}`, GREEN, SQUARE]).do(`blue: play ${FOOD}`)
    scene.until('green: after-fight')
    expect(scene.state).toMatchObject({ reserve: [0, 0, 0], lives: [3, 3, 3] })
    const walk = new Scene(['turn 5 red move 2', 'red at 0.1', GREEN, SQUARE, `effects ${FOOD} green 1`])
    walk.do('red: step 0.4').until('red: step').do('red: step 0.7')
    expect(walk.state).toMatchObject({ position: [7, 4, 4], reserve: [0, 0, 0] })
  })

  it('[ZMB-card.alternate-food-source] [ZMB-1.3.5.e] tokens are taken under the zombies, at once and on the way', () => {
    const hospital = 'tile hospital 0 -1 turn 0 : zL zB . / . . . / . . .'
    const scene = new Scene(['turn 5 red stepped 2 of 3', `red at 1.0 hand ${FOOD}`, GREEN, hospital])
    scene.do(`red: play ${FOOD}`).until('red: step')
    expect(scene.state.lives).toEqual([4, 3, 3])
    expect(scene.do('red: step 1.1').state.bullets).toEqual([4, 3, 3])
  })

  it('[ZMB-1.1.a] [ZMB-1.1.e] [ZMB-card.alternate-food-source] a player who stands in the middle of the helipad has won', () => {
    const helipad = 'tile helipad_town 0 -1 turn 0 : . . . / . z . / . . .'
    const scene = new Scene(['turn 5 red combat', 'red at 1.4', `blue hand ${FOOD}`, helipad]).do(`blue: play ${FOOD}`)
    expect(scene.state.outcome).toMatchObject({ winners: [0], reason: 'helicopter' })
  })

  it('[ZMB-card.alternate-food-source] [ZMB-1.3.6.a] zombies still move in step 6', () => {
    const scene = new Scene([MOMENT, GREEN, SQUARE, `effects ${FOOD} green 1`]).until('red: horde', { dice: [1] })
    expect(scene.offeredOf('red', 'zombie')).toHaveLength(4)
  })

  it("[ZMB-card.alternate-food-source] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(FOOD, 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
