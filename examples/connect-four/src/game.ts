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
  when,
} from '@shamble/kernel'
import { type ActionsOf, actionReader, int } from '@shamble/module'
import { CELLS, type Cells, COLUMNS, cellName, columnName, completesLine, isFull, landing, ROWS } from './board.js'

export interface ConnectFour extends State {
  cells: Cells
}

const readAction = actionReader({ drop: { column: int(0, COLUMNS - 1) } })
export type Drop = ActionsOf<typeof readAction>

/** Actions are values: made once, shared by every list. */
const DROPS: readonly Drop[] = Array.from({ length: COLUMNS }, (_, column) => ({ type: 'drop', column }))

export interface TurnFrame extends Frame {
  kind: 'turn'
}

function seatToMove(s: ConnectFour): Seat {
  return (s.turn - 1) % 2
}

const turn: Procedure<ConnectFour, TurnFrame, Drop> = {
  // [C4-1.1] The seats take turns; the first seat begins.
  run(s) {
    ask(s, when('C4-1.1', seatToMove(s) === 0) ? 0 : 1, 'drop')
  },

  offer(s, _f, _seat, to) {
    for (let column = 0; column < COLUMNS; column++) {
      if (isFull(s.cells, column)) to.refuse(DROPS[column]!, 'C4-1.3')
      else to.legal(DROPS[column]!)
    }
  },

  answer(s, _f, seat, { column }, play) {
    const disc = seat + 1
    const cell = landing(s.cells, column)
    s.cells[cell] = disc
    play.emit?.({
      kind: 'dropped',
      rule: 'C4-1.2',
      seat,
      data: { column: columnName(column), cell: cellName(cell) },
    })
    if (completesLine(s.cells, cell, disc)) end(s, [seat], 'line', 'C4-2.1', play)
    else if (s.turn === CELLS) end(s, [], 'full', 'C4-2.2', play)
    else s.turn++
  },
}

function end(s: ConnectFour, winners: Seat[], reason: string, rule: string, play: Play): void {
  finish(s, winners, reason, rule)
  play.emit?.({ kind: `ended.${reason}`, rule, ...(winners.length > 0 ? { seat: winners[0]! } : {}) })
}

const EMPTY: readonly number[] = Array.from({ length: CELLS }, () => 0)

export type ConnectFourView = ViewBase & Pick<ConnectFour, 'cells'>

export const connectFour: Game<ConnectFour, TurnFrame, Drop, ConnectFourView> = {
  id: 'connect-four',
  rulesVersion: '1',
  options: { specs: {}, presets: {} },
  secrets: () => false,
  seats: () => ['red', 'yellow'],
  setup: (options) => freshState(options, 2, { kind: 'turn', step: 0 }, { cells: EMPTY.slice() }),
  frames: { turn },
  action: readAction,
  clone: (s) => cloneBase(s, { cells: s.cells.slice() }),
  view: (s, viewer) => viewBase(connectFour, s, viewer, { cells: s.cells.slice() }),
  guess: (view) => guessBase(view, { cells: view.cells.slice() }),
  invariants: (s) => [...unevenDiscs(s.cells), ...floatingDiscs(s.cells)],
}

/** [C4-1.1] Red has as many discs as yellow, or one more. */
export function unevenDiscs(cells: readonly number[]): string[] {
  const [red, yellow] = [1, 2].map((disc) => cells.filter((cell) => cell === disc).length) as [number, number]
  return red === yellow || red === yellow + 1 ? [] : [`C4-1.1: ${red} red discs against ${yellow} yellow ones`]
}

/** [C4-1.2] Nothing hangs in the air. */
export function floatingDiscs(cells: readonly number[]): string[] {
  const floating = cells.flatMap((disc, cell) => (disc !== 0 && cell % ROWS > 0 && cells[cell - 1] === 0 ? [cell] : []))
  return floating.map((cell) => `C4-1.2: nothing lies under the disc in ${cellName(cell)}`)
}
