import type { ReactNode } from 'react'
import { n, type Point } from '../kit/index.js'

import { DRAWING } from './Layer.js'

/** Where an answer leads on a board. */
export interface MoveWay {
  /** From where to where; one point where something is done in place, none where the board does not show it. */
  readonly points: readonly Point[]
  /** How large a step is, in board units: strokes and letters follow it. */
  readonly size: number
}

/** An answer that is drawn over a board, be it given or not. */
export interface MoveArrow extends MoveWay {
  /** The best that was found; another one; what was done. */
  readonly kind: 'best' | 'other' | 'done'
  readonly label: string
}

const INKS: Readonly<
  Record<MoveArrow['kind'], { readonly ink: string; readonly wide: number; readonly dash: number }>
> = {
  best: { ink: 'var(--cold)', wide: 0.13, dash: 0 },
  other: { ink: 'var(--cold)', wide: 0.06, dash: 0.16 },
  done: { ink: 'var(--ink)', wide: 0.1, dash: 0 },
}

/** The best line solid and cold, the others thin and dashed, what was done in ink; each with its figure. */
export function MoveArrows({ arrows }: { readonly arrows: readonly MoveArrow[] }): ReactNode {
  const shown = arrows.filter(({ points }) => points.length > 0)
  return (
    <g className="move-arrows" {...DRAWING} pointerEvents="none">
      {/* The best is over the rest. */}
      {shown.toReversed().map((arrow) => (
        <Arrow key={arrow.label} arrow={arrow} />
      ))}
      {labelled(shown).map(({ arrow, at }) => (
        <Label key={arrow.label} arrow={arrow} at={at} />
      ))}
    </g>
  )
}

function Arrow({ arrow: { points, size, kind } }: { readonly arrow: MoveArrow }): ReactNode {
  const { ink, wide, dash } = INKS[kind]
  const width = wide * size
  const [x, y] = points.at(-1)!
  if (points.length === 1)
    return (
      <g transform={`translate(${n(x)} ${n(y)})`} fill="none">
        <circle r={n(size * 0.46)} stroke="var(--stock)" strokeWidth={n(width * 2)} />
        <circle r={n(size * 0.46)} stroke={ink} strokeWidth={n(width)} />
      </g>
    )
  const [fromX, fromY] = points.at(-2)!
  const turn = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  const line = `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`
  const head = size * (kind === 'other' ? 0.16 : 0.24)
  return (
    <>
      <path d={line} fill="none" stroke="var(--stock)" strokeWidth={n(width + size * 0.09)} />
      <path
        d={line}
        fill="none"
        stroke={ink}
        strokeWidth={n(width)}
        {...(dash === 0 ? {} : { strokeDasharray: `${n(dash * size)} ${n(dash * size * 0.6)}` })}
      />
      <path
        d={`M${n(head)} 0L${n(-head * 0.7)} ${n(-head)}V${n(head)}Z`}
        transform={`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`}
        fill={ink}
        stroke="var(--stock)"
        strokeWidth={n(size * 0.04)}
      />
    </>
  )
}

/** Labels are over the ends of arrows, those of one end above each other. */
export function labelled(arrows: readonly MoveArrow[]): { readonly arrow: MoveArrow; readonly at: Point }[] {
  const placed: { arrow: MoveArrow; at: Point }[] = []
  for (const arrow of arrows) {
    const { points, size } = arrow
    const [x, y] = points.at(-1)!
    // What was done in place is below, so that arrows from there stay free.
    const way = arrow.kind === 'done' && points.length === 1 ? 1 : -1
    const near = placed.filter(
      ({ at }) => Math.abs(at[0] - x) < size * 1.6 && Math.abs(at[1] - y) < size * 1.9 && Math.sign(at[1] - y) === way,
    )
    placed.push({ arrow, at: [x, y + way * size * (0.68 + 0.42 * near.length)] })
  }
  return placed
}

function Label({ arrow: { label, size, kind }, at }: { readonly arrow: MoveArrow; readonly at: Point }): ReactNode {
  const letter = size * 0.27
  const wide = label.length * letter * 0.56 + letter
  const { ink } = INKS[kind]
  return (
    <g transform={`translate(${n(at[0])} ${n(at[1])})`}>
      <rect
        x={n(-wide / 2)}
        y={n(-letter * 0.72)}
        width={n(wide)}
        height={n(letter * 1.44)}
        fill="var(--stock)"
        stroke={ink}
        strokeWidth={n(size * 0.03)}
      />
      <text y={n(letter * 0.36)} className="num" fontSize={n(letter)} textAnchor="middle" fill={ink}>
        {label}
      </text>
    </g>
  )
}
