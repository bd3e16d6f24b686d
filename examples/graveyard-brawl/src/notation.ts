import type { Seat } from '@shamble/kernel'
import type { Notation } from '@shamble/module'
import { CARDS, type Card, DECK } from './cards.js'
import { type Move, NOBODY, SEATS } from './state.js'

/** `fight north`, `play shovel on south`, `play fog`, `pass`, `bait hush`, `bait nothing`. */
export const notation: Notation<Move> = {
  write(move) {
    switch (move.type) {
      case 'fight':
        return `fight ${SEATS[move.rival]}`
      case 'play':
        return move.target === NOBODY ? `play ${move.card}` : `play ${move.card} on ${SEATS[move.target]}`
      case 'bait':
        return `bait ${move.card}`
      case 'pass':
        return 'pass'
    }
  },

  read(text) {
    const [verb, word, on, name, ...more] = text.trim().toLowerCase().split(/\s+/)
    if (more.length > 0) return null
    if (verb === 'pass') return word === undefined ? { type: 'pass' } : null
    if (word === undefined) return null
    if (verb === 'fight') {
      const rival = seatCalled(word)
      return rival === null || on !== undefined ? null : { type: 'fight', rival }
    }
    if (verb === 'bait' && on === undefined) {
      const card = word === 'nothing' ? word : cardCalled(word)
      return card === null ? null : { type: 'bait', card }
    }
    return verb === 'play' ? readPlay(word, on, name) : null
  },
}

function readPlay(word: string, on: string | undefined, name: string | undefined): Move | null {
  const card = cardCalled(word)
  if (card === null) return null
  if (DECK[card].aims === 'at-nobody') return on === undefined ? { type: 'play', card, target: NOBODY } : null
  const target = on === 'on' && name !== undefined ? seatCalled(name) : null
  return target === null ? null : { type: 'play', card, target }
}

export function seatCalled(word: string): Seat | null {
  const seat = (SEATS as readonly string[]).indexOf(word)
  return seat < 0 ? null : seat
}

export function cardCalled(word: string): Card | null {
  return CARDS.find((card) => card === word) ?? null
}
