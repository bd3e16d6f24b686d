import {
  carriersOf,
  type DawnAction,
  type DawnView,
  isAutomatic,
  isMoving,
  topFrame,
  trailOf,
} from '@shamble/game-dawn/table'
import type { Spot } from '../table-game.js'

/** A square. */
export const square = (at: number): Spot => `s:${at + 1}`
/** Whatever zombies are in a square. */
export const zombies = (at: number): Spot => `z:${at + 1}`
/** One of the four: a person, or the super zombie that they have become. */
export const person = (who: number): Spot => `p:${who}`
/** A glass or solid door. */
export const door = (index: number): Spot => `d:${index + 1}`
/** A main door. */
export const mainDoor = (index: number): Spot => `m:${index + 1}`

export const SPOT_KINDS = ['s', 'z', 'p', 'd', 'm'] as const
export type SpotKind = (typeof SPOT_KINDS)[number]

/** The kind of a spot and the engine's index of what it names; `null` for a spot that is none of Dawn's. */
export function readSpot(spot: Spot): { readonly kind: SpotKind; readonly index: number } | null {
  const found = /^([szpdm]):(\d+)$/.exec(spot)
  if (found === null) return null
  const kind = found[1] as SpotKind
  // People are counted from 0, like seats; squares and doors as the board and the notation count them.
  return { kind, index: Number(found[2]) - (kind === 'p' ? 0 : 1) }
}

/**
 * What has to be picked, in order, to give an answer. No path is the beginning of another, so that a pick is either
 * an answer or not; answers that differ only in who joins in, or in the way to the same end, share theirs.
 */
export function spotsOf(action: DawnAction, view: DawnView): readonly Spot[] {
  switch (action.type) {
    case 'hide':
    case 'appear':
    case 'reveal':
    case 'place':
      return [square(action.square)]
    case 'activate':
      return action.who.length === 1 ? [person(action.who[0]!)] : [square(view.at[action.who[0]!]!)]
    case 'carry':
      return [person(action.carried)]
    case 'drop':
      return [person(carriersOf(view).indexOf(action.carrier))]
    case 'walk':
      return [square(action.to)]
    case 'open':
    case 'close':
      return [door(action.door)]
    case 'main':
      return [mainDoor(action.door)]
    case 'rifle':
    case 'strike':
    case 'infection':
      return [person(action.who)]
    case 'shoot':
      return [zombies(action.at)]
    case 'berserk':
    case 'attack':
      return [zombies(action.square)]
    case 'move':
      return moveSpots(action, view)
    case 'stay':
      return [mover(action.from, view), square(action.from)]
    case 'break':
      return [mover(action.from, view), door(action.door)]
    case 'super':
      return superSpots(action, view)
    case 'fire':
    case 'victims':
      return action.who.length === 1 ? [person(action.who[0]!)] : groupSpots(action, view)
    default:
      return []
  }
}

/** In automatic play a unit that answers to a priority has one move: the unit is enough. */
function moveSpots({ from, path }: Extract<DawnAction, { type: 'move' }>, view: DawnView): Spot[] {
  if (isAutomatic(view)) return [zombies(from)]
  // A near-miss names only the unit.
  return path.length === 0 ? [zombies(from)] : [zombies(from), square(path[path.length - 1]!)]
}

/** With a unit it goes over that unit: the one who moves it alone points at the end at once. */
function superSpots({ who, path, lift }: Extract<DawnAction, { type: 'super' }>, view: DawnView): Spot[] {
  const end = square(path[path.length - 1]!)
  if (lift < 0) return [person(who), end]
  return [person(who), zombies(lift === 0 ? view.at[who]! : path[lift - 1]!), end]
}

/** A super zombie that stands alone is picked itself; a unit, with or without one, is the unit. */
function mover(from: number, view: DawnView): Spot {
  if (view.units.some((unit) => unit.square === from)) return zombies(from)
  const who = view.status.findIndex((status, c) => status === 3 && view.at[c] === from)
  return who < 0 ? zombies(from) : person(who)
}

/** Guns that fire together point at their target; people who are named together at where they are. */
function groupSpots(action: Extract<DawnAction, { type: 'fire' | 'victims' }>, view: DawnView): Spot[] {
  const at = view.at[action.who[0]!]!
  return [action.type === 'fire' ? zombies(at) : square(at)]
}

/** The square in which something that is pointed at is; -1 for a door, or for nothing. */
export function squareOf(spot: Spot | null, view: DawnView): number {
  const read = spot === null ? null : readSpot(spot)
  if (read === null) return -1
  if (read.kind === 'p') return view.at[read.index] ?? -1
  return read.kind === 's' || read.kind === 'z' ? read.index : -1
}

/** Where the eyes of the viewer should be: who is being moved, the fight, or nothing in particular. */
export function focusSquare(view: DawnView): number {
  const frame = topFrame(view)
  if (frame?.kind === 'attack') return frame.square
  if ((isMoving(view) || view.phase !== 'human') && trailOf(view).active.length > 0)
    return view.at[trailOf(view).active[0]!]!
  return -1
}
