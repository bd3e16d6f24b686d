import { finish, type Play, type RuleId, type Seat, when } from '@shamble/kernel'
import { type Space, spaceWord } from '../board/board.js'
import { told } from '../events.js'
import { ENHANCED, NO_ZOMBIE, type Zombies } from '../state.js'

/** Takes a zombie off the board into a player's collection. */
export function kill(s: Zombies, seat: Seat, space: Space, how: 'combat' | 'card', rule: RuleId, play: Play): void {
  const kind = s.zombie[space]!
  s.zombie[space] = NO_ZOMBIE
  play.emit?.(told({ kind: 'killed', rule, seat, data: { space: spaceWord(space) }, about: { space } }))
  s.kills[seat]! += 1
  // [ZMB-R.17] By option what cards kill goes to nobody.
  if (how === 'card' && !when('ZMB-R.17', s.options.cardKillsCount)) return
  s.reserve[seat]! += 1
  if (kind === ENHANCED) s.glowing[seat]! += 1
  checkCollection(s, seat, play)
}

/** [ZMB-1.1.b] [ZMB-1.1.c] After every single change of a collection. */
function checkCollection(s: Zombies, seat: Seat, play: Play): void {
  const isFull = when('ZMB-1.1.b', s.reserve[seat]! >= s.options.winZombies)
  if (!when('ZMB-1.1.c', isFull && s.outcome === null)) return
  finish(s, [seat], 'collection', 'ZMB-1.1.b')
  play.emit?.({ kind: 'won.collection', rule: 'ZMB-1.1.b', seat })
}

/** Zombies leave a collection for the supply: normal pieces first, because glowing ones never come back into play. */
export function loseZombies(s: Zombies, seat: Seat, n: number): void {
  s.reserve[seat]! -= n
  s.glowing[seat] = Math.min(s.glowing[seat]!, s.reserve[seat]!)
}
