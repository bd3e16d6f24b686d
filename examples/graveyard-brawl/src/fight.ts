import {
  cite,
  type Modifier,
  openWindow,
  type Play,
  type Seat,
  type WindowFrame,
  type WindowSpec,
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
  phases: ['before', 'after'],
  answers: Number.POSITIVE_INFINITY,
  reopens: true,
  timing: 'untimed',
  pass: PASS,

  eligible(s, f, phase) {
    // Nobody is asked about a fight that will not take place.
    if (phase === 'before' && (f.verdict === 'cancelled' || !bothStand(s, f))) return []
    if (phase === 'after') cite('GB-3.5')
    return armedSeats(s, f.by)
  },

  responses(s, _f, seat, phase, to) {
    offerCards(s, seat, phase === 'before' ? 'before-roll' : 'after-roll', to)
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
  },

  fizzle(s, f, play) {
    // [GB-3.4] Fog has been told of already.
    if (!bothStand(s, f)) {
      play.emit?.({ kind: 'fight.lapsed', rule: 'GB-3.4', seat: f.by, data: { rival: seatWord(defenderOf(f)) } })
    }
  },
}

function bothStand(s: Brawl, f: WindowFrame): boolean {
  return isAlive(s, f.by) && isAlive(s, defenderOf(f))
}

/** What a view and a state both hold about fighters. */
export type Fighters = Pick<Brawl, 'lives' | 'edge'>

/** By how much the attacker is ahead before the dice: his modifiers count for, the defender's against. */
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
