import type { Speak } from '@shamble/module'
import counters from '../../../../games/dawn/src/data/counters.json' with { type: 'json' }
import { type FigureName, fig, person, tag, zombieUnit } from '../../kit/index.js'

// The pieces of the modes: four people, and the dead.

const FIGURES: Readonly<Record<string, FigureName>> = {
  peter: 'rifle',
  roger: 'rifle',
  steve: 'pistol',
  fran: 'pistolLong',
}
const VALUES: Readonly<Record<string, { readonly normal: readonly number[] }>> = counters.characters

export function drawPiece(name: string, index: number, x: number, speak: Speak): string {
  if (name === 'dead') return zombieUnit(x + 17, 22, 32, { pose: index === 0 ? 2 : 0 })
  const look = {
    name: speak(`seat.${name}`).toUpperCase(),
    figure: FIGURES[name] ?? 'pistol',
    values: VALUES[name]?.normal ?? [],
  }
  return person(x + 17, 22, 34, look)
}

/** People as cut-outs. */
export function drawSmall(pieces: readonly string[], x: number): { readonly width: number; readonly drawing: string } {
  if (pieces[0] === 'dead') return { width: 24, drawing: zombieUnit(x + 12, 12, 22, { pose: 2 }) }
  const cut = (name: string, left: number): string =>
    tag('path', { d: `M${left} 1h10l4 4v18h-14Z`, fill: 'var(--paper)', stroke: 'var(--edge)' }) +
    tag('g', { fill: 'var(--on-paper)' }, fig(FIGURES[name] ?? 'pistol', left - 1, 5, 16))
  return { width: pieces.length * 17 - 3, drawing: pieces.map((name, i) => cut(name, x + i * 17)).join('') }
}
