import type { Position } from '@shamble/bots'
import {
  type Action,
  BadInput,
  type Choices,
  type Plain,
  type Seat,
  type State,
  samePlain,
  seenEvents,
} from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import type { LogEntry, Match } from '@shamble/record'

/** A decision that a seat took: more than one answer was possible, and it was asked. */
export interface Decision {
  /** The number of the state before it. */
  readonly seq: number
  readonly turn: number
  /** The number of its turn among the standings. */
  readonly at: number
  readonly seat: Seat
  readonly answer: Action
  /** What the seat knew. */
  readonly position: Position
}

/** A turn of the match: the state in which it began. */
export interface Turn {
  readonly turn: number
  readonly seq: number
  /** Whose turn it is; `null` where everybody acts in it. */
  readonly mover: Seat | null
  readonly state: State
}

/**
 * A match can be analysed when it is over, in a game in which the computer looks ahead.
 * @throws BadInput
 */
export function checkAnalysable({ lookahead }: GameModule, { outcome }: State): void {
  if (lookahead === undefined)
    throw new BadInput('', 'games of this kind cannot be analysed: the computer does not look ahead in them')
  if (outcome === null) throw new BadInput('', 'the game is still running: an analysis would reveal its secrets')
}

/** The seats that have something to win: chances and ratings are theirs. */
export const contendersOf = ({ game, lookahead }: GameModule, state: State): readonly Seat[] =>
  lookahead?.contenders?.(state) ?? game.seats(state.options).map((_, seat) => seat)

/** The turns of a match, in order. */
export function turnsOf({ lookahead }: GameModule, match: Match): Turn[] {
  const turns: Turn[] = []
  for (const { after } of match.log) {
    const state = match.at(after)
    if (state === null || state.outcome !== null || state.turn === turns.at(-1)?.turn) continue
    turns.push({ turn: state.turn, seq: after, mover: lookahead?.sharedTurns ? null : state.questions[0]!.seat, state })
  }
  return turns
}

/** The decisions of a match, in order, each with what its seat knew and remembered. */
export function* decisionsOf(module: GameModule, match: Match, turns: readonly Turn[]): Generator<Decision> {
  const { engine, log } = match
  const seats = module.game.seats(match.state.options).length
  const contenders = contendersOf(module, match.state)
  const minds: (Plain | null)[] = new Array(seats).fill(null)
  const read: number[] = new Array(seats).fill(0)
  const places = new Map(turns.map(({ turn }, at) => [turn, at]))
  for (const [i, { seq, seat, answer }] of log.entries()) {
    const state = contenders.includes(seat) ? match.at(seq) : null
    if (state === null) continue
    const choices = engine.choices(state, seat)
    if (!choices.asked) continue
    const view = module.game.view(state, seat)
    const { memory } = module.lookahead!
    if (memory !== undefined) {
      minds[seat] = memory.note(minds[seat]!, view, seenEvents(eventsOf(log.slice(read[seat], i)), seat))
      read[seat] = i
    }
    if (choices.actions.length < 2 && choices.spaces.length === 0) continue
    const given = answer as unknown as Action
    if (!isOfGame(given, choices)) continue
    const { turn } = state
    yield {
      seq,
      turn,
      at: places.get(turn) ?? 0,
      seat,
      answer: given,
      position: { seat, view, choices, mind: minds[seat]! },
    }
  }
}

/** Giving up, stepping back and time that is over are no decisions of the game. */
const OF_THE_TABLE = ['resign', 'end', 'expire', 'undo', 'undoTo']
const isOfGame = (given: Action, { actions, spaces }: Choices<Action>): boolean =>
  actions.some((action) => samePlain(action, given)) || (spaces.length > 0 && !OF_THE_TABLE.includes(given.type))

const eventsOf = (log: readonly LogEntry[]) => log.flatMap(({ events }) => events)
