import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

describe('a life that lies under a player with five', () => {
  const ward = 'tile hospital 0 -1 turn 0 : L . . / . . . / . . .'

  it('[ZMB-1.3.5.e] [ZMB-1.3.5.f] is theirs as soon as they lose one', () => {
    const table = at(['turn 5 red pre-zombie', 'red at 1.0 lives 5 hand dynamite', 'blue hand fear', ward])
    table.play('red: play dynamite at 1.1').play('blue: pass', { dice: [3] })
    expect(table.state.lives).toEqual([4, 3])
    expect(table.state.counter[9]).toBe(0)
  })

  it('[ZMB-1.3.5.e] not while a zombie is there too', () => {
    const taken = ward.replace('L . .', 'zL . .')
    const table = at(['turn 5 red pre-zombie', 'red at 1.0 lives 5 hand dynamite', 'blue hand fear', taken])
    table.play('red: play dynamite at 1.1').play('blue: pass', { dice: [3] })
    expect(table.state.lives).toEqual([3, 3])
    expect(table.state.counter[9]).toBe(1)
  })
})
