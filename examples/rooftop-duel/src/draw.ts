import type { BoardLine, Span, Speak } from '@shamble/module'
import { type RooftopDuelView, SEATS } from './state.js'
import { type Terrain, terrainOf } from './terrain.js'

const MOST_COLUMNS = 60
const MOST_ROWS = 20

const GLYPHS: Readonly<Record<string, Span>> = {
  '.': { text: '·', tone: 'dim' },
  '#': { text: '#', tone: 'strong' },
  '=': { text: '=', tone: 'plain' },
  A: { text: 'A', tone: 'first' },
  R: { text: 'R', tone: 'second' },
}

/** A map of the roof in characters, each twice as high as wide, as most terminals show them. */
class CharacterMap {
  /** Millimetres to a column; a row has twice as many. */
  readonly scale: number
  readonly rows: string[][]

  constructor({ width, depth }: Terrain) {
    this.scale = Math.max(Math.ceil(width / MOST_COLUMNS), Math.ceil(depth / MOST_ROWS / 2))
    const columns = Math.ceil(width / this.scale)
    this.rows = Array.from({ length: Math.ceil(depth / this.scale / 2) }, () => new Array<string>(columns).fill('.'))
  }

  mark(x: number, y: number, glyph: string): void {
    // The far edges belong to the last column and row.
    const row = this.rows[Math.min(Math.floor(y / this.scale / 2), this.rows.length - 1)]!
    row[Math.min(Math.floor(x / this.scale), row.length - 1)] = glyph
  }

  markLine(ax: number, ay: number, bx: number, by: number, glyph: string): void {
    const steps = 1 + Math.ceil((2 * Math.max(Math.abs(bx - ax), Math.abs(by - ay))) / this.scale)
    for (let i = 0; i <= steps; i++) {
      this.mark(ax + Math.round(((bx - ax) * i) / steps), ay + Math.round(((by - ay) * i) / steps), glyph)
    }
  }
}

export function draw(view: RooftopDuelView, speak: Speak): readonly BoardLine[] {
  const terrain = terrainOf(view.options)
  const map = new CharacterMap(terrain)
  for (const { corner, opposite } of terrain.crates)
    for (let y = corner.y; y < opposite.y; y += map.scale) map.markLine(corner.x, y, opposite.x - 1, y, '=')
  for (const { a, b } of terrain.walls) map.markLine(a.x, a.y, b.x, b.y, '#')
  for (const [seat, word] of SEATS.entries()) map.mark(view.x[seat]!, view.y[seat]!, glyphOf(word))
  const board = map.rows.map((row): BoardLine => row.map((glyph) => GLYPHS[glyph]!))
  const scale: BoardLine = [{ text: speak('board.scale', { wide: map.scale, high: 2 * map.scale }), tone: 'dim' }]
  return [...board, scale, ...SEATS.map((word, seat) => figureLine(view, word, seat, speak))]
}

function glyphOf(word: string): string {
  return word[0]!.toUpperCase()
}

function figureLine(view: RooftopDuelView, word: string, seat: number, speak: Speak): BoardLine {
  const [x, y, wounds, ammunition] = [view.x, view.y, view.wounds, view.ammunition].map((of) => of[seat]!)
  const about = { seat: { word: `seat.${word}` }, x: x!, y: y!, wounds: wounds!, ammunition: ammunition! }
  const aiming = view.aimed[seat] === 1 ? [{ text: `, ${speak('board.aiming')}` }] : []
  return [GLYPHS[glyphOf(word)]!, { text: ` ${speak('board.figure', about)}` }, ...aiming]
}
