import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

/** "Hold on, I may respond" and "never ask me this turn": only where somebody else can be interrupted. */
export function Stops({ session, state, words }: { session: Session; state: TableState; words: Words }): ReactNode {
  const { stops, moment } = state
  if (moment === null || moment.seats.length < 2 || state.viewer === 'spectator' || moment.outcome !== null) return null
  if (!('hand' in moment.view)) return null
  return (
    <fieldset className="stops">
      <legend>{words.speak('stops.title')}</legend>
      {(['calm', 'hold', 'never'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={stops === name} onClick={() => session.stopMe(name)}>
          {words.speak(`stops.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
