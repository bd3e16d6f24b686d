import type { Checked } from '@shamble/drafts'
import { type Action, BadInput, type Seat, type State, type ViewBase, type Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Match } from '@shamble/record'
import type { DiceTyping } from './dice-typing.js'
import { checker } from './foresee.js'
import { NO_CHOICES, plainChoices } from './plain-choices.js'
import type { Moment, SeatClock } from './port.js'
import type { Proposal } from './proposal.js'
import type { QuestionClocks } from './question-clocks.js'
import { seatCardOf } from './seat-plan.js'
import type { MatchCard } from './store.js'
import { termsOf } from './terms.js'

/** The state of a match at its host: all that a moment is made of. */
export interface Standing {
  readonly module: GameModule
  readonly match: Match
  readonly card: MatchCard
  readonly typing: DiceTyping<unknown>
  readonly clocks: QuestionClocks
  readonly proposal: Proposal | null
}

/** @param asker whose table it is shown at */
export function momentFor(standing: Standing, viewer: Viewer, asker: string): Moment {
  const { match, card, typing, clocks, proposal } = standing
  const { state, engine } = match
  const view = match.view(viewer)
  // An answer whose dice are awaited has been given as far as anybody can.
  const isAsked = viewer !== 'spectator' && !typing.isWaiting
  return {
    match: card.id,
    viewer,
    seq: view.seq,
    view,
    questions: view.questions,
    choices: isAsked ? plainChoices(engine.choices(state, viewer)) : NO_CHOICES,
    seats: card.seats.map((plan) => seatCardOf(plan, asker)),
    outcome: state.outcome,
    dice: typing.needOf(viewer === 'spectator' ? [] : [viewer]),
    proposal: proposal && proposalFor(match, proposal, viewer),
    undo: undoFor(standing, viewer),
    timeLeft: viewer === 'spectator' ? null : clocks.left(viewer),
    ...(viewer !== 'spectator' && clocks.expires(viewer) && engine.passing(state) !== null ? { passes: true } : {}),
    ...clocksFor(standing, viewer, view),
    ...(termsOf(card).hints ? { hints: true } : {}),
  }
}

/** The clocks that a viewer may know of: their own, those of seats that they see asked, and all time for the match. */
function clocksFor(
  { card, clocks }: Standing,
  viewer: Viewer,
  { questions }: ViewBase,
): { readonly clocks?: readonly SeatClock[] } {
  const { pace } = termsOf(card)
  const used = clocks.used()
  const shown = card.seats.flatMap((plan, seat): SeatClock[] => {
    const isKnown = seat === viewer || questions.some((question) => question.seat === seat)
    const left = isKnown ? clocks.left(seat) : null
    if (left !== null) return [{ seat, left, runs: true }]
    if (pace?.per !== 'match' || plan.by !== 'person') return []
    return [{ seat, left: Math.max(0, pace.seconds * 1000 - (used[seat] ?? 0)), runs: false }]
  })
  return shown.length === 0 ? {} : { clocks: shown }
}

/** How things stood at an earlier moment of the log. Nothing can be done there. */
export function pastFor(standing: Standing, viewer: Viewer, seq: number, asker: string): Moment {
  const { match, module } = standing
  const state = stateAt(match, viewer, seq)
  if (state === null) throw new BadInput('request.seq', 'the log does not lead to {{seq}}', { seq })
  const { recall } = module
  const then = match.view(viewer, state)
  const view = match.state.outcome !== null || !recall ? then : recall(then, match.view(viewer))
  return {
    ...momentFor(standing, viewer, asker),
    seq: view.seq,
    view,
    questions: view.questions,
    choices: NO_CHOICES,
    outcome: state.outcome,
    undo: { refusal: { rule: 'TABLE.9' } },
  }
}

/** The last state that the log leads to and that this viewer counts so. */
function stateAt(match: Match, viewer: Viewer, number: number): State | null {
  if (number > match.numberOf(viewer)) return null
  for (let seq = match.seqOf(viewer, number); seq >= 0 && match.numberOf(viewer, seq) === number; seq--) {
    const state = match.at(seq)
    if (state !== null) return state
  }
  return null
}

/** A proposal with the number that this viewer counts. */
function proposalFor(match: Match, { to, ...proposal }: Proposal, viewer: Viewer): Proposal {
  return to === undefined ? proposal : { ...proposal, to: match.numberOf(viewer, to) }
}

/** What the rules would say to an answer, as far as the seat may know. Nothing is answered. */
export function checkFor({ module, match, typing }: Standing, seat: Seat, answer: unknown, seq: number): Checked {
  if (typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
  return checker(module, match.view(seat), seat)(answer as Action, seq)
}

/** The position as text: what a seat may know, everything once the match is over; `null` where there is none. */
export function positionFor({ module, match: { state } }: Standing, viewer: Viewer): string | null {
  if (state.outcome === null && viewer === 'spectator') return null
  return module.position.write(state, state.outcome !== null || viewer === 'spectator' ? 'full' : viewer)
}

function undoFor({ match, card, typing }: Standing, viewer: Viewer): Moment['undo'] {
  if (viewer === 'spectator') return { refusal: { rule: 'TABLE.2' } }
  if (typing.hasBegun) return { refusal: { rule: 'TABLE.9' } }
  if (typing.by === viewer) return { needs: [] }
  const undo = match.undoable(viewer)
  return 'rule' in undo ? { refusal: undo } : { needs: undo.needs.filter((seat) => card.seats[seat]?.by === 'person') }
}
