import { BadInput, freshState } from '@shamble/kernel'
import type { Notation, PositionText } from '@shamble/module'
import { CELLS, COLUMN_NAMES, COLUMNS, cellAt, columnName, completesLine, ROWS } from './board.js'
import { type ConnectFour, type Drop, floatingDiscs, unevenDiscs } from './game.js'

const GLYPHS = '.RY'
const ROWS_FROM_TOP = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i)
const COLUMNS_FROM_LEFT = Array.from({ length: COLUMNS }, (_, i) => i)

/** `drop d`: columns a to g from the left. */
export const notation: Notation<Drop> = {
  write: ({ column }) => `drop ${columnName(column)}`,
  read(text) {
    const found = /^drop ([a-g])$/i.exec(text)
    return found === null ? null : { type: 'drop', column: COLUMN_NAMES.indexOf(found[1]!.toLowerCase()) }
  },
}

/** Six rows of `.`, `R` and `Y`, the top one first; who is to move follows from the count. */
export const position: PositionText<ConnectFour> = {
  write(s) {
    if (s.outcome !== null) return null
    const row = (r: number) => COLUMNS_FROM_LEFT.map((column) => GLYPHS[s.cells[cellAt(column, r)]!]).join(' ')
    return ROWS_FROM_TOP.map(row).join('\n')
  },

  read(text, options) {
    const cells = readCells(text)
    const impossible = [...unevenDiscs(cells), ...floatingDiscs(cells)][0]
    if (impossible !== undefined) throw new BadInput('position', `cannot happen: ${impossible}`)
    const discs = cells.filter((disc) => disc !== 0).length
    const over = discs === CELLS || cells.some((disc, cell) => disc !== 0 && completesLine(cells, cell, disc))
    if (over) throw new BadInput('position', 'the game is over: nobody is to move')
    return freshState(options, 2, { kind: 'turn', step: 0 }, { cells, turn: discs + 1 })
  },
}

function readCells(text: string): number[] {
  const rows = text.trim().split(/\n|\//)
  if (rows.length !== ROWS) throw new BadInput('position', `expected six rows, found ${rows.length}`)
  const cells = new Array<number>(CELLS).fill(0)
  rows.forEach((written, fromTop) => {
    const glyphs = written.replaceAll(/\s/g, '').toUpperCase()
    if (!/^[.RY]{7}$/.test(glyphs))
      throw new BadInput(`position, row ${fromTop + 1}`, `expected seven of ". R Y", found "${written.trim()}"`)
    for (const column of COLUMNS_FROM_LEFT) cells[cellAt(column, ROWS - 1 - fromTop)] = GLYPHS.indexOf(glyphs[column]!)
  })
  return cells
}
