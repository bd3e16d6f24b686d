import tileSet from '../../../games/zombies/src/data/tiles.json' with { type: 'json' }
import { fig, n, pose, rect, tag, text } from '../kit/index.js'

// As with the mall: the game's own tiles, and nothing else of the game.

export interface LaidTile {
  readonly id: string
  /** Quarter turns clockwise. */
  readonly turns: number
  readonly x: number
  readonly y: number
}

type Cell = readonly [row: number, column: number]
const SIDES = 'NESW'
const STEPS: readonly Cell[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
]

const tiles = new Map(tileSet.tiles.map((tile) => [tile.id, tile]))

/** [ZMB-T.d] Turned clockwise by quarters. */
function turnCell([row, column]: Cell, turns: number): Cell {
  return turns === 0 ? [row, column] : turnCell([column, 2 - row], turns - 1)
}

const written = (cell: Cell): string => `${cell[0]}${cell[1]}`
const readCell = (at: string): Cell => [Number(at[0]), Number(at[1])]

/** A tile as it lies on the table. */
export function laid({ id, turns }: LaidTile) {
  const tile = tiles.get(id)!
  const grid = new Map<string, string>()
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      grid.set(written(turnCell([row, column], turns)), tile.grid[row]![column]!)
  const doors = new Set(
    tile.doors.flatMap(([a, b]) => {
      const from = written(turnCell(readCell(a!), turns))
      const to = written(turnCell(readCell(b!), turns))
      return [`${from}-${to}`, `${to}-${from}`]
    }),
  )
  const exits = new Set([...tile.exits].map((side) => (SIDES.indexOf(side) + turns) % 4))
  return { grid, doors, exits }
}

const hash = (a: number, b: number): number => {
  const v = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453
  return v - Math.floor(v)
}

/** Ground where nobody walks: roofs, a car park, lawn. Dark, never like a floor. */
function lot(x: number, y: number, u: number, kind: number): string {
  const line = (d: string, width = 1.4) => tag('path', { d, stroke: 'var(--lot)', 'stroke-width': width, fill: 'none' })
  const i = u * 0.1
  const base = rect(x, y, u, u, { fill: 'var(--block)' })
  const roof = rect(x + i, y + i, u - 2 * i, u - 2 * i, { fill: 'none', stroke: 'var(--lot)', 'stroke-width': 1.4 })
  const m = n(x + u / 2)
  if (kind === 0) {
    const up = `M${n(x + i)} ${n(y + i)}L${m} ${n(y + u * 0.36)}L${n(x + u - i)} ${n(y + i)}`
    const down = `M${n(x + i)} ${n(y + u - i)}L${m} ${n(y + u * 0.64)}L${n(x + u - i)} ${n(y + u - i)}`
    return base + roof + line(`${up}${down}M${m} ${n(y + u * 0.36)}V${n(y + u * 0.64)}`, 1.2)
  }
  if (kind === 1) {
    const vent = tag('circle', {
      cx: n(x + u * 0.66),
      cy: n(y + u * 0.62),
      r: n(u * 0.12),
      fill: 'none',
      stroke: 'var(--lot)',
      'stroke-width': 1.4,
    })
    return base + roof + rect(x + u * 0.22, y + u * 0.24, u * 0.2, u * 0.2, { fill: 'var(--lot)' }) + vent
  }
  if (kind === 2) {
    const bay = (j: number) => {
      const at = n(x + u * (0.16 + j * 0.22))
      return `M${at} ${n(y + i)}v${n(u * 0.32)}M${at} ${n(y + u - i)}v${n(-u * 0.32)}`
    }
    return base + line([0, 1, 2, 3].map(bay).join(''))
  }
  return base + rect(x, y, u, u, { fill: 'url(#lawn)' })
}

/** A tile of three by three spaces of side `u`, its corner at the origin of the tile grid times three. */
export function drawTile(tile: LaidTile, u: number): string {
  const { grid, doors, exits } = laid(tile)
  const left = tile.x * 3 * u
  const top = tile.y * 3 * u
  const X = (column: number) => n(left + column * u)
  const Y = (row: number) => n(top + row * u)
  const floors: string[] = []
  const dashes: string[] = []
  const kerbs: string[] = []
  const walls: string[] = []
  const openings: string[] = []
  // Walls on the rim of a tile stay inside it.
  const inset = (v: number, low: number) => n(Math.min(Math.max(v, low + 2.4), low + 3 * u - 2.4))
  for (const [at, kind] of grid) {
    const [row, column] = readCell(at)
    if (kind === '.') {
      floors.push(lot(X(column), Y(row), u, Math.floor(hash(tile.x * 3 + column + 40, tile.y * 3 + row + 40) * 4)))
      continue
    }
    const ink = kind === 'B' ? 2 : 1
    floors.push(
      rect(X(column), Y(row), u, u, { fill: `var(--floor-${ink})`, stroke: `var(--grid-${ink})`, 'stroke-width': 1 }),
    )
    STEPS.forEach(([down, right], side) => {
      const beyond = grid.get(written([row + down, column + right]))
      const level = down !== 0
      const x = level ? X(column) : inset(left + (column + (right > 0 ? 1 : 0)) * u, left)
      const y = level ? inset(top + (row + (down > 0 ? 1 : 0)) * u, top) : Y(row)
      const edge = `M${x} ${y}${level ? 'h' : 'v'}${u}`
      if (kind === 'B' && beyond !== 'B') {
        if (doors.has(`${at}-${row + down}${column + right}`))
          openings.push(doorway(level ? x + u / 2 : x, level ? y : y + u / 2, level ? 0 : 90, u))
        else walls.push(edge)
      }
      if (kind !== 'R') return
      const leavesTile = beyond === undefined && exits.has(side)
      if (beyond === 'R' || leavesTile)
        dashes.push(
          `M${X(column + 0.5)} ${Y(row + 0.5)}${level ? `V${Y(row + 0.5 + down / 2)}` : `H${X(column + 0.5 + right / 2)}`}`,
        )
      else if (beyond !== 'B') kerbs.push(edge)
    })
  }
  const stroke = (d: readonly string[], ink: string, width: number, more = {}) =>
    tag('path', { d: d.join(''), stroke: `var(--${ink})`, 'stroke-width': width, fill: 'none', ...more })
  return (
    floors.join('') +
    stroke(dashes, 'grid-1', 2.4, { 'stroke-dasharray': '5 6' }) +
    rect(left, top, 3 * u, 3 * u, { fill: 'none', stroke: 'var(--stock)', 'stroke-width': 2 }) +
    stroke(kerbs, 'stock', 3, { 'stroke-linecap': 'square' }) +
    stroke(walls, 'wall', 3.4) +
    openings.join('')
  )
}

function doorway(x: number, y: number, angle: number, u: number): string {
  const wall = tag('path', { d: `M${n(-u / 2)} 0H${n(-u * 0.26)}M${n(u * 0.26)} 0H${n(u / 2)}`, 'stroke-width': 3.4 })
  const jambs = tag('path', { d: `M${n(-u * 0.26)} -6V6M${n(u * 0.26)} -6V6`, 'stroke-width': 3 })
  return tag('g', { transform: `translate(${n(x)} ${n(y)}) rotate(${angle})`, stroke: 'var(--wall)' }, wall + jambs)
}

/** The name sits on the back wall of its building, turned with it. */
export function drawPlate({ x, y, turns }: LaidTile, name: string, u: number): string {
  const side = 3 * u
  const places: readonly (readonly [number, number, number])[] = [
    [1.5 * u, 1, 0],
    [side - 1, 1.5 * u, 90],
    [1.5 * u, side - 1, 0],
    [1, 1.5 * u, -90],
  ]
  const [dx, dy, angle] = places[turns]!
  const width = name.length * 7.3 + 14
  const words = text(0, 3.6, name.toUpperCase(), { class: 'plate', 'text-anchor': 'middle', fill: 'var(--ink)' })
  return tag(
    'g',
    { transform: `translate(${n(x * side + dx)} ${n(y * side + dy)}) rotate(${angle})` },
    rect(-width / 2, -7.5, width, 15, { fill: 'var(--stock)' }) + words,
  )
}

/** Black ink, with the yellow plate a hair off register so that it holds on brick too. */
export function drawZombie(x: number, y: number, s: number, stance: number): string {
  const body = fig(pose(stance), 0, 0, s)
  const plate = tag(
    'g',
    {
      fill: 'var(--halo)',
      stroke: 'var(--halo)',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
      transform: 'translate(-1 -.8)',
    },
    body,
  )
  return tag(
    'g',
    { transform: `translate(${n(x - s / 2)} ${n(y - s / 2)})` },
    plate + tag('g', { fill: '#0B0B07' }, body),
  )
}
