import { ARCHETYPES, type Archetype } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { withArchetype } from './choosing.js'
import type { Person } from './person.js'

/** [DWA-16.1.2] [DWA-16.1.3] What each does: fear dice, war weapons, abilities that it shuts. */
const FEAR: Readonly<Record<Archetype, string>> = { military: '−1', law: '±0', civilian: '+1' }
const RULES: Readonly<Record<Archetype, string>> = {
  military: 'DWA-16.1.3.a',
  law: 'DWA-16.1.3.b',
  civilian: 'DWA-16.1.3.c',
}

interface Props {
  readonly part: Part
  readonly person: Person
  readonly isDraft: boolean
}

/** Three cells with all that each archetype does. */
export function Archetypes({ part, person, isDraft }: Props): ReactNode {
  const { words, draft, view } = part
  const { speak } = words
  return (
    <section className="archetypes" aria-label={speak('field.archetype')}>
      <p className="caps">
        <span>{speak('field.archetype')}</span> <Rule id="DWA-16.1.1.a" open={part.openRule} />
      </p>
      <div className="archs">
        {ARCHETYPES.map((archetype) => (
          <div key={archetype} className="arch" data-chosen={person.archetype === archetype || undefined}>
            <input
              type="radio"
              id={`arch-${archetype}`}
              name="archetype"
              checked={person.archetype === archetype}
              disabled={!isDraft}
              aria-describedby={`arch-${archetype}-is`}
              onChange={() => part.compose?.(withArchetype(draft!, view, archetype))}
            />
            <label htmlFor={`arch-${archetype}`}>{speak(`archetype.${archetype}`)}</label>
            <div id={`arch-${archetype}-is`}>
              <p>
                <b className="num">{FEAR[archetype]}</b> {speak('muster.fearDice')}
              </p>
              <p>{speak(archetype === 'civilian' ? 'muster.war.worse' : 'muster.war')}</p>
              <p>
                {speak(`muster.shuts.${archetype}`)} <Rule id={RULES[archetype]} open={part.openRule} />
              </p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
