import type { ReactNode } from 'react'
import { n } from '../kit/index.js'
import type { LaidMoment } from './lanes.js'
import type { RaceLine, Sign } from './parts.js'
import type { Plot } from './plot.js'
import { spread } from './scale.js'

interface Props {
  readonly plot: Plot
  readonly lines: readonly RaceLine[]
  /** Each column's turn, and whose it was. */
  readonly signs: readonly { readonly turn: number; readonly sign: Sign | null }[]
  readonly moments: readonly LaidMoment[]
  readonly at: { readonly far: number; readonly column: number; readonly tag: string }
  /** The state that is shown: its own moment is cold. */
  readonly current: number
}

/** By its stroke alone each line can be told from the others. */
const STROKES = [
  { width: 4, dash: undefined, ink: 'var(--ink-b)' },
  { width: 1.8, dash: undefined, ink: 'var(--ink)' },
  { width: 2.4, dash: '8 4', ink: 'var(--ink)' },
  { width: 3, dash: '2 3.5', ink: 'var(--ink)' },
  { width: 2.2, dash: '12 3 2 3', ink: 'var(--ink)' },
  { width: 3.4, dash: '16 6', ink: 'var(--ink-2)' },
] as const

const strokeOf = (i: number) => STROKES[i % STROKES.length]!
const LABEL_GAP = 22
const SIGN_SCALE = 0.56
const TAG_HALF = 26

/** The drawing of a race; what it says is said by the slider around it. */
export function RacePlot({ plot, lines, signs, moments, at, current }: Props): ReactNode {
  const { width, height, left, top, foot } = plot
  const bottom = height - foot
  const end = plot.x(plot.columns)
  const now = plot.x(at.far)
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect x={left} y={top - 6} width={n(Math.max(0, now - left))} height={bottom - top + 12} fill="var(--panel)" />
      {plot.ticks.map(({ share, mark, isGoal }) => (
        <g key={mark}>
          <path
            d={`M${left} ${n(plot.y(share))}H${n(end)}`}
            stroke={isGoal ? 'var(--ink)' : 'var(--line)'}
            strokeWidth={isGoal ? 2.6 : 1}
          />
          <text
            x={left - 8}
            y={n(plot.y(share) + 4.5)}
            className="num"
            fontSize={13}
            textAnchor="end"
            fill={isGoal ? 'var(--ink)' : 'var(--ink-2)'}
          >
            {mark}
          </text>
        </g>
      ))}
      <Turns plot={plot} signs={signs} now={now} column={at.column} />
      <Lines plot={plot} lines={lines} />
      <Ends plot={plot} lines={lines} end={end} />
      {moments.map((moment) => (
        <Diamond key={`${moment.seq} ${moment.words}`} plot={plot} moment={moment} isNow={moment.seq === current} />
      ))}
      <path d={`M${n(now)} ${top - 10}V${bottom + 8}`} stroke="var(--stock)" strokeWidth={7} />
      <path d={`M${n(now)} ${top - 10}V${bottom + 8}`} stroke="var(--cold)" strokeWidth={3} />
      <g transform={`translate(${n(Math.max(TAG_HALF, now))} ${bottom + 17})`}>
        <rect x={-TAG_HALF} y={-12} width={TAG_HALF * 2} height={24} fill="var(--cold)" />
        <text y={6} className="num" fontSize={17} textAnchor="middle" fill="var(--on-cold)">
          {at.tag}
        </text>
      </g>
    </svg>
  )
}

/** A column a turn: the shape of the seat that had it, and its number; fewer where they would touch. */
function Turns({
  plot,
  signs,
  now,
  column,
}: Pick<Props, 'plot' | 'signs'> & { now: number; column: number }): ReactNode {
  const y = plot.height - plot.foot
  return signs.map(({ turn, sign }, i) => {
    const middle = plot.x(i + 0.5)
    const isFree = Math.abs(middle - now) > TAG_HALF + 16 && i !== column
    const isWritten = i % plot.step === 0 && isFree
    return (
      <g key={turn}>
        <path d={`M${n(plot.x(i))} ${y}v4`} stroke="var(--line)" strokeWidth={1} />
        {isWritten && sign !== null && (
          <g
            transform={`translate(${n(middle - 7)} ${y + 17}) scale(.42)`}
            dangerouslySetInnerHTML={{ __html: sign.art }}
          />
        )}
        {isWritten && (
          <text
            x={n(sign === null ? middle : middle + 4)}
            y={y + 21.5}
            className="num"
            fontSize={12}
            textAnchor={sign === null ? 'middle' : 'start'}
            fill="var(--ink-2)"
          >
            {turn}
          </text>
        )}
      </g>
    )
  })
}

/** From turn to turn: flat, then up or down where the turn ends, so that no line changes before what changed it. */
function Lines({ plot, lines }: Pick<Props, 'plot' | 'lines'>): ReactNode {
  // The thickest first: whatever runs along the same height stays visible on it.
  const order = lines
    .map((line, i) => ({ d: stepLine(plot, line), ...strokeOf(i), name: line.name }))
    .sort((a, b) => b.width - a.width)
  return (
    <g fill="none">
      {order.map(({ d, width, name }) => (
        <path key={`under ${name}`} d={d} stroke="var(--stock)" strokeWidth={width + 3.4} />
      ))}
      {order.map(({ d, width, dash, ink, name }) => (
        <path key={name} d={d} stroke={ink} strokeWidth={width} strokeDasharray={dash} />
      ))}
    </g>
  )
}

function stepLine(plot: Plot, { values, of }: RaceLine): string {
  const y = (i: number): number => n(plot.y((values[i] ?? 0) / of))
  const steps = values.slice(1).map((_, i) => `H${n(plot.x(i + 1))}V${y(i + 1)}`)
  return `M${n(plot.x(0))} ${y(0)}${steps.join('')}`
}

/** Whose line it is, at its end: sign, name and figure, apart from each other. */
function Ends({ plot, lines, end }: Pick<Props, 'plot' | 'lines'> & { end: number }): ReactNode {
  const wanted = lines.map(({ values, of }) => plot.y((values[values.length - 1] ?? 0) / of))
  // Above the tag that the playhead carries at the end.
  const [from, to] = [plot.top - 4, plot.height - plot.foot - 8]
  const gap = Math.min(LABEL_GAP, (to - from) / Math.max(1, lines.length - 1))
  const size = Math.min(1, gap / LABEL_GAP + 0.1)
  const placed = spread(wanted, gap, from, to)
  return lines.map((line, i) => {
    const { width, dash, ink } = strokeOf(i)
    return (
      <g key={line.name}>
        <path
          d={`M${n(end)} ${n(wanted[i]!)}L${n(end + 12)} ${n(placed[i]!)}`}
          fill="none"
          stroke={ink}
          strokeWidth={width}
          strokeDasharray={dash}
        />
        <g
          transform={`translate(${n(end + 24)} ${n(placed[i]!)}) scale(${n(SIGN_SCALE * size)})`}
          dangerouslySetInnerHTML={{ __html: line.art }}
        />
        <text x={n(end + 40)} y={n(placed[i]! + 5 * size)} className="cap" fontSize={n(14 * size)} fill="var(--ink)">
          {plot.isNarrow ? line.end : `${line.name} ${line.end}`}
        </text>
      </g>
    )
  })
}

function Diamond({ plot, moment, isNow }: { plot: Plot; moment: LaidMoment; isNow: boolean }): ReactNode {
  const { x, row } = moment
  const y = row * plot.rowHeight + 9
  const ink = isNow ? 'var(--cold)' : 'var(--ink)'
  return (
    <g>
      <path d={`M${n(x)} ${y + 5}V${n(plot.y(1))}`} stroke={isNow ? ink : 'var(--ink-2)'} strokeWidth={1.2} />
      <path d={`M${n(x)} ${y - 5}l5 5l-5 5l-5 -5Z`} fill={ink} />
    </g>
  )
}
