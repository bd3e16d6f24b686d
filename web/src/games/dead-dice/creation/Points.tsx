import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'
import { type Person, pointsLeft, pointsOf } from './person.js'

/** What is left of the six points, and where the others went. */
export function Points({ part, person }: { readonly part: Part; readonly person: Person }): ReactNode {
  const { speak } = part.words
  const left = pointsLeft(person)
  return (
    <section className="col points" aria-label={speak('creation.points')}>
      <span className="big" aria-hidden="true">
        {String(left).replace('-', '−')}
      </span>
      <div>
        <h2 role="status">
          <span className="heard">{left} </span>
          {speak('creation.left', { count: left })}
        </h2>
        <p>
          {speak('creation.exactly')} <Rule id="DD-1.11" open={part.openRule} />
        </p>
        <ol className="pts">
          {pointsOf(person)
            .slice(0, 6)
            .map((where, i) => (
              <li key={`${i} ${where}`} className={where === null ? 'pt open' : 'pt'}>
                {where === null ? '' : speak(where === 'trait' ? 'creation.point.trait' : `characteristic.${where}`)}
              </li>
            ))}
        </ol>
      </div>
    </section>
  )
}
