import {
  cellOf,
  ENHANCED,
  kindAt,
  knownState,
  LIFE,
  NO_TOKEN,
  NO_ZOMBIE,
  type Place,
  placeParams,
  type Slot,
  type Space,
  slotOf,
  TITLES,
  tileNumber,
  topFrame,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { Spot, Words } from '../table-game.js'

// s:<space> · z:<space> a zombie to be moved · t:<x>,<y> a place for a tile · slot:<slot> a tile on the table ·
// seat:<seat> · card:<card> in hand · kept:<card> in front of oneself · toss:<card>
// and drop:<card> that it is thrown away

export const atSpace = (space: Space): Spot => `s:${space}`
export const atZombie = (space: Space): Spot => `z:${space}`
export const atPlace = (x: number, y: number): Spot => `t:${x},${y}`
export const atSlot = (slot: Slot): Spot => `slot:${slot}`
export const atSeat = (seat: number): Spot => `seat:${seat}`
export const atCard = (card: number): Spot => `card:${card}`
export const atKept = (card: number): Spot => `kept:${card}`
export const atToss = (card: number): Spot => `toss:${card}`
export const atDrop = (card: number): Spot => `drop:${card}`

/** The kind of a spot and what comes after the colon. */
export function readSpot(spot: Spot): { readonly kind: string; readonly value: string } {
  const colon = spot.indexOf(':')
  return { kind: spot.slice(0, colon), value: spot.slice(colon + 1) }
}

/** The spaces that a card is played on are a set: whichever is picked first. */
export const anyOrderFrom = (action: ZombiesAction, view: ZombiesView): number =>
  action.type === 'play' ? 1 + target(action).length : spots(action, view).length

/** What has to be picked for an answer, in order: a card, then its target; a zombie, then each space of its way. */
export function spots(action: ZombiesAction, view: ZombiesView): readonly Spot[] {
  switch (action.type) {
    case 'play':
      return [atCard(action.card), ...target(action), ...action.spaces.map(atSpace)]
    case 'use':
      return [atKept(action.card), ...(action.slot >= 0 ? [atSlot(action.slot)] : [])]
    case 'toss':
      // Never by a single click: a weapon is lost with it.
      return [atKept(action.card), atToss(action.card)]
    case 'discard':
      // Before step 7 has come a card may be played as well: a click on it does not throw it away.
      return mayKeep(view) ? [atCard(action.card), atDrop(action.card)] : [atCard(action.card)]
    case 'place':
      return [atPlace(action.x, action.y)]
    case 'put':
    case 'pick':
      return [atSpace(action.space)]
    case 'step':
      return [atSpace(action.to)]
    case 'zombie':
      return [atZombie(action.from), ...action.path.map(atSpace)]
    case 'tile':
      return [atSlot(action.slot)]
    case 'target':
      return target(action)
    default:
      return []
  }
}

/** [ZMB-1.3.7.a] Whether nobody is forced to discard. */
function mayKeep(view: ZombiesView): boolean {
  const top = topFrame(view)
  return top?.kind !== 'discard' || top.must === 0
}

function target({ seat, slot }: { readonly seat: number; readonly slot: number }): Spot[] {
  return [...(seat >= 0 ? [atSeat(seat)] : []), ...(slot >= 0 ? [atSlot(slot)] : [])]
}

/** A tile in words, with its number where there may be several of its kind: `Hospital`, `Corner 17`. */
export function tileName(view: ZombiesView, slot: Slot, words: Words): string {
  const s = knownState(view)
  return kindName(kindAt(s, slot), words) + tileNumber(s, slot)
}

/** A place by the tile beside it: `south of the Hospital`. */
export const placeWords = (view: ZombiesView, { x, y }: Place, words: Words): string =>
  words.speak('zombies.place', placeParams(knownState(view), x, y))

/** One of someone's own set goes by the name that its file gives it. */
export function kindName(kind: { readonly id: string; readonly name: string | null }, words: Words): string {
  const key = `tile.${kind.id}`
  const said = words.speak(key)
  return said === key ? (kind.name ?? kind.id) : said.replace(/\s*\(.*\)$/, '')
}

const ROWS = ['north', 'middle', 'south'] as const
const COLUMNS = ['west', 'middle', 'east'] as const

/** `1.4`: a space as it is numbered on the board. */
export const spaceNumber = (space: Space): string => `${slotOf(space)}.${cellOf(space)}`

/** `Florist, north-west`: the tile and the cell as a person would point at it, where its number is shown too. */
export function spacePart(view: ZombiesView, space: Space, words: Words): string {
  const cell = cellOf(space)
  const part = words.speak(`zombies.cell.${ROWS[Math.floor(cell / 3)]}-${COLUMNS[cell % 3]}`)
  return words.speak('zombies.part', { tile: kindName(kindAt(knownState(view), slotOf(space)), words), part })
}

/** `Florist, north-west (6.0)` */
export const spaceWords = (view: ZombiesView, space: Space, words: Words): string =>
  words.speak('zombies.space', { part: spacePart(view, space, words), number: spaceNumber(space) })

/** What is on a space, after its name. */
export function spaceContents(view: ZombiesView, space: Space, words: Words): string[] {
  const there: string[] = []
  if (view.zombie[space] === ENHANCED) there.push(words.speak('piece.enhanced'))
  else if (view.zombie[space] !== NO_ZOMBIE) there.push(words.speak('piece.zombie'))
  if (view.counter[space] !== NO_TOKEN)
    there.push(words.speak(view.counter[space] === LIFE ? 'piece.life' : 'piece.bullet'))
  view.position.forEach((at, seat) => {
    if (at === space) there.push(words.seat(seat))
  })
  return there
}

export function spotName(spot: Spot, view: ZombiesView, words: Words): string {
  const { kind, value } = readSpot(spot)
  const number = Number(value)
  switch (kind) {
    case 's':
      return [spaceWords(view, number, words), ...spaceContents(view, number, words)].join(', ')
    case 'z':
      return words.speak('zombies.spot.zombie', { space: spaceWords(view, number, words) })
    case 't':
      return words.speak('zombies.spot.place', { where: placeWords(view, readPlace(value), words) })
    case 'slot':
      return tileName(view, number, words)
    case 'seat':
      return words.seat(number)
    case 'card':
    case 'kept':
      return words.speak(`card.${TITLES[number]!.id}`)
    case 'drop':
      return words.speak('action.discard', { card: { word: `card.${TITLES[number]!.id}` } })
    case 'toss':
      return words.speak('action.toss', { card: { word: `card.${TITLES[number]!.id}` } })
    default:
      return spot
  }
}

export function readPlace(value: string): Place {
  const [x = 0, y = 0] = value.split(',').map(Number)
  return { x, y }
}
