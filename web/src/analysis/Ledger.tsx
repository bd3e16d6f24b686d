import type { Analysis } from '@shamble/analysis'
import type { Seat } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { Sign } from '../replay/parts.js'
import { SignArt } from '../replay/SignArt.js'
import { Bridge, signed } from './draw.js'

interface Props {
  readonly analysis: Analysis
  readonly you: Seat
  readonly signs: readonly (Sign | null)[]
  readonly words: Words
}

/** Where each result came from: a row a seat, which adds up. */
export function Ledger({ analysis: { ledger }, you, signs, words }: Props): ReactNode {
  const { speak } = words
  const point = speak('number.point')
  const plain = (points: number): string => String(points).replace('.', point)
  const heads = ['start', 'dice', 'choices', 'others', 'end'] as const
  return (
    <section className="col">
      <h2 className="caps">
        <span>{speak('analysis.ledger')}</span>
      </h2>
      <table className="analysis-ledger">
        <thead>
          <tr>
            <td />
            <td className="bridge" />
            {heads.map((head) => (
              <th key={head} scope="col">
                {speak(`analysis.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ledger.map(({ start, dice, choices, others, end }, seat) => (
            <tr key={words.seat(seat)} className={seat === you ? 'you' : ''}>
              <th scope="row">
                {signs[seat] && <SignArt sign={signs[seat]} size={20} isNamed />} {words.seat(seat)}
              </th>
              <td className="bridge">
                <Bridge
                  start={start}
                  steps={[
                    { what: 'dice', points: dice },
                    { what: 'choices', points: choices },
                    { what: 'others', points: others },
                  ]}
                />
              </td>
              <td>{plain(start)}</td>
              <td>{signed(dice, point)}</td>
              <td>{signed(choices, point)}</td>
              <td>{signed(others, point)}</td>
              <td>{plain(end)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{speak('analysis.baseline')}</p>
    </section>
  )
}
