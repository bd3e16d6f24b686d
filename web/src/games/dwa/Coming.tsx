import { type DwaAction, isBody, risesUpTo } from '@shamble/game-dwa/table'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import { FEAR, type Test, testsOf } from './After.js'
import type { Part } from './part.js'

/**
 * The tests that are asked for now; else those of the next turn that may fail, if everybody stays: fear, wounds, and
 * bodies that may rise.
 */
export function Coming(part: Part): ReactNode {
  const { view, words } = part
  const { speak } = words
  const asked = (part.choices.actions as readonly DwaAction[]).flatMap((action) =>
    action.type === 'fear' ? [action.human] : [],
  )
  const isNow = asked.length > 0
  const people = view.humans.filter(
    ({ id, team, whereabouts }) =>
      team >= 0 && (isNow ? asked.includes(id) : whereabouts === 'table' || whereabouts === 'vehicle'),
  )
  const tests: Test[] = [
    ...people
      .flatMap((human) => testsOf(part, view, human))
      .filter(({ rule, isSure }) => (isNow ? rule === FEAR : !isSure)),
    ...(isNow ? [] : view.humans.filter(isBody)).flatMap((body): Test[] => {
      const most = risesUpTo(view, body)
      if (most === 0) return []
      const chance = percent(most / 6, speak)
      return [{ mark: `≤${most}`, rule: 'DWA-12.7.a', words: speak('dwa.after.rises', { who: body.name, chance }) }]
    }),
  ]
  if (tests.length === 0) return null
  return (
    <div className="col dwa-after" data-later={!isNow || undefined}>
      <div className="caps">
        <span>{speak(isNow ? 'dwa.testsNow' : 'dwa.coming')}</span>
      </div>
      <dl>
        {tests.map(({ mark, rule, words: said }) => (
          <div key={`${rule} ${said}`}>
            <dt>{mark}</dt>
            <dd>
              {said} <Rule id={rule} open={part.openRule} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
