import type { ReactNode } from 'react'
import type { TableGame, TablePart } from '../games/table-game.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly session: Session
  readonly state: TableState
}

/** Buttons for anyone who wants to act although nobody asks them, and the way back. */
export function StepIn({ part, game, session, state }: Props): ReactNode {
  const { speak, seat: name } = part.words
  if (state.steppedIn) {
    return (
      <div className="step-in">
        <button type="button" className="key small step-out" onClick={() => session.stepOut()}>
          {speak('table.stepOut')}
        </button>
      </div>
    )
  }
  const seats = state.dice === null ? session.mayStepIn : []
  const isStopped = state.stops === 'hold'
  const mayStop = game.stopsBetween?.(part.view) === true
  if (seats.length === 0 && !mayStop) return null
  return (
    <div className="step-in">
      {seats.length > 0 && <span aria-hidden="true">{speak('table.stepIn')}</span>}
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          className="key small"
          aria-label={speak('table.stepIn.seat', { seat: name(seat) })}
          onClick={() => session.stepIn(seat)}
        >
          {name(seat)}
        </button>
      ))}
      {mayStop && (
        <button
          type="button"
          className="key small"
          aria-pressed={isStopped}
          onClick={() => session.stopMe(isStopped ? 'calm' : 'hold')}
        >
          {speak('table.stopBetween')}
        </button>
      )}
    </div>
  )
}
