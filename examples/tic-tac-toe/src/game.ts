import {
  ask,
  cloneBase,
  type Frame,
  finish,
  freshState,
  type Game,
  guessBase,
  type Play,
  type Procedure,
  type Seat,
  type State,
  type ViewBase,
  viewBase,
} from '@shamble/kernel'
import { type ActionsOf, actionReader, int } from '@shamble/module'

/** Nine cells, row by row: 0 is empty, 1 is the first seat's mark, 2 the second's. */
export interface TicTacToe extends State {
  cells: number[]
}

const readAction = actionReader({ mark: { cell: int(0, 8) } })
export type Mark = ActionsOf<typeof readAction>

/** Actions are values: made once, shared by every list. */
const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ type: 'mark', cell }))

// [TTT-2.1] The eight lines, by the cell that was marked last.
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const
const LINES_THROUGH = Array.from({ length: 9 }, (_, cell) =>
  LINES.filter((line) => (line as readonly number[]).includes(cell)),
)

export interface TurnFrame extends Frame {
  kind: 'turn'
}

export function seatToMove(s: TicTacToe): Seat {
  return (s.turn - 1) % 2
}

const turn: Procedure<TicTacToe, TurnFrame, Mark> = {
  // [TTT-1.1] The seats take turns; the first seat begins.
  run(s) {
    ask(s, seatToMove(s), 'mark')
  },

  offer(s, _f, _seat, to) {
    for (let cell = 0; cell < 9; cell++) {
      if (s.cells[cell] === 0) to.legal(MARKS[cell]!)
      else to.refuse(MARKS[cell]!, 'TTT-1.2')
    }
  },

  answer(s, _f, seat, { cell }, play) {
    s.cells[cell] = seat + 1
    play.emit?.({ kind: 'marked', rule: 'TTT-1.1', seat, data: { cell: cellName(cell) } })
    if (completesLine(s.cells, cell)) end(s, [seat], 'line', 'TTT-2.1', play)
    else if (s.turn === 9) end(s, [], 'full', 'TTT-2.2', play)
    else s.turn++
  },
}

/** Whether the mark in this cell is part of a whole line. */
export function completesLine(cells: readonly number[], cell: number): boolean {
  const mark = cells[cell]
  for (const line of LINES_THROUGH[cell]!) {
    if (cells[line[0]] === mark && cells[line[1]] === mark && cells[line[2]] === mark) return true
  }
  return false
}

function end(s: TicTacToe, winners: Seat[], reason: string, rule: string, play: Play): void {
  finish(s, winners, reason, rule)
  play.emit?.({ kind: `ended.${reason}`, rule, ...(winners.length > 0 ? { seat: winners[0]! } : {}) })
}

/** Columns a to c, rows 1 to 3 from the top. */
export function cellName(cell: number): string {
  return `${'abc'[cell % 3]}${Math.floor(cell / 3) + 1}`
}

export type TicTacToeView = ViewBase & Pick<TicTacToe, 'cells'>

export const ticTacToe: Game<TicTacToe, TurnFrame, Mark, TicTacToeView> = {
  id: 'tic-tac-toe',
  rulesVersion: '1',
  options: { specs: {}, presets: {} },
  secrets: () => false,
  seats: () => ['x', 'o'],
  setup: (options) => freshState(options, 2, { kind: 'turn', step: 0 }, { cells: [0, 0, 0, 0, 0, 0, 0, 0, 0] }),
  frames: { turn },
  action: readAction,
  clone: (s) => cloneBase(s, { cells: s.cells.slice() }),
  view: (s, viewer) => viewBase(ticTacToe, s, viewer, { cells: s.cells.slice() }),
  guess: (view) => guessBase(view, { cells: view.cells.slice() }),
  invariants(s) {
    const marks = [1, 2].map((mark) => s.cells.filter((cell) => cell === mark).length)
    const ahead = marks[0]! - marks[1]!
    return ahead === 0 || ahead === 1 ? [] : [`TTT-1.1: ${marks[0]} crosses against ${marks[1]} noughts`]
  },
}
