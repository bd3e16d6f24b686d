import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)
const ROAD = 'tile straight_t 0 -1 turn 0'

describe('WHAT IS THAT SMELL', () => {
  const lines = (blue: string, red = 'red at 1.7') => ['turn 5 red stepped 3 of 5', red, `blue hand ${blue}`, ROAD]

  it('[ZMB-card.bad-sense-of-direction] [ZMB-card.what-is-that-smell] a target carried back goes on from there', () => {
    const table = at([...lines('bad-sense-of-direction'), 'effects smell 0, has-left'])
    table.play('blue: play bad-sense-of-direction on red')
    expect(table.asked()).toEqual(['red: step'])
    expect(table.offered('red')).toEqual(['step 0.1', 'step 0.5', 'step 0.7', 'step 0.3', 'stop'])
    table.play('red: step 0.1').play('red: step 1.7')
    expect(table.refusal('red: step 0.1')).toEqual({
      rule: 'ZMB-card.what-is-that-smell',
      key: 'ZMB-card.what-is-that-smell.back',
    })
  })

  it('[ZMB-card.what-is-that-smell] [ZMB-card.where-did-everybody-go] nobody is walked back onto it this turn', () => {
    const table = at([...lines('where-did-everybody-go'), 'effects smell 0, has-left'])
    table.play('blue: play where-did-everybody-go on red')
    expect(table.offered('blue')).toEqual(['step 1.4'])
    expect(table.refusal('blue: step 0.1').rule).toBe('ZMB-card.what-is-that-smell')
    const free = at(lines('where-did-everybody-go')).play('blue: play where-did-everybody-go on red')
    expect(free.offered('blue').sort()).toEqual(['step 0.1', 'step 1.4'])
  })

  it('[ZMB-card.what-is-that-smell] [ZMB-1.3.4.b] comes too late once THE KEYS have replaced the roll', () => {
    const hands = ['red hand the-keys-are-still-in-it', 'blue hand what-is-that-smell, your-shoes-untied']
    const table = at(['turn 5 red pre-move', ...hands])
    table.play('red: play the-keys-are-still-in-it').play('blue: pass')
    expect(table.offered('blue')).toEqual(['pass', 'play your-shoes-untied on red'])
    expect(table.refusal('blue: play what-is-that-smell on red').rule).toBe('ZMB-W.n')
    const before = at(['turn 5 red pre-move', ...hands]).play('red: pass')
    expect(before.offered('blue')).toContain('play what-is-that-smell on red')
  })
})
