import { cite, finish, type Play } from '@shamble/kernel'
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

/** [DAWN-14.1.a] to [DAWN-14.1.c] */
export function zombiesHaveWon(s: Dawn): 'three-lost' | 'fran' | null {
  const lost = ALL_CHARACTERS.filter((c) => isLost(s, c))
  if (s.options.franClause === 'counts-double') {
    const count = lost.length + (lost.includes(FRAN) ? 1 : 0)
    return count >= 3 ? 'three-lost' : null
  }
  if (lost.length >= 3) return 'three-lost'
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
  const zombies = zombiesHaveWon(s)
  if (zombies !== null) {
    const rule = zombies === 'fran' ? 'DAWN-14.1.b' : 'DAWN-14.1.a'
    if (s.options.franClause === 'counts-double') cite('DAWN-DIF.03')
    if (zombies === 'fran' && s.status[FRAN] === SUPER) cite('DAWN-14.1.c')
    if (!isAutomatic(s)) finish(s, [ZOMBIE_SEAT], zombies, rule)
    else finish(s, [], zombies, rule)
    play.emit?.({ kind: `ended.${zombies}`, rule })
    return
  }
  const { doors, rifles, zombies: left } = humanConditions(s)
  if (doors < 4 || !rifles || left > 0) return
  // [DAWN-15.9.c] In cooperative play all win together.
  finish(s, isAutomatic(s) ? [...s.answered.keys()] : [0], 'mall-cleared', 'DAWN-14.2.a')
  play.emit?.({ kind: 'ended.mall-cleared', rule: 'DAWN-14.2.a' })
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
