import { GENDERS, SUB_ARCHETYPES } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import { base } from '../../../kit/index.js'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import type { Person } from './person.js'
import { REACH, reachArt } from './reach-art.js'

interface Props {
  readonly part: Part
  readonly person: Person
  /** Whether the person is being made: name, gender and specialty are set here. */
  readonly isDraft: boolean
}

/** Who it is, and what they reach, to scale. */
export function SheetHead({ part, person, isDraft }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { name, rank, morale, wounds, trauma, figure } = person
  const hurt = speak(wounds === 0 ? 'muster.noWound' : 'muster.wounds', { count: wounds })
  const shaken = speak(trauma === 0 ? 'muster.noTrauma' : 'muster.trauma', { count: trauma })
  return (
    <section className="sheet-head-dwa" aria-label={name}>
      <svg
        className="portrait"
        viewBox="-56 -56 112 112"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: base(0, 0, 52, { figure }) }}
      />
      <div className="who">
        {isDraft ? <Naming {...{ part, person }} /> : <h2 className="headline">{name}</h2>}
        {isDraft ? <Settings {...{ part, person }} /> : <Being {...{ part, person }} />}
        <p className="as">
          {speak('muster.state', { rank, morale })} {hurt}, {shaken} <Rule id="DWA-16.4.2.a" open={part.openRule} />
        </p>
      </div>
      <svg
        className="reach"
        viewBox={`0 0 ${REACH.width} ${REACH.height}`}
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: reachArt(person, view, words) }}
      />
    </section>
  )
}

function Naming({ part, person }: Omit<Props, 'isDraft'>): ReactNode {
  const { draft, words } = part
  return (
    <input
      className="headline"
      type="text"
      maxLength={24}
      value={person.name}
      placeholder={words.speak('field.name')}
      aria-label={words.speak('field.name')}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => part.compose?.(draft!.set(['name'], target.value))}
    />
  )
}

/** Gender, and the specialty of the military. */
function Settings({ part, person }: Omit<Props, 'isDraft'>): ReactNode {
  const { draft, words } = part
  const { speak } = words
  return (
    <div className="being">
      <fieldset className="seg">
        <legend className="heard">{speak('field.gender')}</legend>
        {GENDERS.map((gender) => (
          <label key={gender} aria-label={speak(`gender.${gender}`)}>
            <input
              type="radio"
              name="gender"
              checked={person.gender === gender}
              onChange={() => part.compose?.(draft!.set(['gender'], gender))}
            />
            <span>{speak(`gender.${gender}`)}</span>
          </label>
        ))}
      </fieldset>
      {person.archetype === 'military' && (
        <select
          aria-label={speak('field.sub')}
          value={person.sub}
          onChange={({ target }) => part.compose?.(draft!.set(['sub'], target.value))}
        >
          {SUB_ARCHETYPES.map((sub) => (
            <option key={sub} value={sub}>
              {speak(`sub.${sub}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function Being({ part, person }: Omit<Props, 'isDraft'>): ReactNode {
  const { speak } = part.words
  const { archetype, sub } = person
  const what = [archetype === null ? '' : speak(`archetype.${archetype}`), sub === 'none' ? '' : speak(`sub.${sub}`)]
  return <p className="being">{what.filter((word) => word !== '').join(', ')}</p>
}
