import { conformanceSuite, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

conformanceSuite(module)

describe('tic-tac-toe', () => {
  it('[TTT-1.1] the seats take turns and crosses begin', () => {
    const table = TestTable.start(module)
    expect(table.asked()).toEqual(['x: mark'])
    table.play('x: mark b2')
    expect(table.asked()).toEqual(['o: mark'])
    expect(table.state.cells).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0])
  })

  it('[TTT-1.2] a marked cell cannot be marked again, by anybody', () => {
    const table = TestTable.start(module).play('x: mark b2')
    expect(table.refusal('o: mark b2')).toEqual({ rule: 'TTT-1.2' })
    expect(table.offered('o')).toHaveLength(8)
  })

  it('[TTT-2.1] three in a line win, two do not', () => {
    const table = TestTable.at(module, 'X X . / O O . / . . .')
    expect(table.play('x: mark a3').state.outcome).toBeNull()
    expect(table.play('o: mark c2').state.outcome).toEqual({ winners: [1], reason: 'line', rule: 'TTT-2.1' })
    expect(table.asked()).toEqual([])
  })

  it('[TTT-2.2] a full board without a line is a draw', () => {
    const table = TestTable.at(module, 'X O X / X O O / O X .')
    expect(table.play('x: mark c3').state.outcome).toEqual({ winners: [], reason: 'full', rule: 'TTT-2.2' })
  })
})
