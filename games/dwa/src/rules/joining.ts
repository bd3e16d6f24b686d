import { type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import type { Dwa, Human } from '../state.js'

/** A figure of no team becomes a member, and acts from the next turn on. */
export function join(s: Dwa, human: Human, team: Seat, rule: RuleId, by: Human, play: Play): void {
  human.team = team
  human.joined = when('R-107', by !== human) ? s.turn : 0
  tell(
    s,
    play,
    deed('joined', rule, by, { whom: human.name, team: s.teams[team]!.name }, { joined: human.id }),
    rule === 'R-108' ? ['costs.recruit'] : [],
  )
}
