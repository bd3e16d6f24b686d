import {
  cellOf,
  ENHANCED,
  kindAt,
  knownState,
  LIFE,
  NO_TOKEN,
  NO_ZOMBIE,
  type Slot,
  type Space,
  slotAt,
  slotOf,
  TITLES,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { Spot, Words } from '../table-game.js'

// s:<space> · z:<space> a zombie to be moved · t:<x>,<y> a place for a tile · slot:<slot> a tile on the table ·
// seat:<seat> · card:<card> in hand · kept:<card> in front of oneself

export const atSpace = (space: Space): Spot => `s:${space}`
export const atZombie = (space: Space): Spot => `z:${space}`
export const atPlace = (x: number, y: number): Spot => `t:${x},${y}`
export const atSlot = (slot: Slot): Spot => `slot:${slot}`
export const atSeat = (seat: number): Spot => `seat:${seat}`
export const atCard = (card: number): Spot => `card:${card}`
export const atKept = (card: number): Spot => `kept:${card}`

/** The kind of a spot and what stands after the colon. */
export function readSpot(spot: Spot): { readonly kind: string; readonly value: string } {
  const colon = spot.indexOf(':')
  return { kind: spot.slice(0, colon), value: spot.slice(colon + 1) }
}

/** What has to be picked for an answer, in order: a card, then its target; a zombie, then each space of its way. */
export function spots(action: ZombiesAction, _view: ZombiesView): readonly Spot[] {
  switch (action.type) {
    case 'play':
      return [atCard(action.card), ...target(action), ...action.spaces.map(atSpace)]
    case 'use':
      return [atKept(action.card), ...(action.slot >= 0 ? [atSlot(action.slot)] : [])]
    case 'toss':
      return [atKept(action.card)]
    case 'discard':
      return [atCard(action.card)]
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

function target({ seat, slot }: { readonly seat: number; readonly slot: number }): Spot[] {
  return [...(seat >= 0 ? [atSeat(seat)] : []), ...(slot >= 0 ? [atSlot(slot)] : [])]
}

/** A tile in words; one of somebody's own set goes by the name that its file gives it. */
export function tileName(view: ZombiesView, slot: Slot, words: Words): string {
  return kindName(kindAt(knownState(view), slot), words)
}

export function kindName(kind: { readonly id: string; readonly name: string | null }, words: Words): string {
  const key = `tile.${kind.id}`
  const said = words.speak(key)
  return said === key ? (kind.name ?? kind.id) : said.replace(/\s*\(.*\)$/, '')
}

const ROWS = ['north', 'middle', 'south'] as const
const COLUMNS = ['west', 'middle', 'east'] as const

/** `Florist, north-west`: the tile and the cell as one would point at it. */
export function spaceWords(view: ZombiesView, space: Space, words: Words): string {
  const cell = cellOf(space)
  const part = words.speak(`zombies.cell.${ROWS[Math.floor(cell / 3)]}-${COLUMNS[cell % 3]}`)
  const slot = slotOf(space)
  const where = { tile: tileName(view, slot, words), x: view.tileX[slot]!, y: view.tileY[slot]!, part }
  return words.speak('zombies.space', where)
}

/** What stands and lies on a space, after its name. */
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
      return placeName(value, view, words)
    case 'slot':
      return words.speak('zombies.spot.tile', {
        tile: tileName(view, number, words),
        x: view.tileX[number] ?? 0,
        y: view.tileY[number] ?? 0,
      })
    case 'seat':
      return words.seat(number)
    case 'card':
    case 'kept':
      return words.speak(`card.${TITLES[number]!.id}`)
    default:
      return spot
  }
}

const SIDES = ['north', 'east', 'south', 'west'] as const

/** A free place by a tile that it lies beside: `north of the Florist (0,-1)`. */
function placeName(value: string, view: ZombiesView, words: Words): string {
  const [x, y] = value.split(',').map(Number) as [number, number]
  const s = knownState(view)
  const beside: readonly (readonly [number, number])[] = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ]
  for (const [side, [dx, dy]] of beside.entries()) {
    const slot = slotAt(s, x + dx, y + dy)
    if (slot >= 0) {
      const near = words.speak(`zombies.beside.${SIDES[side]}`, { tile: tileName(view, slot, words) })
      return words.speak('zombies.spot.place', { x, y, near })
    }
  }
  return words.speak('zombies.spot.place', { x, y, near: '' })
}
