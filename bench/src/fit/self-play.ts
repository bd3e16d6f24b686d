import { playOut, Rollouts } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import type { Setting } from '../bars.js'
import type { Example } from './regression.js'

const LIMITS = { mostDecisions: 200_000, mostTurns: 2_000 }
/** Of all answers one in so many is another than the house's: positions that it never meets itself must be judged too. */
const STRAY = 25

/** The positions of one match that the house plays against itself, one for each tick of the game's clock. */
export function positionsOf(module: GameModule, { options }: Setting, seed: string, match: number): Example[] {
  const rollouts = new Rollouts(module, 0, null)
  const { engine, lookahead } = rollouts
  const below = seededBelow(seed, match, 'stray')
  const play = unwatched(seededChance(seed, match))
  const s = engine.begin(resolveOptions(module.game.options, { ...module.unattended, ...options }), play)
  const seen: { readonly rows: Example['rows'] }[] = []
  let time = Number.NEGATIVE_INFINITY
  playOut(
    engine,
    s,
    play,
    (state, seat) => {
      if (below(STRAY) > 0) return rollouts.policy(state, seat)
      const choices = engine.choices(state, seat)
      const others = lookahead.candidates(state, seat, choices, 4)
      return others[below(Math.max(1, others.length))] ?? rollouts.policy(state, seat)
    },
    LIMITS,
    (state) => {
      if (state.outcome !== null || lookahead.clock(state) <= time) return
      time = lookahead.clock(state)
      seen.push({ rows: lookahead.fit!.of(state) })
    },
  )
  const results = s.outcome === null ? null : rollouts.standing(s)
  return results === null ? [] : seen.map(({ rows }) => ({ rows, results, match }))
}
