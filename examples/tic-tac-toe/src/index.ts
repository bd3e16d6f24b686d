import type { BoardLine, GameModule, Span } from '@shamble/module'
import { cellName, type Mark, type TicTacToe, type TicTacToeView, type TurnFrame, ticTacToe } from './game.js'
import { ledger } from './ledger.js'
import { notation, position } from './notation.js'
import { text } from './text.js'

const SPANS: readonly Span[] = [
  { text: ' · ', tone: 'dim' },
  { text: ' X ', tone: 'first' },
  { text: ' O ', tone: 'second' },
]

function draw(view: TicTacToeView): BoardLine[] {
  const rows = [0, 1, 2].map(
    (r): BoardLine => [
      { text: `${r + 1} `, tone: 'dim' },
      ...view.cells.slice(3 * r, 3 * r + 3).map((mark) => SPANS[mark]!),
    ],
  )
  return [[{ text: '   a  b  c', tone: 'dim' }], ...rows]
}

const module: GameModule<TicTacToe, TurnFrame, Mark, TicTacToeView> = {
  game: ticTacToe,
  notation,
  position,
  ledger,
  text,
  rule: () => 'TTT-1.1',
  label: ({ cell }, _view, speak) => speak('action.mark', { cell: cellName(cell) }),
  draw,
}
export default module
