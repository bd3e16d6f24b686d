import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const ROAD = 'tile straight_t 0 -1 turn 0'
const WAY = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'

describe('the window after a step', () => {
  const dying = (options: Readonly<Record<string, Plain>> = {}) =>
    at(['turn 5 red move 5', 'red at 1.7 lives 1 bullets 0', 'blue hand fear', WAY], options).play('red: step 1.4')

  it('[ZMB-W.c] does not open when its fight has cost the movement', () => {
    const table = dying()
      .play('blue: pass', { dice: [1] })
      .play('red: pay life')
    expect(table.asked()).toEqual(['blue: pre-zombie'])
    const timed = dying({ interruptMode: 'timed' })
      .play('red: pass', { dice: [1] })
      .play('red: pay life')
    expect(timed.asked()).toEqual(['red: pre-zombie'])
  })

  it('[ZMB-W.c] opens after a fight that was won', () => {
    const table = dying().play('blue: pass', { dice: [4] })
    expect(table.asked()).toEqual(['blue: step'])
  })

  it('[ZMB-W.c] [ZMB-card.breakthrough] does not open where a wall held in that fight, which goes on all the same', () => {
    const red = 'red at 1.7 hand breakthrough'
    const table = at(['turn 5 red move 5', red, 'blue hand fear', WAY]).play('red: step 1.4')
    table.play('red: play breakthrough at 0.4').play('blue: pass', { dice: [4] })
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [4] })
    expect(table.state.reserve).toEqual([1, 0])
    expect(table.asked()).toEqual(['blue: pre-zombie'])
  })

  it('[ZMB-W.d] [ZMB-card.breakthrough] is offered again where the wall held in it', () => {
    const table = at(['turn 5 red stepped 3 of 5', 'red at 1.4 hand breakthrough', 'blue hand fear', ROAD])
    table.play('red: play breakthrough at 0.4').play('blue: pass', { dice: [1] })
    expect(table.asked()).toEqual(['blue: step'])
    expect(table.play('blue: pass').asked()).toEqual(['blue: pre-zombie'])
  })
})
