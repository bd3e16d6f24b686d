import type { Proposal } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Words } from '../games/table-game.js'
import type { Session } from './session.js'

interface Props {
  readonly proposal: Proposal
  /** The seats of those at this screen. */
  readonly here: readonly Seat[]
  readonly words: Words
  readonly session: Session
  readonly match: string
}

/** Someone wants to step back or to end the match: each of the others at this screen is asked, and nothing else is. */
export function Consent({ proposal, here, words, session, match }: Props): ReactNode {
  const { speak } = words
  const answer = (by: Seat, agree: boolean): void => void session.request({ type: 'consent', match, seat: by, agree })
  const dialog = useRef<HTMLDialogElement>(null)
  const seat = proposal.waitsFor.find((asked) => here.includes(asked))
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  if (seat === undefined) return null
  const names = { seat: words.seat(seat), by: words.seat(proposal.by) }
  // At a screen of one's own nobody has to be told who is meant, and the board may be seen.
  const isOwn = here.length === 1
  const ask = (what: string): string => speak(isOwn ? `consent.own.${what}` : `consent.${what}`, names)
  const press = (event: KeyboardEvent): void => {
    if (event.key !== '1' && event.key !== '2') return
    event.preventDefault()
    answer(seat, event.key === '1')
  }
  return (
    <dialog
      className="consent"
      data-own={isOwn || undefined}
      ref={dialog}
      aria-labelledby="consent-ask"
      onKeyDown={press}
      // A browser closes a dialog at the second Escape whatever the page says: the question stays.
      onCancel={(event) => event.preventDefault()}
      onClose={(event) => event.currentTarget.showModal()}
    >
      <p className="ask" id="consent-ask">
        {ask(proposal.kind)}
      </p>
      <div className="keys">
        <button type="button" className="key main" onClick={() => answer(seat, true)}>
          <b>1</b>
          <span>{ask('yes')}</span>
          <small />
        </button>
        <button type="button" className="key" onClick={() => answer(seat, false)}>
          <b>2</b>
          <span>{ask('no')}</span>
          <small />
        </button>
      </div>
    </dialog>
  )
}
