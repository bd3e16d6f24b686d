import type { BoardLine, Span, Speak, Tone } from '@shamble/module'
import { CHARACTERS } from './counters.js'
import { activationOf, topFrame } from './frames/kinds.js'
import { type Mall, type Square, squareName } from './map/mall.js'
import { componentsOf } from './options.js'
import { movementLeft } from './rules/walking.js'
import { type Character, isAutomatic, STATUSES } from './state.js'
import { placeName } from './text/places.js'
import type { DawnView } from './view.js'
import { characterWord } from './words.js'

const CELL = 4

/** The mall in characters: squares with their numbers or who is there, walls and doors between them. */
export function drawDawn(view: DawnView, speak: Speak): BoardLine[] {
  const { mall } = componentsOf(view.options)
  const lines: BoardLine[] = []
  for (let row = 0; row <= mall.plan.rows; row++) {
    lines.push(edgeLine(view, mall, row))
    if (row < mall.plan.rows) lines.push(cellLine(view, mall, row))
  }
  return [...lines, [{ text: speak('board.legend'), tone: 'dim' }], [], ...statusLines(view, mall, speak)]
}

function squareAt(mall: Mall, row: number, col: number): Square {
  if (row < 0 || col < 0) return -1
  return mall.row.findIndex((r, square) => r === row && mall.col[square] === col)
}

function edgeLine(view: DawnView, mall: Mall, row: number): BoardLine {
  const spans: Span[] = []
  for (let col = 0; col < mall.plan.cols; col++) {
    const [above, below] = [squareAt(mall, row - 1, col), squareAt(mall, row, col)]
    spans.push({ text: above < 0 && below < 0 && !nearWall(mall, row, col) ? ' ' : '·', tone: 'dim' })
    spans.push(side(view, mall, above, below, '─'.repeat(CELL - 1), ' '.repeat(CELL - 1)))
  }
  if (nearWall(mall, row, mall.plan.cols)) spans.push({ text: '·', tone: 'dim' })
  return spans
}

function nearWall(mall: Mall, row: number, col: number): boolean {
  return squareAt(mall, row - 1, col - 1) >= 0 || squareAt(mall, row, col - 1) >= 0
}

function cellLine(view: DawnView, mall: Mall, row: number): BoardLine {
  const spans: Span[] = []
  for (let col = 0; col <= mall.plan.cols; col++) {
    const [left, here] = [squareAt(mall, row, col - 1), squareAt(mall, row, col)]
    spans.push(side(view, mall, left, here, '│', ' '))
    if (col < mall.plan.cols) spans.push(...(here < 0 ? [{ text: ' '.repeat(CELL - 1) }] : cell(view, mall, here)))
  }
  return spans
}

/** What is between two squares: nothing, a wall, or a door with its state. */
function side(view: DawnView, mall: Mall, a: Square, b: Square, wall: string, open: string): Span {
  if (a < 0 && b < 0) return { text: open }
  const door = mall.doors.findIndex(({ squares, kind }) =>
    kind === 'main'
      ? (a < 0 || b < 0) && squares[0] === Math.max(a, b) && isMainSide(mall, Math.max(a, b), a, b)
      : squares.includes(a) && squares.includes(b),
  )
  if (door >= 0) return doorSpan(view, mall, door, wall.length)
  if (a < 0 || b < 0 || mall.area[a] !== mall.area[b]) return { text: wall }
  return { text: open }
}

/** A square at the rim may have several outer sides; its main door is on the one that the plan names. */
function isMainSide(mall: Mall, square: Square, a: Square, b: Square): boolean {
  const plan = mall.plan.doors.find((door) => door.kind === 'main' && Number(door.a) - 1 === square)!
  return plan.sideOfA === 'N' || plan.sideOfA === 'W' ? a < 0 : b < 0
}

function doorSpan(view: DawnView, mall: Mall, door: number, width: number): Span {
  const { kind } = mall.doors[door]!
  const state = view.doors[door]!
  const fill = kind === 'main' ? 'M' : kind === 'glass' ? '░' : '▒'
  const mark = state === 1 ? 'x' : state === 2 ? 'o' : ''
  const text = width === 1 ? mark || fill : `${fill}${mark || fill}${fill}`
  return { text, tone: state === 1 ? 'bad' : kind === 'main' ? 'warn' : 'good' }
}

function cell(view: DawnView, mall: Mall, square: Square): Span[] {
  const people = CHARACTERS.flatMap((name, c) =>
    view.at[c] === square && view.status[c]! < 3 ? [name[0]!.toUpperCase()] : [],
  )
  const supers = view.status.filter((status, c) => status === 3 && view.at[c] === square).length
  const unit = view.units.find((seen) => seen.square === square)
  if (people.length === 0 && supers === 0 && unit === undefined) {
    const rifles = square === mall.rifleSquare && view.riflesLeft > 0
    if (rifles || view.hidden.includes(square)) return [{ text: rifles ? 'rif' : '(z)', tone: 'warn' }]
    return [{ text: squareName(square), tone: 'dim' }]
  }
  const zombie = unit === undefined ? '' : unit.value > 0 ? String(unit.value) : unit.berserk === 1 ? 'Z' : 'z'
  const mark = unit?.berserk === 1 && unit.value > 0 ? '*' : ''
  const others = `${'!'.repeat(supers)}${zombie}${mark}`
  // Three characters a square: a crowd is its first letter and a plus.
  const crowd = people.length + others.length > CELL - 1 && people.length > 1 ? `${people[0]}+` : people.join('')
  const text = `${crowd}${others}`
  const tone: Tone = people.length > 0 ? 'first' : supers > 0 || unit?.berserk === 1 ? 'bad' : 'second'
  return [
    {
      text: text
        .slice(0, CELL - 1)
        .padStart(3)
        .padEnd(CELL - 1),
      tone,
    },
  ]
}

function statusLines(view: DawnView, mall: Mall, speak: Speak): BoardLine[] {
  const closed = mall.mainDoors.filter((door) => view.doors[door] === 1).length
  const lost = view.status.filter((status) => status >= 3).length
  const zombies =
    view.units.length + view.inBox + view.status.filter((status, c) => status === 3 && view.at[c]! >= 0).length
  const rifles = view.rifle.reduce((sum, held) => sum + held, 0)
  const move = activationOf(view)
  const people = CHARACTERS.map((name, c): BoardLine => {
    const words = [speak(`board.status.${STATUSES[view.status[c]!]}`)]
    if (view.rifle[c] === 1) words.push(speak('board.rifle'))
    if (view.rests[c] === 1) words.push(speak('board.rests'))
    if (move?.active.includes(c)) words.push(speak('board.moving', { left: movementLeft(move) }))
    const load = move?.carriedBy.indexOf(c) ?? -1
    if (load >= 0) words.push(speak('board.carries', { load: characterWord(load) }))
    if (hasPanicked(view, c)) words.push(speak('board.panicked'))
    const where = view.at[c]! < 0 ? '---' : squareName(view.at[c]!)
    if (view.at[c]! >= 0) words.push(placeName(mall, view.at[c]!, speak))
    return [{ text: `${speak(`character.${name}`).padEnd(6)} ${where}  `, tone: 'first' }, { text: words.join(', ') }]
  })
  return [
    [{ text: speak('board.turn', { turn: view.turn, phase: speak(`board.phase.${view.phase}`) }), tone: 'strong' }],
    [{ text: speak('board.goals', { doors: closed, rifles, zombies, lost }) }],
    supplyLine(view, speak),
    ...people,
  ]
}

/** Units that may still come, and for the zombie player the squares that they have noted [DAWN-RUL.50]. */
function supplyLine(view: DawnView, speak: Speak): BoardLine {
  const supply = { hidden: view.inBox, pool: view.inPool }
  const line: Span[] = [{ text: speak(isAutomatic(view) ? 'board.pool' : 'board.supply', supply) }]
  if (view.hidden.length === 0) return line
  const squares = [...view.hidden].sort((a, b) => a - b).map(squareName)
  return [...line, { text: `  ${speak('board.noted', { squares: squares.join(', ') })}`, tone: 'warn' }]
}

/** [DAWN-6.5.e] To the end of the human player-turn, or of the fight. */
function hasPanicked(view: DawnView, c: Character): boolean {
  const frame = topFrame(view)
  if (frame?.kind === 'attack') return frame.panicked.includes(c)
  return frame?.kind === 'activation' && frame.panicked[c] === 1
}
