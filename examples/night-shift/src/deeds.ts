import type { Play, RuleId } from '@shamble/kernel'
import { type Attempt, type Consequence, EXIT, MOST_ZOMBIES } from './corridor.js'
import { cure, loseSurvival, worstConfessed } from './harm.js'
import { exposeTrap } from './menace.js'
import { type Night, roomWord, seatOf } from './night.js'

/** [NS-3.1] to [NS-3.6], each with what must be there for it. */
export const DEED_RULES: Readonly<Record<Attempt, RuleId>> = {
  fight: 'NS-3.1',
  distract: 'NS-3.2',
  sneak: 'NS-3.3',
  force: 'NS-3.4',
  search: 'NS-3.5',
  treat: 'NS-3.6',
}

type Place = Pick<Night, 'zombies' | 'lured' | 'slipped' | 'obstacle' | 'room' | 'searched' | 'confessed'>

/** The rule that makes an attempt pointless now; `null` when it may be proposed. */
export function attemptRefusal(s: Place, attempt: Attempt): RuleId | null {
  return isPossible(s, attempt) ? null : DEED_RULES[attempt]
}

function isPossible(s: Place, attempt: Attempt): boolean {
  switch (attempt) {
    case 'fight':
      return s.zombies > 0
    case 'distract':
      return s.zombies > 0 && !s.lured
    case 'sneak':
      return s.zombies > 0 && !s.slipped
    case 'force':
      return s.obstacle === 'blocked'
    case 'search':
      return s.room + 1 < EXIT && !s.searched.includes(s.room + 1)
    case 'treat':
      return s.confessed.includes(true)
  }
}

/** What success brings. */
export function succeed(s: Night, attempt: Attempt, play: Play): void {
  switch (attempt) {
    case 'fight':
      s.zombies--
      play.emit?.({ kind: 'zombie-falls', rule: 'NS-3.1' })
      break
    case 'distract':
      s.lured = true
      play.emit?.({ kind: 'lured', rule: 'NS-3.2' })
      break
    case 'sneak':
      s.slipped = true
      play.emit?.({ kind: 'slipped', rule: 'NS-3.3' })
      break
    case 'force':
      s.obstacle = 'broken'
      play.emit?.({ kind: 'obstacle-broken', rule: 'NS-3.4' })
      break
    case 'search':
      search(s, play)
      break
    case 'treat':
      cure(s, worstConfessed(s)!, play)
  }
}

/** [NS-3.5] Now all know what the next room holds, and a trap there is made harmless. */
function search(s: Night, play: Play): void {
  const room = s.room + 1
  const found = s.traps.includes(room)
  s.searched.push(room)
  if (found) exposeTrap(s, room)
  play.reveal?.('all')
  play.emit?.({ kind: found ? 'trap-found' : 'way-clear', rule: 'NS-3.5', data: { room: roomWord(room) } })
}

/** [NS-4.4] What failure brings is what the ruling named. */
export function fail(s: Night, survivor: number, consequence: Consequence, play: Play): void {
  const seat = seatOf(survivor)
  switch (consequence) {
    case 'setback':
      play.emit?.({ kind: 'setback', rule: 'NS-4.4', seat })
      break
    case 'wound':
      loseSurvival(s, survivor, play, { kind: 'wounded', rule: 'NS-4.4' })
      break
    case 'alarm':
      // A noise may have filled the room since the ruling.
      if (s.zombies === MOST_ZOMBIES) play.emit?.({ kind: 'crowded', rule: 'NS-2.4', seat })
      else {
        s.zombies++
        play.emit?.({ kind: 'alarm', rule: 'NS-4.4', seat })
      }
  }
}
