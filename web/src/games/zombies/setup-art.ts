import type { Options } from '@shamble/kernel'
import type { Speak } from '@shamble/module'
import tileSet from '../../../../games/zombies/src/data/tiles.json' with { type: 'json' }
import { drawTile, drawZombie } from '../../home/city-drawing.js'
import { group, PAWN_SHAPES, pawn, rect, SHAPES, tag, text } from '../../kit/index.js'
import type { Preview } from '../../setup/plan.js'
import { seatLetter } from '../../setup/words.js'

// The pieces of the modes: a pawn for each seat, and the dead; the city as it will stand.

const seatOfPawn = (piece: string): number => Number(piece.slice('pawn-'.length))

export function drawPiece(name: string, index: number, x: number): string {
  if (name === 'zombie')
    return rect(x, 5, 34, 36, { fill: 'var(--floor-1)' }) + drawZombie(x + 17, 23, 34, index === 0 ? 1 : 2)
  const seat = seatOfPawn(name)
  const look = { shape: PAWN_SHAPES[seat]!, fill: 'var(--paper)', ink: 'var(--on-paper)', name: seatLetter(seat) }
  return pawn(x + 17, 24, look, 0.92)
}

export function drawSmall(
  [first = '']: readonly string[],
  x: number,
): { readonly width: number; readonly drawing: string } {
  if (first === 'zombie')
    return { width: 24, drawing: rect(x, 1, 24, 24, { fill: 'var(--floor-1)' }) + drawZombie(x + 12, 13, 23, 1) }
  const drawing = tag('path', {
    d: SHAPES[PAWN_SHAPES[seatOfPawn(first)]!],
    transform: `translate(${x + 8} 13) scale(.58)`,
    fill: 'var(--paper)',
    stroke: 'var(--edge)',
  })
  return { width: 16, drawing }
}

const SET_ASIDE = { town: ['town_square'], base: ['front_gate'] } as const

/** How many tiles lie in a stack at the start: the Front Gate lies in the town's. [ZMB-1.2.d] [ZMB-1.2.e] */
export function stackSizes(base: boolean): { readonly town: number; readonly base: number } {
  const count = (zone: 'town' | 'base', without: readonly string[]): number =>
    tileSet.tiles
      .filter((tile) => tile.zone === zone && !without.includes(tile.id))
      .reduce((sum, { copies }) => sum + copies, 0)
  const town = count('town', SET_ASIDE.town)
  // One crossroads and one straight of the base wait for the gate.
  return base ? { town: town + 1, base: count('base', SET_ASIDE.base) - 2 } : { town, base: 0 }
}

function stack(x: number, count: number, word: string): string {
  const layers = [3, 2, 1, 0].map((i) =>
    rect(i * 3, 18 - i * 3, 78, 78, { fill: 'var(--block)', stroke: 'var(--ink-2)', 'stroke-width': 1.5 }),
  )
  const words =
    text(39, 70, count, { class: 'num', 'font-size': 40, 'text-anchor': 'middle', fill: 'var(--ink)' }) +
    text(39, 120, word, { class: 'tiny', 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--ink-2)' })
  return group(x, 18, layers.join('') + words)
}

/** The Town Square with everybody on it, and the stacks that the city grows from. */
export function preview(options: Options, speak: Speak): Preview {
  const u = 50
  const seats = Number(options['seats'])
  const base = options['expansion'] === 'militaryBase'
  const sizes = stackSizes(base)
  const places = Array.from({ length: seats }, (_, seat) => {
    const angle = (seat / seats) * Math.PI * 2 - Math.PI / 2
    const away = seats === 1 ? 0 : 13 + seats * 1.6
    const look = { shape: PAWN_SHAPES[seat]!, fill: 'var(--paper)', ink: 'var(--on-paper)', name: seatLetter(seat) }
    return pawn(1.5 * u + Math.cos(angle) * away, 1.5 * u + Math.sin(angle) * away, look, 0.5)
  })
  const drawing =
    drawTile({ id: 'town_square', turns: 0, x: 0, y: 0 }, u) +
    places.join('') +
    stack(196, sizes.town, speak('setup.stack.town')) +
    (base ? stack(306, sizes.base, speak('setup.stack.base')) : '')
  return { view: '-4 -4 410 158', drawing }
}
