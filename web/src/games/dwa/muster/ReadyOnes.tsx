import dwa from '@shamble/game-dwa/play'
import type { DwaAction } from '@shamble/game-dwa/table'
import { type ActionOf, readyCharacters } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import type { Part } from '../part.js'
import { figureOf } from '../pieces-art.js'
import { Face } from './Face.js'

/** Characters that nobody needs to make: one click takes one into the team. */
export function ReadyOnes({ part }: { readonly part: Part }): ReactNode {
  const { words, choices, view } = part
  const { speak } = words
  const sheets = new Map(readyCharacters().map((sheet) => [sheet.name, sheet]))
  const offered = (choices.actions as readonly DwaAction[]).filter(
    (action): action is ActionOf<'ready'> => action.type === 'ready',
  )
  return (
    <section className="ready-ones" aria-label={speak('muster.ready')}>
      <h2 className="headline">{speak('muster.ready.title')}</h2>
      <ul>
        {offered.map((action) => {
          const { name, archetype, abilities, flaws, weapons, ...sheet } = sheets.get(action.who)!
          const hasTraits = view.options.advanced
          return (
            <li key={name}>
              <button type="button" className="mate" onClick={() => part.answer(action)}>
                <Face figure={figureOf({ weapons, ...sheet })} size={46} />
                <div>
                  <h3 aria-label={dwa.label(action, view, speak)}>
                    {name}
                    <small>{speak(`archetype.${archetype}`).toLocaleLowerCase()}</small>
                  </h3>
                  {hasTraits && (
                    <p>
                      <b>{abilities.map((id) => speak(`ability.${id}`)).join(', ')}</b>
                      {view.options.flaws ? flaws.map((flaw) => `, ${speak(`flaw.${flaw}`)}`).join('') : ''}
                    </p>
                  )}
                  <p>{weapons.map(({ id }) => speak(`weapon.${id}`)).join(', ')}</p>
                </div>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
