import type { Read } from '@shamble/kernel'
import { type ActionsOf, actionReader, int, list, oneOf } from '@shamble/module'

const card = int(0, 41)
const seat = int(-1, 5)
const space = int(0, 999)
const slot = int(-1, 99)
const position = int(-60, 60)
/** Spaces that are named at once: in whatever order they come, they are the same choice. */
const spaceSet: Read<readonly number[]> = (value, where) => list(space)(value, where).toSorted((a, b) => a - b)

export const PRICES = ['bullets', 'life', 'kit', 'ammo'] as const
/** What a tile is filled with. */
export const PIECES = ['zombie', 'enhanced', 'life', 'bullet'] as const
export type PieceName = (typeof PIECES)[number]
export const ZONE_STACKS = ['town', 'base'] as const

export const readAction = actionReader({
  /** Let a window pass: go on. */
  pass: {},
  /** Announce a card from hand: its player, building, spaces and use as far as the card needs them. */
  play: { card, seat, slot, spaces: spaceSet, use: int(0, 1) },
  /** Use a card that is in front of one; or throw it away for nothing. */
  use: { card, slot },
  toss: { card },
  stack: { zone: oneOf(ZONE_STACKS) },
  place: { kind: int(0, 98), x: position, y: position, turn: int(0, 3) },
  put: { space },
  /** The price of a roll that fell short. */
  pay: { with: oneOf(PRICES) },
  keep: {},
  lose: {},
  step: { to: space },
  stop: {},
  zombie: { from: space, path: list(space) },
  pick: { space },
  tile: { slot: int(0, 98) },
  weapon: { card },
  repair: { die: int(0, 1), with: oneOf(['bullets', 'life']) },
  target: { seat, slot },
  discard: { card },
  /** Let the game decide the rest, in reading order. */
  auto: {},
  finish: {},
})

export type ZombiesAction = ActionsOf<typeof readAction>

export const PASS: ZombiesAction = { type: 'pass' }
export const AUTO: ZombiesAction = { type: 'auto' }
export const STOP: ZombiesAction = { type: 'stop' }
export const FINISH: ZombiesAction = { type: 'finish' }
