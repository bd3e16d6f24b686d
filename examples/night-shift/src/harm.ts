import type { GameEvent, Offers, Play, Seat } from '@shamble/kernel'
import type { NightAction } from './actions.js'
import { BITE, BITE_HOURS, HIT, MOST_ZOMBIES } from './corridor.js'
import { allDown } from './ending.js'
import { exposeTrap } from './menace.js'
import { GM, type Night, NOT_BITTEN, nameOf, onTheirFeet, roomWord, seatOf, survivorAt } from './night.js'

const CONFESS: NightAction = { type: 'confess' }

/** [NS-6.1] Each zombie falls on a player at random and rolls a die. */
export function attack(s: Night, play: Play): void {
  for (let zombie = 0; zombie < s.zombies && s.outcome === null; zombie++) {
    const among = onTheirFeet(s)
    // The name, not the number: the record is read by people.
    const name = among.length === 1 ? nameOf(among[0]!) : play.chance.tie(among.map(nameOf), 'NS-6.1')
    const survivor = among.find((other) => nameOf(other) === name)!
    const knowing = [GM, seatOf(survivor)]
    const die = play.chance.die(6, 'NS-6.1', knowing)
    const secret = { seenBy: knowing, data: {}, dice: [die] }
    if (die < HIT) play.emit?.({ kind: 'fended', rule: 'NS-6.1', seat: seatOf(survivor), secret })
    else maul(s, survivor, secret, play)
  }
}

/** A die that only some see fall. */
interface SecretDie {
  readonly seenBy: readonly Seat[]
  readonly data: Readonly<Record<string, never>>
  readonly dice: readonly number[]
}

/** A wound and a bite look the same to the others, so the die is for the victim and the game master alone. */
function maul(s: Night, survivor: number, secret: SecretDie, play: Play): void {
  if (!s.confessed[survivor]) s.mauled[survivor]! |= 1
  loseSurvival(s, survivor, play, { kind: 'mauled', rule: 'NS-6.1', secret })
  if (secret.dice[0]! < BITE || s.survival[survivor] === 0 || s.bite[survivor] !== NOT_BITTEN) return
  s.bite[survivor] = 0
  play.emit?.({ kind: 'bitten', rule: 'NS-6.2', seat: seatOf(survivor), seenBy: secret.seenBy })
}

/** One point, with the event that says why; the last point puts the survivor down. */
export function loseSurvival(s: Night, survivor: number, play: Play, why: Omit<GameEvent, 'seat' | 'data'>): void {
  s.survival[survivor]!--
  play.emit?.({ ...why, seat: seatOf(survivor), data: { survival: s.survival[survivor]! } })
  if (s.survival[survivor] === 0) goDown(s, survivor, play)
}

/** [NS-6.3] A player who is down is out of the night, and so is what they kept to themselves. */
function goDown(s: Night, survivor: number, play: Play): void {
  s.survival[survivor] = 0
  forgetBites(s, survivor)
  play.emit?.({ kind: 'down', rule: 'NS-6.3', seat: seatOf(survivor) })
  if (onTheirFeet(s).length === 0) allDown(s, play)
}

function forgetBites(s: Night, survivor: number): void {
  s.bite[survivor] = NOT_BITTEN
  s.confessed[survivor] = false
  s.mauled[survivor] = 0
}

/** [NS-6.4] Another hour: old bites take their due, and old wounds turn out to be nothing worse. */
export function ageBites(s: Night, play: Play): void {
  for (const survivor of onTheirFeet(s)) {
    if (s.outcome !== null) return
    if (s.bite[survivor] !== NOT_BITTEN) s.bite[survivor]!++
    s.mauled[survivor]! <<= 1
    if (s.bite[survivor] === BITE_HOURS) turn(s, survivor, play)
    else if (s.mauled[survivor]! >> BITE_HOURS > 0) {
      s.mauled[survivor]! &= (1 << BITE_HOURS) - 1
      // That nothing happened is news to everybody who feared it.
      play.reveal?.('all')
      play.emit?.({ kind: 'scratch', rule: 'NS-6.4', seat: seatOf(survivor) })
    }
  }
}

function turn(s: Night, survivor: number, play: Play): void {
  play.reveal?.('all')
  const seat = seatOf(survivor)
  if (s.zombies < MOST_ZOMBIES) s.zombies++
  play.emit?.({ kind: 'turned', rule: 'NS-6.4', seat })
  goDown(s, survivor, play)
}

/** [NS-6.5] At any time, also when nobody asks. */
export function offerConfession(s: Night, seat: number, to: Offers<NightAction>): void {
  const survivor = survivorAt(seat)
  if (s.survival[survivor] === 0) return
  if (s.bite[survivor] !== NOT_BITTEN && !s.confessed[survivor]) to.legal(CONFESS)
  else to.refuse(CONFESS, 'NS-6.5')
}

export function confess(s: Night, seat: number, play: Play): void {
  const survivor = survivorAt(seat)
  s.confessed[survivor] = true
  s.mauled[survivor] = 0
  play.reveal?.('all')
  play.emit?.({ kind: 'confessed', rule: 'NS-6.5', seat, data: { count: BITE_HOURS - s.bite[survivor]! } })
}

/** [NS-3.6] The player who would turn first; among equals the first in seat order; `null` when no bite is known. */
export function worstConfessed(
  s: Pick<Night, 'confessed'> & { readonly bite: readonly (number | null)[] },
): number | null {
  let worst: number | null = null
  s.confessed.forEach((known, survivor) => {
    if (known && (worst === null || s.bite[survivor]! > s.bite[worst]!)) worst = survivor
  })
  return worst
}

export function cure(s: Night, survivor: number, play: Play): void {
  forgetBites(s, survivor)
  play.emit?.({ kind: 'cured', rule: 'NS-3.6', seat: seatOf(survivor) })
}

/** [NS-6.6] One die for each survivor on their feet; the odd ones hurt. */
export function springTrap(s: Night, play: Play): void {
  const caught = onTheirFeet(s)
  exposeTrap(s, s.room)
  const dice = play.chance.dice(caught.length, 6, 'NS-6.6')
  play.emit?.({ kind: 'trap-sprung', rule: 'NS-6.6', dice, data: { room: roomWord(s.room) }, about: { each: true } })
  caught.forEach((survivor, i) => {
    if (dice[i]! % 2 === 1) loseSurvival(s, survivor, play, { kind: 'trap-hurt', rule: 'NS-6.6', dice: [dice[i]!] })
  })
}
