import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { Luck } from './luck.js'

/** The side of the axis is the sign; no verdict in words. */
const REACH = 20

/** A row a seat: faces rolled against a fair die, distance from expectation, and how rare that is. */
export function LuckLedger({ luck, words }: { readonly luck: readonly Luck[]; readonly words: Words }): ReactNode {
  const { speak } = words
  return (
    <section className="luck col" aria-labelledby="luck-title">
      <div className="caps">
        <h2 id="luck-title">{speak('luck.title')}</h2>
        <span>{speak('luck.columns')}</span>
      </div>
      <ul>
        {luck.map((row) => (
          <li key={row.seat}>
            <b>{words.seat(row.seat)}</b>
            <Faces faces={row.faces} />
            <div>
              <Axis off={row.got - row.expected} />
              <p>
                {speak('luck.got', { got: row.got, dice: row.dice, expected: row.expected.toFixed(1) })}{' '}
                <b>{speak('luck.asGood', { share: Math.round(row.asGood * 100) })}</b>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Faces({ faces }: { readonly faces: readonly number[] }): ReactNode {
  const dice = faces.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, ...faces, dice / 3)
  const fair = 30 - (dice / 6 / most) * 28
  return (
    <svg
      width="92"
      height="44"
      viewBox="0 0 92 44"
      role="img"
      aria-label={faces.map((n, i) => `${i + 1}: ${n}`).join(', ')}
    >
      {faces.map((count, i) => (
        <g key={i}>
          <rect
            x={i * 15 + 2}
            y={30 - (count / most) * 28}
            width={12}
            height={(count / most) * 28}
            fill="var(--ink-2)"
          />
          <text x={i * 15 + 8} y={42} className="num" fontSize={11} textAnchor="middle" fill="var(--ink)">
            {i + 1}
          </text>
        </g>
      ))}
      <path d={`M0 ${fair}H92`} stroke="var(--cold)" strokeWidth={1.5} />
    </svg>
  )
}

function Axis({ off }: { readonly off: number }): ReactNode {
  const x = Math.max(-REACH, Math.min(REACH, off))
  const at = (value: number): number => 60 + (value / REACH) * 54
  return (
    <p className="axis">
      <svg className="scale" viewBox="0 0 120 14" aria-hidden="true">
        <path d="M6 7H114M6 3V11M114 3V11M60 1V13" stroke="var(--ink-2)" strokeWidth={1} />
        <rect x={Math.min(60, at(x))} y={3} width={Math.abs(at(x) - 60)} height={8} fill="var(--ink-b)" />
      </svg>
      <b>{`${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(1)}`}</b>
    </p>
  )
}
