import type { Speak } from '@shamble/module'
import counters from '../../../games/dawn/src/data/counters.json' with { type: 'json' }
import {
  cutOut,
  die,
  type FigureName,
  fig,
  group,
  n,
  PAWN_SHAPES,
  pawn,
  person,
  rect,
  SHAPES,
  tag,
  text,
  zombieUnit,
} from '../kit/index.js'
import type { Mode, Moved } from './plans.js'
import { seatLetter } from './words.js'

// Who moves whom: pieces joined by a bracket to the seat that moves them, a house where the computer does,
// an outline or a die where the rules do.

const FIGURES: Readonly<Record<string, FigureName>> = {
  peter: 'rifle',
  roger: 'rifle',
  steve: 'pistol',
  fran: 'pistolLong',
}
const VALUES: Readonly<Record<string, { readonly normal: readonly number[] }>> = counters.characters

const isPawn = (piece: string): boolean => piece.startsWith('pawn-')

const HOUSE = 'M-10 -2L0 -11L10 -2V9H-10Z'

/** The mark of a seat: its shape and letter, filled for a person, an outline of a house for a bot. */
export function seatMark(seat: number, x: number, y: number, scale: number, isPerson = true): string {
  const shape = PAWN_SHAPES[seat % PAWN_SHAPES.length]!
  const place = `translate(${n(x)} ${n(y)}) scale(${scale})`
  const ink = isPerson ? 'var(--on-paper)' : 'var(--ink)'
  const look = isPerson ? { fill: 'var(--paper)', stroke: 'var(--on-paper)' } : { fill: 'none', stroke: 'var(--ink-2)' }
  return tag(
    'g',
    { transform: place },
    tag('path', { d: SHAPES[shape], ...look, 'stroke-width': 2 }) +
      text(0, shape === 'triangle' ? 9 : 6, seatLetter(seat), {
        class: 'num',
        'font-size': 17,
        'text-anchor': 'middle',
        fill: ink,
      }),
  )
}

const houseMark = (x: number, y: number, scale = 1): string =>
  tag('path', {
    d: HOUSE,
    transform: `translate(${n(x)} ${n(y)}) scale(${scale})`,
    fill: 'none',
    stroke: 'var(--ink-2)',
    'stroke-width': 2,
  })

const bracket = (from: number, to: number, at: number): string =>
  tag('path', {
    d: `M${n(from)} ${at}v4H${n(to)}v-4M${n((from + to) / 2)} ${at + 4}v5`,
    fill: 'none',
    stroke: 'var(--ink-2)',
    'stroke-width': 1.6,
  })

function piece(name: string, index: number, x: number, speak: Speak): string {
  if (name === 'dead') return zombieUnit(x + 17, 22, 32, { pose: index === 0 ? 2 : 0 })
  if (name === 'zombie')
    return rect(x, 5, 34, 36, { fill: 'var(--floor-1)' }) + group(x + 17, 23, cutOut(34, index === 0 ? 1 : 2))
  const seat = /^pawn-(\d)$/.exec(name)?.[1]
  if (seat !== undefined) {
    const shape = PAWN_SHAPES[Number(seat)]!
    return pawn(
      x + 17,
      24,
      { shape, fill: 'var(--paper)', ink: 'var(--on-paper)', name: seatLetter(Number(seat)) },
      0.92,
    )
  }
  const look = {
    name: speak(`seat.${name}`).toUpperCase(),
    figure: FIGURES[name] ?? 'pistol',
    values: VALUES[name]?.normal ?? [],
  }
  return person(x + 17, 22, 34, look)
}

/** Under the pieces: the seat that moves them; or, where everybody has a pawn, whether a person or the house does. */
function mover(moved: Moved, mode: Mode, x: number): string {
  const [first = ''] = moved.pieces
  if (first === 'zombie') return die(x, 65, 19, 4)
  if (moved.seat === null) return houseMark(x, 65)
  if (!isPawn(first)) return seatMark(moved.seat, x, 66, 0.72)
  return moved.seat < mode.people ? head(x) : houseMark(x, 65)
}

/** A person at the screen. */
const head = (x: number): string =>
  tag('path', {
    d: `M${n(x)} 55.5a5 5 0 1 1 0 10a5 5 0 1 1 0 -10ZM${n(x - 9)} 75.5a9 8 0 0 1 18 0Z`,
    fill: 'var(--paper)',
    stroke: 'var(--edge)',
  })

export function modeDiagram(mode: Mode, speak: Speak): { readonly width: number; readonly drawing: string } {
  let x = 0
  const parts: string[] = []
  for (const moved of mode.who) {
    const step = moved.pieces[0] === 'dead' || moved.pieces[0] === 'zombie' ? 34 : 38
    const right = x + (moved.pieces.length - 1) * step + 34
    for (const [i, name] of moved.pieces.entries()) parts.push(piece(name, i, x + i * step, speak))
    parts.push(bracket(x + 1, right - 1, 44), mover(moved, mode, (x + right) / 2))
    x = right + 12
  }
  return { width: x, drawing: parts.join('') }
}

/** For a narrow cell: the same without brackets, people as cut-outs. */
export function smallDiagram(mode: Mode): { readonly width: number; readonly drawing: string } {
  let x = 0
  const parts: string[] = []
  for (const moved of mode.who) {
    const { width, drawing } = smallPieces(moved.pieces, x)
    const middle = x + width / 2
    // The marks of the large drawing, made smaller about their own middle.
    const mark = tag(
      'g',
      { transform: `translate(${n(middle)} 39) scale(.66) translate(${n(-middle)} -65.5)` },
      mover(moved, mode, middle),
    )
    parts.push(drawing, mark)
    x += width + 10
  }
  return { width: x, drawing: parts.join('') }
}

function smallPieces(pieces: readonly string[], x: number): { readonly width: number; readonly drawing: string } {
  const [first = ''] = pieces
  if (first === 'dead') return { width: 24, drawing: zombieUnit(x + 12, 12, 22, { pose: 2 }) }
  if (first === 'zombie')
    return { width: 24, drawing: rect(x, 1, 24, 24, { fill: 'var(--floor-1)' }) + group(x + 12, 13, cutOut(23, 1)) }
  if (isPawn(first)) {
    const shape = SHAPES[PAWN_SHAPES[Number(first.slice(5))]!]
    return {
      width: 16,
      drawing: tag('path', {
        d: shape,
        transform: `translate(${x + 8} 13) scale(.58)`,
        fill: 'var(--paper)',
        stroke: 'var(--edge)',
      }),
    }
  }
  const cut = (name: string, left: number): string =>
    tag('path', { d: `M${left} 1h10l4 4v18h-14Z`, fill: 'var(--paper)', stroke: 'var(--edge)' }) +
    tag('g', { fill: 'var(--on-paper)' }, fig(FIGURES[name] ?? 'pistol', left - 1, 5, 16))
  return { width: pieces.length * 17 - 3, drawing: pieces.map((name, i) => cut(name, x + i * 17)).join('') }
}
