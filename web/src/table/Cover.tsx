import type { ReactNode } from 'react'
import { faultWords } from '../app/fault-words.js'
import { useWords } from '../app/words.js'
import type { TableGame, TablePart, Words } from '../games/table-game.js'
import { Consent } from './Consent.js'
import { Anyone, Curtain } from './Curtain.js'
import { RealDice } from './RealDice.js'
import type { Session } from './session.js'
import type { TableState } from './table-state.js'

interface Props {
  readonly session: Session
  readonly state: TableState
  readonly game: TableGame
  readonly part: TablePart | null
  readonly words: Words
  readonly seats: readonly string[]
  readonly match: string
  openRule(id: string): void
}

/** Whether nothing of the table may show now: it is being handed over, or there is none yet. */
export function isCovered(session: Session, state: TableState): boolean {
  if (state.curtain !== null || state.anyone.length > 0 || state.view === null) return true
  return isConsentShared(session, state)
}

/** Somebody else at this screen is asked for his consent, and must not read what the proposer holds. */
const isConsentShared = (session: Session, { moment }: TableState): boolean =>
  moment !== null && moment.proposal !== null && session.isShared

/** What is on the screen instead of the table. */
export function Cover({ session, state, game, part, words, seats, match, openRule }: Props): ReactNode {
  const { speak } = useWords()
  if (state.moment !== null && state.moment.proposal !== null && isConsentShared(session, state)) {
    return (
      <div className="curtain">
        <Consent proposal={state.moment.proposal} words={words} session={session} match={match} />
      </div>
    )
  }
  if (state.curtain !== null) {
    const seat = state.curtain
    return <Curtain name={words.seat(seat)} raise={() => void session.raiseCurtain(seat)} />
  }
  if (state.anyone.length > 0 && part !== null) {
    return (
      <Anyone
        among={state.anyone}
        what={game.prompt(part.view, part.questions[0] ?? null, words).ask}
        heard={state.heard}
        seats={seats}
        words={words}
        nobody={() => session.nobody()}
        somebody={(seat) => session.somebody(seat)}
      />
    )
  }
  if (state.dice !== null) {
    return (
      <main className="dice-first">
        <RealDice need={state.dice} session={session} module={game.module} words={words} openRule={openRule} />
      </main>
    )
  }
  return (
    <p className="loading" role="status">
      {state.trouble === null ? speak('table.loading') : faultWords(state.trouble, speak)}
    </p>
  )
}
