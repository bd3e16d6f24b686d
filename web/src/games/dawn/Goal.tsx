import { FRAN, INFECTED, isAutomatic, standingOf } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { inlineIcon } from '../../kit/index.js'
import { Rule } from '../../table/Rule.js'
import { conditionsOf } from './conditions.js'
import type { Part } from './part.js'
import { listed, peopleNames, personName } from './words.js'

/** The victory conditions as a checklist. */
export function Goal(part: Part): ReactNode {
  const { view, words } = part
  const { speak } = words
  const rule = (id: string) => <Rule id={id} open={part.openRule} />
  const infected = [0, 1, 2, 3].filter((c) => view.status[c] === INFECTED)
  const lost = standingOf(view).lost
  return (
    <div className="col goal-list">
      <div className="caps">
        <span>{speak(isAutomatic(view) ? 'dawn.goal.title-solo' : 'dawn.goal.title')}</span>
        {rule('DAWN-14.2.a')}
      </div>
      <ul>
        {conditionsOf(view, words).map(({ id, state, name, detail, count }) => (
          <li key={id}>
            <span
              className={state === 'part' ? 'box part' : 'box'}
              role="img"
              aria-label={speak(`dawn.goal.is-${state}`)}
              dangerouslySetInnerHTML={{ __html: state === 'met' ? inlineIcon('tick', 11) : '' }}
            />
            <span>
              {name}
              <small>{detail}</small>
            </span>
            <span className="n">{count}</span>
          </li>
        ))}
      </ul>
      <p className="them">
        <b>{speak(isAutomatic(view) ? 'dawn.goal.them-solo' : 'dawn.goal.them')}</b>{' '}
        {speak(view.options.franClause === 'counts-double' ? 'dawn.goal.when-double' : 'dawn.goal.when')}{' '}
        {lost.length > 0 ? `${speak('dawn.goal.gone', { who: peopleNames(lost, words), count: lost.length })} ` : ''}
        {infected.length > 0 ? (
          <>
            {speak(`dawn.goal.infected.${infected.length > 1 ? 'they' : infected[0] === FRAN ? 'she' : 'he'}`, {
              who: listed(
                infected.map((c) => personName(c, words)),
                words,
              ),
            })}{' '}
            {rule('DAWN-11.0.a')}
          </>
        ) : (
          rule('DAWN-14.1.a')
        )}
      </p>
    </div>
  )
}
