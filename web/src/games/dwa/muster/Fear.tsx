import { ARCHETYPES } from '@shamble/game-dwa/teams'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { calmChance } from './fear.js'
import type { Person } from './person.js'

/** The same test for the three archetypes side by side. */
export function Fear({ part, person }: { readonly part: Part; readonly person: Person }): ReactNode {
  const { words, view } = part
  const { speak } = words
  return (
    <section className="fear-panel col" aria-label={speak('muster.fear')}>
      <div className="caps">
        <span>{speak('muster.fear')}</span>
        <Rule id="DWA-13.a" open={part.openRule} />
      </div>
      <ul className="fear">
        {ARCHETYPES.map((archetype) => (
          <li key={archetype} data-is={person.archetype === archetype || undefined}>
            <b>{speak('muster.percent', { percent: Math.round(calmChance(view, archetype, person.morale) * 100) })}</b>
            <span>{speak(`archetype.${archetype}`).toLocaleLowerCase()}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
