import { finish, type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { event } from '../events.js'
import {
  ALL_CHARACTERS,
  CLOSED,
  type Dawn,
  FRAN,
  HUMAN_SEAT,
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
  // [DAWN-TYPO.04] Any three, no matter who they are.
  if (when('DAWN-14.1.a', when('DAWN-TYPO.04', lost.length >= 3))) return 'three-lost'
  // [DAWN-DIF.03] In the digest Fran counts as two of the three, and only once she is lost.
  if (when('DAWN-DIF.03', s.options.franClause === 'counts-double'))
    return lost.includes(FRAN) && lost.length === 2 ? 'fran-double' : null
  const isOtherLost = lost.some((c) => c !== FRAN)
  return when('DAWN-14.1.b', isFranHurt(s) && isOtherLost) ? 'fran' : null
}

/** [DAWN-14.1.c] A character who turned was infected first. */
function isFranHurt(s: Dawn): boolean {
  const status = s.status[FRAN]
  return status === INFECTED || status === KILLED || when('DAWN-14.1.c', status === SUPER)
}

/** [DAWN-14.2.a] Each condition of the human side, for the check and for the checklist on the table. */
export function humanConditions(s: Dawn): { doors: number; rifles: boolean; zombies: number } {
  const mall = mallOf(s)
  let units = 0
  for (const where of s.where) if (where >= 0) units++
  // [DAWN-RUL.16] Zombies still hidden are not eliminated.
  const hidden = countIn(s, IN_BOX)
  return {
    doors: mall.mainDoors.filter((door) => s.doors[door] === CLOSED).length,
    rifles: [STEVE, FRAN].every((c) => isLost(s, c) || s.rifle[c] === 1),
    zombies: units + (when('DAWN-RUL.16', hidden > 0) ? hidden : 0) + supersOnMap(s).length,
  }
}

/**
 * [DAWN-RUL.44] After every elimination, result, door closed and rifle taken: [DAWN-14.0.a] the first side to succeed
 * wins.
 */
export function checkVictory(s: Dawn, play: Play): void {
  if (when('DAWN-14.0.a', s.outcome !== null)) return
  const zombies = zombiesHaveWon(s)
  if (when('DAWN-RUL.44', zombies !== null)) {
    win(s, allOrNobody(s) ? [] : [ZOMBIE_SEAT], zombies!, WHY_LOST[zombies!], play)
    return
  }
  const { doors, rifles, zombies: left } = humanConditions(s)
  if (when('DAWN-14.2.a', doors === 4 && rifles && left === 0))
    win(s, allOrNobody(s) ? [...s.answered.keys()] : [HUMAN_SEAT], 'mall-cleared', 'DAWN-14.2.a', play)
}

type Reason = keyof typeof WHY_LOST | 'mall-cleared'

/** [DAWN-15.9.c] A player against the automatic zombies wins with all the others, or loses with them. */
const allOrNobody = (s: Dawn): boolean => when('DAWN-15.9.c', isAutomatic(s))

function win(s: Dawn, winners: Seat[], reason: Reason, rule: RuleId, play: Play): void {
  finish(s, winners, reason, rule)
  play.emit?.(event(s, `ended.${reason}`, rule, {}))
}

/** A character who is killed or turns takes their rifle out of the game [DAWN-12.3.a]. */
export function loseCharacter(s: Dawn, c: number, status: typeof SUPER | typeof KILLED): void {
  s.status[c] = status
  s.infectedOn[c] = 0
  if (status === KILLED) s.at[c] = -1
  if (when('DAWN-12.3.a', s.rifle[c] === 1)) s.rifle[c] = 0
}
