import { TRUST_RANGE } from '@shamble/game-dead-dice/people'
import type { DeadDiceAction } from '@shamble/game-dead-dice/table'
import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { creationOf } from './person.js'

interface Props {
  readonly part: Part
  /** Whose sheet is shown. */
  readonly seat: number | null
  /** Looks at another's sheet; `null` for players, who have their own. */
  readonly pick: ((seat: number) => void) | null
}

/** The rest of the band: who is ready, and how much the viewer's survivor trusts each. */
export function TheOthers({ part, seat: shown, pick }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const others = view.survivors.flatMap((_, seat) => (seat === view.viewer ? [] : [seat]))
  return (
    <section className="col bonds" aria-label={speak(pick === null ? 'creation.trust' : 'creation.band')}>
      <div className="caps">
        <h2>{speak(pick === null ? 'creation.trust' : 'creation.band')}</h2>
        <Rule id="DD-1.13" open={part.openRule} />
      </div>
      <ul>
        {others.map((seat) => (
          <li key={seat} className="bond">
            <span>
              {pick === null ? (
                <b>{nameOf(part, seat)}</b>
              ) : (
                <button type="button" aria-pressed={seat === shown} onClick={() => pick(seat)}>
                  <b>{nameOf(part, seat)}</b>
                </button>
              )}
              {aboutOf(part, seat)}
            </span>
            {pick === null && <Trust {...{ part, seat }} />}
          </li>
        ))}
      </ul>
      {pick === null && (
        <p>
          {speak('creation.trust.about')} <Rule id="DD-1.8" open={part.openRule} />
        </p>
      )}
    </section>
  )
}

const nameOf = ({ view, words }: Part, seat: number): string => {
  const { name } = view.survivors[seat]!
  return name === '' ? words.seat(seat) : name
}

/** Traits of those who have joined; whether the others are still at it. */
function aboutOf({ view, words }: Part, seat: number): string {
  const { speak } = words
  const survivor = view.survivors[seat]!
  const named = new Named(view, speak)
  if (survivor.name !== '') return survivor.traits.map((trait) => named.say(named.trait(trait))).join(', ')
  const isMaking = creationOf(view)?.waiting.includes(seat) === true
  return speak(isMaking ? 'creation.making' : 'creation.made')
}

/** [DD-1.13] 0, 1 or 2; one may be raised when it is asked for. */
function Trust({ part, seat }: { readonly part: Part; readonly seat: number }): ReactNode {
  const { view, choices, words } = part
  const { speak } = words
  const own = typeof view.viewer === 'number' ? view.survivors[view.viewer] : undefined
  const now = own?.trust?.[seat] ?? 0
  const raise = (choices.actions as readonly DeadDiceAction[]).find(
    (action) => (action.type === 'trust' || action.type === 'raiseTrust') && action.seat === seat,
  )
  return (
    <fieldset className="trust">
      <legend className="heard">{speak('creation.trust.in', { who: nameOf(part, seat) })}</legend>
      {Array.from({ length: TRUST_RANGE.max + 1 }, (_, value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === now}
          disabled={value !== now && !(raise !== undefined && value === now + 1)}
          onClick={() => value !== now && raise !== undefined && part.answer(raise)}
        >
          {value}
        </button>
      ))}
    </fieldset>
  )
}
