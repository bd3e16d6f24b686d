import type { Play } from '@shamble/kernel'
import type { Dwa } from '../state.js'
import type { Match } from './build.js'

/** Calls one procedure of the rules with exact dice; what it tells stands in `events`. */
export const withPlay = (
  match: Match,
  run: (s: Dwa, play: Play) => void,
  dice: readonly number[] = [],
  draws: readonly number[] = [],
): Match => match.within(run, { dice, draws })
