import type { Action } from '@shamble/kernel'
import type { ReactNode } from 'react'
import { Sentence } from '../../table/sentence.js'
import type { ScreenPart } from '../table-game.js'
import type { NightSeen } from './night-seen.js'

const MOST_LINES = 5

/** The table that all see: the corridor as large as it gets, and what happened last. Nothing can be answered here. */
export function SharedTable({ Board, seats, log, ...part }: ScreenPart<Action, NightSeen>): ReactNode {
  const { words } = part
  return (
    <main className="screen ns-shared" aria-label={words.speak('ns.shared')}>
      <div className="ns-corridor">
        <Board {...part} />
      </div>
      <div className="told">
        {log.slice(-MOST_LINES).map(({ event }, i) => (
          <p key={i}>
            <Sentence event={event} seats={seats} words={words} />
          </p>
        ))}
      </div>
    </main>
  )
}
