import type { Checked } from '@shamble/drafts'
import { type Action, BadInput, type Seat, type Viewer } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { Match } from '@shamble/record'
import type { DiceTyping } from './dice-typing.js'
import { checker } from './foresee.js'
import { NO_CHOICES, plainChoices } from './plain-choices.js'
import type { Moment, Proposal } from './port.js'
import type { QuestionClocks } from './question-clocks.js'
import type { MatchCard } from './store.js'

/** How a match stands at its host: all that a moment is made of. */
export interface Standing {
  readonly module: GameModule
  readonly match: Match
  readonly card: MatchCard
  readonly typing: DiceTyping<unknown>
  readonly clocks: QuestionClocks
  readonly proposal: Proposal | null
}

export function momentFor(standing: Standing, viewer: Viewer): Moment {
  const { module, match, card, typing, clocks, proposal } = standing
  const { state, engine } = match
  const view = module.game.view(state, viewer)
  // An answer whose dice are awaited has been given as far as anybody can.
  const isAsked = viewer !== 'spectator' && !typing.isWaiting
  return {
    match: card.id,
    viewer,
    seq: state.seq,
    view,
    questions: view.questions,
    choices: isAsked ? plainChoices(engine.choices(state, viewer)) : NO_CHOICES,
    seats: card.seats.map((plan) => (plan.by === 'bot' ? plan : { by: 'person', name: plan.name })),
    outcome: state.outcome,
    dice: typing.need,
    proposal,
    undo: undoFor(standing, viewer),
    timeLeft: viewer === 'spectator' ? null : clocks.left(viewer),
  }
}

/** How things stood at an earlier moment of the log. Nothing can be done there. */
export function pastFor(standing: Standing, viewer: Viewer, seq: number): Moment {
  const { match, module } = standing
  const state = match.at(seq)
  if (state === null) throw new BadInput('request.seq', 'the log does not lead to {{seq}}', { seq })
  const { game, recall } = module
  const then = game.view(state, viewer)
  const view = match.state.outcome !== null || !recall ? then : recall(then, game.view(match.state, viewer))
  return {
    ...momentFor(standing, viewer),
    seq: state.seq,
    view,
    questions: view.questions,
    choices: NO_CHOICES,
    outcome: state.outcome,
    undo: { refusal: { rule: 'TABLE.9' } },
  }
}

/** What the rules would say to an answer, as far as the seat may know. Nothing is answered. */
export function checkFor({ module, match, typing }: Standing, seat: Seat, answer: unknown, seq: number): Checked {
  if (typing.isWaiting) throw new BadInput('answer', 'dice are to be typed in first')
  return checker(module, module.game.view(match.state, seat), seat)(answer as Action, seq)
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
