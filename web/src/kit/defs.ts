import { figureSymbols } from './figures.js'
import { rect, tag } from './svg.js'

/** Four dot sizes are four distances from the lamp. */
const DOTS = [1.5, 1.15, 0.85, 0.55] as const
const LATTICE = { sodium: 45, cold: 15 } as const

const halftone = (ink: keyof typeof LATTICE): string =>
  DOTS.map((r, i) =>
    tag(
      'pattern',
      {
        id: `dot-${ink}-${i + 1}`,
        width: 4.5,
        height: 4.5,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${LATTICE[ink]})`,
      },
      tag('circle', { cx: 2.25, cy: 2.25, r, fill: `var(--${ink})` }),
    ),
  ).join('')

const hatch = (id: string, step: number, width: number, ink: string): string =>
  tag(
    'pattern',
    { id, width: step, height: step, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    rect(0, 0, width, step, { fill: ink }),
  )

const lawn = tag(
  'pattern',
  { id: 'lawn', width: 9, height: 9, patternUnits: 'userSpaceOnUse' },
  tag('path', { d: 'M2 5L2 2M6.5 8.5L6.5 5.5', stroke: 'var(--lot, #3B3726)', 'stroke-width': 1.3 }),
)

/**
 * What every drawing refers to by id: figures, halftones, hatchings. It is once in the page, in an
 * <svg> of no size that is not `display: none` (patterns of a hidden drawing are not painted).
 */
export const defs = (): string =>
  tag(
    'defs',
    {},
    figureSymbols() +
      halftone('sodium') +
      halftone('cold') +
      hatch('hatch', 5, 1.3, 'var(--ink-2)') +
      hatch('hatch-wide', 9, 1.6, 'var(--line)') +
      lawn,
  )
