import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { turnOf } from './kinds.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const square = (centre: string) => `tile 0 town_square 0 0 turn 0 : # . # / . ${centre} . / # . #`
const ROAD = 'tile straight_t 0 -1 turn 0'

describe('a death', () => {
  it('[ZMB-1.3.2.f] takes weapons in play, not a chainsaw that runs or a fire that burns', () => {
    const red = 'red lives 2 hand dynamite inplay chainsaw, fire-axe flags chainsaw molotov:1'
    const table = at(['turn 5 red pre-zombie', red, 'blue hand fear', 'tile drug_store 1 0 turn 0'])
    table.play('red: play dynamite at 0.1').play('blue: pass', { dice: [3] })
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'died', seat: 0 }))
    expect(table.state).toMatchObject({ inPlay: [[], []], lives: [3, 3] })
    expect(turnOf(table.state)).toMatchObject({ chainsaw: [1, 0], molotov: [1, -1] })
    // They end with the turn.
    table.play('blue: pass', { dice: [1] })
    expect(table.play('blue: pass').state).toMatchObject({ turn: 6 })
    expect(turnOf(table.state)).toMatchObject({ chainsaw: [0, 0], molotov: [-1, -1] })
  })

  it('[ZMB-card.chainsaw] still counts in a fight after it', () => {
    // Died in step 1; the zombie on the town square waits for step 2 of the same turn.
    const red = 'red at 1.4 lives 1 bullets 0 hand dynamite, grenade, fear flags chainsaw'
    const table = at(['turn 5 red after-tile', red, 'blue hand fear', square('z'), ROAD])
    table
      .play('red: play dynamite at 1.1')
      .play('blue: pass', { dice: [1] })
      .play('blue: pass')
    expect(table.state).toMatchObject({ position: [4, 4], lives: [3, 3] })
    expect(table.asked()).toEqual(['blue: combat'])
    table.play('blue: pass', { dice: [2] })
    expect(table.state.reserve).toEqual([1, 0])
    expect(table.events).toContainEqual(
      expect.objectContaining({ kind: 'roll-hit', modifiers: [{ rule: 'ZMB-card.chainsaw', value: 2 }] }),
    )
  })
})
