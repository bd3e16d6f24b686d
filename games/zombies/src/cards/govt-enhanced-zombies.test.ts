import { describe, expect, it } from 'vitest'
import { idsOf, Scene } from './tests/scene.js'
import { EVERYWHERE, GREEN, lookinAt, SQUARE, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'

describe('GOVT. ENHANCED ZOMBIES !', () => {
  const GOVT = 'govt-enhanced-zombies'

  it('[ZMB-card.govt-enhanced-zombies] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf(GOVT)).toEqual(EVERYWHERE)
  })

  it('[ZMB-card.govt-enhanced-zombies] lasts to the end of the caster’s next turn', () => {
    const own = new Scene([MOMENT, `red hand ${GOVT}`, GREEN]).do(`red: play ${GOVT}`).until('green: pre-zombie')
    expect(idsOf(own.state.discarded)).toEqual([GOVT])
    expect(own.toTurn(8).state.govtEnhanced).toBe(0)
    expect(own.toTurn(9).state.govtEnhanced).toBe(-1)
    const other = new Scene([MOMENT, `blue hand ${GOVT}`, GREEN]).do(`blue: play ${GOVT}`)
    expect(other.toTurn(6).state.govtEnhanced).toBe(1)
    expect(other.toTurn(7).state.govtEnhanced).toBe(-1)
  })

  it('[ZMB-R.36] [ZMB-card.govt-enhanced-zombies] a four is one short, a five kills; bonuses and bullets count', () => {
    const fight = (red: string, script: object, until: string) =>
      new Scene(['turn 5 red combat', `red ${red}`, GREEN, SQUARE, `effects ${GOVT} green 1`]).until(until, script)
    const four = fight('bullets 1', { dice: [4] }, 'red: price')
    expect(four.state.frames.at(-1)).toMatchObject({ short: 1 })
    expect(four.do('red: pay bullets').state.reserve).toEqual([1, 0, 0])
    expect(fight('', { dice: [5] }, 'green: after-fight').state.reserve).toEqual([1, 0, 0])
    expect(fight('inplay fire-axe', { dice: [4] }, 'green: after-fight').state.reserve).toEqual([1, 0, 0])
  })

  it('[ZMB-1.3.2.b] [ZMB-card.govt-enhanced-zombies] glowing ones stay at five, and nobody moves further', () => {
    const lab = ['tile front_gate 0 1 turn 0', 'tile top_secret_lab 0 2 turn 2 : . . # / . . . / . g .']
    const lines = ['turn 5 red combat', 'red at 2.7', GREEN, ...lab, `effects ${GOVT} green 1`]
    expect(new Scene(lines).until('green: after-fight', { dice: [5] }).state.reserve).toEqual([1, 0, 0])
    const horde = new Scene([MOMENT, GREEN, SQUARE, `effects ${GOVT} green 1`]).until('red: horde', { dice: [1] })
    expect(horde.offeredOf('red', 'zombie')).toEqual(['0.1', '0.5', '0.7', '0.3'].map((to) => `zombie 0.4 to ${to}`))
  })

  it('[ZMB-card.govt-enhanced-zombies] [ZMB-card.i-dont-think-theyre-dead] the dead are counted as always', () => {
    const lines = [MOMENT, 'red hand i-dont-think-theyre-dead', 'blue reserve 3', GREEN, `effects ${GOVT} green 1`]
    const scene = new Scene(lines).do('red: play i-dont-think-theyre-dead on blue').do('green: pass', { dice: [4, 4] })
    expect(scene.state.reserve).toEqual([0, 3, 0])
  })

  it("[ZMB-card.govt-enhanced-zombies] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?", () => {
    expect(lookinAt(GOVT, 'combat', 'blue')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
