import type { Action } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { TablePart } from '../table-game.js'
import type { NightSeen } from './night-seen.js'

/** What only the game master sees: what is left, what is ahead, what they have noted. */
export function Desk({ view, words }: TablePart<Action, NightSeen>): ReactNode {
  const { speak } = words
  const traps = view.traps ?? []
  return (
    <dl className="ns-desk" aria-label={speak('ns.desk')}>
      <dt>{speak('ns.desk.menace')}</dt>
      <dd>{view.menace}</dd>
      <dt>{speak('ns.desk.traps')}</dt>
      <dd>{traps.length === 0 ? speak('ns.desk.none') : traps.map((room) => speak(`room.${room}`)).join(', ')}</dd>
      {view.note !== null && view.note !== '' && (
        <>
          <dt>{speak('ns.desk.note')}</dt>
          <dd>{view.note}</dd>
        </>
      )}
    </dl>
  )
}
