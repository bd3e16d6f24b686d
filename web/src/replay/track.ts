import type { BarText } from '../games/table-game.js'

/**
 * The phase track at a move of a turn. What the turn's last move leads to is the next turn already: there the track
 * stays at the end of the turn that is told.
 */
export function trackAt(bar: BarText, shown: number, told: number): Pick<BarText, 'phases' | 'now'> {
  const last = bar.phases.at(-1)
  if (shown <= told || last === undefined) return bar
  return {
    phases: bar.phases.map((phase) => ({ ...phase, current: phase === last })),
    now: { ...bar.now, what: last.name },
  }
}
