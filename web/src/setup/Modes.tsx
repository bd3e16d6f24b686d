import { memo, useId, useMemo } from 'react'
import type { Words } from '../games/table-game.js'
import { shortId } from '../rules/short-id.js'
import { modeDiagram, smallDiagram } from './diagram.js'
import type { Mode, SetupPlan } from './plan.js'

interface ModesProps {
  readonly plan: SetupPlan
  readonly chosen: Mode | null
  readonly narrow: boolean
  readonly words: Words
  readonly onMode: (mode: Mode) => void
}

const Diagram = memo(function Diagram({
  plan,
  mode,
  narrow,
  words,
}: Omit<ModesProps, 'chosen' | 'onMode'> & { readonly mode: Mode }) {
  const { width, html } = useMemo(() => {
    const { width, drawing } = narrow ? smallDiagram(plan, mode) : modeDiagram(plan, mode, words.speak)
    return { width, html: { __html: drawing } }
  }, [plan, mode, narrow, words])
  return (
    <svg
      viewBox={`0 0 ${width} ${narrow ? 50 : 82}`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <g dangerouslySetInnerHTML={html} />
    </svg>
  )
})

/** Each mode draws who moves whom. */
export function Modes({ plan, chosen, narrow, words, onMode }: ModesProps) {
  const { speak } = words
  const group = useId()
  return (
    <div className="modes" role="radiogroup" aria-label={speak('setup.mode')}>
      {plan.modes.map((mode) => (
        <label key={mode.id} className="mode">
          <input type="radio" name={group} checked={mode === chosen} onChange={() => onMode(mode)} />
          <b>
            {speak(`setup.mode.${mode.id}`)}
            {!narrow && (
              <span className="rule" aria-hidden="true">
                {shortId(mode.rule)}
              </span>
            )}
          </b>
          <Diagram plan={plan} mode={mode} narrow={narrow} words={words} />
        </label>
      ))}
    </div>
  )
}
