import type { Speak } from '@shamble/module'
import { group, n, pawn, rect, SYMBOLS, tag, text } from '../kit/index.js'
import { drawPlate, drawTile, drawZombie, type LaidTile } from './city-drawing.js'

// One moment of a match between four, fourteen tiles on the table. Spaces are written as in the ledger: x,y:row,column.

const tile = (written: string): LaidTile => {
  const [id = '', turns, x, y] = written.split(' ')
  return { id, turns: Number(turns), x: Number(x), y: Number(y) }
}

export const CITY: readonly LaidTile[] = [
  'town_square 0 0 0',
  'gas_station 3 0 -1',
  'drug_store 0 1 0',
  'straight_t 1 2 0',
  'hardware_store 1 3 0',
  'hospital 2 3 1',
  'toy_store 3 0 1',
  'cross_t 0 -1 0',
  'police_station 3 -2 0',
  'tee_t 1 -1 -1',
  'straight_t 1 1 1',
  'skate_shop 0 -1 -2',
  'corner_t 2 1 -1',
  'tee_t 0 -2 -2',
].map(tile)

export const ZOMBIES = (
  '2,0:1,1 1,0:1,2 0,0:2,1 0,-1:0,1 0,-1:1,0 1,-1:0,1 -1,0:0,1 -1,0:1,0 -2,0:0,0 -2,0:2,1 -2,0:1,1 -1,-1:0,1 ' +
  '-1,-1:2,1 -1,-2:0,2 -1,-2:0,0 -1,-2:1,1 -2,-2:1,0 -2,-2:2,1 3,0:1,0 3,0:0,2 0,1:0,0 0,1:2,0 1,1:1,1 1,0:0,0'
).split(' ')
export const LIVES = '1,0:0,0 1,0:0,2 -2,0:0,0'.split(' ')
export const BULLETS = '-2,0:2,0 -2,0:2,1 0,-1:2,0 0,1:2,2'.split(' ')
export const PAWNS = [
  { at: '2,0:1,1', shape: 'circle', fill: '#F0E5CC', ink: '#11110D', name: 'A' },
  { at: '-2,0:1,2', shape: 'square', fill: '#F2A7C3', ink: '#11110D', name: 'C' },
  { at: '0,0:1,1', shape: 'diamond', fill: '#11110D', ink: '#F0E5CC', name: 'D' },
] as const

/** The space of a written place: which tile, and where on it. */
export function readSpace(written: string): { tile: readonly [number, number]; row: number; column: number } {
  const [x = 0, y = 0, row = 0, column = 0] = written.split(/[,:]/).map(Number)
  return { tile: [x, y], row, column }
}

const U = 50
const VIEW = { x: -337, y: -196, width: 675, height: 421 }

const centre = (written: string): readonly [number, number] => {
  const { tile: at, row, column } = readSpace(written)
  return [(at[0] * 3 + column + 0.5) * U, (at[1] * 3 + row + 0.5) * U]
}
const near = ([x, y]: readonly [number, number], margin: number): boolean =>
  x > VIEW.x - margin && x < VIEW.x + VIEW.width + margin && y > VIEW.y - margin && y < VIEW.y + VIEW.height + margin

function token(written: string, kind: 'life' | 'bullet'): string {
  const [x, y] = centre(written)
  const s = U * 0.34
  const paper = { fill: 'var(--paper)', stroke: '#0B0B07', 'stroke-width': 1.5 }
  const inner =
    kind === 'life'
      ? tag('circle', { r: n(s / 2), ...paper }) +
        tag('path', { d: SYMBOLS.heart, transform: `scale(${n(s / 27)}) translate(-8 -7)`, fill: '#9B2A14' })
      : rect(-s * 0.45, -s * 0.45, s * 0.9, s * 0.9, paper) +
        tag('path', { d: SYMBOLS.bullet, transform: `scale(${n(s / 22)}) translate(-4 -8)`, fill: '#0B0B07' })
  return group(x + U * 0.22, y + U * 0.28, inner)
}

/** The Town Square has no building: its name stands in the first corner, and a ring marks the start. */
function townSquare(speak: Speak): string {
  const words = speak('home.art.town_square').toUpperCase().split(/[ -]/)
  const ring = tag('circle', {
    cx: 1.5 * U,
    cy: 1.5 * U,
    r: n(U * 0.42),
    fill: 'none',
    stroke: 'var(--on-road)',
    'stroke-width': 2.5,
  })
  const name = words.map((word, i) =>
    text(U / 2, U / 2 - 2 + i * 12, word, { class: 'plate', 'text-anchor': 'middle', fill: 'var(--ink)' }),
  )
  return ring + name.join('')
}

const NAMED = new Set(['gas_station', 'drug_store', 'toy_store', 'police_station', 'skate_shop'])

export function cityWindow(speak: Speak): string {
  const tiles = CITY.filter(({ x, y }) => near([(x + 0.5) * 3 * U, (y + 0.5) * 3 * U], 1.5 * U))
  const taken = new Set<string>(PAWNS.map(({ at }) => at))
  const shadows = tiles.map(({ x, y }) =>
    rect(x * 3 * U + 4, y * 3 * U + 5, 3 * U, 3 * U, { fill: '#000', opacity: 0.6 }),
  )
  const zombies = ZOMBIES.map((at, i) => {
    const [x, y] = centre(at)
    if (!near([x, y], U / 2)) return ''
    return taken.has(at) ? drawZombie(x + U * 0.3, y - U * 0.1, U * 0.8, i) : drawZombie(x - U * 0.02, y, U * 0.8, i)
  })
  const tokens = [...LIVES.map((at) => token(at, 'life')), ...BULLETS.map((at) => token(at, 'bullet'))]
  const plates = tiles.filter(({ id }) => NAMED.has(id)).map((laid) => drawPlate(laid, speak(`home.art.${laid.id}`), U))
  const pawns = PAWNS.map(({ at, ...look }) => {
    const [x, y] = centre(at)
    const shared = ZOMBIES.includes(at)
    return pawn(x - (shared ? U * 0.22 : 0), y + (shared ? U * 0.06 : 0), look, U / 56)
  })
  return [
    ...shadows,
    ...tiles.map((laid) => drawTile(laid, U)),
    townSquare(speak),
    ...zombies,
    ...tokens,
    ...plates,
    ...pawns,
  ].join('')
}

export const CITY_VIEW = `${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`
