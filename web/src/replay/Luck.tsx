import type { Language } from '@shamble/module'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { LuckLedger as Ledger, LuckRow } from './parts.js'
import { SignArt } from './SignArt.js'
import '../styles/luck.css'

/** A row a seat: faces rolled against a fair die, distance from expectation, and how rare that is. */
export function LuckLedger({ ledger, words }: { readonly ledger: Ledger; readonly words: Words }): ReactNode {
  const { speak } = words
  if (ledger.rows.length === 0) return null
  const off = ledger.rows.map(({ got, expected }) => Math.abs(got - expected))
  // The same scale for all rows: six either way, or as far as the farthest needs.
  const reach = Math.max(6, ...off.map((far) => Math.ceil(far / 6) * 6))
  return (
    <section className="luck col" aria-labelledby="luck-title">
      <div className="caps">
        <h2 id="luck-title">{ledger.title}</h2>
        <span>{speak('luck.columns')}</span>
      </div>
      <ul>
        {ledger.rows.map((row) => (
          <li key={row.name}>
            <SignArt sign={row} size={30} />
            <Faces row={row} words={words} />
            <div>
              <Axis off={row.got - row.expected} reach={reach} language={words.language} />
              <p>
                {ledger.kind === 'hits' && ledger.isNamed !== true ? null : <b className="of">{row.name}</b>}{' '}
                {said(row, ledger.kind, words)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function said(row: LuckRow, kind: Ledger['kind'], { speak, language }: Words): ReactNode {
  const { got, dice, expected, asGood } = row
  if (dice === 0) return speak('luck.none')
  const mean = tenths(expected, language)
  return (
    <>
      {speak(`luck.${kind}`, { got: got.toLocaleString(language), count: dice, expected: mean })}{' '}
      {speak(`luck.${kind}.share`)} <b>{speak('number.percent', { n: Math.round(asGood * 100) })}</b>
    </>
  )
}

const tenths = (value: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const HIGH = 31

function Faces({ row, words }: { readonly row: LuckRow; readonly words: Words }): ReactNode {
  const { faces, dice, goodFrom } = row
  const most = Math.max(4, ...faces)
  const y = (count: number): number => HIGH - (count / most) * (HIGH - 3)
  const fair = y(dice / 6)
  return (
    <svg
      width="86"
      height="44"
      viewBox="0 0 86 44"
      role="img"
      aria-label={words.speak('luck.faces', { faces: faces.map((n, i) => `${i + 1}: ${n}`).join(', ') })}
    >
      {faces.map((count, i) => (
        <g key={i}>
          <rect
            x={i * 14.3 + 1.5}
            y={y(count)}
            width={11.3}
            height={HIGH - y(count)}
            fill={goodFrom !== null && i + 1 >= goodFrom ? 'var(--ink-b)' : 'var(--ink-2)'}
          />
          <text x={i * 14.3 + 7.2} y={42} className="num" fontSize={12} textAnchor="middle" fill="var(--ink-2)">
            {i + 1}
          </text>
        </g>
      ))}
      <path d={`M0 ${fair}H86`} stroke="var(--stock)" strokeWidth={3.4} />
      <path d={`M0 ${fair}H86`} stroke="var(--cold)" strokeWidth={1.4} />
    </svg>
  )
}

const SPAN = 120
const MIDDLE = SPAN / 2

interface AxisProps {
  readonly off: number
  readonly reach: number
  readonly language: Language
}

/** The side of the axis is the sign; no verdict in words. */
function Axis({ off, reach, language }: AxisProps): ReactNode {
  const scale = (MIDDLE - 4) / reach
  const x = MIDDLE + off * scale
  const marks = [-reach, -reach / 2, 0, reach / 2, reach]
  return (
    <p className="axis">
      <svg className="scale" viewBox={`0 0 ${SPAN} 17`} aria-hidden="true">
        <path d={`M4 8.5H${SPAN - 4}`} stroke="var(--line)" />
        {marks.map((mark) => (
          <path
            key={mark}
            d={`M${MIDDLE + mark * scale} ${mark === 0 ? 1 : 6}V${mark === 0 ? 16 : 11}`}
            stroke="var(--ink-2)"
            strokeWidth={mark === 0 ? 1.8 : 1}
          />
        ))}
        <rect
          x={Math.min(MIDDLE, x)}
          y={4.5}
          width={Math.max(1, Math.abs(x - MIDDLE))}
          height={8}
          fill={off >= 0 ? 'var(--ink-b)' : 'var(--ink-a)'}
        />
      </svg>
      <b>{`${off < 0 ? '−' : '+'}${tenths(Math.abs(off), language)}`}</b>
    </p>
  )
}
