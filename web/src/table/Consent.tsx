import type { Proposal } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly proposal: Proposal
  readonly words: Words
  answer(seat: Seat, agree: boolean): void
}

/** Somebody wants to step back or to end the match: each of the others at this screen is asked. */
export function Consent({ proposal, words, answer }: Props): ReactNode {
  const { speak } = words
  const first = useRef<HTMLButtonElement>(null)
  const seat = proposal.waitsFor[0]
  useEffect(() => {
    if (seat !== undefined) first.current?.focus()
  }, [seat])
  if (seat === undefined) return null
  const names = { seat: words.seat(seat), by: words.seat(proposal.by) }
  return (
    <div className="consent" role="alertdialog" aria-labelledby="consent-ask">
      <p className="ask" id="consent-ask">
        {speak(`consent.${proposal.kind}`, names)}
      </p>
      <div className="keys">
        <button type="button" className="key main" ref={first} onClick={() => answer(seat, true)}>
          <b>1</b>
          <span>{speak('consent.yes', names)}</span>
          <small />
        </button>
        <button type="button" className="key" onClick={() => answer(seat, false)}>
          <b>2</b>
          <span>{speak('consent.no', names)}</span>
          <small />
        </button>
      </div>
    </div>
  )
}
