import { type Frame, NotFetched, type Procedure } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { Dwa } from '../state.js'
import type {
  AftermathFrame,
  AttemptFrame,
  BurdenFrame,
  DriveFrame,
  DwaFrame,
  FireFrame,
  GrenadeFrame,
  MatchFrame,
  MusterFrame,
  TurnFrame,
  WoundsFrame,
} from './kinds.js'

// A page that only shows a match fetches less than the whole game (`play.ts`); where a match is run, all of it is there.

/** Few matches make teams before the first turn, settle what becomes of them after the last, or have a vehicle. */
type Rare = 'muster' | 'aftermath' | 'drive'
/** Ask nobody and throw dice: a table never runs them. */
type Unasked = 'match' | 'turn' | 'wounds' | 'burden' | 'attempt' | 'fire' | 'grenade'
type Late = Rare | Unasked
type LateProcedure = Procedure<Dwa, Frame, DwaAction>

const here = new Map<Late, LateProcedure>()

export const bring = <F extends Frame>(kind: Late, procedure: Procedure<Dwa, F, DwaAction>): void =>
  void here.set(kind, procedure as unknown as LateProcedure)

function found(kind: Late): LateProcedure {
  const procedure = here.get(kind)
  if (procedure === undefined) throw new NotFetched(`the procedure "${kind}" was not fetched`)
  return procedure
}

const late = <F extends Frame>(kind: Rare): Procedure<Dwa, F, DwaAction> => ({
  ...unasked(kind),
  offer: (s, f, seat, to) => found(kind).offer?.(s, f, seat, to),
  answer: (s, f, seat, action, play) => found(kind).answer?.(s, f, seat, action, play),
  refuse: (s, f, seat, action) => found(kind).refuse?.(s, f, seat, action) ?? null,
})

const unasked = <F extends Frame>(kind: Late): Procedure<Dwa, F, DwaAction> => ({
  run: (s, f, play) => found(kind).run(s, f, play),
})

export const muster = late<MusterFrame>('muster')
export const aftermath = late<AftermathFrame>('aftermath')
export const drive = unasked<DriveFrame>('drive')
export const match = unasked<MatchFrame>('match')
export const turn = unasked<TurnFrame>('turn')
export const wounds = unasked<WoundsFrame>('wounds')
export const burden = unasked<BurdenFrame>('burden')
export const attempt = unasked<AttemptFrame>('attempt')
export const fire = unasked<FireFrame>('fire')
export const grenade = unasked<GrenadeFrame>('grenade')

/** Whether a match makes teams or settles what becomes of them: by its options, or by the position it began in. */
export function hasTeams({ options, frames }: Pick<Dwa, 'options'> & { readonly frames: readonly Frame[] }): boolean {
  const isLate = ({ kind }: Frame): boolean => kind === 'muster' || kind === 'aftermath'
  return options.muster || options.campaign || (frames as readonly DwaFrame[]).some(isLate)
}

/** Whether anybody may drive. */
export const hasDriving = ({ options, vehicles }: Pick<Dwa, 'options' | 'vehicles'>): boolean =>
  options.advanced && vehicles.length > 0
