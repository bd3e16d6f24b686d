import type { Frame, Seat, State } from '@shamble/kernel'
import { type ActionsOf, actionReader, int, oneOf } from '@shamble/module'
import { CARDS, type Card, type Pile, sizeOf } from './cards.js'

export const SEATS = ['north', 'east', 'south', 'west'] as const

/** The hand that is drawn up to. */
export const HAND = 4

/** How many announcements may be stacked and still be answered. */
export const NESTING = 4

/** In the place of a target: the card is played on no seat. */
export const NOBODY = -1

export interface Brawl extends State {
  active: Seat
  /** 0 is out. */
  lives: number[]
  hands: Pile[]
  deck: Pile
  discard: Pile
  /** What the shovels of this turn add to each seat's roll. */
  edge: number[]
  /** 1 where the ground has given way this turn. */
  rotten: number[]
}

/** The bottom of the stack from the first turn to the last. */
export interface TurnFrame extends Frame {
  kind: 'turn'
}

/** For each seat the place of its bait in `CARDS`, or one of the three below. */
export interface DuskFrame extends Frame {
  kind: 'dusk'
  baits: number[]
}
export const NO_BAIT = -1
export const UNDECIDED = -2
/** In views: laid face down by another player. */
export const FACE_DOWN = -3

export const readMove = actionReader({
  fight: { rival: int(0, SEATS.length - 1) },
  play: { card: oneOf(CARDS), target: int(NOBODY, SEATS.length - 1) },
  pass: {},
  bait: { card: oneOf([...CARDS, 'nothing']) },
})
export type Move = ActionsOf<typeof readMove>
export type PlayMove = Extract<Move, { type: 'play' }>

/** Moves are values: made once, shared by every list. */
export const PASS: Move = { type: 'pass' }
export const FIGHTS: readonly Move[] = SEATS.map((_, rival) => ({ type: 'fight', rival }))
export const BAITS: readonly Move[] = CARDS.map((card) => ({ type: 'bait', card }))
export const NO_BAIT_MOVE: Move = { type: 'bait', card: 'nothing' }
const PLAYS: readonly (readonly Move[])[] = CARDS.map((card) =>
  [NOBODY, ...SEATS.keys()].map((target) => ({ type: 'play', card, target })),
)

export function playOf(card: Card, target: Seat): Move {
  return PLAYS[CARDS.indexOf(card)]![target - NOBODY]!
}

export function startingLives(s: Pick<State, 'options'>): number {
  return s.options['lives'] as number
}

export function isAlive(s: Pick<Brawl, 'lives'>, seat: Seat): boolean {
  return (s.lives[seat] ?? 0) > 0
}

export function livingSeats(s: Pick<Brawl, 'lives'>): Seat[] {
  return [...s.lives.keys()].filter((seat) => isAlive(s, seat))
}

/** Every living seat that holds a card, clockwise from `first`: public facts, so being asked tells nothing. */
export function armedSeats(s: Brawl, first: Seat): Seat[] {
  const armed: Seat[] = []
  for (let i = 0; i < s.lives.length; i++) {
    const seat = (first + i) % s.lives.length
    if (isAlive(s, seat) && sizeOf(s.hands[seat]!) > 0) armed.push(seat)
  }
  return armed
}

/** [GB-2.3] The next seat clockwise that is still alive. */
export function nextLiving(s: Pick<Brawl, 'lives' | 'active'>): Seat {
  for (let i = 1; i < s.lives.length; i++) {
    const seat = (s.active + i) % s.lives.length
    if (isAlive(s, seat)) return seat
  }
  return s.active
}

/** The seat as a word that the catalogue translates. */
export function seatWord(seat: Seat): { word: string } {
  return { word: `seat.${SEATS[seat]}` }
}

export function cardWord(card: Card): { word: string } {
  return { word: `card.${card}` }
}
