import type { Rated } from '@shamble/analysis'
import { samePlain } from '@shamble/kernel'
import { oddsSentence, percent } from '@shamble/text'
import type { ReactNode } from 'react'
import type { TableGame, TablePart, Words } from '../games/table-game.js'
import { reasonSentence, useAdvice } from '../table/HintLine.js'
import { Rule } from '../table/Rule.js'
import { IntervalPlot, RatingIcon, signed } from './draw.js'

interface Props {
  readonly rated: Rated
  /** How things stood, as the seat saw them, with the best answer pointed at. */
  readonly part: TablePart
  readonly game: TableGame
  readonly words: Words
}

/** One decision: what was done, what it cost, the other answers with their chances, and why. */
export function Decided({ rated, part, game, words }: Props): ReactNode {
  const { speak } = words
  const { module, Readout } = game
  const { view } = part
  const advice = useAdvice(module.game.id)
  const point = speak('number.point')
  const { candidates, answer, rating, cost, reason, isBetter, gain } = rated
  const best = candidates[0]!
  const label = (action: Rated['answer']): string => module.label(action, view, speak)
  const share = (points: number): string => percent(Math.round(10 * points) / 1000, speak)
  const given = candidates.find(({ action }) => samePlain(action, answer)) ?? best
  const halves = candidates.map(({ error }) => 1.96 * error)
  const low = Math.min(...candidates.map(({ chance }, i) => chance - halves[i]!))
  const high = Math.max(...candidates.map(({ chance }, i) => chance + halves[i]!))
  const second = candidates[1]
  const isClose = second !== undefined && best.gain - second.gain < 1
  const odds = module.game.odds?.(view, best.action) ?? null
  return (
    <>
      <h2 className="caps">
        <span>{speak('analysis.done')}</span>
        <Rule id={module.rule(answer, view)} open={part.openRule} />
      </h2>
      <p className="headline">{label(answer)}</p>
      <p className="verdict">
        <RatingIcon rating={rating} size={19} />
        <b>{speak(`analysis.${rating}`)}</b>{' '}
        <span>
          {rating === 'best'
            ? ''
            : speak('analysis.verdict', {
                cost: cost.toFixed(1).replace('.', point),
                best: share(given.chance + cost),
                given: share(given.chance),
              })}
          {isBetter && speak('analysis.better', { gain: gain.toFixed(1).replace('.', point) })}
        </span>
      </p>
      <ol className="analysis-answers">
        {candidates.map(({ action, chance, gain: better }, i) => {
          const isGiven = samePlain(action, answer)
          return (
            <li key={JSON.stringify(action)} className={i === 0 ? 'best' : isGiven ? 'did' : ''}>
              <b>{i + 1}</b>
              <span>
                {label(action)} {isGiven && <em>{speak('analysis.given')}</em>}
              </span>
              <IntervalPlot chance={chance} half={halves[i]!} low={low} high={high} isBest={i === 0} />
              <b className="num">{share(chance)}</b>
              <small>
                {i === 0
                  ? speak('analysis.interval', { points: halves[i]!.toFixed(1).replace('.', point) })
                  : signed(better - best.gain, point)}
              </small>
            </li>
          )
        })}
      </ol>
      <p className="why">
        {reason !== null && advice !== null && `${reasonSentence(reason, advice, words)} `}
        {odds !== null && `${speak('analysis.odds', { odds: oddsSentence(odds, speak) })} `}
        {isClose && speak('analysis.close')}
      </p>
      {odds !== null && <Readout {...part} />}
    </>
  )
}
