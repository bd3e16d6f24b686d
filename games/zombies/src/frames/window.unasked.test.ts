import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const TIMED = { interruptMode: 'timed' }

describe('a seat that nobody asks', () => {
  const road = 'tile straight_t 0 -1 turn 0 : # . # / # z # / # . #'

  it('[ZMB-1.3.5.b] is not told about steps: it is not for it to walk', () => {
    const table = at(['turn 5 red move 3', 'red', 'blue'])
    expect(table.refusal('red: step 0.8').rule).toBe('ZMB-1.3.5.b')
    expect(table.refusal('blue: step 0.8').rule).toBe('TABLE.2')
    expect(table.refusal('blue: step 0.1').rule).toBe('TABLE.2')
  })

  it('[ZMB-card.brain-cramp] the steered player neither: the caster is', () => {
    const table = at(['turn 5 red move 3', 'red', 'blue', 'effects brain-cramp blue'])
    expect(table.refusal('red: step 0.1').rule).toBe('TABLE.2')
    expect(table.refusal('blue: step 0.8').rule).toBe('ZMB-1.3.5.b')
  })

  it('[ZMB-1.3.6.c] nor about zombies', () => {
    const table = at(['turn 5 red zombies 2', 'red', 'blue', road])
    expect(table.refusal('red: zombie 1.4 to 0.4').rule).toBe('ZMB-1.3.6.c')
    expect(table.refusal('blue: zombie 1.4 to 0.4').rule).toBe('TABLE.2')
    expect(table.refusal('blue: zombie 1.4 to 1.1').rule).toBe('TABLE.2')
  })

  it('[ZMB-W.e] [ZMB-W.g] nor about cards where windows are polled; where it may interrupt it is', () => {
    const lines = ['turn 5 red pre-zombie', 'red hand fear', 'blue hand brain-cramp']
    expect(at(lines).refusal('blue: play brain-cramp on red').rule).toBe('TABLE.2')
    expect(at(lines, TIMED).refusal('blue: play brain-cramp on red').rule).toBe('ZMB-W.n')
  })
})
