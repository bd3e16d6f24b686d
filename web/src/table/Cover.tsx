import { lazy, type ReactNode, Suspense } from 'react'
import { faultWords } from '../app/fault-words.js'
import { useWords } from '../app/words.js'
import { type TableGame, type TablePart, tableFor, type Words } from '../games/table-game.js'
import { Consent } from './Consent.js'
import { Curtain } from './Curtain.js'
import { RealDice } from './RealDice.js'
import type { Session } from './session.js'
import { stillPart } from './still.js'
import { personsOf, type TableState } from './table-state.js'

const Anyone = lazy(() => import('./Anyone.js'))

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

/** Someone else at this screen is asked for their consent, and must not read what the proposer holds. */
const isConsentShared = (session: Session, { moment }: TableState): boolean =>
  moment !== null && moment.proposal !== null && session.isShared

/** The board as everybody may see it, with nothing on it that anybody holds. */
function PublicBoard({
  game,
  words,
  open,
  openRule,
}: Pick<Props, 'game' | 'words' | 'openRule'> & Pick<TableState, 'open'>): ReactNode {
  const { Board, screen } = tableFor(game, 'spectator')
  if (open === null || (screen?.(open.view) ?? null) !== null) return null
  return (
    <div className="public-board board" aria-hidden="true" inert>
      <Board {...stillPart(open, { words, numbers: false, openRule })} />
    </div>
  )
}

/** What is on the screen instead of the table. */
export function Cover({ session, state, game, part, words, seats, match, openRule }: Props): ReactNode {
  const { speak } = useWords()
  if (state.moment !== null && state.moment.proposal !== null && isConsentShared(session, state)) {
    return (
      <div className="curtain">
        <Consent
          proposal={state.moment.proposal}
          here={personsOf(state.moment)}
          words={words}
          session={session}
          match={match}
        />
      </div>
    )
  }
  if (state.curtain !== null) {
    const seat = state.curtain
    const plan = state.moment?.seats[seat]
    // A screen is handed to a person, whatever the person is called in the game.
    const name = plan?.by === 'person' && plan.name !== '' ? plan.name : words.seat(seat)
    return <Curtain name={name} raise={() => void session.raiseCurtain(seat)} />
  }
  if (state.anyone.length > 0 && part !== null) {
    return (
      <Suspense fallback={<div className="curtain" />}>
        <Anyone
          what={game.prompt(part.view, part.questions[0] ?? null, words).ask}
          board={<PublicBoard {...{ game, words, openRule }} open={state.open} />}
          {...{ session, state, game, seats, words }}
        />
      </Suspense>
    )
  }
  if (state.dice !== null) {
    return (
      <main className="dice-first">
        <RealDice need={state.dice} session={session} game={game.module.game.id} words={words} openRule={openRule} />
      </main>
    )
  }
  return (
    <p className="loading" role="status">
      {state.trouble === null ? speak('table.loading') : faultWords(state.trouble, speak)}
    </p>
  )
}
