import { type Play, type WindowFrame, type WindowSpec, windowBelow } from '@shamble/kernel'
import { DECK } from './cards.js'
import { heal, loseLife } from './life.js'
import { offerCards, playCard } from './playing.js'
import { armedSeats, type Brawl, cardWord, type Move, PASS, type PlayMove, seatWord } from './state.js'
import { cardOf, defenderOf, stillFits, targetOf } from './targets.js'

/** [GB-4.1] A card on the table: all others at once, and the first answer closes it. */
export const cardWindow: WindowSpec<Brawl, Move> = {
  order: 'together',
  answers: 1,
  reopens: false,
  timing: 'timed',
  pass: PASS,

  eligible: (s, f) => armedSeats(s, f.by).filter((seat) => seat !== f.by),

  responses(s, _f, seat, to) {
    offerCards(s, seat, 'on-card', to)
  },

  respond(s, _f, seat, move, play) {
    playCard(s, seat, move as PlayMove, play)
  },

  // [GB-4.2] An answer may have killed the target.
  stillPossible: stillFits,

  resolve(s, f, play) {
    showThatAllPassed(play)
    takeEffect(s, f, play)
  },

  fizzle(_s, f, play) {
    showThatAllPassed(play)
    if (f.verdict === 'stands') play.emit?.({ kind: 'fizzled', rule: 'GB-4.2', data: { card: cardWord(cardOf(f)) } })
  },
}

// Who passes is hidden while others still think; that the window closes shows it.
function showThatAllPassed(play: Play): void {
  play.reveal?.('all')
}

function takeEffect(s: Brawl, f: WindowFrame, play: Play): void {
  const card = cardOf(f)
  const target = targetOf(f)
  const rule = DECK[card].source
  const under = windowBelow(s)
  switch (card) {
    case 'shovel':
      s.edge[target]! += 2
      play.emit?.({ kind: 'armed', rule, seat: target, data: { edge: s.edge[target]! } })
      break
    case 'fog':
      under!.verdict = 'cancelled'
      play.emit?.({ kind: 'fogged', rule, seat: under!.by, data: { rival: seatWord(defenderOf(under!)) } })
      break
    case 'shove':
      under!.about['defender'] = target
      play.emit?.({ kind: 'shoved', rule, seat: target })
      break
    case 'hush':
      under!.verdict = 'cancelled'
      play.emit?.({ kind: 'hushed', rule, seat: under!.by, data: { card: cardWord(cardOf(under!)) } })
      break
    case 'swerve':
      under!.about['target'] = target
      play.emit?.({ kind: 'swerved', rule, seat: target, data: { card: cardWord(cardOf(under!)) } })
      break
    case 'bandage':
      heal(s, target, rule, play)
      break
    case 'rotten-ground':
      s.rotten[target] = 1
      play.emit?.({ kind: 'rotted', rule, seat: target })
      break
    case 'bite':
      loseLife(s, target, rule, play)
      break
  }
}
