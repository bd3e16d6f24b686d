import { type Analysis, caveats } from '@shamble/analysis'
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
  /** The id of the game. */
  readonly game: string
  readonly words: Words
}

/** Where each result came from: a row a seat, which adds up. */
export function Ledger({ analysis, you, signs, game, words }: Props): ReactNode {
  const { speak } = words
  const { ledger, contenders, marks, done } = analysis
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
          {contenders.map((seat) => {
            const { start, dice, choices, others, end } = ledger[seat]!
            return (
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
            )
          })}
        </tbody>
      </table>
      <p className="note">
        {['analysis.stake', 'analysis.baseline', ...(marks[0]?.mover === null ? ['analysis.shared'] : [])]
          .map((key) => speak(key))
          .join(' ')}{' '}
        {done === 1 && caveats(game, analysis, speak).join(' ')}
      </p>
    </section>
  )
}
