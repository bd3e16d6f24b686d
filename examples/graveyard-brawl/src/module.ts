import type { RuleId } from '@shamble/kernel'
import type { GameModule, Speak } from '@shamble/module'
import { DECK } from './cards.js'
import { draw } from './draw.js'
import { graveyardBrawl } from './game.js'
import { ledger } from './ledger.js'
import { notation } from './notation.js'
import { position } from './position.js'
import type { BrawlFrame } from './procedures.js'
import { type Brawl, cardWord, type Move, NOBODY, seatWord } from './state.js'
import { text } from './text/index.js'
import type { BrawlView } from './view.js'

function rule(move: Move): RuleId {
  switch (move.type) {
    case 'fight':
      return 'GB-2.2'
    case 'play':
      return DECK[move.card].source
    case 'bait':
      return 'GB-6.1'
    case 'pass':
      return 'GB-4.1'
  }
}

function label(move: Move, _view: BrawlView, speak: Speak): string {
  switch (move.type) {
    case 'fight':
      return speak('action.fight', { rival: seatWord(move.rival) })
    case 'play':
      return move.target === NOBODY
        ? speak('action.play', { card: cardWord(move.card) })
        : speak('action.play.on', { card: cardWord(move.card), target: seatWord(move.target) })
    case 'bait':
      return move.card === 'nothing'
        ? speak('action.bait.nothing')
        : speak('action.bait', { card: cardWord(move.card) })
    case 'pass':
      return speak('action.pass')
  }
}

const module: GameModule<Brawl, BrawlFrame, Move, BrawlView> = {
  game: graveyardBrawl,
  notation,
  position,
  ledger,
  text,
  rule,
  label,
  draw,
}
export default module
