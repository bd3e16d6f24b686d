import { BadInput, freshState } from '@shamble/kernel'
import type { Notation, PositionText } from '@shamble/module'
import { cellName, completesLine, type Mark, type TicTacToe } from './game.js'

const GLYPHS = '.XO'

/** `mark b2`: columns a to c, rows 1 to 3 from the top. */
export const notation: Notation<Mark> = {
  write: ({ cell }) => `mark ${cellName(cell)}`,
  read(text) {
    const found = /^mark ([abc])([123])$/i.exec(text)
    if (found === null) return null
    return { type: 'mark', cell: 'abc'.indexOf(found[1]!.toLowerCase()) + 3 * (Number(found[2]) - 1) }
  },
}

/** Three rows of `.`, `X` and `O`; who is to move follows from the count. */
export const position: PositionText<TicTacToe> = {
  write(s) {
    if (s.outcome !== null) return null
    const row = (r: number) =>
      s.cells
        .slice(3 * r, 3 * r + 3)
        .map((mark) => GLYPHS[mark])
        .join(' ')
    return [0, 1, 2].map(row).join('\n')
  },

  read(text, options) {
    const rows = text.trim().split(/\n|\//)
    if (rows.length !== 3) throw new BadInput('position', `expected three rows, found ${rows.length}`)
    const cells = rows.flatMap((row, r) => {
      const glyphs = row.replaceAll(/\s/g, '').toUpperCase()
      if (!/^[.XO]{3}$/.test(glyphs))
        throw new BadInput(`position, row ${r + 1}`, `expected three of ". X O", found "${row.trim()}"`)
      return [...glyphs].map((glyph) => GLYPHS.indexOf(glyph))
    })
    const marked = [1, 2].map((mark) => cells.filter((cell) => cell === mark).length)
    const ahead = marked[0]! - marked[1]!
    if (ahead !== 0 && ahead !== 1)
      throw new BadInput('position', `${marked[0]} crosses against ${marked[1]} noughts cannot happen (TTT-1.1)`)
    const over = marked[0]! + marked[1]! === 9 || cells.some((mark, cell) => mark !== 0 && completesLine(cells, cell))
    if (over) throw new BadInput('position', 'the game is over: nobody is to move')
    return freshState(options, 2, { kind: 'turn', step: 0 }, { cells, turn: marked[0]! + marked[1]! + 1 })
  },
}
