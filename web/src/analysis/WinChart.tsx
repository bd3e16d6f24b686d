import type { Analysis, Rated } from '@shamble/analysis'
import type { Seat } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { n } from '../kit/index.js'
import type { Sign } from '../replay/parts.js'
import { RatingMark, signed } from './draw.js'

interface Props {
  readonly analysis: Analysis
  readonly you: Seat
  readonly chosen: Rated | null
  readonly signs: readonly (Sign | null)[]
  readonly isNarrow: boolean
  readonly words: Words
  goTo(rated: Rated): void
}

/** By its stroke alone each line can be told from the others; yours is cold. */
const STROKES = [
  { width: 3, dash: undefined, ink: 'var(--ink-b)' },
  { width: 2, dash: '7 4', ink: 'var(--ink)' },
  { width: 2, dash: '2 3.5', ink: 'var(--ink)' },
  { width: 2.4, dash: '12 3 2 3', ink: 'var(--ink)' },
  { width: 2.4, dash: '16 6', ink: 'var(--ink-2)' },
] as const
/** A bar of more points than that is cut, and says its figure. */
const MOST = 16

/** Chances by turn with their interval; under them, on the same columns, what each turn did to yours. */
export function WinChart({ analysis, you, chosen, signs, isNarrow, words, goTo }: Props): ReactNode {
  const { marks, parts, decisions, contenders: seats } = analysis
  const { speak } = words
  const point = speak('number.point')
  const [w, h] = isNarrow ? [420, 250] : [1400, 292]
  const [left, right, top, axis, strip] = [44, isNarrow ? 8 : 150, 8, 26, 74]
  const tall = h - strip - axis - top
  const turns = marks.length - 1
  const wide = (w - left - right) / Math.max(1, turns)
  const x = (at: number): number => left + at * wide
  const y = (points: number): number => top + tall * (1 - points / 100)
  const others = seats.filter((seat) => seat !== you)
  const line = (seat: Seat): string =>
    marks.map(({ chances }, at) => `${at === 0 ? 'M' : 'L'}${n(x(at))} ${n(y(chances[seat]!))}`).join('')
  const band = (seat: Seat): string => {
    const edge = (sign: 1 | -1): string[] =>
      marks.map(({ chances, errors }, at) => {
        const half = sign * 1.96 * errors[seat]!
        return `${n(x(at))} ${n(y(Math.max(0, Math.min(100, chances[seat]! + half))))}`
      })
    return `M${edge(1).join('L')}L${edge(-1).reverse().join('L')}Z`
  }
  const strokeOf = (seat: Seat) => STROKES[others.indexOf(seat) % STROKES.length]!
  const foot = top + tall + axis
  const middle = foot + strip / 2
  const k = (strip / 2 - 4) / MOST
  const every = Math.max(1, Math.ceil((isNarrow ? 26 : 30) / wide))
  // Of several in one turn the dearest says its figure.
  const isDearest = ({ at, cost }: Rated): boolean => yours.every((one) => one.at !== at || one.cost <= cost)
  const yours = decisions.filter(({ seat, rating }) => seat === you && rating !== 'best')
  const bar = (points: number, at: number, slot: number, fill: string, stroke: string): ReactNode => {
    const high = Math.min(Math.abs(points), MOST) * k
    return (
      <rect
        key={`${at} ${slot}`}
        x={n(x(at) + wide * (0.14 + 0.25 * slot))}
        y={n(points >= 0 ? middle - high : middle)}
        width={n(wide * 0.22)}
        height={n(Math.max(high, 0.6))}
        fill={fill}
        stroke={stroke}
      />
    )
  }
  const ends = spread([...seats].map((seat) => ({ seat, y: y(marks.at(-1)?.chances[seat] ?? 0) })))
  return (
    <svg className="win-chart" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      {[0, 25, 50, 75, 100].map((points) => (
        <g key={points}>
          <path d={`M${left} ${n(y(points))}H${n(x(turns))}`} stroke="var(--line)" />
          <text x={left - 8} y={n(y(points) + 4.5)} className="num" fontSize={13} textAnchor="end" fill="var(--ink-2)">
            {points === 100 ? speak('analysis.axis', { points }) : points}
          </text>
        </g>
      ))}
      <path d={band(you)} fill="var(--cold)" opacity={0.22} />
      {others.map((seat) => (
        <path
          key={seat}
          d={line(seat)}
          fill="none"
          stroke={strokeOf(seat).ink}
          strokeWidth={strokeOf(seat).width}
          strokeDasharray={strokeOf(seat).dash}
        />
      ))}
      <path d={line(you)} fill="none" stroke="var(--stock)" strokeWidth={8} />
      <path d={line(you)} fill="none" stroke="var(--cold)" strokeWidth={3.6} strokeLinejoin="round" />
      {!isNarrow &&
        ends.map(({ seat, y: at }) => (
          <g key={seat} transform={`translate(${n(x(turns) + 22)} ${n(at)})`}>
            {signs[seat] && <g transform="scale(.5)" dangerouslySetInnerHTML={{ __html: signs[seat].art }} />}
            <text x={16} y={5} className="cap" fontSize={14} fill={seat === you ? 'var(--cold)' : 'var(--ink)'}>
              {words.seat(seat)}
            </text>
          </g>
        ))}
      {marks.slice(0, -1).map(({ turn }, at) =>
        at % every === 0 ? (
          <text
            key={turn}
            x={n(x(at + 0.5))}
            y={n(top + tall + 18)}
            className="tiny"
            textAnchor="middle"
            fill="var(--ink-2)"
          >
            {turn}
          </text>
        ) : null,
      )}
      <rect x={left} y={n(foot)} width={n(x(turns) - left)} height={strip} fill="var(--panel)" />
      <path d={`M${left} ${n(middle)}H${n(x(turns))}`} stroke="var(--ink-2)" />
      {[15, -15].map((points) => (
        <text
          key={points}
          x={left - 8}
          y={n(middle - points * k + 4.5)}
          className="num"
          fontSize={12}
          textAnchor="end"
          fill="var(--ink-2)"
        >
          {signed(points, point, 0)}
        </text>
      ))}
      {parts.map((turn, at) => {
        const { dice, choice, theirs } = turn[you]!
        return (
          <g key={marks[at]!.turn}>
            {bar(dice, at, 0, `var(--ink-${dice >= 0 ? 'b' : 'a'})`, 'none')}
            {Math.abs(choice) > 0.05 && bar(choice, at, 1, 'var(--cold)', 'none')}
            {Math.abs(theirs) > 0.05 && bar(theirs, at, 2, 'url(#hatch)', 'var(--ink-2)')}
            {Math.abs(dice) > MOST && !isNarrow && (
              <text
                // Beside the last bar of its column.
                x={n(x(at) + wide * (Math.abs(theirs) > 0.05 ? 0.88 : Math.abs(choice) > 0.05 ? 0.64 : 0.4))}
                y={n(dice < 0 ? foot + strip - 3 : foot + 11)}
                className="num"
                fontSize={12}
                fill="var(--ink)"
              >
                {signed(dice, point, 0)}
              </text>
            )}
          </g>
        )
      })}
      {!isNarrow &&
        (
          [
            ['var(--ink-b)', 'analysis.key.for'],
            ['var(--ink-a)', 'analysis.key.against'],
            ['var(--cold)', 'analysis.key.yours'],
            ['url(#hatch)', 'analysis.key.theirs'],
          ] as const
        ).map(([fill, key], i) => (
          <g key={key}>
            <rect
              x={n(x(turns) + 14)}
              y={n(foot + 5 + i * 18)}
              width={10}
              height={10}
              fill={fill}
              stroke="var(--ink-2)"
            />
            <text x={n(x(turns) + 30)} y={n(foot + 14 + i * 18)} className="tiny" fill="var(--ink)">
              {speak(key)}
            </text>
          </g>
        ))}
      {chosen !== null && (
        <>
          <path d={`M${n(x(chosen.at + 0.5))} ${top - 6}V${n(foot)}`} stroke="var(--cold)" strokeWidth={2.4} />
          <rect
            x={n(x(chosen.at))}
            y={n(foot)}
            width={n(wide)}
            height={strip}
            fill="none"
            stroke="var(--cold)"
            strokeWidth={2.4}
          />
          <rect x={n(x(chosen.at + 0.5) - 17)} y={n(top + tall + 3)} width={34} height={20} fill="var(--cold)" />
          <text
            x={n(x(chosen.at + 0.5))}
            y={n(top + tall + 18)}
            className="num"
            fontSize={14}
            textAnchor="middle"
            fill="var(--on-cold)"
          >
            {chosen.turn}
          </text>
        </>
      )}
      {yours.map((rated) => {
        const [before, after] = [marks[rated.at]?.chances[you] ?? 0, marks[rated.at + 1]?.chances[you] ?? 0]
        const at = { x: x(rated.at + 0.5), y: y((before + after) / 2) }
        return (
          // The list beside it has the same as buttons: this is for the pointer alone.
          <g
            key={rated.seq}
            transform={`translate(${n(at.x)} ${n(at.y)})`}
            className="hot"
            onPointerDown={() => goTo(rated)}
          >
            <circle r={11.5} fill="var(--stock)" stroke={rated === chosen ? 'var(--cold)' : 'none'} strokeWidth={2.4} />
            <RatingMark rating={rated.rating} />
            {rated.rating !== 'fine' && isDearest(rated) && !isNarrow && (
              <text x={14} y={-9} className="num" fontSize={14} fill="var(--ink)">
                {signed(-rated.cost, point)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Names at the right end, from the lowest up, apart enough to be read. */
function spread<T extends { readonly y: number }>(items: readonly T[], gap = 18): T[] {
  let last = Number.POSITIVE_INFINITY
  return [...items]
    .sort((a, b) => b.y - a.y)
    .map((item) => {
      last = Math.min(item.y, last - gap)
      return { ...item, y: last }
    })
}
