import {
  type Action,
  BadInput,
  copyPlain,
  type Engine,
  type Frame,
  type Options,
  type OptionsSchema,
  type Plain,
  type State,
  type ViewBase,
} from '@shamble/kernel'
import { parseJson, resolveOptions } from '@shamble/module'
import { hashOfHeader } from './chain.js'
import { tryPlaying, tryState } from './outside-state.js'
import { type After, type MatchHeader, RECORD_FORMAT, readHeader, type Snapshot } from './record.js'

/** What a new record needs besides the rules. */
export interface NewRecord {
  readonly options: Options
  readonly salt: string
  readonly notes?: Readonly<Record<string, Plain>>
  readonly after?: After
}

/** The head of a new record. */
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

/** The first line of a record whose match is not set up yet. */
export function headOf(
  engine: Parameters<typeof headerFor>[0],
  given: NewRecord,
): { readonly line: string; readonly hash: string } {
  const header = headerFor(engine, given)
  return { line: JSON.stringify(header), hash: hashOfHeader(header) }
}

/**
 * What a match is set up with of which there is only that line.
 * @param hash which the line must have
 * @throws BadInput where it was changed, or other rules have written it
 */
export function readHead(
  engine: Parameters<typeof headerFor>[0] & { readonly game: { readonly options: OptionsSchema } },
  line: string,
  hash: string,
): NewRecord {
  const header = readHeader(parseJson(line, 'line 1'))
  if (hashOfHeader(header) !== hash) throw new BadInput('line 1', 'the file was changed: its hash does not match')
  const { rulesVersion } = engine.game
  if (header.rulesVersion !== rulesVersion || header.format !== RECORD_FORMAT)
    throw new BadInput('line 1.rulesVersion', 'rules {{ours}} cannot continue a game played with rules {{theirs}}', {
      ours: rulesVersion,
      theirs: header.rulesVersion,
    })
  const { salt, notes, after } = header
  const options = resolveOptions(engine.game.options, header.options)
  return { options, salt, notes, ...(after === undefined ? {} : { after }) }
}

/**
 * The state that a record has kept.
 * @param vouched whether anything else leads to it; where nothing does, it is tried out
 * @throws BadInput where it is none of this game's
 */
export function reviveState<S extends State, F extends Frame, A extends Action, V extends ViewBase>(
  engine: Engine<S, F, A, V>,
  snapshot: Snapshot,
  options: Options,
  vouched: 'by-answers' | 'by-nothing',
): S {
  const state = { ...(copyPlain(snapshot.state) as object), options } as unknown as S
  let broken: string[]
  try {
    broken = engine.game.invariants?.(engine.game.clone(state)) ?? []
    tryState(engine, state)
    if (broken.length === 0 && vouched === 'by-nothing') tryPlaying(engine, state)
  } catch {
    throw new BadInput('snapshot.state', 'not a position of {{game}}', { game: engine.game.id })
  }
  if (broken.length > 0) throw new BadInput('snapshot.state', broken[0]!)
  return state
}
