import type { ReactNode } from 'react'
import { inlineIcon } from '../../kit/index.js'
import { Rule } from '../../table/Rule.js'
import { objectiveWords } from './objectives.js'
import type { Part } from './part.js'
import { Reserves } from './Reserves.js'

/** What the raid is for, and how the group stands. */
export function Goal({ view, words, openRule }: Part): ReactNode {
  const { speak } = words
  const { objectives } = view.group
  return (
    <div className="dd-goal">
      <div className="col">
        <div className="caps">
          <span>{speak('dd.objectives')}</span>
          <Rule id="DD-5.2" open={openRule} />
        </div>
        {objectives.length === 0 ? (
          <p className="say">{speak('dd.objectives.none')}</p>
        ) : (
          <ul className="dd-aims">
            {objectives.map((aim, i) => (
              <li key={`${i} ${aim.what}`}>
                <span className="box" role="img" aria-label={speak(aim.done ? 'dd.aim.done' : 'dd.aim.open')}>
                  {aim.done && <span dangerouslySetInnerHTML={{ __html: inlineIcon('tick', 11) }} />}
                </span>
                {objectiveWords(view, aim, words)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Reserves view={view} words={words} openRule={openRule} />
    </div>
  )
}
