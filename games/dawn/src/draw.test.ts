import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { gameSpeaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import module from './index.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const english = gameSpeaker(module, 'en')
const drawn = (table: Table, seat: string): string =>
  module
    .draw(table.view(seat), english)
    .map((line) => line.map((span) => span.text).join(''))
    .join('\n')

describe('the board in the terminal', () => {
  it('[DAWN-RUL.50] shows noted squares to the zombie player alone, and to all how many are left', () => {
    const table = board('turn 2 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 002 045\nhidden 045 123')
    expect(drawn(table, 'zombie')).toContain('hidden in: 045, 123')
    // On the map 123 alone bears the sign, which the legend explains: 045 has a unit.
    expect(drawn(table, 'zombie').split('(z)')).toHaveLength(3)
    for (const seat of ['human', 'spectator']) {
      expect(drawn(table, seat)).not.toContain('hidden in:')
      expect(drawn(table, seat).split('(z)')).toHaveLength(2)
      expect(drawn(table, seat)).toContain('hidden 2 · pool 46')
    }
  })

  it('[DAWN-15.1.a] shows the pool where nothing is noted', () => {
    const text = drawn(
      board('turn 2 human\npeter 063\nroger 195\nsteve 195\nfran 195\nzombies 002', { mode: 'solitaire' }),
      'human',
    )
    expect(text).toContain('pool 49')
    expect(text).not.toMatch(/hidden \d/)
  })

  it('[DAWN-5.6.a] shows who carries whom', () => {
    const table = board('turn 2 human\npeter 063\nroger 063 stunned\nsteve 195\nfran 195\nzombies 002')
    table.play('human: activate peter').play('human: carry peter roger')
    expect(drawn(table, 'human')).toMatch(/Peter {2}063 .*carries Roger/)
    expect(drawn(table.play('human: drop peter'), 'human')).not.toContain('carries')
  })

  it('[DAWN-6.5.e] shows who has panicked, in the move and in the fight', () => {
    const table = board('turn 2 human\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=9 002')
    table.play('human: activate peter')
    expect(drawn(table, 'human')).not.toContain('panicked')
    table.play('human: shoot 063 peter', { dice: [1] })
    expect(drawn(table, 'human')).toMatch(/Peter .*panicked/)
    const fight = board('turn 2 attack\npeter 063\nroger 063\nsteve 195\nfran 195\nzombies 063=9 002')
    fight.play('human: fire roger', { dice: [2] })
    expect(drawn(fight, 'human')).toMatch(/Roger .*panicked/)
    expect(drawn(fight, 'human')).not.toMatch(/Peter .*panicked/)
  })
})
