import { type NegotiationFrame, STAKE_TABLE, type Toll } from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'

/** [DD-16.27] What a deal costs, well won and hardly won: rows of a table. */
export function Prices({ part, talk }: { readonly part: Part; readonly talk: NegotiationFrame }): ReactNode {
  const { speak } = part.words
  if (talk.stake === null) return null
  const { low, heavy } = STAKE_TABLE[talk.stake]
  const rows = [
    { what: 'low', toll: low, rule: 'DD-16.27' },
    { what: 'heavy', toll: heavy, rule: 'DD-11.10' },
  ] as const
  const due = talk.toll
  return rows.map(({ what, toll, rule }) => (
    <tr key={what} data-need={(due !== null && same(due, toll)) || undefined}>
      <th scope="row">{speak(`talk.price.${what}`)}</th>
      <td>{tollWords(toll, part)}</td>
      <td>
        <Rule id={rule} open={part.openRule} />
      </td>
    </tr>
  ))
}

const same = (a: Toll, b: Toll): boolean => a.objects === b.objects && a.steps === b.steps

function tollWords({ objects, steps }: Toll, { words: { speak } }: Part): string {
  if (objects > 0) return speak('talk.toll.objects', { count: objects })
  return steps > 0 ? speak('talk.toll.steps', { count: steps }) : speak('talk.toll.none')
}
