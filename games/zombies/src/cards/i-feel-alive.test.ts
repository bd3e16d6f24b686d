import { describe, expect, it } from 'vitest'
import { Scene } from './tests/scene.js'
import { GREEN, lookinAt, OPEN, windowsOf } from './tests/setting.js'

const MOMENT = 'turn 5 red pre-zombie'

describe('I FEEL ALIVE', () => {
  const alive = (lives: number, dice: number[]) =>
    new Scene([MOMENT, `red lives ${lives} hand i-feel-alive`, GREEN])
      .do('red: play i-feel-alive')
      .until('green: pre-zombie', { dice }).state.lives[0]

  it('[ZMB-card.i-feel-alive] [ZMB-W.n] is played in any OPEN window', () => {
    expect(windowsOf('i-feel-alive', { other: 'inplay skateboard' })).toMatchObject({ own: OPEN, rival: OPEN })
  })

  it('[ZMB-card.i-feel-alive] two lives when both dice are four or more', () => {
    expect(alive(2, [4, 4])).toBe(4)
    expect(alive(2, [3, 6])).toBe(2)
    expect(alive(2, [6, 3])).toBe(2)
  })

  it('[ZMB-card.i-feel-alive] [ZMB-1.2.g] never above five', () => {
    expect(alive(4, [5, 6])).toBe(5)
    expect(alive(5, [4, 4])).toBe(5)
  })

  it("[ZMB-card.i-feel-alive] [ZMB-R.11] fizzles by YOU LOOKIN' AT ME !?, without a roll", () => {
    expect(lookinAt('i-feel-alive', 'pre-zombie', 'red')).toMatchObject({ targets: [], fizzled: true, changed: [] })
  })
})
