import type { Speak } from '@shamble/module'
import { die, n, PAWN_SHAPES, SHAPES, tag, text } from '../kit/index.js'
import type { Mode, Moved, SetupPlan } from './plan.js'
import { seatLetter } from './words.js'

// Who moves whom: pieces joined by a bracket to the seat that moves them, a house where the computer does,
// an outline or a die where the rules do.

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

/** Under the pieces: the seat that moves them; or a die, or whether a person or the house does. */
function mover({ seat, by }: Moved, mode: Mode, x: number): string {
  if (by === 'die') return die(x, 65, 19, 4)
  if (seat === null) return houseMark(x, 65)
  if (by !== 'player') return seatMark(seat, x, 66, 0.72)
  return seat < mode.people ? head(x) : houseMark(x, 65)
}

/** A person at the screen. */
const head = (x: number): string =>
  tag('path', {
    d: `M${n(x)} 55.5a5 5 0 1 1 0 10a5 5 0 1 1 0 -10ZM${n(x - 9)} 75.5a9 8 0 0 1 18 0Z`,
    fill: 'var(--paper)',
    stroke: 'var(--edge)',
  })

export function modeDiagram(
  { drawPiece }: SetupPlan,
  mode: Mode,
  speak: Speak,
): { readonly width: number; readonly drawing: string } {
  let x = 0
  const parts: string[] = []
  for (const moved of mode.who) {
    const { step = 38 } = moved
    const right = x + (moved.pieces.length - 1) * step + 34
    for (const [i, name] of moved.pieces.entries()) parts.push(drawPiece?.(name, i, x + i * step, speak) ?? '')
    parts.push(bracket(x + 1, right - 1, 44), mover(moved, mode, (x + right) / 2))
    x = right + 12
  }
  return { width: x, drawing: parts.join('') }
}

/** For a narrow cell: the same without brackets. */
export function smallDiagram(
  { drawSmall }: SetupPlan,
  mode: Mode,
): { readonly width: number; readonly drawing: string } {
  let x = 0
  const parts: string[] = []
  for (const moved of mode.who) {
    const { width, drawing } = drawSmall?.(moved.pieces, x) ?? { width: 24, drawing: '' }
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
