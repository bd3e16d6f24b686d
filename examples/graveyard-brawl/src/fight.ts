import {
  type Modifier,
  openWindow,
  type Play,
  pop,
  type Seat,
  type WindowFrame,
  type WindowSpec,
  when,
} from '@shamble/kernel'
import { loseLife } from './life.js'
import { offerCards, playCard } from './playing.js'
import { armedSeats, type Brawl, isAlive, type Move, PASS, type PlayMove, seatWord } from './state.js'
import { defenderOf } from './targets.js'

export function announceFight(s: Brawl, attacker: Seat, defender: Seat, play: Play): void {
  play.emit?.({ kind: 'fights', rule: 'GB-3.1', seat: attacker, data: { rival: seatWord(defender) } })
  openWindow(s, 'fight', attacker, { defender })
}

/** [GB-3.1] One after another from the attacker on; a card played opens the round of asking anew. */
export const fight: WindowSpec<Brawl, Move> = {
  order: 'in-turn',
  answers: Number.POSITIVE_INFINITY,
  reopens: true,
  timing: 'untimed',
  pass: PASS,

  eligible(s, f) {
    // Nobody is asked about a fight that will not take place.
    return f.verdict === 'cancelled' || !bothStand(s, f) ? [] : armedSeats(s, f.by)
  },

  responses(s, _f, seat, to) {
    offerCards(s, seat, 'before-roll', to)
  },

  respond(s, _f, seat, move, play) {
    playCard(s, seat, move as PlayMove, play)
  },

  stillPossible: bothStand,

  resolve(s, f, play) {
    const [attacker, defender] = [f.by, defenderOf(f)]
    const dice = play.chance.dice(2, 6, 'GB-3.2')
    const lead = dice[0]! - dice[1]! + leadOf(s, attacker, defender)
    play.emit?.({
      kind: 'rolled',
      rule: 'GB-3.2',
      seat: attacker,
      dice,
      modifiers: modifiersOf(s, attacker, defender),
      data: { rival: seatWord(defender), lead },
    })
    if (lead !== 0) loseLife(s, lead < 0 ? attacker : defender, 'GB-3.2', play)
    if (s.outcome !== null) return
    // The fight is over: what follows takes its place.
    pop(s)
    openWindow(s, 'fought', attacker, { defender })
  },

  fizzle(s, f, play) {
    // [GB-3.4] Fog has been told of already.
    if (!bothStand(s, f)) {
      play.emit?.({ kind: 'fight.lapsed', rule: 'GB-3.4', seat: f.by, data: { rival: seatWord(defenderOf(f)) } })
    }
  },
}

/** [GB-3.5] The same round of asking once more, for the cards that come after a fight. */
export const fought: WindowSpec<Brawl, Move> = {
  ...fight,
  eligible(s, f) {
    const armed = armedSeats(s, f.by)
    return when('GB-3.5', armed.length > 0) ? armed : []
  },
  responses(s, _f, seat, to) {
    offerCards(s, seat, 'after-roll', to)
  },
  stillPossible: () => true,
  resolve() {},
  fizzle() {},
}

function bothStand(s: Brawl, f: WindowFrame): boolean {
  return isAlive(s, f.by) && isAlive(s, defenderOf(f))
}

/** What a view and a state both hold about fighters. */
export type Fighters = Pick<Brawl, 'lives' | 'edge'>

/** By how much the attacker is ahead before the dice: the attacker's modifiers count for, the defender's against. */
export function modifiersOf(s: Fighters, attacker: Seat, defender: Seat): Modifier[] {
  const modifiers: Modifier[] = []
  for (const [seat, sign] of [
    [attacker, 1],
    [defender, -1],
  ] as const) {
    if (s.edge[seat]! > 0) modifiers.push({ rule: 'GB-5.1', value: sign * s.edge[seat]! })
    // [GB-3.3]
    if (s.lives[seat] === 1) modifiers.push({ rule: 'GB-3.3', value: sign })
  }
  return modifiers
}

export function leadOf(s: Fighters, attacker: Seat, defender: Seat): number {
  return modifiersOf(s, attacker, defender).reduce((sum, modifier) => sum + modifier.value, 0)
}
