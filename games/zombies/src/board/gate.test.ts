import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

describe('the two tiles that follow the gate', () => {
  // A town road points west to (0,3), where a base tile can therefore never be.
  const ring = [
    'tile straight_t 1 0 turn 1',
    'tile corner_t 2 0 turn 1',
    'tile straight_t 2 1 turn 0',
    'tile straight_t 2 2 turn 0',
    'tile corner_t 2 3 turn 2',
    'tile straight_t 1 3 turn 1',
  ]
  const gate = (options: Readonly<Record<string, Plain>> = {}) =>
    at(['turn 5 red place front_gate', 'red', ...ring], options).play('red: place front_gate 0 1 turn 0')

  it('[ZMB-R.02] [ZMB-1.3.1.m] [ZMB-1.3.1.q] are both placed: the first leaves room for the other where it can', () => {
    const table = gate()
    expect(table.offered('red')).toEqual(['place cross_b 0 2 turn 0'])
    expect(table.refusal('red: place straight_b 0 2 turn 0').rule).toBe('ZMB-1.3.1.q')
    table.play('red: place cross_b 0 2 turn 0')
    expect(table.offered('red')).toEqual(['place straight_b -1 2 turn 1'])
    expect(table.state.removed).toEqual([])
  })

  it('[ZMB-W.i] so they are when time is up', () => {
    const table = gate({ interruptMode: 'timed' }).play('red: expire').play('red: expire')
    expect(table.asked()).toEqual(['red: fill'])
    expect(table.state.removed).toEqual([])
  })

  it('[ZMB-1.3.1.q] gateMustLeaveRoom false: the straight may take the place of both', () => {
    const table = gate({ gateMustLeaveRoom: false })
    expect(table.offered('red').sort()).toEqual(['place cross_b 0 2 turn 0', 'place straight_b 0 2 turn 0'])
    expect(table.play('red: place straight_b 0 2 turn 0').state.removed).toHaveLength(1)
  })
})
