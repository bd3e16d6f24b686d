import { LONGEST, SAMPLE_DARK_SIDES } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { Held } from '../Held.js'
import type { Part } from '../part.js'
import { draftOf, type Person } from './person.js'

interface Props {
  readonly part: Part
  readonly person: Person
}

const isSample = (written: string): boolean => (SAMPLE_DARK_SIDES as readonly string[]).includes(written)

/** [DD-1.7] What only the player and the game master know: behind the hatched edge, and shown while held. */
export function DarkSide({ part, person }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const draft = draftOf(part)
  const named = new Named(view, speak)
  const { darkSide } = person
  return (
    <section className="col dark-side" aria-label={speak('field.darkSide')}>
      <div className="caps">
        <h2>{speak('field.darkSide')}</h2>
        <span>
          {speak('creation.darkSide.who')} <Rule id="DD-1.7" open={part.openRule} />
        </span>
      </div>
      {person.isDraft && draft !== null ? (
        <>
          <div className="hush">
            <textarea
              className="said"
              rows={2}
              maxLength={LONGEST.darkSide}
              value={isSample(darkSide) ? speak(`darkSide.${darkSide}`) : darkSide}
              placeholder={speak('creation.darkSide.write')}
              aria-label={speak('field.darkSide')}
              onChange={({ target }) => part.compose?.(draft.set(['darkSide'], target.value))}
            />
          </div>
          <ul className="dark-samples">
            {SAMPLE_DARK_SIDES.map((id, i) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={darkSide === id}
                  onClick={() => part.compose?.(draft.set(['darkSide'], id))}
                >
                  <b>{String.fromCharCode(65 + i)}</b>
                  <span>{speak(`darkSide.${id}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Held words={words} label={speak('creation.hold')}>
          <p className="said">{named.say(named.darkSide(darkSide))}</p>
        </Held>
      )}
    </section>
  )
}
