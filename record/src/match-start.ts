import {
  type Action,
  BadInput,
  copyPlain,
  type Engine,
  type Frame,
  type Options,
  type Plain,
  type State,
  type ViewBase,
} from '@shamble/kernel'
import { type After, type MatchHeader, RECORD_FORMAT, type Snapshot } from './record.js'

/** What a new record needs besides the rules. */
export interface NewRecord {
  readonly options: Options
  readonly salt: string
  readonly notes?: Readonly<Record<string, Plain>>
  readonly after?: After
}

/** What stands at the head of a new record. */
export function headerFor(
  engine: { readonly game: { readonly id: string; readonly rulesVersion: string } },
  given: NewRecord,
): MatchHeader {
  const { id, rulesVersion } = engine.game
  return {
    shamble: 'match',
    format: RECORD_FORMAT,
    game: id,
    rulesVersion,
    options: given.options,
    salt: given.salt,
    notes: given.notes ?? {},
    ...(given.after === undefined ? {} : { after: given.after }),
  }
}

/**
 * The state that a record has kept.
 * @throws BadInput where it is none of this game's
 */
export function reviveState<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  snapshot: Snapshot,
  options: Options,
): S {
  const state = { ...(copyPlain(snapshot.state) as object), options } as unknown as S
  let broken: string[]
  try {
    broken = engine.game.invariants?.(engine.game.clone(state)) ?? []
    for (const question of state.questions) engine.choices(state, question.seat)
  } catch {
    throw new BadInput('snapshot.state', 'not a state of {{game}}', { game: engine.game.id })
  }
  if (broken.length > 0) throw new BadInput('snapshot.state', broken[0]!)
  return state
}
