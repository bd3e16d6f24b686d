import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

describe('step 6, when it is refused', () => {
  it('[ZMB-1.3.6.d] [ZMB-1.3.6.e] a glowing zombie goes two spaces, and the number rolled must be moved', () => {
    const lines = ['turn 5 red zombies 1', 'red hand fear', 'tile straight_t 0 -1 turn 0 : # . # / # g # / # . #']
    const table = at(lines)
    expect(table.refusal('red: zombie 1.4 to 1.7').rule).toBe('ZMB-1.3.6.d')
    expect(table.refusal('red: done').rule).toBe('ZMB-1.3.6.e')
    table.play('red: zombie 1.4 to 1.7 0.1')
    expect(table.state.zombie[1]).toBe(2)
  })
})
