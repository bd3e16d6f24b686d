import { type Odds, type OddsResult, type Seat, topFrame, type WindowFrame } from '@shamble/kernel'
import { type Fighters, leadOf, modifiersOf } from './fight.js'
import type { Move } from './state.js'
import { defenderOf, isFighter } from './targets.js'
import type { BrawlView } from './view.js'

const SIDES = 6

/** What the roll of a fight holds, if this move is made and nobody plays another card. */
export function odds(v: BrawlView, move: Move): Odds | null {
  if (move.type === 'fight') return fightOdds(v, v.active, move.rival)
  const top = topFrame(v)
  if (top.kind !== 'window') return null
  const announced = top as WindowFrame
  if (announced.of !== 'fight' || announced.step !== 0) return null
  if (move.type === 'pass') return fightOdds(v, announced.by, defenderOf(announced))
  if (move.type !== 'play') return null
  if (move.card === 'shove') return fightOdds(v, announced.by, move.target)
  if (move.card !== 'shovel' || !isFighter(announced, move.target)) return null
  const edge = v.edge.map((value, seat) => (seat === move.target ? value + 2 : value))
  return fightOdds({ lives: v.lives, edge }, announced.by, defenderOf(announced))
}

/** [GB-3.2] Of the 36 throws, how many go to whom. */
export function fightOdds(s: Fighters, attacker: Seat, defender: Seat): Odds {
  const lead = leadOf(s, attacker, defender)
  const ways = { wins: 0, stands: 0, loses: 0 }
  for (let mine = 1; mine <= SIDES; mine++) {
    for (let theirs = 1; theirs <= SIDES; theirs++) {
      const ahead = mine - theirs + lead
      ways[ahead > 0 ? 'wins' : ahead < 0 ? 'loses' : 'stands']++
    }
  }
  const result = (key: keyof typeof ways): OddsResult => ({ key, ways: ways[key], of: SIDES * SIDES })
  return {
    rule: 'GB-3.2',
    modifiers: modifiersOf(s, attacker, defender),
    results: [result('wins'), result('stands'), result('loses')],
  }
}
