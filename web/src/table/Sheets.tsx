import type { ReactNode } from 'react'
import { goTo } from '../app/address.js'
import { SettingsSheet } from '../app/SettingsSheet.js'
import { useWords } from '../app/words.js'
import type { TableGame, TablePart, Words } from '../games/table-game.js'
import { Menu } from './Menu.js'
import { RuleSheet } from './RuleSheet.js'
import { Sheet } from './Sheet.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

export type OpenSheet = 'menu' | 'settings' | 'goal' | 'record' | null

/** A rule that is being read, and the line of the record that led to it. */
export interface OpenRule {
  readonly id: string
  readonly seq: number | null
}

interface Props {
  readonly session: Session
  readonly state: TableState
  readonly game: TableGame
  readonly part: TablePart
  readonly words: Words
  readonly match: string
  readonly kept: boolean
  readonly record: ReactNode
  readonly rule: OpenRule | null
  readonly open: OpenSheet
  setRule(rule: OpenRule | null): void
  setOpen(sheet: OpenSheet): void
  /** Leaves for the rules, at one of them and at a line of the record. */
  rules(id: string | null, seq?: number | null): void
}

/** What is laid over the table for a while: a rule, the menu, the settings, and what has no room beside the board. */
export function Sheets(props: Props): ReactNode {
  const { session, state, game, part, words, match, kept, record, rule, open, setRule, setOpen, rules } = props
  const { speak } = useWords()
  const { Goal } = game
  const close = (): void => setOpen(null)
  return (
    <>
      {rule !== null && (
        <RuleSheet
          id={rule.id}
          game={game.module.game.id}
          words={words}
          open={(id) => setRule({ ...rule, id })}
          reference={(id) => rules(id, rule.seq)}
          close={() => setRule(null)}
        />
      )}
      {open === 'menu' && (
        <Menu
          {...{ session, state, game, words, match, kept, close }}
          goTo={(where) => {
            if (where === 'settings') setOpen(where)
            else if (where === 'rules') rules(null)
            else if (where === 'replay') goTo({ at: 'replay', match, seq: 0 })
            else goTo({ at: 'home' })
          }}
        />
      )}
      {open === 'goal' && Goal !== undefined && (
        <Sheet title={speak('table.goal')} kind="over" close={close}>
          <Goal {...part} />
        </Sheet>
      )}
      {open === 'record' && (
        <Sheet title={speak('table.record')} kind="over" className="record-sheet" close={close}>
          {record}
        </Sheet>
      )}
      {open === 'settings' && <SettingsSheet close={close} />}
    </>
  )
}
