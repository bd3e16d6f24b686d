import type { Zombies } from '../state.js'

type Counted = Pick<Zombies, 'turn' | 'options' | 'lives'>

/** [ZMB-R.28] Which round it is, of how many; `null` where the rounds are not counted. */
export function roundOf({ turn, options, lives }: Counted): { readonly round: number; readonly of: number } | null {
  const { maxRounds } = options
  if (maxRounds === 0) return null
  return { round: Math.min(maxRounds, Math.ceil(turn / lives.length)), of: maxRounds }
}

export function isLastRound(s: Counted): boolean {
  const now = roundOf(s)
  return now !== null && now.round === now.of
}

/** Whether this is the first turn of the last round. */
export function isLastRoundBegun(s: Counted): boolean {
  return isLastRound(s) && (s.turn - 1) % s.lives.length === 0
}
