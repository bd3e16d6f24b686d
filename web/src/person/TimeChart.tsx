import type { ReactNode } from 'react'
import { n } from '../kit/index.js'
import type { Looked } from './over-time.js'

interface Props {
  readonly looked: readonly Looked[]
  readonly isNarrow: boolean
  /** The name of each strip. */
  readonly labels: { readonly rate: string; readonly luck: string }
  number(points: number): string
}

/** Columns for fewer games than that leave the chart half empty. */
const LEAST = 8

/** One column a game: what a decision cost, with the line of the last games; under it what the dice gave. */
export function TimeChart({ looked, isNarrow, labels, number }: Props): ReactNode {
  const [w, left, right] = isNarrow ? [360, 34, 8] : [1100, 44, 16]
  const [top, upper, gap, lower] = [22, 150, 34, 100]
  const h = top + upper + gap + lower + 4
  const wide = (w - left - right) / Math.max(LEAST, looked.length)
  const x = (i: number): number => left + (i + 0.5) * wide
  const most = niceAbove(Math.max(...looked.map(({ rate }) => rate), 0.5))
  const luckMost = niceAbove(Math.max(...looked.map(({ luck }) => Math.abs(luck)), 5))
  const y = (rate: number): number => top + upper * (1 - rate / most)
  const middle = top + upper + gap + lower / 2
  const tall = (luck: number): number => (Math.abs(luck) / luckMost) * (lower / 2 - 2)
  const line = looked.map(({ lately }, i) => `${i === 0 ? 'M' : 'L'}${n(x(i))} ${n(y(lately))}`).join('')
  const side = (text: string, at: number): ReactNode => (
    <text x={left - 6} y={n(at + 4)} className="num" fontSize={12} textAnchor="end" fill="var(--ink-2)">
      {text}
    </text>
  )
  return (
    <svg className="time-chart" viewBox={`0 0 ${w} ${n(h)}`} aria-hidden="true">
      <text x={left} y={12} className="tiny" fill="var(--ink-2)">
        {labels.rate}
      </text>
      {[0, most / 2, most].map((rate) => (
        <g key={rate}>
          <path d={`M${left} ${n(y(rate))}H${w - right}`} stroke="var(--line)" />
          {side(number(rate), y(rate))}
        </g>
      ))}
      <path d={line} fill="none" stroke="var(--cold)" strokeWidth={3} strokeLinejoin="round" />
      {looked.map(({ match, rate, result }, i) => (
        <circle
          key={match}
          cx={n(x(i))}
          cy={n(y(rate))}
          r={4.5}
          fill={result === 'won' ? 'var(--ink)' : 'var(--stock)'}
          stroke="var(--ink)"
          strokeWidth={1.8}
        />
      ))}
      <text x={left} y={n(top + upper + gap - 8)} className="tiny" fill="var(--ink-2)">
        {labels.luck}
      </text>
      <path d={`M${left} ${n(middle)}H${w - right}`} stroke="var(--ink-2)" />
      {side(`+${number(luckMost)}`, middle - lower / 2 + 4)}
      {side(`−${number(luckMost)}`, middle + lower / 2 - 4)}
      {looked.map(({ match, luck }, i) => (
        <rect
          key={match}
          x={n(x(i) - wide * 0.28)}
          y={n(luck >= 0 ? middle - tall(luck) : middle)}
          width={n(wide * 0.56)}
          height={n(Math.max(0.8, tall(luck)))}
          fill={`var(--ink-${luck >= 0 ? 'b' : 'a'})`}
        />
      ))}
    </svg>
  )
}

/** A round figure that nothing reaches over. */
export function niceAbove(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value))
  return unit * ([1, 2, 5].find((step) => step * unit >= value) ?? 10)
}
