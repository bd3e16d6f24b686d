import type { BoardLine, GameModule, Span } from '@shamble/module'
import { COLUMNS, cellAt, columnName, ROWS } from './board.js'
import { type ConnectFour, type ConnectFourView, connectFour, type Drop, type TurnFrame } from './game.js'
import { ledger } from './ledger.js'
import { notation, position } from './notation.js'
import { text } from './text.js'

const SPANS: readonly Span[] = [
  { text: ' · ', tone: 'dim' },
  { text: ' ● ', tone: 'first' },
  { text: ' ○ ', tone: 'second' },
]

function draw(view: ConnectFourView): BoardLine[] {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
  const rows = Array.from({ length: ROWS }, (_, fromTop): BoardLine => {
    const row = ROWS - 1 - fromTop
    return [{ text: `${row + 1} `, tone: 'dim' }, ...columns.map((column) => SPANS[view.cells[cellAt(column, row)]!]!)]
  })
  const names = columns.map((column) => `  ${columnName(column)}`).join('')
  return [...rows, [{ text: ` ${names}`, tone: 'dim' }]]
}

const module: GameModule<ConnectFour, TurnFrame, Drop, ConnectFourView> = {
  game: connectFour,
  notation,
  position,
  ledger,
  text,
  rule: () => 'C4-1.1',
  label: ({ column }, _view, speak) => speak('action.drop', { column: columnName(column) }),
  draw,
}
export default module
