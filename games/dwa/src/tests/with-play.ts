import { ScriptedChance } from '@shamble/chance'
import { cite, type GameEvent, type Play } from '@shamble/kernel'
import type { Dwa } from '../state.js'
import type { Match } from './build.js'

/** Calls one procedure of the rules with exact dice; what it tells stands in `events`. */
export function withPlay(
  match: Match,
  run: (s: Dwa, play: Play) => void,
  dice: readonly number[] = [],
  draws: readonly number[] = [],
): Match {
  const chance = new ScriptedChance({ dice, draws })
  const events: GameEvent[] = []
  const play: Play = {
    chance,
    emit: (event) => {
      cite(event.rule)
      for (const { rule } of event.modifiers ?? []) cite(rule)
      events.push(event)
    },
    reveal: () => {},
    asks: 'everybody',
  }
  run(match.state, play)
  const { dice: left, draws: undrawn } = chance.unused
  if (left.length + undrawn.length > 0) throw new Error(`unused dice ${JSON.stringify(left)}`)
  match.events = events
  return match
}
