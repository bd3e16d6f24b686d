import { diceOf, type NegotiationFrame, waysToReach } from '@shamble/game-dead-dice/people'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { chosenOf, standingOf, testOf } from './choosing.js'
import { Prices } from './Prices.js'

/** What each number of successes leads to, with its chance, and both prices. */
export function Outcomes({ part, talk }: { readonly part: Part; readonly talk: NegotiationFrame }): ReactNode {
  const { view, words, pointed } = part
  const { speak } = words
  const action = pointed?.type === 'speak' ? pointed : chosenOf(part)
  const test = action === null ? null : testOf(view, action)
  if (test === null) return null
  const { tries, spent, kept } = standingOf(talk)
  const left = tries - spent - 1
  const dice = diceOf(test.parts)
  const share = (count: number): number => {
    const { ways, of } = waysToReach(dice, count)
    return ways / of
  }
  const short = Array.from({ length: test.difficulty }, (_, i) => test.difficulty - 1 - i)
  const after = (count: number): string =>
    left > 0 ? speak('talk.short', { count, kept: kept + count, left }) : speak('talk.last', { count })
  return (
    <table className="talk-out" aria-label={speak('talk.outcomes')}>
      <tbody>
        <tr data-need>
          <th scope="row">{percent(share(test.difficulty), speak)}</th>
          <td>{speak('talk.won', { count: test.difficulty })}</td>
          <td>
            <Rule id="DD-11.10" open={part.openRule} />
          </td>
        </tr>
        {short.map((count) => (
          <tr key={count}>
            <th scope="row">{percent(share(count) - share(count + 1), speak)}</th>
            <td>{after(count)}</td>
            <td>
              <Rule id={left > 0 ? 'DD-11.8' : 'DD-11.10'} open={part.openRule} />
            </td>
          </tr>
        ))}
        <Prices {...{ part, talk }} />
      </tbody>
    </table>
  )
}
