import type { Scenario } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import type { Desk } from './desk.js'
import { NumberField, Row, TextField } from './Rows.js'
import { withWords, wordsIn } from './scenario-words.js'

/** The scenario itself, while no piece is selected: its name, its briefing, its table. */
export function SheetRows({ desk }: { readonly desk: Desk }): ReactNode {
  const { scenario, words } = desk
  const { speak } = words
  const set = (fields: Partial<Scenario>): void => void desk.commit({ ...scenario, ...fields }, 'set')
  const side = (which: 'width' | 'depth') => (
    <NumberField
      name={speak(`editor.prop.${which}`)}
      value={scenario.table[which] / 10}
      min={60}
      max={300}
      step={0.1}
      unit={which === 'depth' ? 'cm' : ''}
      // Nothing is moved: what sticks out then is a fault that says so.
      onSet={(cm) => set({ table: { ...scenario.table, [which]: Math.round(cm * 10) } })}
    />
  )
  return (
    <div className="props">
      <Row label={speak('editor.prop.name')}>
        <TextField
          name={speak('editor.prop.name')}
          value={wordsIn(scenario.name, words)}
          most={60}
          onSet={(said) => set({ name: withWords(scenario.name, said, words) })}
        />
      </Row>
      <Row label={speak('editor.prop.about')}>
        <TextField
          long
          name={speak('editor.prop.about')}
          value={wordsIn(scenario.about, words)}
          most={600}
          onSet={(said) => set({ about: withWords(scenario.about, said, words) })}
        />
      </Row>
      <Row label={speak('editor.prop.table')}>
        {side('width')}
        <span>×</span>
        {side('depth')}
      </Row>
    </div>
  )
}
