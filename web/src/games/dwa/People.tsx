import { activationOf, type Human, isFirearm, numbersOf } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import { base } from '../../kit/index.js'
import type { Part } from './part.js'
import { figureOf } from './pieces-art.js'

/** The team with action points, weapon, rounds, loads, wounds and morale. */
export function People(part: Part): ReactNode {
  const { view, words } = part
  const mine = view.humans.filter(
    ({ team }) => team >= 0 && (view.viewer === 'spectator' || team === view.viewer || view.options.players > 1),
  )
  return (
    <section className="dwa-people" aria-label={words.speak('dwa.team')}>
      {mine.map((human) => (
        <Member key={human.id} part={part} human={human} />
      ))}
    </section>
  )
}

function Member({ part, human }: { readonly part: Part; readonly human: Human }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { humanAp } = numbersOf(view.options)
  const frame = activationOf(view)
  const ap = human.now.acted === 'acting' ? (frame?.ap ?? 0) : human.now.acted === 'done' ? 0 : humanAp
  const held = human.hands.map((i) => human.weapons[i]!)
  return (
    <div className="one" aria-current={human.now.acted === 'acting' || undefined}>
      <h3>
        <svg
          width="34"
          height="34"
          viewBox="-17 -17 34 34"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: base(0, 0, 15, { figure: figureOf(human) }) }}
        />
        {human.name}
      </h3>
      <p>
        <span className="ap" aria-hidden="true">
          {Array.from({ length: Math.max(humanAp, ap) }, (_, i) => (
            <i key={i} className={i >= ap ? 'used' : ''} />
          ))}
        </span>{' '}
        {speak('dwa.ap', { ap })}
      </p>
      {held.map(({ id, rounds }) => (
        <p key={id}>
          <b>{speak(`weapon.${id}`)}</b> {isFirearm(id) ? speak('dwa.rounds', { count: rounds }) : ''}
        </p>
      ))}
      <p>{speak('dwa.member', { wounds: human.wounds, morale: human.morale })}</p>
      <p className="state">{stateOf(human, part)}</p>
    </div>
  )
}

/** How somebody fares, in a few words. */
function stateOf(human: Human, { words: { speak } }: Part): string {
  const { whereabouts, posture, now, burning, stunned } = human
  if (whereabouts !== 'table' && whereabouts !== 'vehicle') return speak(`dwa.whereabouts.${whereabouts}`)
  const notes = [
    ...(posture === 'standing' ? [] : [speak(`posture.${posture}`)]),
    ...(now.frightened ? [speak('state.frightened')] : []),
    ...(burning === null ? [] : [speak('state.burning')]),
    ...(stunned ? [speak('state.stunned')] : []),
    speak(`dwa.acted.${now.acted}`),
  ]
  return notes.join(', ')
}
