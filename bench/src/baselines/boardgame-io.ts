import { createRequire } from 'node:module'
import type { Player } from '../player.js'

type Cells = readonly (string | null)[]

// The little of boardgame.io that is used here. Its packages are directories, which only `require` can open.
interface State {
  readonly G: { readonly cells: Cells; readonly last: number }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: { readonly winner: string | null } }
}
interface BoardgameIoGame {
  readonly name: string
  readonly disableUndo: boolean
  readonly setup: () => State['G']
  readonly turn: { readonly minMoves: number; readonly maxMoves: number }
  readonly moves: Readonly<Record<string, (context: MoveContext, place: number) => void>>
  readonly endIf: (context: State) => { winner: string | null } | undefined
}
interface MoveContext {
  readonly G: { cells: (string | null)[]; last: number }
  readonly playerID: string
}
interface MakeMove {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
}
interface Internal {
  InitializeGame(given: { game: BoardgameIoGame; numPlayers: number }): State
  CreateGameReducer(given: { game: BoardgameIoGame }): (state: State, action: MakeMove) => State
}

/** What differs between games in which two players fill a board. */
interface Rules {
  readonly name: string
  readonly cells: number
  legal(cells: Cells): number[]
  /** The cell that is filled when this place is chosen. */
  landing(cells: Cells, place: number): number
  completesLine(cells: Cells, last: number): boolean
}

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

export function ticTacToeReducer(): Player {
  return reducerPlayer({
    name: 'tic-tac-toe',
    cells: 9,
    legal(cells) {
      const free: number[] = []
      for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) free.push(cell)
      return free
    },
    landing: (_cells, cell) => cell,
    completesLine(cells, last) {
      const mark = cells[last]
      for (const [a, b, c] of LINES) if (cells[a] === mark && cells[b] === mark && cells[c] === mark) return true
      return false
    },
  })
}

const COLUMNS = 7
const ROWS = 6
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const

const CONNECT_FOUR: Rules = {
  name: 'connect-four',
  cells: COLUMNS * ROWS,
  legal(cells) {
    const open: number[] = []
    for (let column = 0; column < COLUMNS; column++) if (cells[column * ROWS + ROWS - 1] === null) open.push(column)
    return open
  },
  landing: (cells, column) => cells.indexOf(null, column * ROWS),
  completesLine(cells, last) {
    for (const [across, up] of DIRECTIONS) {
      if (run(cells, last, across, up) + run(cells, last, -across, -up) >= 3) return true
    }
    return false
  },
}

export const connectFourReducer = (): Player => reducerPlayer(CONNECT_FOUR)

/** As its server takes it. */
export const connectFourGame = (): BoardgameIoGame => gameOf(CONNECT_FOUR)

/** How many equal discs follow each other from a cell on, itself not counted. */
function run(cells: Cells, from: number, across: number, up: number): number {
  let column = Math.floor(from / ROWS) + across
  let row = (from % ROWS) + up
  let length = 0
  while (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS && cells[column * ROWS + row] === cells[from]) {
    column += across
    row += up
    length++
  }
  return length
}

function gameOf(rules: Rules): BoardgameIoGame {
  return {
    name: rules.name,
    disableUndo: true,
    turn: { minMoves: 1, maxMoves: 1 },
    setup: () => ({ cells: Array<string | null>(rules.cells).fill(null), last: -1 }),
    moves: {
      choose({ G, playerID }, place) {
        G.last = rules.landing(G.cells, place)
        G.cells[G.last] = playerID
      },
    },
    endIf({ G: { cells, last }, ctx }) {
      if (last < 0) return undefined
      if (rules.completesLine(cells, last)) return { winner: ctx.currentPlayer }
      return cells.includes(null) ? undefined : { winner: null }
    },
  }
}

function reducerPlayer(rules: Rules): Player {
  // As fast as it gets: no development checks, no undo, no client, lines looked for through the last cell only.
  process.env['NODE_ENV'] ??= 'production'
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal
  const game = gameOf(rules)
  const reduce = CreateGameReducer({ game })
  return (below) => {
    let state = InitializeGame({ game, numPlayers: 2 })
    while (state.ctx.gameover === undefined) {
      const places = rules.legal(state.G.cells)
      const place = places[places.length === 1 ? 0 : below(places.length)]!
      const payload = { type: 'choose', args: [place], playerID: state.ctx.currentPlayer }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
    }
    const { winner } = state.ctx.gameover
    return winner === null ? 0 : 1 + Number(winner)
  }
}
