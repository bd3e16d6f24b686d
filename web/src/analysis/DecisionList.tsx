import { RATINGS, type Rated } from '@shamble/analysis'
import type { Moment } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { TableGame, Words } from '../games/table-game.js'
import { RatingIcon, signed } from './draw.js'

interface Props {
  readonly you: Seat
  /** All decisions of that seat, and those that are listed. */
  readonly own: readonly Rated[]
  readonly listed: readonly Rated[]
  readonly moments: ReadonlyMap<number, Moment>
  readonly chosen: Rated | null
  readonly game: TableGame
  readonly words: Words
  choose(rated: Rated): void
}

/** How often each rating was given, and the decisions that cost something or beat the computer's own. */
export function DecisionList({ you, own, listed, moments, chosen, game, words, choose }: Props): ReactNode {
  const { speak } = words
  const point = speak('number.point')
  return (
    <section className="col">
      <h2 className="caps">
        <span>{speak('analysis.decisions', { seat: words.seat(you), count: own.length })}</span>
        <span>{speak('analysis.cost')}</span>
      </h2>
      <ul className="analysis-tally">
        {RATINGS.map((rating) => {
          const count = own.filter((one) => one.rating === rating).length
          return (
            <li key={rating}>
              <b>
                <RatingIcon rating={rating} />
                {count}
              </b>
              {speak(`analysis.count.${rating}`, { count })}
            </li>
          )
        })}
      </ul>
      <ol className="analysis-list">
        {listed.map((rated) => {
          const { seq, seat, rating, turn, isBetter, gain, cost } = rated
          const word = speak(isBetter ? 'analysis.better.short' : `analysis.${rating}`)
          const view = moments.get(seq)?.view
          return (
            <li key={`${seq} ${seat}`}>
              <button type="button" aria-pressed={rated === chosen} onClick={() => choose(rated)}>
                <RatingIcon rating={rating} size={16} />
                <b>
                  {speak('analysis.turn.short', { turn })}
                  <span className="unseen">{word}</span>
                </b>
                <span>{view === undefined ? word : game.module.label(rated.answer, view, speak)}</span>
                <span className="num">{signed(isBetter ? gain : -cost, point)}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
