import type { Seat, Viewer } from '@shamble/kernel'
import { masterSeat } from '../seats.js'
import type { DeadDice, Survivor } from '../state.js'

/** Who looks: a viewer, or a text that tells everything. */
export const EVERYTHING = 'everything'
export type Looker = Viewer | typeof EVERYTHING

/**
 * Whether a viewer knows all that a game master knows: the person in that seat, and everybody once the game is over.
 */
export const knowsAll = (s: Pick<DeadDice, 'options' | 'outcome'>, viewer: Looker): boolean =>
  s.outcome !== null || viewer === EVERYTHING || (s.options.gameMaster === 'human' && viewer === masterSeat(s))

/** Whose bite is no longer a secret: the owner told of it, or turned [DD-6.16]. */
export const isKnownBitten = ({ told, fate }: Pick<Survivor, 'told' | 'fate'>): boolean => told || fate === 'turned'

/** Whether a bite of this seat's survivor is known to a viewer. */
export const knowsBite = (s: DeadDice, seat: Seat, viewer: Looker): boolean =>
  knowsAll(s, viewer) || viewer === seat || isKnownBitten(s.survivors[seat]!)
