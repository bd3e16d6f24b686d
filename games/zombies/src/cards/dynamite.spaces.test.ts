import type { Plain } from '@shamble/kernel'
import { type Script, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { cardNamed } from './card.js'
import { dynamite } from './dynamite.js'

const at = (lines: readonly string[], options: Readonly<Record<string, Plain>> = {}, script: Script = {}) =>
  TestTable.at(module, lines.join('\n'), { seats: 2, interruptMode: 'polled', ...options }, script)

describe('the spaces of DYNAMITE', () => {
  const lines = ['turn 5 red pre-zombie', 'red hand dynamite', 'tile 0 town_square 0 0 turn 0 : # z # / z . z / # z #']

  it.each(['0.1 0.3 0.5', '0.5 0.3 0.1', '0.3 0.5 0.1'])(
    '[ZMB-card.dynamite] may be named in any order: %s',
    (spaces) => {
      const table = at(lines).play(`red: play dynamite at ${spaces}`, { dice: [4, 1] })
      expect(table.state.reserve).toEqual([3, 0])
      expect(table.state.zombie.slice(0, 9)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0])
    },
  )

  it('[ZMB-card.dynamite] are the same action in notation and on the wire, and none of them counts twice', () => {
    const action = { type: 'play', card: dynamite.card, seat: -1, slot: -1, use: 0 }
    expect(module.notation.read('play dynamite at 0.7 0.1')).toEqual({ ...action, spaces: [1, 7] })
    expect(module.game.action({ ...action, spaces: [7, 3, 1] }, 'answer')).toEqual({ ...action, spaces: [1, 3, 7] })
    expect(at(lines).offered('red')).toContain('play dynamite at 0.1 0.7')
    expect(at(lines).refusal('red: play dynamite at 0.1 0.1').rule).toBe('ZMB-card.dynamite')
    // The way of a zombie keeps its order.
    expect(module.notation.read('zombie 1.4 to 1.7 0.1')).toEqual({ type: 'zombie', from: 13, path: [16, 1] })
  })

  it('[ZMB-R.31] that slip out of the hand are told by their own rule', () => {
    const table = at([...lines, 'blue hand butter-fingers']).play('red: play dynamite at 0.1')
    table.play('blue: play butter-fingers on red', { dice: [1] })
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'fizzled', rule: 'ZMB-R.31' }))
    const looked = at([...lines, 'blue hand you-lookin-at-me']).play('red: play dynamite at 0.1')
    looked.play('blue: play you-lookin-at-me', { dice: [1] })
    expect(looked.events).toContainEqual(expect.objectContaining({ kind: 'fizzled', rule: 'ZMB-R.11' }))
    expect(looked.state.discarded).toEqual([dynamite.card, cardNamed('you-lookin-at-me')])
  })
})
