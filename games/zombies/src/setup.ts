import { freshState, type Play, when } from '@shamble/kernel'
import { layTile } from './board/board.js'
import { TITLES } from './cards/index.js'
import { turnFrame } from './frames/kinds.js'
import { tilesOf, type ZombiesOptions } from './options.js'
import { drawCards } from './rules/event-cards.js'
import { START_BULLETS, START_LIVES } from './rules/lives.js'
import { TOWN_SQUARE } from './rules/pawns.js'
import { type Card, HAND_SIZE, ZOMBIE, type Zombies } from './state.js'

export const SEAT_WORDS = ['red', 'blue', 'green', 'yellow', 'white', 'black'] as const

/** [ZMB-1.2.a] to [ZMB-1.2.h] */
export function setupZombies(options: ZombiesOptions, play: Play): Zombies {
  const { index } = tilesOf(options)
  const each = (value: number): number[] => new Array<number>(options.seats).fill(value)
  const { townStack, baseStack, reserved } = stacksOf(options)
  const s: Zombies = freshState(options, options.seats, turnFrame(options.seats), {
    options,
    tileKind: [],
    tileTurn: [],
    tileX: [],
    tileY: [],
    neighbour: [],
    links: [],
    joins: [],
    zombie: [],
    counter: [],
    gateTownSide: -1,
    townStack,
    helipadLeft: true,
    baseStack,
    baseOpen: false,
    reserved,
    removed: [],
    active: 0,
    words: SEAT_WORDS.slice(0, options.seats),
    position: each(TOWN_SQUARE),
    lives: each(START_LIVES),
    bullets: each(START_BULLETS),
    reserve: each(0),
    glowing: each(0),
    kills: each(0),
    jeep: each(0),
    hands: each(0).map((): Card[] => []),
    inPlay: each(0).map((): Card[] => []),
    charges: each(0),
    played: each(0),
    deck: deckOf(options),
    discarded: [],
    fear: each(0),
    paralysis: each(0),
    claustrophobia: each(0),
    foodSource: -1,
    foodSourceEnds: 0,
    govtEnhanced: -1,
    govtEnhancedEnds: 0,
    marbles: -1,
  })
  // [ZMB-1.2.c] [ZMB-R.12] The town square in the middle, without zombies unless the option says so.
  layTile(s, index['town_square']!, 0, 0, 0)
  if (when('ZMB-1.2.c', options.townSquareZombies > 0))
    for (const cell of [1, 3, 5, 7].slice(0, options.townSquareZombies)) s.zombie[cell] = ZOMBIE
  for (const seat of s.lives.keys()) drawCards(s, seat, HAND_SIZE, 'ZMB-1.2.a', play)
  // [ZMB-1.2.h]
  s.active = play.chance.tie([...s.lives.keys()], 'ZMB-1.2.h')
  play.emit?.({ kind: 'first-player', rule: 'ZMB-1.2.h', seat: s.active })
  return s
}

/** [ZMB-1.2.b] [ZMB-1.2.d] [ZMB-1.2.e] The bags of tiles at the start; the helipad of the town waits beneath. */
export function stacksOf(options: ZombiesOptions): Pick<Zombies, 'townStack' | 'baseStack' | 'reserved'> {
  const { kinds, index } = tilesOf(options)
  const withBase = options.expansion === 'militaryBase'
  const copies = (zone: string): number[] =>
    kinds.flatMap((kind, i) => (kind.zone === zone ? new Array<number>(kind.copies).fill(i) : []))
  const without = (stack: number[], ...ids: string[]): number[] => {
    for (const id of ids) stack.splice(stack.indexOf(index[id]!), 1)
    return stack
  }
  const townStack = without(copies('town'), 'town_square', 'helipad_town')
  if (!withBase) return { townStack, baseStack: [], reserved: [] }
  townStack.push(index['front_gate']!)
  return {
    townStack,
    baseStack: without(copies('base'), 'front_gate', 'cross_b', 'straight_b'),
    reserved: [index['straight_b']!, index['cross_b']!],
  }
}

/** Every card of the deck: [ZMB-1.2.a] as published, or two of each title. */
export function deckOf(options: ZombiesOptions): Card[] {
  return TITLES.flatMap((title, card) => {
    if (options.expansion === 'baseOnly' && title.set === 'expansion') return []
    return new Array<Card>(options.cardCopies === 'twoEach' ? 2 : title.copies).fill(card)
  })
}
