import type { Seat } from '@shamble/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '../app/use-keys.js'
import type { TableGame, Words } from '../games/table-game.js'
import { AskWhom } from './AskWhom.js'
import { Sentence } from './sentence.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

const MOST_HEARD = 3

interface Props {
  readonly session: Session
  readonly state: TableState
  readonly game: TableGame
  readonly what: string
  /** What everybody may see. */
  readonly board: ReactNode
  readonly seats: readonly string[]
  readonly words: Words
}

/** One neutral question for all who might respond, the same whether or not anybody holds an answer. */
export default function Anyone({ session, state, game, what, board, seats, words }: Props): ReactNode {
  const { speak } = words
  const { anyone, unseen, heard } = state
  const nobody = (): void => session.nobody()
  const somebody = (seat: Seat) => (): void => session.somebody(seat)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  useKeys({ 0: nobody, ...Object.fromEntries(anyone.map((seat, i) => [i + 1, somebody(seat)])) })
  return (
    <div
      className="curtain"
      data-anyone
      role="dialog"
      aria-modal="true"
      aria-labelledby="anyone-ask"
      aria-describedby="heard"
    >
      {board}
      <div id="heard" className="heard-last">
        {heard.slice(-MOST_HEARD).map((event, i) => (
          <p key={i}>
            <Sentence event={event} seats={seats} words={words} />
          </p>
        ))}
      </div>
      <p id="anyone-ask">{what === '' ? speak('table.anyone') : what}</p>
      <div className="keys">
        <button type="button" className="key main" ref={first} onClick={nobody}>
          <b>0</b>
          <span>{speak('table.anyone.nobody')}</span>
          <small />
        </button>
        {anyone.map((seat, i) => (
          <button key={seat} type="button" className="key" onClick={somebody(seat)}>
            <b>{i + 1}</b>
            <span>{words.seat(seat)}</span>
            <small />
          </button>
        ))}
      </div>
      <div className="anyone-more">
        {unseen.length > 0 && (
          <div className="anyone-look">
            <span>{speak('anyone.look')}</span>
            {unseen.map((seat) => (
              <button key={seat} type="button" onClick={() => void session.lookAtCards(seat)}>
                {words.seat(seat)}
              </button>
            ))}
          </div>
        )}
        <AskWhom {...{ session, state, game, words }} />
      </div>
    </div>
  )
}
