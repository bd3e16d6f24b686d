import {
  type DwaAction,
  type DwaView,
  diesBelow,
  fearForecast,
  type Human,
  isFirearm,
  isNoisy,
  methodsNow,
} from '@shamble/game-dwa/table'
import { percent } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import { signed } from './mod-words.js'
import type { Part } from './part.js'

interface Props {
  readonly part: Part
  /** The table behind what is planned and composed, as far as that can be foreseen. */
  readonly view: DwaView
  readonly human: Human
  readonly action: DwaAction | null
}

/** What an order brings besides its dice: who comes after the noise, and what the next turn tests. */
export function After({ part, view, human, action }: Props): ReactNode {
  const { speak } = part.words
  const noise = action !== null && callsTheDead(view, human, action)
  const lines = [
    ...(noise ? [{ mark: '+1', rule: 'DWA-15.1.3.1.D', words: speak('dwa.after.noise', { who: human.name }) }] : []),
    ...testsOf(part, view, human),
  ]
  if (lines.length === 0) return null
  return (
    <div className="col dwa-after">
      <div className="caps">
        <span>{speak('dwa.after')}</span>
        <span>{noise ? speak('dwa.noise') : ''}</span>
      </div>
      <dl>
        {lines.map(({ mark, rule, words }) => (
          <div key={`${rule} ${words}`}>
            <dt>{mark}</dt>
            <dd>
              {words} <Rule id={rule} open={part.openRule} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Whether a shot attracts another of the dead. */
function callsTheDead(view: DwaView, human: Human, action: DwaAction): boolean {
  const weapon = 'weapon' in action && typeof action.weapon === 'number' ? human.weapons[action.weapon] : undefined
  if (weapon === undefined || !isFirearm(weapon.id) || weapon.id === 'flamethrower') return false
  return methodsNow(view).includes('D') && isNoisy(view, weapon)
}

export const FEAR = 'DWA-13.a'

export interface Test {
  readonly mark: string
  readonly rule: string
  readonly words: string
  /** No roll can fail it. */
  readonly isSure?: boolean
}

/** The tests that someone has to make at the start of the next turn, if they are then as in this view. */
export function testsOf({ words }: Pick<Part, 'words'>, view: DwaView, human: Human): Test[] {
  const { speak } = words
  const tests: Test[] = []
  const fear = fearForecast(view, human)
  if (fear !== null) {
    const sum = [String(human.morale), ...fear.modifiers.map(({ value }) => signed(value).replace(/^([−+])/, '$1 '))]
    tests.push({
      mark: String(fear.value).replace('-', '−'),
      rule: FEAR,
      words: speak('dwa.after.fear', {
        who: human.name,
        sum: sum.join(' '),
        chance: percent(fear.passes / 36, speak),
      }),
      isSure: fear.passes === 36,
    })
  }
  const below = diesBelow(human)
  if (below > 0)
    tests.push({
      mark: `<${below}`,
      rule: 'DWA-12.5.b',
      words: speak('dwa.after.wounds', {
        who: human.name,
        wounds: human.wounds,
        chance: percent((below - 1) / 6, speak),
      }),
    })
  return tests
}
