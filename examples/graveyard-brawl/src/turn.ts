import { ask, type Play, type Procedure, push, type Seat } from '@shamble/kernel'
import { cardsOf, put, sizeOf, take } from './cards.js'
import { freshDusk } from './dusk.js'
import { announceFight } from './fight.js'
import { offerCards, playCard, whyNotPlayed } from './playing.js'
import { type Brawl, cardWord, FIGHTS, HAND, isAlive, type Move, nextLiving, type TurnFrame } from './state.js'

export const DRAW = 0
export const CHOOSE = 1
const END = 2
export const NEXT = 3

export const turn: Procedure<Brawl, TurnFrame, Move> = {
  run(s, f, play) {
    switch (f.step) {
      case DRAW:
        while (sizeOf(s.hands[s.active]!) < HAND && sizeOf(s.deck) > 0) drawCard(s, s.active, 'GB-2.1', play)
        f.step = CHOOSE
        break
      case CHOOSE:
        // An answer to rotten ground may have killed the player who was choosing.
        if (!isAlive(s, s.active)) f.step = END
        else if (s.lives.some((_, seat) => mayPick(s, seat))) ask(s, s.active, 'rival')
        else {
          play.emit?.({ kind: 'no-rival', rule: 'GB-2.4', seat: s.active })
          f.step = END
        }
        break
      case END:
        s.edge.fill(0)
        s.rotten.fill(0)
        f.step = NEXT
        // [GB-6.1] The round is over when the turn comes back to the first seats.
        if (nextLiving(s) < s.active) {
          play.emit?.({ kind: 'dusk', rule: 'GB-6.1' })
          push(s, freshDusk(s))
        }
        break
      default:
        s.active = nextLiving(s)
        s.turn++
        f.step = DRAW
        play.emit?.({ kind: 'turn', rule: 'GB-2.3', seat: s.active })
    }
  },

  offer(s, _f, _seat, to) {
    for (const rival of s.lives.keys()) {
      if (mayPick(s, rival)) to.legal(FIGHTS[rival]!)
      else if (rival !== s.active) to.refuse(FIGHTS[rival]!, isAlive(s, rival) ? 'GB-2.4' : 'GB-2.2')
    }
  },

  answer(s, f, seat, move, play) {
    if (move.type !== 'fight') return
    f.step = END
    announceFight(s, seat, move.rival, play)
  },

  // [GB-5.7] Rotten ground waits for nobody's question.
  interject(s, f, seat, to) {
    if (f.step === CHOOSE && isAlive(s, seat)) offerCards(s, seat, 'choosing', to)
  },

  interjected(s, _f, seat, move, play) {
    if (move.type === 'play') playCard(s, seat, move, play)
  },

  refuse: (s, _f, seat, move) => whyNotPlayed(s, seat, move),
}

/** [GB-2.2] [GB-2.4] */
function mayPick(s: Brawl, rival: Seat): boolean {
  return rival !== s.active && isAlive(s, rival) && s.rotten[rival] === 0
}

/** The deck is a bag: what comes is decided when it is drawn, and only the drawer sees it. */
export function drawCard(s: Brawl, seat: Seat, rule: string, play: Play): void {
  const card = play.chance.draw(cardsOf(s.deck), rule, [seat])
  take(s.deck, card)
  put(s.hands[seat]!, card)
  play.emit?.({ kind: 'drew', rule, seat, secret: { seenBy: [seat], data: { card: cardWord(card) } } })
}
