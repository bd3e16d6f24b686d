import { DIRECTIONS, DX, DY, EXIT_CELL, type Facing, type TileKind } from '@shamble/game-zombies/table'
import { n, text } from '../../kit/index.js'
import { baseKerb, gateArt, helipadArt, jeepMark, labMark } from './base-art.js'

/** The side of a space and of a tile in board units. */
export const UNIT = 50
export const TILE = 3 * UNIT

export interface TileSpot {
  readonly kind: TileKind
  readonly turn: number
  /** Where it is on the table, in tiles; the drawing of lots follows from it. */
  readonly x: number
  readonly y: number
  /** Which side of a gate faces the town; none is -1. */
  readonly townSide?: number
}

const column = (cell: number): number => cell % 3
const row = (cell: number): number => Math.floor(cell / 3)

/** A figure between 0 and 1 that belongs to a place: the same lot looks the same each time. */
function hash(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453
  return value - Math.floor(value)
}

/** Ground that nobody enters: roofs, lots, lawn. Drawn dark, never like a floor. */
function lot(x: number, y: number, seed: number, zone: 'town' | 'base'): string {
  const u = UNIT
  const inset = u * 0.1
  const size = u - 2 * inset
  const base = `<rect x="${n(x)}" y="${n(y)}" width="${u}" height="${u}" fill="var(--block)"/>`
  const frame = `<rect x="${n(x + inset)}" y="${n(y + inset)}" width="${n(size)}" height="${n(size)}" fill="none" stroke="var(--lot)" stroke-width="1.4"/>`
  const kind = Math.floor(seed * 4)
  if (zone === 'base') return base + baseLot(x, y, kind, frame)
  if (kind === 0)
    return `${base}${frame}<path d="M${n(x + inset)} ${n(y + inset)}L${n(x + u / 2)} ${n(y + u * 0.36)}L${n(x + u - inset)} ${n(y + inset)}M${n(x + inset)} ${n(y + u - inset)}L${n(x + u / 2)} ${n(y + u * 0.64)}L${n(x + u - inset)} ${n(y + u - inset)}M${n(x + u / 2)} ${n(y + u * 0.36)}V${n(y + u * 0.64)}" stroke="var(--lot)" stroke-width="1.2" fill="none"/>`
  if (kind === 1)
    return `${base}${frame}<rect x="${n(x + u * 0.22)}" y="${n(y + u * 0.24)}" width="${n(u * 0.2)}" height="${n(u * 0.2)}" fill="var(--lot)"/><circle cx="${n(x + u * 0.66)}" cy="${n(y + u * 0.62)}" r="${n(u * 0.12)}" fill="none" stroke="var(--lot)" stroke-width="1.4"/>`
  if (kind === 2) return base + [0, 1, 2, 3].map((i) => parkingLine(x + u * (0.16 + i * 0.22), y, inset)).join('')
  return `${base}<rect x="${n(x)}" y="${n(y)}" width="${u}" height="${u}" fill="url(#lawn)"/>`
}

const parkingLine = (x: number, y: number, inset: number): string =>
  `<path d="M${n(x)} ${n(y + inset)}v${n(UNIT * 0.32)}M${n(x)} ${n(y + UNIT - inset)}v${n(-UNIT * 0.32)}" stroke="var(--lot)" stroke-width="1.4"/>`

/** Behind the fence: half-round huts, crates, a mast, sandbags. */
function baseLot(x: number, y: number, kind: number, frame: string): string {
  const u = UNIT
  const stroke = 'stroke="var(--lot)" stroke-width="1.4" fill="none"'
  if (kind === 0)
    return [0, 1, 2]
      .map((i) => `<path d="M${n(x + 6)} ${n(y + 16 + i * 12)}a${n(u / 2 - 6)} 10 0 0 1 ${n(u - 12)} 0" ${stroke}/>`)
      .join('')
  if (kind === 1) return `${frame}<path d="M${n(x + 5)} ${n(y + 5)}l40 40M${n(x + 45)} ${n(y + 5)}l-40 40" ${stroke}/>`
  if (kind === 2)
    return `<circle cx="${n(x + u / 2)}" cy="${n(y + u / 2)}" r="15" ${stroke}/><circle cx="${n(x + u / 2)}" cy="${n(y + u / 2)}" r="7" ${stroke}/><path d="M${n(x + u / 2)} ${n(y + 6)}v38M${n(x + 6)} ${n(y + u / 2)}h38" ${stroke}/>`
  return [0, 1, 2, 3]
    .map((i) =>
      [0, 1, 2]
        .map(
          (j) =>
            `<rect x="${n(x + 5 + j * 13.5 + (i % 2) * 3)}" y="${n(y + 6 + i * 10)}" width="11" height="7" rx="3" ${stroke}/>`,
        )
        .join(''),
    )
    .join('')
}

/** A tile with its upper left corner at a point: ground, road, walls and doors. Its name is a layer of its own. */
export function tileArt(spot: TileSpot, x0: number, y0: number): string {
  const facing = spot.kind.facings[spot.turn]!
  if (spot.kind.isHelipad) return helipadArt(spot.kind.zone, x0, y0)
  return [
    ground(spot, facing, x0, y0),
    centreLine(spot, facing, x0, y0),
    walls(spot, facing, x0, y0),
    spot.kind.id === 'town_square'
      ? `<circle cx="${n(x0 + TILE / 2)}" cy="${n(y0 + TILE / 2)}" r="${n(UNIT * 0.42)}" fill="none" stroke="var(--on-road)" stroke-width="2.5"/>`
      : '',
    spot.kind.id === 'front_gate' ? gateArt(facing, spot.townSide ?? -1, x0, y0) : '',
    spot.kind.id === 'motor_pool' ? jeepMark(facing, x0, y0) : '',
    spot.kind.id === 'top_secret_lab' ? labMark(facing, x0, y0) : '',
  ].join('')
}

function ground({ kind, x, y, townSide = -1 }: TileSpot, facing: Facing, x0: number, y0: number): string {
  const isGate = kind.id === 'front_gate'
  return facing.ground
    .map((what, cell) => {
      const [left, top] = [x0 + column(cell) * UNIT, y0 + row(cell) * UNIT]
      if (what === 'blocked') return lot(left, top, hash(x * 3 + column(cell) + 40, y * 3 + row(cell) + 40), kind.zone)
      // The end of the gate in town has the town's road.
      const zone = isGate && cell === EXIT_CELL[townSide] ? 'town' : kind.zone
      const ink = `${zone === 'base' ? 'base-' : ''}${what === 'building' ? 2 : 1}`
      return `<rect x="${n(left)}" y="${n(top)}" width="${UNIT}" height="${UNIT}" fill="var(--floor-${ink})" stroke="var(--grid-${ink})" stroke-width="1"/>`
    })
    .join('')
}

/** The dashes in the middle of a road, towards every road cell beside it and every exit; solid in the base. */
function centreLine({ kind }: TileSpot, facing: Facing, x0: number, y0: number): string {
  const dashes: string[] = []
  facing.ground.forEach((what, cell) => {
    if (what !== 'road') return
    const [cx, cy] = [x0 + (column(cell) + 0.5) * UNIT, y0 + (row(cell) + 0.5) * UNIT]
    for (const direction of DIRECTIONS) {
      const leads = isInside(cell, direction)
        ? facing.ground[cell + DX[direction]! + 3 * DY[direction]!] === 'road'
        : EXIT_CELL[direction] === cell && facing.exits[direction]
      if (leads) dashes.push(`M${n(cx)} ${n(cy)}l${n((DX[direction]! * UNIT) / 2)} ${n((DY[direction]! * UNIT) / 2)}`)
    }
  })
  const look =
    kind.zone === 'base'
      ? 'stroke="var(--grid-base-1)" stroke-width="1.6"'
      : 'stroke="var(--grid-1)" stroke-width="2.4" stroke-dasharray="5 6"'
  return `<path d="${dashes.join('')}" ${look} fill="none"/>`
}

function isInside(cell: number, direction: number): boolean {
  const [c, r] = [column(cell) + DX[direction]!, row(cell) + DY[direction]!]
  return c >= 0 && c < 3 && r >= 0 && r < 3
}

/** Walls on the rim of the tile stay inside it. */
const inside = (value: number, low: number): number => Math.min(Math.max(value, low + 2.4), low + TILE - 2.4)

interface Edge {
  readonly x: number
  readonly y: number
  readonly isLevel: boolean
}

function edgeOf(cell: number, direction: number, x0: number, y0: number): Edge {
  const isLevel = DX[direction] === 0
  const x = x0 + (column(cell) + (direction === 1 ? 1 : 0)) * UNIT
  const y = y0 + (row(cell) + (direction === 2 ? 1 : 0)) * UNIT
  return isLevel ? { x, y: inside(y, y0), isLevel } : { x: inside(x, x0), y, isLevel }
}

function walls({ kind }: TileSpot, facing: Facing, x0: number, y0: number): string {
  const wall: string[] = []
  const kerb: string[] = []
  const doors: string[] = []
  facing.ground.forEach((what, cell) => {
    if (what === 'blocked') return
    for (const direction of DIRECTIONS) {
      const other = isInside(cell, direction) ? cell + DX[direction]! + 3 * DY[direction]! : -1
      const beyond = other < 0 ? null : facing.ground[other]!
      const edge = edgeOf(cell, direction, x0, y0)
      const line = `M${n(edge.x)} ${n(edge.y)}${edge.isLevel ? 'h' : 'v'}${UNIT}`
      if (what === 'building' && beyond !== 'building') {
        if (other >= 0 && facing.joined[cell]!.includes(other)) doors.push(doorway(edge))
        else wall.push(line)
      }
      const isOut = beyond === null && !(EXIT_CELL[direction] === cell && facing.exits[direction])
      if (what === 'road' && (beyond === 'blocked' || isOut)) kerb.push(line)
    }
  })
  const bunker =
    kind.zone === 'base' ? `<path d="${wall.join('')}" stroke="var(--wall)" stroke-width="8" opacity=".28"/>` : ''
  return [
    `<rect x="${n(x0)}" y="${n(y0)}" width="${TILE}" height="${TILE}" fill="none" stroke="var(--stock)" stroke-width="2"/>`,
    `<path d="${kerb.join('')}" stroke="var(--stock)" stroke-width="3" stroke-linecap="square"/>`,
    kind.zone === 'base' ? baseKerb(kerb) : '',
    bunker,
    `<path d="${wall.join('')}" stroke="var(--wall)" stroke-width="3.4"/>`,
    ...doors,
  ].join('')
}

/** A door is an opening with two jambs. */
function doorway({ x, y, isLevel }: Edge): string {
  const u = UNIT
  const [cx, cy] = isLevel ? [x + u / 2, y] : [x, y + u / 2]
  return `<g transform="translate(${n(cx)} ${n(cy)})${isLevel ? '' : ' rotate(90)'}"><path d="M${n(-u / 2)} 0H${n(-u * 0.26)}M${n(u * 0.26)} 0H${n(u / 2)}" stroke="var(--wall)" stroke-width="3.4"/><path d="M${n(-u * 0.26)} -6V6M${n(u * 0.26)} -6V6" stroke="var(--wall)" stroke-width="3"/></g>`
}

const LETTER = 7.3
const LONGEST = TILE - 8

/** The name of a building on a wall that no road crosses, turned with it; long names are set smaller. */
export function plateArt(spot: TileSpot, name: string, x0: number, y0: number): string {
  if (spot.kind.id === 'town_square') return squareName(name, x0, y0)
  const facing = spot.kind.facings[spot.turn]!
  const side = [0, 3, 1, 2].map((quarter) => (spot.turn + quarter) % 4).find((direction) => !facing.exits[direction])
  const letters = name.toUpperCase()
  const full = letters.length * LETTER + 14
  const scale = Math.min(1, LONGEST / full)
  const width = full * scale
  const at = plateAt(side, width)
  const fitted = scale < 1 ? ` transform="scale(${n(scale)})"` : ''
  const stripes =
    spot.kind.zone === 'base'
      ? `<path d="M${n(-width / 2)} -7.5h4v15h-4zM${n(width / 2 - 4)} -7.5h4v15h-4z" fill="url(#hazard)"/>`
      : ''
  return `<g transform="translate(${n(x0 + at.x)} ${n(y0 + at.y)}) rotate(${at.angle})"><rect x="${n(-width / 2)}" y="-7.5" width="${n(width)}" height="15" fill="var(--stock)"/>${stripes}<text x="0" y="3.6" class="plate"${fitted} text-anchor="middle" fill="var(--ink)">${escaped(letters)}</text></g>`
}

function plateAt(side: number | undefined, width: number): { x: number; y: number; angle: number } {
  const middle = TILE / 2
  if (side === 0) return { x: middle, y: 1, angle: 0 }
  if (side === 1) return { x: TILE - 1, y: middle, angle: 90 }
  if (side === 2) return { x: middle, y: TILE - 1, angle: 0 }
  if (side === 3) return { x: 1, y: middle, angle: -90 }
  // Roads on all four sides: in a corner.
  return { x: width / 2 - 4, y: 1, angle: 0 }
}

/** In the lot to the north-west, a word a line. */
function squareName(name: string, x0: number, y0: number): string {
  const words = name.toUpperCase().replace('-', '- ').split(' ')
  return words
    .map((word, i) =>
      text(x0 + UNIT / 2, y0 + UNIT / 2 - 2 + (i - (words.length - 2) / 2) * 12, word, {
        class: 'plate',
        'text-anchor': 'middle',
        fill: 'var(--ink)',
      }),
    )
    .join('')
}

export const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
