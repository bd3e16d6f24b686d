import { isBody, risesUpTo } from '@shamble/game-dwa/table'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import { type Test, testsOf } from './After.js'
import type { Part } from './part.js'

/** What the next tests will be, if everybody stays: fear, wounds, and bodies that may rise. */
export function Coming(part: Part): ReactNode {
  const { view, words } = part
  const { speak } = words
  const people = view.humans.filter(
    ({ team, whereabouts }) => team >= 0 && (whereabouts === 'table' || whereabouts === 'vehicle'),
  )
  const tests: Test[] = [
    ...people.flatMap((human) => testsOf(part, view, human)),
    ...view.humans.filter(isBody).flatMap((body): Test[] => {
      const most = risesUpTo(view, body)
      if (most === 0) return []
      const chance = percent(most / 6, speak)
      return [{ mark: `≤${most}`, rule: 'DWA-12.7.a', words: speak('dwa.after.rises', { who: body.name, chance }) }]
    }),
  ]
  if (tests.length === 0) return null
  return (
    <div className="col dwa-after">
      <div className="caps">
        <span>{speak('dwa.coming')}</span>
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
