import type { Analysis } from '@shamble/analysis'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly analysis: Analysis
  readonly words: Words
  /** Whether it stands on the screen, or only a screen reader finds it. */
  readonly isSeen?: boolean
}

/** The chart in words: the chance of every player before each turn and at the end, for people who do not see it. */
export function ChancesTable({ analysis, words, isSeen = false }: Props): ReactNode {
  const { marks, contenders: seats } = analysis
  const { speak } = words
  const points = (value: number): string => value.toFixed(1).replace('.', speak('number.point'))
  return (
    <div className={isSeen ? 'analysis-chances' : 'unseen'}>
      <table>
        <caption>{speak('analysis.chances')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {words.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map(({ turn, chances, errors }, at) => (
            <tr key={at === marks.length - 1 ? 'end' : turn}>
              <th scope="row">
                {at === marks.length - 1 ? speak('analysis.end.tag') : speak('analysis.turn', { turn })}
              </th>
              {seats.map((seat) => (
                <td key={seat}>
                  {percent(Math.round(chances[seat]!) / 100, speak)}
                  {isSeen &&
                    errors[seat]! > 0 &&
                    ` ${speak('analysis.interval', { points: points(1.96 * errors[seat]!) })}`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
