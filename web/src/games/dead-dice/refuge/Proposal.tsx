import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Pool } from '../Pool.js'
import type { Part } from '../part.js'
import { Row } from '../Row.js'
import { chosenOf, menuOf, nearest, type Prepare, sceneDecision, wishesOf } from './choosing.js'

/** What is thought of: who leads it and how, the dice, and how likely it is. */
export function Proposal({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  if (part.menu === 'ownWish') return <OwnWish part={part} />
  const chosen = chosenOf(part)
  if (chosen === null) return null
  return (
    <div className="proposal">
      <Picks part={part} chosen={chosen} />
      <Pool view={view} action={chosen} words={words} openRule={part.openRule} />
      {chosen.wish === 'trap' && <p className="note">{speak('refuge.trap')}</p>}
    </div>
  )
}

/** Who leads, by which characteristic, and for whom: each a row of choices where there is one. */
function Picks({ part, chosen }: { readonly part: Part; readonly chosen: Prepare }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const hands = wishesOf(part).find(({ wish }) => wish === chosen.wish)?.hands ?? []
  const decision = sceneDecision(view)
  if (hands.length < 2 || (decision?.proposal !== null && part.menu === null)) return null
  const of = <K extends 'leader' | 'by' | 'on'>(name: K): Prepare[K][] => [
    ...new Set(hands.map(({ action }) => action[name])),
  ]
  const pick = (change: Partial<Prepare>): void => {
    const { leader, by, on } = { ...chosen, ...change }
    const next = nearest(hands, { leader, by, on }) ?? nearest(hands, change)
    if (next !== null) part.openMenu?.(menuOf(next))
  }
  return (
    <div className="picks">
      <Row
        label={speak('refuge.leader')}
        all={of('leader')}
        now={chosen.leader}
        say={(seat) => named.say(named.who(seat))}
        pick={(leader) => pick({ leader })}
      />
      <Row
        label={speak('refuge.by')}
        all={of('by')}
        now={chosen.by}
        say={(by) => speak(`characteristic.${by}`)}
        pick={(by) => pick({ by })}
      />
      <Row
        label={speak('refuge.on')}
        all={of('on').filter((on) => on >= 0)}
        now={chosen.on}
        say={(on) => named.say(chosen.wish === 'refuel' ? named.thing(on) : named.who(on))}
        pick={(on) => pick({ on })}
      />
    </div>
  )
}

/** [DD-15.73] What someone wants to try, in words of their own: a game master rules on it. */
function OwnWish({ part }: { readonly part: Part }): ReactNode {
  const { draft, view, words } = part
  const { speak } = words
  if (draft?.space.kind !== 'ownWish') return null
  const named = new Named(view, speak)
  const able = view.survivors.flatMap(({ fate }, seat) => (fate === 'alive' ? [seat] : []))
  return (
    <div className="proposal">
      <textarea
        rows={2}
        maxLength={200}
        value={(draft.at(['words']) ?? '') as string}
        aria-label={speak('refuge.ownWish')}
        placeholder={speak('refuge.ownWish.about')}
        onChange={({ target }) => part.compose?.(draft.set(['words'], target.value))}
      />
      <Row
        label={speak('refuge.leader')}
        all={able}
        now={(draft.at(['leader']) ?? -1) as number}
        say={(seat) => named.say(named.who(seat))}
        pick={(seat) => part.compose?.(draft.set(['leader'], seat))}
      />
    </div>
  )
}
