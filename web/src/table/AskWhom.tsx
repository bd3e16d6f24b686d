import type { Moment } from '@shamble/host'
import type { ReactNode } from 'react'
import type { TableGame, Words } from '../games/table-game.js'
import type { Session } from './session.js'
import { personsOf, type TableState } from './table-state.js'

interface Props {
  readonly session: Session
  readonly state: TableState
  readonly game: TableGame
  readonly words: Words
}

const toggled = <T,>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Whether other people play from elsewhere, and this one sits at the table. */
export const hasOthers = ({ seats, viewer }: Moment): boolean =>
  viewer !== 'spectator' && seats.some((plan) => plan.by === 'person' && plan.elsewhere)

/** Who at this screen is asked to respond, and when: each player and each kind of question can be left out. */
export function AskWhom({ session, state: { moment, quiet }, game, words }: Props): ReactNode {
  const kinds = Object.entries(game.windows ?? {})
  // Where the others are elsewhere, people say for themselves when they want to be asked.
  const isAlone = moment !== null && !session.isShared && hasOthers(moment) && kinds.length > 0
  if (moment === null || (!session.isShared && !isAlone)) return null
  const { speak } = words
  return (
    <details className="ask-whom">
      <summary>{speak('anyone.ask')}</summary>
      {(isAlone ? [] : personsOf(moment)).map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={!quiet.seats.includes(seat)}
          onClick={() => session.setQuiet({ ...quiet, seats: toggled(quiet.seats, seat) })}
        >
          {words.seat(seat)}
        </button>
      ))}
      {kinds.map(([kind, name]) => (
        <button
          key={kind}
          type="button"
          aria-pressed={!quiet.kinds.includes(kind)}
          onClick={() => session.setQuiet({ ...quiet, kinds: toggled(quiet.kinds, kind) })}
        >
          {speak(name)}
        </button>
      ))}
    </details>
  )
}
