import { cloneBase, freshState, type Game, type Outcome, type Play } from '@shamble/kernel'
import { CARDS, emptyPile, sizeOf, WHOLE_DECK } from './cards.js'
import { odds } from './odds.js'
import { type BrawlFrame, frames } from './procedures.js'
import { type Brawl, HAND, livingSeats, type Move, readMove, SEATS, startingLives } from './state.js'
import { DRAW, drawCard } from './turn.js'
import { type BrawlView, guess, view } from './view.js'

export const graveyardBrawl: Game<Brawl, BrawlFrame, Move, BrawlView> = {
  id: 'graveyard-brawl',
  rulesVersion: '1',
  options: {
    specs: {
      seats: { type: 'number', min: 2, max: SEATS.length, default: 3, rule: 'GB-1.1' },
      lives: { type: 'number', min: 1, max: 5, default: 3, rule: 'GB-1.1' },
    },
    presets: { duel: { seats: 2 }, 'sudden-death': { lives: 1 } },
  },
  secrets: () => true,
  seats: (options) => SEATS.slice(0, options['seats'] as number),

  // [GB-1.1]
  setup(options, play) {
    const seats = SEATS.slice(0, options['seats'] as number)
    const s: Brawl = freshState(
      options,
      seats.length,
      { kind: 'turn', step: DRAW },
      {
        active: 0,
        lives: seats.map(() => startingLives({ options })),
        hands: seats.map(emptyPile),
        deck: WHOLE_DECK.slice(),
        discard: emptyPile(),
        edge: seats.map(() => 0),
        rotten: seats.map(() => 0),
      },
    )
    dealHands(s, play)
    return s
  },

  frames,
  action: readMove,
  clone: (s) =>
    cloneBase(s, {
      active: s.active,
      lives: s.lives.slice(),
      hands: s.hands.map((hand) => hand.slice()),
      deck: s.deck.slice(),
      discard: s.discard.slice(),
      edge: s.edge.slice(),
      rotten: s.rotten.slice(),
    }),
  view,
  guess,
  odds,

  // [GB-7.3]
  resigned(s, seat) {
    return { winners: livingSeats(s).filter((other) => other !== seat), reason: 'resigned', rule: 'GB-7.3' }
  },

  // [GB-7.2]
  atTurnLimit(s): Outcome {
    const most = Math.max(...s.lives)
    return { winners: livingSeats(s).filter((seat) => s.lives[seat] === most), reason: 'turn-limit', rule: 'GB-7.2' }
  },

  invariants(s) {
    const broken: string[] = []
    CARDS.forEach((card, i) => {
      const piles = [s.deck, s.discard, ...s.hands]
      const found = piles.reduce((sum, pile) => sum + pile[i]!, 0)
      if (found !== WHOLE_DECK[i]) broken.push(`GB-1.2: ${found} of ${card}, not ${WHOLE_DECK[i]}`)
      if (piles.some((pile) => pile[i]! < 0)) broken.push(`GB-4.4: a pile with fewer than no ${card}`)
    })
    s.lives.forEach((lives, seat) => {
      if (lives < 0 || lives > startingLives(s)) broken.push(`GB-5.6: ${SEATS[seat]} has ${lives} lives`)
      if (lives === 0 && sizeOf(s.hands[seat]!) > 0) broken.push(`GB-3.6: ${SEATS[seat]} is out and holds cards`)
    })
    if (livingSeats(s).length < 2 && s.outcome === null) broken.push('GB-7.1: the last seat alive has not won')
    return broken
  },
}

function dealHands(s: Brawl, play: Play): void {
  for (const seat of s.hands.keys()) {
    for (let i = 0; i < HAND; i++) drawCard(s, seat, 'GB-1.1', play)
  }
}
