import { LONGEST } from '@shamble/game-dead-dice/people'
import { Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { portraitArt } from '../art/portrait.js'
import { figureOf } from '../figures.js'
import type { Part } from '../part.js'
import { draftOf, type Person } from './person.js'

const NOBODY = { things: [], hand: [] }
/** Beside the sheet, and over it on a narrow screen. */
const TALL = { width: 322, height: 400 } as const
const WIDE = { width: 378, height: 114 } as const

interface Props {
  readonly part: Part
  readonly person: Person | null
  readonly seat: number | null
}

/** A photocopy of the person, with a name and traits on slips. */
export function Portrait({ part, person, seat }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const named = new Named(view, speak)
  const draft = draftOf(part)
  const survivor = seat === null ? undefined : view.survivors[seat]
  const name = person?.name ?? ''
  const figure = figureOf(survivor ?? NOBODY, seat ?? 0)
  const isNamed = draft?.space.kind === 'sheet' && person?.isDraft
  return (
    <section className="portrait-dd" aria-label={name === '' ? speak('creation.nameless') : name}>
      <svg
        className="tall"
        viewBox={`0 0 ${TALL.width} ${TALL.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: portraitArt({ ...TALL, figure, size: 290, x: 8, seed: 3 }) }}
      />
      <svg
        className="wide"
        viewBox={`0 0 ${WIDE.width} ${WIDE.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: portraitArt({ ...WIDE, figure, size: 84, x: 14, seed: 5 }) }}
      />
      {isNamed ? (
        <input
          className="slip name"
          type="text"
          maxLength={LONGEST.name}
          value={name}
          placeholder={speak('field.name')}
          aria-label={speak('field.name')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => part.compose?.(draft.set(['name'], target.value))}
        />
      ) : (
        <h2 className="slip name">{name === '' ? '?' : name}</h2>
      )}
      <ul className="portrait-traits">
        {(person?.traits ?? [])
          .filter((trait) => trait.name.trim() !== '')
          .map((trait) => (
            <li key={trait.name} className="slip inv">
              {named.say(named.trait(trait))}
            </li>
          ))}
      </ul>
    </section>
  )
}
