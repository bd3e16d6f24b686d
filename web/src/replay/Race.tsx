import type { Seat } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'

export interface RaceColumn {
  readonly turn: number
  /** The last entry of that turn. */
  readonly seq: number
  readonly values: readonly number[]
}

interface Props {
  readonly columns: readonly RaceColumn[]
  readonly goal: number
  readonly name: string
  readonly at: number
  readonly words: Words
  goTo(seq: number): void
}

const STROKES = ['', '', '6 4', '2 3', '10 3 2 3', '1 5'] as const
const WIDTHS = [3, 1.5, 2.5, 2.5, 2, 3] as const
const WIDTH = 1000
const HEIGHT = 170

/** The scrubber is the race: a column a turn, a step line a seat, the goal as a heavy line. */
export function Race({ columns, goal, name, at, words, goTo }: Props): ReactNode {
  if (columns.length === 0) return null
  const most = Math.max(goal, 1, ...columns.flatMap((column) => column.values))
  const x = (i: number): number => 30 + (i / Math.max(1, columns.length - 1)) * (WIDTH - 110)
  const y = (value: number): number => HEIGHT - 14 - (value / most) * (HEIGHT - 30)
  const now = Math.max(
    0,
    columns.findLastIndex((column) => column.seq <= at),
  )
  const seats = columns[0]!.values.length
  const pick = (event: React.PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0 && event.type === 'pointermove') return
    const box = event.currentTarget.getBoundingClientRect()
    const share = ((event.clientX - box.left) / box.width) * WIDTH
    const index = Math.round(((share - 30) / (WIDTH - 110)) * (columns.length - 1))
    goTo(columns[Math.max(0, Math.min(columns.length - 1, index))]!.seq)
  }
  return (
    <section className="race col" aria-label={name}>
      <div className="caps">
        <span>{name}</span>
        <span>{words.speak('replay.turnOf', { turn: columns[now]!.turn, of: columns[columns.length - 1]!.turn })}</span>
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerDown={pick}
        onPointerMove={pick}
        role="img"
        aria-label={raceText(columns, words, seats)}
      >
        <path d={`M30 ${y(goal)}H${WIDTH - 80}`} stroke="var(--ink)" strokeWidth={2} />
        <path d={`M30 ${y(0)}H${WIDTH - 80}`} stroke="var(--line)" strokeWidth={1} />
        <text x={24} y={y(goal) + 4} className="num" fontSize={12} textAnchor="end" fill="var(--ink)">
          {goal}
        </text>
        <text x={24} y={y(0) + 4} className="num" fontSize={12} textAnchor="end" fill="var(--ink-2)">
          0
        </text>
        {Array.from({ length: seats }, (_, seat) => (
          <g key={seat}>
            <path
              d={stepLine(columns.map((column, i) => [x(i), y(column.values[seat]!)]))}
              fill="none"
              stroke={seat === 0 ? 'var(--ink-b)' : 'var(--ink)'}
              strokeWidth={WIDTHS[seat % 6]}
              strokeDasharray={STROKES[seat % 6]}
            />
            <text x={WIDTH - 72} y={16 + seat * 20} className="num" fontSize={14} fill="var(--ink)">
              {`${words.seat(seat as Seat)} ${columns[now]!.values[seat]}`}
            </text>
          </g>
        ))}
        <path d={`M${x(now)} 4V${HEIGHT - 4}`} stroke="var(--cold)" strokeWidth={3} />
      </svg>
    </section>
  )
}

const stepLine = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], i) => (i === 0 ? `M${x.toFixed(1)} ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`))
    .join('')

function raceText(columns: readonly RaceColumn[], words: Words, seats: number): string {
  const last = columns[columns.length - 1]!
  return Array.from({ length: seats }, (_, seat) => `${words.seat(seat)} ${last.values[seat]}`).join(', ')
}
