import type { Speak } from '@shamble/module'
import { type DoorState, type PersonLook, person, zombieUnit } from '../kit/index.js'
import { type Crop, drawMall, squareCentre } from './mall-drawing.js'

// One moment of a match between two: Peter in the hall, the south door still open, everybody else where he was left.

export const DOORS_THEN: Readonly<Record<string, DoorState>> = {
  MN: 'closed',
  MW: 'closed',
  D05: 'closed',
  D06: 'destroyed',
  D08: 'closed',
  D10: 'closed',
  D11: 'closed',
  D12: 'destroyed',
  D14: 'closed',
  D16: 'closed',
  D20: 'closed',
  D22: 'closed',
  D23: 'closed',
  D26: 'closed',
  D28: 'closed',
}

export const UNITS_THEN: readonly string[] = (
  '149 172 111 113 116 117 090 070 067 063 081 101 096 142 165 168 212 162 ' +
  '011 028 041 049 075 125 136 184 207 214 131'
).split(' ')
const BERSERK = new Set(['149', '172'])

export const PETER = {
  at: '109',
  look: { name: 'PETER', figure: 'rifle', values: [3, 1, 7] } satisfies PersonLook,
} as const

const CELL = 54

/** In cells: so that Peter stands a little left of the middle, in a window of any shape. */
export const MALL_CROP: Crop = { x: 10.6, y: 1.75, width: 12.5, height: 7.8 }

export function mallWindow(speak: Speak): string {
  const { x, y, width, height } = MALL_CROP
  const near = (at: string): boolean => {
    const [cx, cy] = squareCentre(at, 1)
    return cx > x - 1 && cx < x + width + 1 && cy > y - 1 && cy < y + height + 1
  }
  const units = UNITS_THEN.map((at, i) => {
    if (!near(at)) return ''
    const [cx, cy] = squareCentre(at, CELL)
    const berserk = BERSERK.has(at) ? speak('home.art.berserk') : null
    return zombieUnit(cx, cy, berserk === null ? 36 : 39, { pose: (i * 3 + (i >> 1)) % 4, berserk })
  })
  const [px, py] = squareCentre(PETER.at, CELL)
  return drawMall(CELL, DOORS_THEN, MALL_CROP) + units.join('') + person(px, py, 44, PETER.look, { selected: true })
}

export const MALL_VIEW = [MALL_CROP.x, MALL_CROP.y, MALL_CROP.width, MALL_CROP.height].map((v) => v * CELL).join(' ')
