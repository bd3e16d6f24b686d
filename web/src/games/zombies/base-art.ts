import { DX, DY, EXIT_CELL, type Facing } from '@shamble/game-zombies/table'
import { n } from '../../kit/index.js'

// The military base, which the published pictures leave open: drab road with one unbroken line, double bunker walls,
// a fence instead of a kerb. What tells the zones apart is the line before it is the ink.

const UNIT = 50
const TILE = 150

/** Patterns that only this game's board needs. */
export const BOARD_DEFS = [
  '<pattern id="hazard" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="6" fill="var(--ink-b)"/></pattern>',
  '<pattern id="dot-reach" width="4.5" height="4.5" patternUnits="userSpaceOnUse" patternTransform="rotate(15)"><circle cx="2.25" cy="2.25" r=".6" fill="var(--cold-line)"/></pattern>',
  '<pattern id="dead" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect width="1.2" height="7" fill="var(--line)"/></pattern>',
].join('')

/** The fence: small crosses along the kerb. */
export function baseKerb(kerb: readonly string[]): string {
  const crosses = kerb
    .map((line) => {
      const found = /^M(-?[\d.]+) (-?[\d.]+)([hv])/.exec(line)!
      const [x, y] = [Number(found[1]), Number(found[2])]
      return [8, 25, 42]
        .map((at) => {
          const [cx, cy] = found[3] === 'h' ? [x + at, y] : [x, y + at]
          return `M${n(cx - 3)} ${n(cy - 3)}l6 6M${n(cx + 3)} ${n(cy - 3)}l-6 6`
        })
        .join('')
    })
    .join('')
  return `<path d="${crosses}" stroke="var(--wire)" stroke-width="1.3"/>`
}

/** Nine pale spaces with the ring and the letter that a pilot looks for; the middle one is where the match is won. */
export function helipadArt(zone: 'town' | 'base', x0: number, y0: number): string {
  const [cx, cy] = [x0 + TILE / 2, y0 + TILE / 2]
  const cells = Array.from({ length: 9 }, (_, cell) => {
    const [x, y] = [x0 + (cell % 3) * UNIT, y0 + Math.floor(cell / 3) * UNIT]
    return `<rect x="${n(x)}" y="${n(y)}" width="${UNIT}" height="${UNIT}" fill="var(--pad)" stroke="var(--grid-pad)" stroke-width="1"/>`
  }).join('')
  const corner = (x: number, y: number, sx: number, sy: number): string =>
    `<path d="M${n(x + sx * 7)} ${n(y + sy * 32)}V${n(y + sy * 7)}H${n(x + sx * 32)}" fill="none" stroke="var(--pad-mark)" stroke-width="4"/>`
  const corners =
    corner(x0, y0, 1, 1) +
    corner(x0 + TILE, y0, -1, 1) +
    corner(x0, y0 + TILE, 1, -1) +
    corner(x0 + TILE, y0 + TILE, -1, -1)
  const ring = `<circle cx="${n(cx)}" cy="${n(cy)}" r="58" fill="none" stroke="var(--pad-mark)" stroke-width="5"${zone === 'base' ? ' stroke-dasharray="18 8"' : ''}/>`
  const letter = `<path d="M${n(cx - 17)} ${n(cy - 21)}h9v16h16v-16h9v42h-9v-17h-16v17h-9z" fill="var(--pad-mark)"/>`
  const goal = `<rect x="${n(cx - UNIT / 2)}" y="${n(cy - UNIT / 2)}" width="${UNIT}" height="${UNIT}" fill="none" stroke="var(--on-road)" stroke-width="2"/>`
  const rim = `<rect x="${n(x0)}" y="${n(y0)}" width="${TILE}" height="${TILE}" fill="none" stroke="var(--stock)" stroke-width="2"/>`
  const wall = [0, 1, 2, 3].map((side) => rimWalls(side, x0, y0)).join('')
  return `${cells}${corners}${ring}${letter}${goal}${rim}<path d="${wall}" stroke="var(--stock)" stroke-width="3" stroke-linecap="square"/>`
}

/** [ZMB-T.b] Only the middle of each side is an exit, though every border space can be walked. */
function rimWalls(side: number, x0: number, y0: number): string {
  const [a, b] = [UNIT, 2 * UNIT]
  if (side === 0) return `M${x0} ${y0 + 1}h${a}M${x0 + b} ${y0 + 1}h${a}`
  if (side === 1) return `M${x0 + TILE - 1} ${y0}v${a}M${x0 + TILE - 1} ${y0 + b}v${a}`
  if (side === 2) return `M${x0} ${y0 + TILE - 1}h${a}M${x0 + b} ${y0 + TILE - 1}h${a}`
  return `M${x0 + 1} ${y0}v${a}M${x0 + 1} ${y0 + b}v${a}`
}

/** A barrier across the middle of the road; its raised arm leaves the way open. Chevrons point into the base. */
export function gateArt(facing: Facing, townSide: number, x0: number, y0: number): string {
  const inwards = townSide < 0 ? facing.exits.indexOf(true) : (townSide + 2) % 4
  const angle = [0, 90, 180, 270][inwards]!
  const house = `<rect x="-47" y="-12" width="18" height="24" fill="var(--floor-base-2)" stroke="var(--wall)" stroke-width="2.6"/>`
  const posts = '<path d="M-25 -9h8v18h-8zM17 -9h8v18h-8z" fill="var(--wall)"/>'
  const arm = '<path d="M19 -3L34 -40L40 -38L25 0Z" fill="url(#hazard)" stroke="var(--wall)" stroke-width="1.6"/>'
  const line = '<path d="M-17 0H17" stroke="var(--wall)" stroke-width="2.4" stroke-dasharray="4 4"/>'
  const chevrons =
    '<path d="M-10 -20L0 -29L10 -20M-10 -28L0 -37L10 -28" fill="none" stroke="var(--on-road)" stroke-width="2.4"/>'
  return `<g transform="translate(${n(x0 + TILE / 2)} ${n(y0 + TILE / 2)}) rotate(${angle})">${house}${posts}${arm}${line}${chevrons}</g>`
}

/** TOWN and BASE at the two ends of a gate on the table, each beside its road. */
export function gateEnds(
  facing: Facing,
  townSide: number,
  names: { readonly town: string; readonly base: string },
  x0: number,
  y0: number,
): string {
  return facing.exits
    .map((isOpen, side) => {
      if (!isOpen) return ''
      const name = (side === townSide ? names.town : names.base).toUpperCase()
      const cell = EXIT_CELL[side]!
      const cx = x0 + ((cell % 3) + 0.5) * UNIT + DX[side]! * 14
      const cy = y0 + (Math.floor(cell / 3) + 0.5) * UNIT + DY[side]! * 14
      const isLevel = DX[side] !== 0
      const width = name.length * 6 + 8
      return `<g transform="translate(${n(cx)} ${n(cy)})${isLevel ? ' rotate(-90)' : ''}"><rect x="${n(-width / 2)}" y="-6.5" width="${n(width)}" height="13" fill="var(--stock)"/><text y="3.4" class="tiny" text-anchor="middle" fill="var(--ink)">${name}</text></g>`
    })
    .join('')
}

/** The jeep that waits in the motor pool [ZMB-1.3.1.s]. */
export function jeepMark(facing: Facing, x0: number, y0: number): string {
  const cell = facing.building[0] ?? 0
  const [x, y] = [x0 + (cell % 3) * UNIT, y0 + Math.floor(cell / 3) * UNIT]
  return `<g transform="translate(${n(x + 8)} ${n(y + 12)})" fill="var(--lot-base)"><path d="M1 14V8H9L13 1H24V3L28 4V8H33V18H29A4.6 4.6 0 0 0 20 18H14A4.6 4.6 0 0 0 5 18H1Z"/><circle cx="9.5" cy="19" r="3.4"/><circle cx="24.5" cy="19" r="3.4"/></g>`
}

/** The laboratory's glowing ones: the double ring that they wear [ZMB-1.3.1.r]. */
export function labMark(facing: Facing, x0: number, y0: number): string {
  const cell = facing.building[1] ?? 0
  const [x, y] = [x0 + ((cell % 3) + 0.5) * UNIT, y0 + (Math.floor(cell / 3) + 0.5) * UNIT]
  return `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="var(--lot-base)" stroke-width="2"><circle r="19"/><circle r="14"/><path d="M0 -9V9M-8 -4.5L8 4.5M8 -4.5L-8 4.5"/></g>`
}
