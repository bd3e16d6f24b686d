import { type ReactNode, useContext } from 'react'
import { useWords } from '../app/words.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { OthersContext } from './others.js'

/** What takes turns in the column at the side where both have no room. */
const TABS = ['goal', 'record'] as const
export type Tab = (typeof TABS)[number]

interface Props {
  readonly part: TablePart
  /** The same with the answer whose odds are shown, as long as its dice roll. */
  readonly aimed: TablePart
  readonly game: TableGame
  readonly record: ReactNode
  readonly tab: Tab
  setTab(tab: Tab): void
  open(sheet: Tab): void
}

/** What is beside the board: people, goal, odds and record. */
export function Beside({ part, aimed, game, record, tab, setTab, open }: Props): ReactNode {
  const { speak } = useWords()
  const others = useContext(OthersContext)
  const { People, Goal, Readout } = game
  return (
    <>
      <section className="people" aria-label={speak('table.people')}>
        <People {...part} />
        <div className="sheet-keys">
          {Goal !== undefined && (
            <button type="button" className="key" data-part="goal" onClick={() => open('goal')}>
              {speak('table.goal')}
            </button>
          )}
          <button type="button" className="key" onClick={() => open('record')}>
            {speak('table.record')}
          </button>
        </div>
      </section>
      <div className="side" data-tab={tab}>
        {Goal !== undefined && (
          <section className="goal" data-part="goal" aria-label={speak('table.goal')}>
            <Goal {...part} />
          </section>
        )}
        <section className="readout" aria-label={speak('table.readout')}>
          <Readout {...aimed} />
        </section>
        {Goal !== undefined && (
          <div className="tabs">
            {TABS.map((one) => (
              <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
                {speak(`table.${one}`)}
              </button>
            ))}
          </div>
        )}
        {record}
        {others?.talk}
      </div>
    </>
  )
}
