import type { BoardLine, Span } from '@shamble/module'
import { BULLET, ENHANCED, LIFE, NO_ZOMBIE, type Zombies } from '../state.js'
import { facingAt, isHelipadCentre, isOnTable, kindAt, type Space, slotAt, slotOf } from './board.js'
import { EAST, EXIT_CELL, opposite, SOUTH } from './tiles.js'

/** Blue and black begin alike, so black goes by its last letter. */
export const PAWNS = ['R', 'B', 'G', 'Y', 'W', 'K'] as const
export const WIDEST = 110

const MARGIN = 4
const NONE = -1
const ARROWS = '↑→↓←'

/** The part of the table that is shown, and how wide a cell is drawn. */
interface Frame {
  readonly s: Zombies
  readonly width: number
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

/**
 * The town and the base in characters: each tile with its number in its upper left corner (of another colour in the
 * base), its cells with their numbers or whatever is there, walls, doors and the roads that lead on. Coordinates
 * are in the margins.
 */
export function drawMap(s: Zombies): BoardLine[] {
  const frame = frameOf(s)
  const lines: BoardLine[] = [columnLine(frame)]
  for (let row = frame.north * 3; row <= frame.south * 3 + 2; row++) {
    lines.push(edgeLine(frame, row), cellLine(frame, row))
  }
  lines.push(edgeLine(frame, frame.south * 3 + 3))
  return lines
}

/** As wide as the page allows; a map that is wider still is shown around the player on turn. */
function frameOf(s: Zombies): Frame {
  const on = [...s.tileKind.keys()].filter((slot) => isOnTable(s, slot))
  const xs = on.map((slot) => s.tileX[slot]!)
  const ys = on.map((slot) => s.tileY[slot]!)
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const room = (width: number): number => Math.floor((WIDEST - MARGIN - 1) / (3 * (width + 1)))
  const width = [3, 2, 1].find((fits) => room(fits) > east - west) ?? 1
  const most = room(width)
  const middle = s.tileX[slotOf(s.position[s.active]!)]!
  const from = Math.max(west, Math.min(middle - Math.floor(most / 2), east - most + 1))
  return { s, width, west: from, east: Math.min(east, from + most - 1), north: Math.min(...ys), south: Math.max(...ys) }
}

/** The space in a row and a column of the whole table, counted in cells from the town square's corner. */
function spaceAt(s: Zombies, row: number, col: number): Space {
  const slot = slotAt(s, Math.floor(col / 3), Math.floor(row / 3))
  return slot < 0 ? NONE : slot * 9 + mod3(row) * 3 + mod3(col)
}

const mod3 = (n: number): number => ((n % 3) + 3) % 3

function columnLine({ width, west, east }: Frame): BoardLine {
  let text = ' '.repeat(MARGIN)
  for (let x = west; x <= east; x++) {
    const tile = 3 * (width + 1)
    const label = String(x)
    // Above the middle cell.
    const middle = width + 2 + Math.floor(width / 2)
    text += label.padStart(middle + Math.ceil(label.length / 2)).padEnd(tile)
  }
  return [{ text: text.trimEnd(), tone: 'dim' }]
}

function edgeLine(frame: Frame, row: number): BoardLine {
  const { s, width } = frame
  const spans: Span[] = [{ text: ' '.repeat(MARGIN) }]
  const last = frame.east * 3 + 3
  for (let col = frame.west * 3; col <= last; col++) {
    const below = spaceAt(s, row, col)
    const isTop = mod3(row) === 0 && mod3(col) === 0 && below >= 0 && col < last
    const number = isTop ? String(slotOf(below)) : ''
    // A tile's number takes the place of the edge at its corner, where no road can leave it.
    const crowded = number.length > width
    const tone = isTop && kindAt(s, slotOf(below)).zone === 'base' ? 'third' : 'strong'
    spans.push(crowded ? { text: number[0]!, tone } : corner(s, row, col))
    if (col === last) break
    if (number === '') spans.push(side(s, spaceAt(s, row - 1, col), below, SOUTH, width))
    else {
      spans.push({ text: number.slice(crowded ? 1 : 0), tone })
      spans.push({ text: '─'.repeat(Math.max(0, width - number.length)), tone: 'dim' })
    }
  }
  return spans
}

/** A mark where tiles meet; inside a tile only a wall's end shows. */
function corner(s: Zombies, row: number, col: number): Span {
  if (mod3(row) !== 0 && mod3(col) !== 0) return { text: ' ' }
  const around = [
    [row, col],
    [row - 1, col],
    [row, col - 1],
    [row - 1, col - 1],
  ].map(([r, c]) => spaceAt(s, r!, c!))
  if (around.every((space) => space < 0)) return { text: ' ' }
  const mark = mod3(row) === 0 && mod3(col) === 0 ? '·' : mod3(row) === 0 ? '─' : '│'
  return { text: mark, tone: 'dim' }
}

function cellLine(frame: Frame, row: number): BoardLine {
  const { s, width } = frame
  const label = mod3(row) === 1 ? String(Math.floor(row / 3)) : ''
  const spans: Span[] = [{ text: `${label.padStart(MARGIN - 1)} `, tone: 'dim' }]
  const last = frame.east * 3 + 3
  for (let col = frame.west * 3; col <= last; col++) {
    const here = spaceAt(s, row, col)
    spans.push(side(s, spaceAt(s, row, col - 1), here, EAST, 1))
    if (col < last) spans.push(...cell(s, here, width))
  }
  return spans
}

/** What is between a space and the one to its south or east: nothing, a wall, a door, or a road that leads on. */
function side(s: Zombies, a: Space, b: Space, towards: number, width: number): Span {
  const wall = (towards === SOUTH ? '─' : '│').repeat(width)
  const open: Span = { text: ' '.repeat(width) }
  const middle = (mark: string, fill: string): string =>
    fill.repeat(Math.floor(width / 2)) + mark + fill.repeat(Math.ceil(width / 2) - 1)
  if (a < 0 && b < 0) return open
  if (a < 0 || b < 0 || slotOf(a) !== slotOf(b)) {
    const exits = [leads(s, a, towards), leads(s, b, opposite(towards))]
    if (exits[0] && exits[1]) return open
    if (a < 0 && exits[1]) return { text: middle(ARROWS[opposite(towards)]!, ' '), tone: 'good' }
    if (b < 0 && exits[0]) return { text: middle(ARROWS[towards]!, ' '), tone: 'good' }
    return { text: wall, tone: 'dim' }
  }
  const { ground, joined } = facingAt(s, slotOf(a))
  const [from, to] = [ground[a % 9]!, ground[b % 9]!]
  if (joined[a % 9]!.includes(b % 9)) return from === to ? open : { text: middle('+', wall[0]!), tone: 'good' }
  if (from === 'blocked' && to === 'blocked') return { text: '▒'.repeat(width), tone: 'dim' }
  return from === 'blocked' || to === 'blocked' ? open : { text: wall }
}

/** Whether a road leaves its tile from this space in a direction. */
function leads(s: Zombies, space: Space, direction: number): boolean {
  if (space < 0 || EXIT_CELL[direction] !== space % 9) return false
  return facingAt(s, slotOf(space)).exits[direction]!
}

function cell(s: Zombies, space: Space, width: number): Span[] {
  if (space < 0) return [{ text: ' '.repeat(width) }]
  const ground = facingAt(s, slotOf(space)).ground[space % 9]!
  if (ground === 'blocked') return [{ text: '▒'.repeat(width), tone: 'dim' }]
  const fill = ground === 'building' ? '░' : ' '
  const pieces = piecesOn(s, space, width)
  if (pieces.length === 0) {
    const centre = isHelipadCentre(s, space)
    pieces.push({ text: centre ? 'H' : String(space % 9), tone: centre ? 'strong' : 'dim' })
  }
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0)
  const before = Math.floor((width - length) / 2)
  const padding = (n: number): Span[] => (n > 0 ? [{ text: fill.repeat(n), tone: 'dim' }] : [])
  return [...padding(before), ...pieces, ...padding(width - length - before)]
}

/** Pawns, then a zombie, then a token, as many as there is room for. */
function piecesOn(s: Zombies, space: Space, width: number): Span[] {
  const letters = s.position.flatMap((at, seat) => (at === space ? [PAWNS[seat]!] : [])).join('')
  const zombie = s.zombie[space]!
  const token = s.counter[space]!
  const others: Span[] = []
  if (zombie !== NO_ZOMBIE) others.push(zombie === ENHANCED ? { text: 'g', tone: 'warn' } : { text: 'z', tone: 'bad' })
  if (token === LIFE) others.push({ text: '♥', tone: 'good' })
  if (token === BULLET) others.push({ text: '•', tone: 'good' })
  if (letters === '') return others.slice(0, width)
  const room = Math.max(1, width - others.length)
  const crowd = letters.length <= room ? letters : room > 1 ? `${letters.slice(0, room - 1)}+` : letters[0]!
  return [{ text: crowd, tone: 'first' } as Span, ...others].slice(0, Math.max(1, width - crowd.length + 1))
}
