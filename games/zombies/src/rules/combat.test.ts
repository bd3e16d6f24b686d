import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
const WAY = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'

describe('a fight that comes by other means', () => {
  const lines = (moment: string) => [
    `turn 5 red ${moment}`,
    'red at 1.7',
    'blue hand where-did-everybody-go, fear',
    'green hand bad-sense-of-direction',
    square('z'),
    WAY,
  ]

  it('[ZMB-1.3.2.l] is not had by an active player who is walked and carried off outside steps 2 and 5', () => {
    const table = at(lines('pre-zombie'), { seats: 3 })
    table.play('blue: play where-did-everybody-go on red').play('green: pass').play('blue: step 1.4')
    expect(table.asked()).toEqual(['green: combat'])
    table.play('green: play bad-sense-of-direction on red')
    expect(table.state.position[0]).toBe(4)
    // No roll against the zombie there: the walk goes on with what is left of it.
    expect(table.asked()).toEqual(['blue: walk'])
    expect(table.state.lives[0]).toBe(3)
  })

  it('[ZMB-1.3.2.l] but in step 5 it is', () => {
    const table = at(lines('stepped 3 of 5'), { seats: 3 })
    table.play('blue: play where-did-everybody-go on red').play('green: pass').play('blue: step 1.4')
    // Blue and green have played: the die falls at once, and then the walk goes on.
    table.play('green: play bad-sense-of-direction on red', { dice: [4] })
    expect(table.state).toMatchObject({ position: [4, 4, 4], reserve: [1, 0, 0] })
    expect(table.asked()).toEqual(['blue: walk'])
  })

  it('[ZMB-1.3.2.l] [ZMB-R.33] a death in step 2 spares nobody a fight of step 4', () => {
    const red = 'red at 1.4 lives 1 bullets 0 hand fear, fear, brain-cramp played 1'
    const north = 'tile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'
    const table = at(['turn 5 red combat', red, 'blue hand where-did-everybody-go', north, WAY], {
      deathBeforeMove: 'moveFromTownSquare',
    })
    table
      .play('blue: pass', { dice: [1] })
      .play('red: pay life')
      .play('blue: pass')
    expect(table.asked()).toEqual(['blue: pre-move'])
    table.play('blue: play where-did-everybody-go on red')
    table.play('blue: step 0.1', { dice: [4] })
    expect(table.state.reserve[0]).toBe(1)
  })
})
