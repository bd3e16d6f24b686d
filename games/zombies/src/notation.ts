import type { Seat } from '@shamble/kernel'
import { type Notation, resolveOptions } from '@shamble/module'
import { PRICES, readAction, ZONE_STACKS, type ZombiesAction } from './actions.js'
import { type Slot, type Space, spaceOf, spaceWord } from './board/board.js'
import { cardNamed } from './cards/card.js'
import { heyLookAShotgun } from './cards/hey-look-a-shotgun.js'
import { TITLES } from './cards/index.js'
import { optionsSchema, tilesOf } from './options.js'
import { SEAT_WORDS } from './setup.js'
import type { Card } from './state.js'

/**
 * `step 3.4`, `play fear on blue`, `place corner_t 1 -1 turn 2`. An action is read without the table, so
 *
 * - a tile on the table is its number, in the order in which the tiles came: the town square is 0;
 * - a space is `tile.cell`, with the cells 0 to 8 row by row as the tile is turned: `0.4` is the town square’s middle;
 * - a tile in hand goes by its name in the published set, or by its place in that list after `#` (`#3`): so a tile
 *   of a player's own set can be named too;
 * - cards go by their id, players by their colour.
 */
export const notation: Notation<ZombiesAction> = { write, read }

const publishedTiles = tilesOf(resolveOptions(optionsSchema))

export { spaceWord }

const spaceWords = (spaces: readonly Space[]): string => spaces.map(spaceWord).join(' ')
const cardId = (card: Card): string => TITLES[card]!.id
const kindWord = (kind: number): string => publishedTiles.kinds[kind]?.id ?? `#${kind}`

function write(a: ZombiesAction): string {
  switch (a.type) {
    case 'play': {
      const at = a.spaces.length > 0 ? ` at ${spaceWords(a.spaces)}` : ''
      return `play ${cardId(a.card)}${onSeat(a.seat)}${onTile(a.slot)}${at}${forUse(a.card, a.use)}`
    }
    case 'use':
      return `use ${cardId(a.card)}${onTile(a.slot)}`
    case 'toss':
    case 'weapon':
    case 'discard':
      return `${a.type} ${cardId(a.card)}`
    case 'stack':
      return `stack ${a.zone}`
    case 'place':
      return `place ${kindWord(a.kind)} ${a.x} ${a.y} turn ${a.turn}`
    case 'put':
    case 'pick':
      return `${a.type} ${spaceWord(a.space)}`
    case 'pay':
      return `pay ${a.with}`
    case 'step':
      return `step ${spaceWord(a.to)}`
    case 'zombie':
      return `zombie ${spaceWord(a.from)} to ${spaceWords(a.path)}`.trim()
    case 'tile':
      return `tile ${a.slot}`
    case 'repair':
      return `repair ${a.die + 1} with ${a.with}`
    case 'target':
      return `target${onSeat(a.seat)}${onTile(a.slot)}`
    case 'finish':
      return 'done'
    default:
      return a.type
  }
}

const onSeat = (seat: Seat): string => (seat < 0 ? '' : ` on ${SEAT_WORDS[seat]}`)
const onTile = (slot: Slot): string => (slot < 0 ? '' : ` on ${slot}`)

/** The uses of a card in its own words; the first goes without saying. */
function usesOf(card: Card): readonly string[] {
  const { target } = TITLES[card]!
  return target.kind === 'use' ? target.words : []
}

const forUse = (card: Card, use: number): string => (use > 0 ? ` for ${usesOf(card)[use]}` : '')

const BARE = ['pass', 'keep', 'lose', 'stop', 'auto'] as const

function read(text: string): ZombiesAction | null {
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/)
  const bare = verb === 'done' ? 'finish' : BARE.find((word) => word === verb)
  if (bare !== undefined) return rest.length === 0 ? { type: bare } : null
  const found = readVerb(verb, rest)
  return found === null ? null : asAction(found)
}

function readVerb(verb: string, rest: readonly string[]): ZombiesAction | null {
  const [first = '', second = ''] = rest
  const alone = rest.length === 1
  switch (verb) {
    case 'play':
      return readPlay(rest)
    case 'use': {
      const on = readOn(rest.slice(1))
      const card = readCard(first)
      return card === null || on === null || on.seat >= 0 ? null : { type: 'use', card, slot: on.slot }
    }
    case 'toss':
    case 'weapon':
    case 'discard': {
      const card = alone ? readCard(first) : null
      return card === null ? null : { type: verb, card }
    }
    case 'stack': {
      const zone = ZONE_STACKS.find((known) => known === first)
      return zone === undefined || !alone ? null : { type: 'stack', zone }
    }
    case 'place':
      return readPlace(rest)
    case 'put':
    case 'pick': {
      const space = alone ? readSpace(first) : null
      return space === null ? null : { type: verb, space }
    }
    case 'step': {
      const to = alone ? readSpace(first) : null
      return to === null ? null : { type: 'step', to }
    }
    case 'pay': {
      const price = PRICES.find((known) => known === first)
      return price === undefined || !alone ? null : { type: 'pay', with: price }
    }
    case 'zombie': {
      const [from, path] = [readSpace(first), readSpaces(rest.slice(2))]
      return from === null || second !== 'to' || path === null ? null : { type: 'zombie', from, path }
    }
    case 'tile':
      return alone && isNumber(first) ? { type: 'tile', slot: Number(first) } : null
    case 'repair': {
      const price = (['bullets', 'life'] as const).find((known) => known === rest[2])
      const sound = rest.length === 3 && /^[12]$/.test(first) && second === 'with'
      return price === undefined || !sound ? null : { type: 'repair', die: Number(first) - 1, with: price }
    }
    case 'target': {
      const on = readOn(rest)
      return on === null ? null : { type: 'target', ...on }
    }
    default:
      return null
  }
}

/** `play dynamite at 0.1 0.3`, `play adrenaline-rush for combat`: the card, then its target, its spaces, its use. */
function readPlay(words: readonly string[]): ZombiesAction | null {
  const card = readCard(words[0] ?? '')
  if (card === null) return null
  const use = words.at(-2) === 'for' ? usesOf(card).indexOf(words.at(-1)!) : 0
  const rest = use > 0 ? words.slice(0, -2) : words
  const at = rest.indexOf('at')
  const spaces = at < 0 ? [] : readSpaces(rest.slice(at + 1))
  const on = readOn(rest.slice(1, at < 0 ? undefined : at))
  if (on === null || spaces === null || (at >= 0 && spaces.length === 0)) return null
  return { type: 'play', card, ...on, spaces, use: Math.max(0, use) }
}

/** `on blue`, `on 4`: a player, a tile, both in that order, or nothing. */
function readOn(words: readonly string[]): { seat: Seat; slot: Slot } | null {
  const found = { seat: -1, slot: -1 }
  for (let i = 0; i < words.length; i += 2) {
    const word = words[i + 1] ?? ''
    const seat = (SEAT_WORDS as readonly string[]).indexOf(word)
    if (words[i] !== 'on' || found.slot >= 0) return null
    if (isNumber(word)) found.slot = Number(word)
    else if (seat >= 0 && found.seat < 0) found.seat = seat
    else return null
  }
  return found
}

function readPlace(words: readonly string[]): ZombiesAction | null {
  const [name = '', x = '', y = '', turn, quarters = ''] = words
  const kind = /^#\d{1,2}$/.test(name) ? Number(name.slice(1)) : (publishedTiles.index[name] ?? -1)
  const whole = /^-?\d{1,3}$/
  const sound = words.length === 5 && kind >= 0 && whole.test(x) && whole.test(y) && turn === 'turn'
  if (!sound || !/^[0-3]$/.test(quarters)) return null
  // `-0` is 0.
  return { type: 'place', kind, x: Number(x) + 0, y: Number(y) + 0, turn: Number(quarters) }
}

/** A card by its id; the one that people call otherwise too. */
export function readCard(word: string): Card | null {
  if (word === 'shotgun') return heyLookAShotgun.card
  return TITLES.some((title) => title.id === word) ? cardNamed(word) : null
}

export function readSpace(word: string): Space | null {
  const found = /^(\d{1,3})\.([0-8])$/.exec(word)
  return found === null ? null : spaceOf(Number(found[1]), Number(found[2]))
}

function readSpaces(words: readonly string[]): Space[] | null {
  const spaces = words.map(readSpace)
  return spaces.includes(null) ? null : (spaces as Space[])
}

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word)

/** As the table reads it; what it would not even take for an action is none. */
function asAction(found: ZombiesAction): ZombiesAction | null {
  try {
    return readAction(found, 'action')
  } catch {
    return null
  }
}
