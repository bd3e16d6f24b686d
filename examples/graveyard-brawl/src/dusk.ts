import { ask, BrokenInvariant, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import { CARDS, put, sizeOf, take } from './cards.js'
import { loseLife } from './life.js'
import {
  BAITS,
  type Brawl,
  cardWord,
  type DuskFrame,
  FACE_DOWN,
  isAlive,
  type Move,
  NO_BAIT,
  NO_BAIT_MOVE,
  UNDECIDED,
} from './state.js'

const LAY = 0
const SHOW = 1

/** [GB-6.1] A player who holds no card has nothing to choose, and everybody can see that. */
export function freshDusk(s: Brawl): DuskFrame {
  const baits = s.lives.map((lives, seat) => (lives > 0 && sizeOf(s.hands[seat]!) > 0 ? UNDECIDED : NO_BAIT))
  return { kind: 'dusk', step: LAY, baits }
}

/** Baits stay in the hand, face down so to speak, until all of them are shown. */
export const dusk: Procedure<Brawl, DuskFrame, Move> = {
  run(s, f, play) {
    if (f.step === SHOW) {
      pop(s)
      show(s, f, play)
      return
    }
    const undecided = [...f.baits.keys()].filter((seat) => f.baits[seat] === UNDECIDED)
    if (undecided.length === 0) f.step = SHOW
    else for (const seat of undecided) ask(s, seat, 'bait', 'timed')
  },

  offer(s, _f, seat, to) {
    to.legal(NO_BAIT_MOVE)
    s.hands[seat]!.forEach((copies, i) => {
      if (copies > 0) to.legal(BAITS[i]!)
      else to.refuse(BAITS[i]!, 'GB-4.4')
    })
  },

  answer(_s, f, seat, move, play) {
    if (move.type !== 'bait') return
    f.baits[seat] = move.card === 'nothing' ? NO_BAIT : CARDS.indexOf(move.card)
    const data = { card: { word: `card.${move.card}` } }
    play.emit?.({ kind: 'laid', rule: 'GB-6.1', seat, secret: { seenBy: [seat], data } })
  },

  expire(_s, f, seat) {
    if (!when('GB-6.3', f.baits[seat] === UNDECIDED)) throw new BrokenInvariant('time is up for a bait that is laid')
    return NO_BAIT_MOVE
  },

  veil(s, f, viewer) {
    const hide = (bait: number, seat: Seat) => (seat === viewer || bait === UNDECIDED ? bait : hidden(s, bait, seat))
    return { frame: { ...f, baits: f.baits.map(hide) }, questions: s.questions.map((question) => ({ ...question })) }
  },
}

/** A seat that never had a choice hides nothing. */
function hidden(s: Brawl, bait: number, seat: Seat): number {
  return sizeOf(s.hands[seat]!) === 0 ? bait : FACE_DOWN
}

// [GB-6.2] All baits turn up at once; then the dead come for those who have laid none.
function show(s: Brawl, f: DuskFrame, play: Play): void {
  play.reveal?.('all')
  f.baits.forEach((bait, seat) => {
    if (bait === NO_BAIT) return
    const card = CARDS[bait]!
    take(s.hands[seat]!, card)
    put(s.discard, card)
    play.emit?.({ kind: 'baited', rule: 'GB-6.2', seat, data: { card: cardWord(card) } })
  })
  for (let i = 1; i <= f.baits.length; i++) {
    const seat = (s.active + i) % f.baits.length
    // The brawl may be over before everybody has rolled.
    if (s.outcome !== null) return
    if (f.baits[seat] !== NO_BAIT || !isAlive(s, seat)) continue
    const dice = [play.chance.die(6, 'GB-6.2')]
    play.emit?.({ kind: 'prowled', rule: 'GB-6.2', seat, dice })
    if (dice[0] === 1) loseLife(s, seat, 'GB-6.2', play)
  }
}
