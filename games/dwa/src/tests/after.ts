import { matchFrame } from '../frames/kinds.js'
import { TURNS } from '../frames/match.js'
import type { Result } from '../scenario/victory.js'
import { type Given, type Match, tableWith } from './build.js'

/** A game of a campaign has just been decided: the aftermath begins, and the first who has something to say is asked. */
export function after(given: Given, result: Result = 'minor', dice: readonly number[] = []): Match {
  const match = tableWith({ ...given, options: { campaign: true, ...given.options } })
  match.state.ending = 'victory'
  match.state.result = match.state.teams.map(() => result)
  match.state.frames = [{ ...matchFrame(), step: TURNS }]
  return match.run(dice)
}
