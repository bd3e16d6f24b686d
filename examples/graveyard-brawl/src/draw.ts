import type { Frame, Seat, WindowFrame } from '@shamble/kernel'
import type { BoardLine, Span, Speak } from '@shamble/module'
import { CARDS, sizeOf } from './cards.js'
import { cardWord, NOBODY, SEATS, seatWord, startingLives } from './state.js'
import { cardOf, defenderOf, targetOf } from './targets.js'
import type { BrawlView } from './view.js'

/** One line a seat, then the piles, the viewer's hand, and what is announced, each upon the one it answers. */
export function draw(v: BrawlView, speak: Speak): BoardLine[] {
  const seats = [...v.lives.keys()].map((seat) => seatLine(v, seat, speak))
  const piles = speak('board.deck', { deck: v.deckSize, discarded: sizeOf(v.discard) })
  const announced = v.frames.flatMap((frame, depth) => announcement(frame, depth, speak))
  const hand: BoardLine[] = v.viewer === 'spectator' ? [] : [handLine(v, speak)]
  return [...seats, [{ text: piles, tone: 'dim' }], ...hand, ...announced]
}

function seatLine(v: BrawlView, seat: Seat, speak: Speak): BoardLine {
  const name: Span = { text: speak(`seat.${SEATS[seat]}`).padEnd(7), tone: seat === v.viewer ? 'strong' : 'plain' }
  const turn: Span = { text: seat === v.active ? '› ' : '  ', tone: 'first' }
  const lives = v.lives[seat]!
  if (lives === 0) return [turn, name, { text: speak('board.out'), tone: 'dim' }]
  const spans: Span[] = [
    turn,
    name,
    { text: '♥'.repeat(lives), tone: 'bad' },
    { text: '·'.repeat(startingLives(v) - lives), tone: 'dim' },
    { text: `  ${speak('board.cards', { count: v.held[seat]! })}` },
  ]
  if (v.edge[seat]! > 0) spans.push({ text: `  +${v.edge[seat]}`, tone: 'good' })
  if (v.rotten[seat] === 1) spans.push({ text: `  ${speak('board.rotten')}`, tone: 'warn' })
  return spans
}

function handLine(v: BrawlView, speak: Speak): BoardLine {
  const cards = CARDS.flatMap((card, i) => {
    const copies = v.hand[i]!
    return copies === 0 ? [] : [`${speak(cardWord(card).word)}${copies > 1 ? ` × ${copies}` : ''}`]
  })
  return [
    { text: `${speak('board.hand')}  `, tone: 'dim' },
    { text: cards.join(', ') || speak('board.empty'), tone: 'strong' },
  ]
}

function announcement(frame: Frame, depth: number, speak: Speak): BoardLine[] {
  if (frame.kind === 'dusk') return [[{ text: speak('board.dusk'), tone: 'second' }]]
  if (frame.kind !== 'window') return []
  const f = frame as WindowFrame
  return [[{ text: '  '.repeat(depth) }, { text: sentence(f, speak), tone: f.of === 'card' ? 'second' : 'bad' }]]
}

function sentence(f: WindowFrame, speak: Speak): string {
  const seat = seatWord(f.by)
  if (f.of !== 'card') return speak('board.fight', { seat, rival: seatWord(defenderOf(f)) })
  const card = cardWord(cardOf(f))
  if (targetOf(f) === NOBODY) return speak('board.card', { seat, card })
  return speak('board.card.on', { seat, card, target: seatWord(targetOf(f)) })
}
