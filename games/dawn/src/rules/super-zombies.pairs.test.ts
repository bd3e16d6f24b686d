import type { Plain } from '@shamble/kernel'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from '../index.js'
import { SPENT } from '../state.js'

const board = (text: string, options: Record<string, Plain> = {}, dice: number[] = []) =>
  TestTable.at(module, text, options, { dice })
type Table = ReturnType<typeof board>
const offered = (table: Table, pattern: RegExp): string[] => table.offered('zombie').filter((one) => pattern.test(one))

describe('two super zombies in one square', () => {
  const BEHIND_GLASS = 'peter 120 super\nroger 120 super\nsteve 100 normal active\nfran 195\nzombies 120=4 002'
  const inB = (options: Record<string, Plain> = {}) =>
    board(`turn 5 reaction\n${BEHIND_GLASS}\ndoors #12 closed\nentered 100`, options)
  const inC = (options: Record<string, Plain> = {}) =>
    board(`turn 5 free\n${BEHIND_GLASS}\ndoors #12 closed`, options, [6])

  it.each([
    ['B', inB],
    ['C', inC],
  ])('[DAWN-11.6.a] in phase %s the glass is offered once', (_phase, start) => {
    expect(offered(start(), /^break/)).toEqual(['break 120 #12'])
  })

  it('[DAWN-DIF.29] the move of the unit that began with both is offered once', () => {
    const table = board(
      'turn 5 reaction\npeter 104 super\nroger 104 super\nsteve 100 normal active\nfran 195\nzombies 104=4\nentered 100',
    )
    expect(offered(table, /^move/)).toEqual(['move 104 103'])
  })

  it.each([
    ['B', inB],
    ['C', inC],
  ])(
    '[DAWN-11.6.a] [DAWN-10.4.b] in phase %s it is the move of one of them and the unit, not of the other',
    (_phase, start) => {
      const table = start().play('zombie: break 120 #12')
      expect(table.state.superMoved).toEqual([1, 0, 0, 0])
      expect(offered(table, /^super peter/)).toEqual([])
      expect(offered(table, /^super roger 100$/)).toEqual(['super roger 100'])
      expect(offered(table, /with|^move 120/)).toEqual([])
    },
  )

  it('[DAWN-DIF.07] by option the one that smashed it goes on, and the other has all of its move', () => {
    const table = inC({ glassBreakCost: 'one-square' }).play('zombie: break 120 #12')
    expect(offered(table, /^super roger/)).toEqual([])
    table.play('zombie: super peter 100 with 0 1')
    expect(table.state.superMoved).toEqual([1, 0, 0, 0])
    expect(offered(table, /^super roger 119 118 138$/)).toEqual(['super roger 119 118 138'])
  })

  it('[DAWN-DIF.09] [DAWN-10.4.b] with a unit that has moved it counts as alone', () => {
    const table = inC()
    table.state.duty[table.state.unitAt[119]!] = SPENT
    expect(offered(table, /^break/)).toEqual([])
    expect(table.refusal('zombie: break 120 #12').rule).toBe('DAWN-10.4.b')
    const alone = inC({ superGlass: 'alone-too' })
    alone.state.duty[alone.state.unitAt[119]!] = SPENT
    expect(offered(alone, /^break/)).toEqual(['break 120 #12'])
  })
})
