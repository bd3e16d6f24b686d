import type { GameModule, Plain } from '@shamble/kernel'
import type { Words } from '../games/table-game.js'
import { consequences, type Draft, optionsOf, specOf } from './draft.js'
import { OptionControl } from './OptionControl.js'
import { leadLabel, valueLabel } from './words.js'

interface LeadRowProps {
  readonly module: GameModule
  readonly draft: Draft
  readonly words: Words
  readonly lead: string
  readonly onSet: (name: string, value: Plain) => void
}

/** The edition or the expansion: it stands above the chapters, because it sets rows in them. */
export function LeadRow(props: LeadRowProps) {
  const { module, draft, words, lead, onSet } = props
  return (
    <div className="edition">
      <span>{leadLabel(words.speak, lead)}</span>
      <OptionControl
        module={module}
        name={lead}
        spec={specOf(module, lead)}
        value={optionsOf(module, draft)[lead]!}
        differs={false}
        words={words}
        onSet={(value) => onSet(lead, value)}
      />
      <LeadNote {...props} />
    </div>
  )
}

/** What the other edition would set otherwise, in one line. */
function LeadNote({ module, draft, words, lead }: LeadRowProps) {
  const { speak } = words
  const spec = specOf(module, lead)
  const now = optionsOf(module, draft)[lead]
  const other = spec.type === 'choice' ? spec.values.find((value) => value !== now) : undefined
  const count = other === undefined ? 0 : consequences(module, draft, lead, other).length
  if (other === undefined || count === 0) return null
  return (
    <small>
      {speak('setup.lead.note', { value: valueLabel(speak, spec, lead, other), count })}
      <span className="beside">, {speak('setup.lead.right')}</span>
    </small>
  )
}
