import { isReserveWish } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { chosenOf, menuOf, type WishRow, wishesOf } from './choosing.js'

/** What can be prepared: best hand, chance and price of each. */
export function Wishes({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  const rows = wishesOf(part)
  return (
    <section className="col wishes" aria-label={speak('refuge.prepare')}>
      <div className="caps">
        <h2>{speak('refuge.prepare')}</h2>
        <span>
          {speak('refuge.best')} <Rule id="DD-6.5" open={part.openRule} />
        </span>
      </div>
      {rows.every(({ hands }) => hands.length === 0) && <p className="empty">{speak('refuge.wait')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.wish}>{row.hands.length === 0 ? <Full {...{ part, row }} /> : <Open {...{ part, row }} />}</li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly part: Part
  readonly row: WishRow
}

function Open({ part, row }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const [best] = row.hands
  const { action, dice, chance, test } = best!
  return (
    <button
      type="button"
      className="wish"
      aria-pressed={chosenOf(part)?.wish === row.wish}
      onClick={() => part.openMenu?.(menuOf(action))}
    >
      <b>{speak(`wish.${row.wish}`)}</b>
      <span>
        {speak('refuge.hand', {
          who: named.who(action.leader),
          by: { word: `characteristic.${action.by}` },
          count: dice,
        })}
      </span>
      <span className="num">{chance === null ? '?' : percent(chance, speak)}</span>
      <small>
        {speak(test.difficulty > 1 ? 'refuge.price.hard' : 'refuge.price', { difficulty: test.difficulty })}
      </small>
    </button>
  )
}

/** A reserve that cannot rise. */
function Full({ part, row: { wish } }: Props): ReactNode {
  const { speak } = part.words
  if (!isReserveWish(wish)) return null
  return (
    <div className="wish" aria-disabled="true">
      <b>{speak('refuge.full', { reserve: { word: `reserve.${wish}` } })}</b>
      <Rule id="DD-2.1" open={part.openRule} />
    </div>
  )
}
