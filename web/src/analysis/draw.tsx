import type { Rating } from '@shamble/analysis'
import type { ReactNode } from 'react'
import { n } from '../kit/index.js'
import { SYMBOLS } from '../kit/symbols.js'

/** Points with their sign, to the tenth. */
export const signed = (points: number, point: string, digits = 1): string =>
  `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(digits).replace('.', point)}`

/** Ratings differ in shape first: tick, ring, triangle that points down, cross in a filled square. */
export function RatingMark({ rating, ink = 'var(--ink)' }: { rating: Rating; ink?: string }): ReactNode {
  switch (rating) {
    case 'best':
      return <path d={SYMBOLS.tick} transform="translate(-6.4 -5.6) scale(.8)" fill={ink} />
    case 'fine':
      return <circle r={4.6} fill="var(--stock)" stroke={ink} strokeWidth={2.2} />
    case 'mistake':
      return <path d="M-7 -5.5H7L0 7Z" fill="var(--stock)" stroke={ink} strokeWidth={2.2} />
    case 'blunder':
      return (
        <>
          <rect x={-7.5} y={-7.5} width={15} height={15} fill={ink} />
          <path d="M-4 -4L4 4M4 -4L-4 4" stroke="var(--stock)" strokeWidth={2.4} />
        </>
      )
  }
}

export function RatingIcon({ rating, size = 17 }: { rating: Rating; size?: number }): ReactNode {
  return (
    <svg className="ico" width={size} height={size} viewBox="-9 -9 18 18" aria-hidden="true">
      <RatingMark rating={rating} />
    </svg>
  )
}

interface BridgeProps {
  readonly start: number
  readonly steps: readonly { readonly what: 'dice' | 'choices' | 'others'; readonly points: number }[]
}

/** From the start to the end in steps that add up: own dice, own choices, theirs. */
export function Bridge({ start, steps }: BridgeProps): ReactNode {
  const [w, h] = [104, 22]
  const k = (w - 8) / 100
  const inside = (points: number): number => Math.max(0, Math.min(100, points))
  let at = start
  const bars = steps.map(({ what, points }, i) => {
    const [low, high] = [inside(Math.min(at, at + points)), inside(Math.max(at, at + points))]
    at += points
    const fill =
      what === 'dice' ? `var(--ink-${points >= 0 ? 'b' : 'a'})` : what === 'choices' ? 'var(--cold)' : 'url(#hatch)'
    return (
      <rect
        key={what}
        x={n(4 + low * k)}
        y={1 + i * 7}
        width={n(Math.max(1.2, (high - low) * k))}
        height={6}
        fill={fill}
        stroke={what === 'others' ? 'var(--ink-2)' : 'none'}
      />
    )
  })
  return (
    <svg viewBox={`0 0 ${w} ${h}`} width={w} height={h} aria-hidden="true">
      <path d={`M4 ${h / 2}H${w - 4}`} stroke="var(--line)" />
      <rect x={4} y={7} width={n(start * k)} height={8} fill="var(--line)" />
      {bars}
      <path d={`M${n(4 + inside(at) * k)} 0V${h}`} stroke="var(--ink)" strokeWidth={2.4} />
    </svg>
  )
}

interface IntervalProps {
  readonly chance: number
  readonly half: number
  readonly low: number
  readonly high: number
  readonly isBest: boolean
}

/** One answer: its chance with its interval, on a scale that all of them share. */
export function IntervalPlot({ chance, half, low, high, isBest }: IntervalProps): ReactNode {
  const w = 92
  const x = (points: number): number => Math.max(1, Math.min(w - 1, ((points - low) / Math.max(1, high - low)) * w))
  const ink = isBest ? 'var(--cold)' : 'var(--ink)'
  const [from, to] = [n(x(chance - half)), n(x(chance + half))]
  return (
    <svg width={w} height={14} viewBox={`0 0 ${w} 14`} aria-hidden="true">
      <path d={`M0 7H${w}`} stroke="var(--line)" />
      <path d={`M${from} 7H${to}M${from} 3V11M${to} 3V11`} stroke={ink} strokeWidth={1.8} />
      <circle cx={n(x(chance))} cy={7} r={3.6} fill={ink} />
    </svg>
  )
}
