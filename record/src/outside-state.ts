import { seededBelow, seededChance } from '@shamble/chance'
import {
  type Action,
  type Engine,
  type Frame,
  type Outcome,
  type Question,
  type State,
  samePlain,
  silently,
  type ViewBase,
} from '@shamble/kernel'

/** So many answers are tried out before anybody plays on from a state that nothing vouches for. */
const TRIED = 12

/**
 * Whether a state from outside can be played: it has all that a state of this game has, the rules find nothing wrong with
 * it, everybody can look at it, and the one who is asked has an answer.
 * @throws where it is none; what is thrown says little
 */
export function tryState<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  state: S,
): void {
  const { game } = engine
  const seats = game.seats(state.options).length
  must(isBase(state, seats))
  // Every field is copied by hand: one too many or one too few shows.
  must(samePlain(game.clone(state), state))
  for (const viewer of [...state.answered.keys(), 'spectator' as const]) game.view(state, viewer)
  for (const seat of state.answered.keys()) {
    const { actions, spaces } = engine.choices(state, seat)
    must(!isAsked(state, seat) || actions.length + spaces.length > 0)
  }
}

/** Plays on a little, on a copy. The same state is always tried in the same way. */
export function tryPlaying<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  state: S,
): void {
  const { game } = engine
  const s = game.clone(state)
  const below = seededBelow('tried')
  for (let i = 0; i < TRIED && s.outcome === null; i++) {
    const { seat } = s.questions[0]!
    const { actions, spaces } = engine.choices(s, seat)
    must(actions.length + spaces.length > 0)
    const chosen = below(actions.length + spaces.length)
    const action = actions[chosen] ?? spaces[chosen - actions.length]!.sample(below)
    engine.step(s, seat, action, silently(seededChance('tried', i)))
    must((game.invariants?.(s) ?? []).length === 0)
    for (const viewer of [...s.answered.keys(), 'spectator' as const]) game.view(s, viewer)
  }
}

function must(holds: boolean): void {
  if (!holds) throw new Error('not a state')
}

const isAsked = ({ questions }: State, seat: number): boolean => questions.some((question) => question.seat === seat)

/** Whether what all games share is as it should be. */
function isBase({ seq, turn, outcome, frames, questions, answered }: State, seats: number): boolean {
  const isSeat = (seat: unknown): boolean => isWhole(seat) && (seat as number) >= 0 && (seat as number) < seats
  return (
    isWhole(seq) &&
    seq >= 0 &&
    isWhole(turn) &&
    answered.length === seats &&
    answered.every((last) => isWhole(last) && last >= -1 && last < Math.max(seq, 0)) &&
    frames.every((frame) => typeof frame.kind === 'string' && isWhole(frame.step)) &&
    questions.every((question) => isQuestion(question, seq) && isSeat(question.seat)) &&
    (outcome === null ? questions.length > 0 && frames.length > 0 : isOutcome(outcome) && outcome.winners.every(isSeat))
  )
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)

const isQuestion = ({ kind, timed, since }: Question, seq: number): boolean =>
  typeof kind === 'string' && typeof timed === 'boolean' && isWhole(since) && since <= seq

const isOutcome = ({ winners, reason, rule }: Outcome): boolean =>
  Array.isArray(winners) && typeof reason === 'string' && typeof rule === 'string'
