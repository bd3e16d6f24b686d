import { BadInput, type Chance, freshState, type Options, type Seat } from '@shamble/kernel'
import type { PositionText } from '@shamble/module'
import { CARDS, cardsOf, emptyPile, type Pile, sizeOf, WHOLE_DECK } from './cards.js'
import { freshDusk } from './dusk.js'
import { cardCalled, seatCalled } from './notation.js'
import { type Brawl, type DuskFrame, isAlive, SEATS, startingLives } from './state.js'
import { CHOOSE, DRAW, NEXT } from './turn.js'
import { dealFrom, pileOf } from './view.js'

const STAGES = ['draws', 'fights', 'dusk'] as const
type Stage = (typeof STAGES)[number]

/**
 * ```
 * turn 7 east fights          who is active, and at which stage: draws, fights or dusk
 * north 3: shovel hush*2      lives and hand; `-` is an empty hand, `?*4` four unknown cards
 * east 2: ?*4
 * south out
 * rotten: north               may be left out
 * discard: fog bite*2         may be left out
 * ```
 * What is named nowhere is the deck. With a line `deck: …` instead of `discard: …` it is the discard pile.
 */
export const position: PositionText<Brawl> = {
  write(s, form) {
    const stage = stageOf(s)
    if (stage === null) return null
    const seats = s.lives.map((lives, seat) => {
      if (lives === 0) return `${SEATS[seat]} out`
      const hand = s.hands[seat]!
      const open = form === 'full' || form === seat
      return `${SEATS[seat]} ${lives}: ${open ? writePile(hand) : writeUnknown(sizeOf(hand))}`
    })
    const rotten = SEATS.filter((_, seat) => s.rotten[seat] === 1)
    return [
      `turn ${s.turn} ${SEATS[s.active]} ${stage}`,
      ...seats,
      ...(rotten.length > 0 ? [`rotten: ${rotten.join(' ')}`] : []),
      `discard: ${writePile(s.discard)}`,
    ].join('\n')
  },

  read(text, options, chance) {
    const lines = text
      .trim()
      .split('\n')
      .map((line) => line.trim())
    return new Reader(lines, options).state(chance)
  },
}

/** Where the text can take the match up again; not inside a window, nor when baits are down. */
function stageOf(s: Brawl): Stage | null {
  if (s.outcome !== null) return null
  const [bottom, top, ...more] = s.frames
  if (top === undefined) return bottom!.step === CHOOSE ? 'fights' : bottom!.step === DRAW ? 'draws' : null
  if (top.kind !== 'dusk' || more.length > 0) return null
  const fresh = freshDusk(s)
  return fresh.baits.every((bait, seat) => bait === (top as DuskFrame).baits[seat]) ? 'dusk' : null
}

function writePile(pile: readonly number[]): string {
  const words = CARDS.flatMap((card, i) => (pile[i] === 0 ? [] : [pile[i] === 1 ? card : `${card}*${pile[i]}`]))
  return words.join(' ') || '-'
}

function writeUnknown(size: number): string {
  return size === 0 ? '-' : size === 1 ? '?' : `?*${size}`
}

/** Cards by name, and how many are not known. */
interface Written {
  readonly known: Pile
  readonly unknown: number
}

class Reader {
  readonly #lines: readonly string[]
  readonly #options: Options
  readonly #seats: readonly string[]

  constructor(lines: readonly string[], options: Options) {
    this.#lines = lines
    this.#options = options
    this.#seats = SEATS.slice(0, options['seats'] as number)
  }

  state(chance: Chance): Brawl {
    const first = /^turn (\d+) (\w+) (\w+)$/.exec(this.#lines[0] ?? '')
    const stage = STAGES.find((word) => word === first?.[3])
    if (first === null || stage === undefined)
      throw this.#bad(0, `expected "turn <number> <seat> <${STAGES.join('|')}>"`)
    const active = this.#seat(first[2]!, 0)
    const s: Brawl = freshState(
      this.#options,
      this.#seats.length,
      { kind: 'turn', step: stage === 'draws' ? DRAW : CHOOSE },
      {
        turn: Number(first[1]),
        active,
        lives: this.#seats.map(() => 0),
        hands: this.#seats.map(emptyPile),
        deck: emptyPile(),
        discard: emptyPile(),
        edge: this.#seats.map(() => 0),
        rotten: this.#seats.map(() => 0),
      },
    )
    this.#readCards(s, this.#readSeats(s), chance)
    // A player who died on their own turn still has the dusk after it.
    if (stage !== 'dusk' && !isAlive(s, active)) throw this.#bad(0, `${SEATS[active]} is out and has no turn`)
    if (s.lives.filter((lives) => lives > 0).length < 2) throw new BadInput('position', 'the brawl is over (GB-7.1)')
    if (stage === 'dusk') {
      s.frames[0]!.step = NEXT
      s.frames.push(freshDusk(s))
    }
    return s
  }

  #readSeats(s: Brawl): Written[] {
    return this.#seats.map((word, seat) => {
      const line = this.#lines[seat + 1] ?? ''
      if (line === `${word} out`) return { known: emptyPile(), unknown: 0 }
      const found = new RegExp(`^${word} (\\d+): (.+)$`).exec(line)
      if (found === null)
        throw this.#bad(seat + 1, `expected "${word} <lives>: <cards>" or "${word} out", found "${line}"`)
      const lives = Number(found[1])
      if (lives < 1 || lives > startingLives(s)) {
        throw this.#bad(seat + 1, `expected 1 to ${startingLives(s)} lives, found ${lives}`)
      }
      s.lives[seat] = lives
      return this.#cards(found[2]!, seat + 1)
    })
  }

  #readCards(s: Brawl, hands: readonly Written[], chance: Chance): void {
    let named: 'deck' | 'discard' = 'discard'
    let pile = emptyPile()
    for (let i = this.#seats.length + 1; i < this.#lines.length; i++) {
      const [, heading, rest] = /^(\w+): (.+)$/.exec(this.#lines[i]!) ?? []
      if (heading === 'rotten') for (const word of rest!.split(/\s+/)) s.rotten[this.#seat(word, i)] = 1
      else if (heading === 'deck' || heading === 'discard') {
        const { known, unknown } = this.#cards(rest!, i)
        if (unknown > 0) throw this.#bad(i, 'only hands have unknown cards')
        named = heading
        pile = known
      } else throw this.#bad(i, `expected "rotten:", "discard:" or "deck:", found "${this.#lines[i]}"`)
    }
    const left = WHOLE_DECK.map((copies, i) => copies - pile[i]! - hands.reduce((sum, hand) => sum + hand.known[i]!, 0))
    const short = left.findIndex((copies) => copies < 0)
    if (short >= 0) throw new BadInput('position', `there are only ${WHOLE_DECK[short]} of ${CARDS[short]} (GB-1.2)`)
    const bag = cardsOf(left)
    const unknown = hands.reduce((sum, hand) => sum + hand.unknown, 0)
    if (unknown > bag.length)
      throw new BadInput('position', `${unknown} unknown cards, but only ${bag.length} are left`)
    s.hands = hands.map((hand) => {
      const dealt = dealFrom(bag, hand.unknown, chance)
      return hand.known.map((copies, i) => copies + dealt[i]!)
    })
    s[named] = pile
    s[named === 'deck' ? 'discard' : 'deck'] = pileOf(bag)
  }

  #cards(text: string, line: number): Written {
    const known = emptyPile()
    let unknown = 0
    if (text.trim() === '-') return { known, unknown }
    for (const word of text.trim().split(/\s+/)) {
      const [, name, times] = /^([a-z-]+|\?)(?:\*(\d+))?$/.exec(word) ?? []
      const copies = times === undefined ? 1 : Number(times)
      const card = cardCalled(name ?? '')
      if (name === '?') unknown += copies
      else if (card !== null) known[CARDS.indexOf(card)]! += copies
      else throw this.#bad(line, `no card is called "${word}"; there are ${CARDS.join(', ')}`)
    }
    return { known, unknown }
  }

  #seat(word: string, line: number): Seat {
    const seat = seatCalled(word)
    if (seat === null || seat >= this.#seats.length) {
      throw this.#bad(line, `no seat is called "${word}"; there are ${this.#seats.join(', ')}`)
    }
    return seat
  }

  #bad(line: number, reason: string): BadInput {
    return new BadInput(`position, line ${line + 1}`, reason)
  }
}
