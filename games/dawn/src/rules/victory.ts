import { cite, finish, type Play, type RuleId, type Seat } from '@shamble/kernel'
import {
  ALL_CHARACTERS,
  CLOSED,
  type Dawn,
  FRAN,
  IN_BOX,
  INFECTED,
  isAutomatic,
  KILLED,
  mallOf,
  STEVE,
  SUPER,
  ZOMBIE_SEAT,
} from '../state.js'
import { countIn, supersOnMap } from './pieces.js'

const isLost = (s: Dawn, c: number): boolean => s.status[c]! >= SUPER

const WHY_LOST = { 'three-lost': 'DAWN-14.1.a', fran: 'DAWN-14.1.b', 'fran-double': 'DAWN-DIF.03' } as const

/** [DAWN-14.1.a] to [DAWN-14.1.c] */
export function zombiesHaveWon(s: Dawn): 'three-lost' | 'fran' | 'fran-double' | null {
  const lost = ALL_CHARACTERS.filter((c) => isLost(s, c))
  if (lost.length >= 3) return 'three-lost'
  // [DAWN-DIF.03] In the digest Fran counts as two of the three, and only once she is lost.
  if (s.options.franClause === 'counts-double') return lost.includes(FRAN) && lost.length === 2 ? 'fran-double' : null
  const franIsHurt = s.status[FRAN] === INFECTED || isLost(s, FRAN)
  return franIsHurt && lost.some((c) => c !== FRAN) ? 'fran' : null
}

/** [DAWN-14.2.a] Each condition of the human side, for the check and for the checklist on the table. */
export function humanConditions(s: Dawn): { doors: number; rifles: boolean; zombies: number } {
  const mall = mallOf(s)
  let units = 0
  for (const where of s.where) if (where >= 0) units++
  // [DAWN-RUL.16] Zombies still hidden are not eliminated.
  const hidden = isAutomatic(s) ? 0 : countIn(s, IN_BOX)
  return {
    doors: mall.mainDoors.filter((door) => s.doors[door] === CLOSED).length,
    rifles: [STEVE, FRAN].every((c) => isLost(s, c) || s.rifle[c] === 1),
    zombies: units + hidden + supersOnMap(s).length,
  }
}

/** [DAWN-RUL.44] After every elimination, result, door closed and rifle taken: whoever is first wins at once. */
export function checkVictory(s: Dawn, play: Play): void {
  if (s.outcome !== null) return
  cite('DAWN-RUL.44')
  const zombies = zombiesHaveWon(s)
  if (zombies !== null) {
    // [DAWN-TYPO.04] Any three, whoever they are.
    if (zombies === 'three-lost') cite('DAWN-TYPO.04')
    const rule = WHY_LOST[zombies]
    if (s.options.franClause === 'counts-double') cite('DAWN-DIF.03')
    if (zombies === 'fran' && s.status[FRAN] === SUPER) cite('DAWN-14.1.c')
    win(s, isAutomatic(s) ? [] : [ZOMBIE_SEAT], zombies, rule, play)
    return
  }
  const { doors, rifles, zombies: left } = humanConditions(s)
  if (doors < 4 || !rifles) return
  if (left > 0) {
    if (left === s.hidden.length) cite('DAWN-RUL.16')
    return
  }
  win(s, isAutomatic(s) ? [...s.answered.keys()] : [0], 'mall-cleared', 'DAWN-14.2.a', play)
}

/** [DAWN-14.0.a] Whoever is first wins at that moment; [DAWN-15.9.c] in cooperative play all win, or nobody does. */
function win(s: Dawn, winners: Seat[], reason: string, rule: RuleId, play: Play): void {
  cite('DAWN-14.0.a')
  if (isAutomatic(s) && s.answered.length > 1) cite('DAWN-15.9.c')
  finish(s, winners, reason, rule)
  play.emit?.({ kind: `ended.${reason}`, rule })
}

/** A character who is killed or turns takes his rifle out of the game [DAWN-12.3.a]. */
export function loseCharacter(s: Dawn, c: number, status: typeof SUPER | typeof KILLED): void {
  s.status[c] = status
  s.infectedOn[c] = 0
  if (status === KILLED) s.at[c] = -1
  if (s.rifle[c] === 1) {
    cite('DAWN-12.3.a')
    s.rifle[c] = 0
  }
  s.carriedBy[c] = -1
}
