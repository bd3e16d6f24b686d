import { conformanceSuite, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import { cellName } from './board.js'
import module from './index.js'

conformanceSuite(module)

const EMPTY = '. . . . . . .'

/** A position whose upper rows are empty. */
function table(...lowest: readonly string[]) {
  const above = Array.from({ length: 6 - lowest.length }, () => EMPTY)
  return TestTable.at(module, [...above, ...lowest].join('\n'))
}

describe('turns and falling discs', () => {
  it('[C4-1.1] the seats take turns and red begins', () => {
    const start = TestTable.start(module)
    expect(start.asked()).toEqual(['red: drop'])
    expect(start.refusal('yellow: drop d')).toEqual({ rule: 'TABLE.2' })
    start.play('red: drop d')
    expect(start.asked()).toEqual(['yellow: drop'])
    expect(start.refusal('red: drop d')).toEqual({ rule: 'TABLE.2' })
  })

  it('[C4-1.2] a disc falls to the bottom of an empty column and onto the top of another', () => {
    const start = TestTable.start(module).play('red: drop d')
    expect(start.events).toEqual([{ kind: 'dropped', rule: 'C4-1.2', seat: 0, data: { column: 'd', cell: 'd1' } }])
    start.play('yellow: drop d').play('red: drop a')
    expect(start.state.cells.flatMap((disc, cell) => (disc === 0 ? [] : [`${cellName(cell)} ${disc}`]))).toEqual([
      'a1 1',
      'd1 1',
      'd2 2',
    ])
  })

  it('[C4-1.3] a column takes a sixth disc and no seventh', () => {
    const high = TestTable.at(
      module,
      `${EMPTY} / R . . . . . . / Y . . . . . . / R . . . . . . / Y . . . . . . / R Y . . . . .`,
    )
    expect(high.offered('red')).toContain('drop a')
    high.play('red: drop a')
    expect(high.offered('yellow')).toEqual(['drop b', 'drop c', 'drop d', 'drop e', 'drop f', 'drop g'])
    expect(high.refusal('yellow: drop a')).toEqual({ rule: 'C4-1.3' })
  })
})

describe('the end', () => {
  const won = { winners: [0], reason: 'line', rule: 'C4-2.1' }

  it('[C4-2.1] four in a row win, three do not', () => {
    const row = table('Y Y . . . . .', 'R R . . . . .')
    expect(row.play('red: drop c').state.outcome).toBeNull()
    row.play('yellow: drop g')
    expect(row.play('red: drop d').state.outcome).toEqual(won)
    expect(row.events.map((event) => event.kind)).toEqual(['dropped', 'ended.line'])
    expect(row.asked()).toEqual([])
  })

  it('[C4-2.1] the disc that closes a gap wins, with more than four too', () => {
    const gap = table('Y Y Y . Y Y R', 'R R R . R R Y')
    expect(gap.play('red: drop d').state.outcome).toEqual(won)
  })

  it('[C4-2.1] four in a column win, three do not', () => {
    const column = table('R . . . . . .', 'R . Y . . . Y')
    expect(column.play('red: drop a').state.outcome).toBeNull()
    column.play('yellow: drop g')
    expect(column.play('red: drop a').state.outcome).toEqual(won)
  })

  it('[C4-2.1] four on a rising diagonal win, three do not', () => {
    const rising = table('. . . R . . .', '. R Y Y . . .', 'R Y Y R . . .')
    expect(rising.play('red: drop c').state.outcome).toBeNull()
    rising.play('yellow: drop g')
    expect(rising.play('red: drop d').state.outcome).toEqual(won)
  })

  it('[C4-2.1] four on a falling diagonal win, three do not', () => {
    const falling = table('. . . R . . .', '. . . Y Y R .', '. . . R Y Y R')
    expect(falling.play('red: drop e').state.outcome).toBeNull()
    falling.play('yellow: drop a')
    expect(falling.play('red: drop d').state.outcome).toEqual(won)
  })

  it('[C4-2.1] four that are broken by a cell, by the other’s disc or by the edge are no line', () => {
    expect(table('Y Y . . . . .', 'R R . . R Y .').play('red: drop c').state.outcome).toBeNull()
    expect(table('. . . Y . Y .', 'R R . Y R R Y').play('red: drop c').state.outcome).toBeNull()
    // The foot of a column follows the top of the one before it in the list of cells.
    const edge = table(
      'R . . . . . .',
      'R . . . . . .',
      'R . . . . . .',
      'Y . . . . . .',
      'R . . . . . .',
      'Y . . . Y . Y',
    )
    expect(edge.play('red: drop b').state.outcome).toBeNull()
    expect(edge.refusal('yellow: drop a')).toEqual({ rule: 'C4-1.3' })
  })

  const NEARLY_FULL = [
    '. R Y R Y R Y',
    'Y R Y R Y R Y',
    'R Y R Y R Y R',
    'R Y R Y R Y R',
    'R Y R Y R Y R',
    'Y R Y R Y R Y',
  ]

  it('[C4-2.2] a full board without a line is a draw', () => {
    const full = TestTable.at(module, NEARLY_FULL.join('\n'))
    expect(full.asked()).toEqual(['yellow: drop'])
    expect(full.offered('yellow')).toEqual(['drop a'])
    expect(full.play('yellow: drop a').state.outcome).toEqual({ winners: [], reason: 'full', rule: 'C4-2.2' })
  })

  it('[C4-2.1] a line made by the very last disc wins', () => {
    const rows = NEARLY_FULL.slice()
    rows[0] = '. Y Y Y R R R'
    const last = TestTable.at(module, rows.join('\n'))
    expect(last.play('yellow: drop a').state.outcome).toEqual({ winners: [1], reason: 'line', rule: 'C4-2.1' })
  })
})

describe('texts of positions and drops', () => {
  it('a position is read as it is written, and says who is to move', () => {
    const rows = [EMPTY, EMPTY, EMPTY, EMPTY, '. . . Y . . .', '. . . R R . .'].join('\n')
    const { state } = TestTable.at(module, rows)
    expect(module.position.write(state, 'full')).toBe(rows)
    expect(state.turn).toBe(4)
  })

  it('what cannot be is rejected with the place and the reason', () => {
    expect(() => TestTable.at(module, '. . .')).toThrow('position: expected six rows, found 1')
    expect(() => table('. . X . . . .')).toThrow('position, row 6: expected seven of')
    expect(() => table('Y . . . . . .')).toThrow('C4-1.1: 0 red discs against 1 yellow ones')
    expect(() => table('R . . . . . .', EMPTY)).toThrow('C4-1.2: nothing lies under the disc in a2')
    expect(() => table('Y Y Y . . . .', 'R R R R . . .')).toThrow('the game is over')
  })

  it('drops are written and read with the letter of the column', () => {
    expect(module.notation.read('drop D')).toEqual({ type: 'drop', column: 3 })
    expect(module.notation.read('drop h')).toBeNull()
  })
})
