import { SCENARIO_NAMES, SCENARIOS, type Scenario } from '@shamble/game-dwa/scenarios'
import type { ReactNode } from 'react'
import { DrawerSheet } from '../../../drawer/DrawerSheet.js'
import type { PageModule } from '../../page-module.js'
import { emptyTable } from './begin.js'
import type { Desk } from './desk.js'
import { wordsIn } from './scenario-words.js'

interface Props {
  readonly module: PageModule
  readonly desk: Desk
  close(): void
}

/** The scenarios of the drawer, and those of the game to begin from. */
export function ScenarioDrawer({ module, desk, close }: Props): ReactNode {
  const { words } = desk
  const { speak } = words
  const take = (scenario: Scenario): void => {
    desk.load(scenario)
    close()
  }
  return (
    <DrawerSheet
      module={module}
      words={words}
      kind="scenario"
      onUse={(value) => take(value as unknown as Scenario)}
      close={close}
    >
      <section className="elsewhere">
        <h3 className="caps">{speak('editor.from')}</h3>
        <div className="begin-from">
          <button type="button" className="key small" onClick={() => take(emptyTable(speak))}>
            {speak('editor.new')}
          </button>
          {listed.map((name) => (
            <button key={name} type="button" className="key small" onClick={() => take(SCENARIOS[name])}>
              {wordsIn(SCENARIOS[name].name, words)}
            </button>
          ))}
        </div>
      </section>
    </DrawerSheet>
  )
}

export const listed = SCENARIO_NAMES.filter((name) => name !== 'random')
