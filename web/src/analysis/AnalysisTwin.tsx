import type { Analysis, Rated } from '@shamble/analysis'
import type { Moment } from '@shamble/host'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import type { TableGame, Words } from '../games/table-game.js'
import { ChancesTable } from './ChancesTable.js'
import { signed } from './draw.js'

interface Props {
  readonly analysis: Analysis
  readonly listed: readonly Rated[]
  readonly moments: ReadonlyMap<number, Moment>
  readonly game: TableGame
  readonly words: Words
}

/** The analysis as sentences and a table: each decision with what was better, then the chances turn by turn. */
export function AnalysisTwin({ analysis, listed, moments, game, words }: Props): ReactNode {
  const { speak } = words
  const { module } = game
  const share = (points: number): string => percent(Math.round(10 * points) / 1000, speak)
  return (
    <section className="analysis-twin col">
      <h2 className="caps">
        <span>{speak('analysis.twin.decisions')}</span>
      </h2>
      {listed.length === 0 && <p className="note">{speak('analysis.none')}</p>}
      <ul>
        {listed.map(({ seq, seat, turn, rating, answer, cost, candidates, isBetter, gain }) => {
          const view = moments.get(seq)?.view
          const best = candidates[0]!
          const label = (action: Rated['answer']): string =>
            view === undefined ? '…' : module.label(action, view, speak)
          return (
            <li key={`${seq} ${seat}`}>
              {speak(isBetter ? 'analysis.twin.better' : 'analysis.twin.line', {
                turn,
                seat: words.seat(seat),
                done: label(answer),
                rating: speak(`analysis.${rating}`),
                cost: signed(isBetter ? gain : -cost, speak('number.point')),
                better: label(best.action),
                chance: share(best.chance),
              })}
            </li>
          )
        })}
      </ul>
      <ChancesTable analysis={analysis} words={words} isSeen />
    </section>
  )
}
