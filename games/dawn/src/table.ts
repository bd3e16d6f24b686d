import type { DawnAction } from './actions.js'
import { cloneDawn } from './clone.js'
import { readyGuns } from './frames/attack.js'
import { type ActivationFrame, activationOf, topFrame, trailOf } from './frames/kinds.js'
import type { Mall, Square } from './map/mall.js'
import { componentsOf } from './options.js'
import { isCarried } from './rules/carrying.js'
import { faceOf } from './rules/faces.js'
import { mayBeNoted } from './rules/hidden.js'
import { hasCharacter, hasSuper, isZombieOccupied } from './rules/pieces.js'
import { doorOnLine, inSight, isPassable, rangeBetween, zombieSees } from './rules/sight.js'
import { humanConditions } from './rules/victory.js'
import { hereOf, movementLeft, type StepCost, stepCost, totalCost } from './rules/walking.js'
import { provokingSquares } from './rules/zombie-movement.js'
import { standIn } from './stand-in.js'
import { type Character, CLOSED, type Dawn, isAutomatic, OPEN } from './state.js'
import type { DawnView } from './view.js'

// What a table draws and foretells beyond the module: the mall, and pure functions on views.

export type { DawnAction } from './actions.js'
export { CHARACTERS, type CounterSet } from './counters.js'
export { aboutOf, type DawnAbout, type DawnEventKind, type DawnEvents, type Roll } from './events.js'
export {
  type ActivationFrame,
  type AttackFrame,
  type AttackPhaseFrame,
  activationOf,
  type DawnFrame,
  type FreeFrame,
  type HumanTurnFrame,
  type ReactionFrame,
  type Trail,
  topFrame,
  trailOf,
} from './frames/kinds.js'
export { type Door, type DoorIndex, type Mall, NO_DOOR, type Square, squareName } from './map/mall.js'
export type { MainDoorName, Side } from './map/plan.js'
export { attackResult } from './rules/attacks.js'
export {
  ALL_CHARACTERS,
  BOUND,
  type Character,
  CLOSED,
  DOOR_STATES,
  FRAN,
  INFECTED,
  isAutomatic,
  KILLED,
  NORMAL,
  ownerOf,
  STEVE,
  STUNNED,
  SUPER,
  ZOMBIE_SEAT,
} from './state.js'
export * from './table-charts.js'
export { type AttackFacts, attackFacts, attackWays, type PanicFacts, type ShotFacts, shotFacts } from './table-odds.js'
export { areaName, placeName } from './text/places.js'
export type { DawnView, SeenUnit } from './view.js'

export const mallOfView = (view: DawnView): Mall => componentsOf(view.options).mall

/** The value of a super zombie, which is no secret. */
export const superValueOf = (view: DawnView): number => componentsOf(view.options).counters.superValue

/** Fire Rate, Panic Level and Movement Allowance on the face that is up. */
export function faceOfView(view: DawnView, c: Character): readonly [fire: number, panic: number, movement: number] {
  const face = faceOf(standIn(view), c)
  return [face.fireRate, face.panicLevel, face.movementAllowance]
}

/** Shots that a character who is being moved has left. */
export function shotsLeft(view: DawnView, c: Character): number {
  const move = activationOf(view)
  if (move === null || move.panicked[c] === 1) return 0
  return Math.max(0, faceOf(standIn(view), c).fireRate - move.shots[c]!)
}

/** Anyone who may use reaction fire in the square that is attacked. */
export function shootersOf(view: DawnView): readonly Character[] {
  const frame = topFrame(view)
  return frame?.kind === 'attack' ? readyGuns(standIn(view), frame) : []
}

export const isMoving = (view: DawnView): boolean => activationOf(view) !== null

/** Points that the move under way has left, and had in all; none where nobody moves. */
export function pointsLeft(view: DawnView): number {
  const move = activationOf(view)
  return move === null ? 0 : movementLeft(move)
}
export const pointsInAll = (view: DawnView): number => activationOf(view)?.allowance ?? 0

/** Who carries each character in the move under way, or -1. */
export const carriersOf = (view: DawnView): readonly Character[] => activationOf(view)?.carriedBy ?? NOBODY
const NOBODY: readonly Character[] = [-1, -1, -1, -1]

// --- walking ---------------------------------------------------------------------------------------------------------

export interface Walk {
  readonly to: Square
  /** Every square entered, the last one included. */
  readonly path: readonly Square[]
  readonly cost: number
}

/** What the next step of those who move costs, part by part [DAWN-5.9.a]. */
export const stepCostOf = (view: DawnView): StepCost => stepCost(standIn(view), activationOf(view)!)

/**
 * Where those who are being moved can walk, and how: the cheapest way, and of equal ones that which fewer units see.
 * A way ends where something would be turned up: what is beyond is another decision.
 */
export function walksOf(view: DawnView): readonly Walk[] {
  const move = activationOf(view)
  return move === null ? [] : walksWithin(view, move, movementLeft(move), 'clear')
}

/** Farther than anybody walks in a mall. */
const NO_LIMIT = 999

/**
 * [DAWN-5.1.a] What the way to a square would cost that is out of reach, and what is left; `behind` where it may be
 * within reach, but something could turn up on the way; `null` where no way leads.
 */
export function tooFar(view: DawnView, to: Square): { readonly cost: number; readonly left: number } | 'behind' | null {
  const move = activationOf(view)
  if (move === null) return null
  const left = movementLeft(move)
  const costOf = (ways: Ways): number | undefined =>
    walksWithin(view, move, NO_LIMIT, ways).find((walk) => walk.to === to)?.cost
  const [clear, least] = [costOf('clear'), costOf('any')]
  if (least === undefined || (clear !== undefined && clear <= left)) return null
  return least > left ? { cost: clear ?? least, left } : 'behind'
}

/** Ways that end where something would be turned up; or all, at what they cost at least. */
type Ways = 'clear' | 'any'

function walksWithin(view: DawnView, move: ActivationFrame, left: number, ways: Ways): readonly Walk[] {
  const s = standIn(view)
  const mall = mallOfView(view)
  const first = totalCost(stepCost(s, move))
  const { enter, carry } = stepCost(s, move)
  const from = hereOf(s, move)
  const found = new Map<Square, Walk & { readonly seen: ReadonlySet<Square> }>()
  const rings: { square: Square; path: readonly Square[]; seen: ReadonlySet<Square> }[][] = []
  rings[0] = [{ square: from, path: [], seen: new Set() }]
  for (let spent = 0; spent < rings.length; spent++) {
    for (const { square, path, seen } of rings[spent] ?? []) {
      if (square !== from && found.get(square)?.path !== path) continue
      if (square !== from && ways === 'clear' && turnsSomethingUp(s, mall, square)) continue
      const cost = spent + (square === from ? first : enter + carry)
      if (cost > left) continue
      for (const way of mall.ways[square]!) {
        if (way.to === from || !isPassable(s, way)) continue
        const before = found.get(way.to)
        const seenBy = new Set([...seen, ...unitsThatSee(s, mall, way.to)])
        if (before !== undefined && (before.cost < cost || before.seen.size <= seenBy.size)) continue
        const longer = [...path, way.to]
        found.set(way.to, { to: way.to, path: longer, cost, seen: seenBy })
        rings[cost] ??= []
        rings[cost].push({ square: way.to, path: longer, seen: seenBy })
      }
    }
  }
  return [...found.values()].map(({ to, path, cost }) => ({ to, path, cost }))
}

/** [DAWN-5.4.a] A zombie shows its value; [DAWN-9.1.a] a hidden one may come out, and that none does is news too. */
function turnsSomethingUp(s: Dawn, mall: Mall, square: Square): boolean {
  return isZombieOccupied(s, square) || (!isAutomatic(s) && s.hidden.length > 0 && mayBeNoted(mall, square))
}

function unitsThatSee(s: Dawn, mall: Mall, square: Square): Square[] {
  return s.where.filter((from) => from >= 0 && zombieSees(s, mall, from, square))
}

// --- reaction --------------------------------------------------------------------------------------------------------

/**
 * [DAWN-7.0.b] The squares of units that would react if the move ended now, or after these actions of it.
 * A shot may remove the one that sees; that is not foretold.
 */
export function watchersOf(view: DawnView, actions: readonly DawnAction[] = []): readonly Square[] {
  if (trailOf(view).active.length === 0) return []
  const mall = mallOfView(view)
  const s = actions.length === 0 ? standIn(view) : foreseen(standIn(view), actions)
  const trail = trailOf(s)
  const squares = provokingSquares(s, trail)
  if (trail.entered.length + trail.actedIn.length === 0) return []
  return view.units
    .map((unit) => unit.square)
    .filter((from) => !hasCharacter(s, from) && !hasSuper(s, from))
    .filter((from) => squares.some((square) => zombieSees(s, mall, from, square)))
}

/** The state as far as sight goes, without dice and without values. */
function foreseen(before: Dawn, actions: readonly DawnAction[]): Dawn {
  const s = cloneDawn(before)
  const move = activationOf(s)
  if (move === null) return s
  for (const action of actions) {
    if (action.type === 'walk') {
      for (let c = 0; c < 4; c++) if (move.active.includes(c) || isCarried(move, c)) s.at[c] = action.to
      move.entered.push(action.to)
    } else if (action.type === 'open' || action.type === 'close') {
      s.doors[action.door] = action.type === 'open' ? OPEN : CLOSED
      move.actedIn.push(hereOf(s, move))
    } else if (action.type === 'shoot' || action.type === 'rifle' || action.type === 'main')
      move.actedIn.push(hereOf(s, move))
  }
  return s
}

// --- sight and light -------------------------------------------------------------------------------------------------

export interface SightLine {
  readonly clear: boolean
  readonly range: number
  /** The door that the line passes, or -1. */
  readonly door: number
  /** The squares that it runs through, without its ends. */
  readonly through: readonly Square[]
}

export function sightLine(view: DawnView, from: Square, to: Square): SightLine {
  const mall = mallOfView(view)
  return {
    clear: inSight(standIn(view), mall, from, to),
    range: rangeBetween(mall, from, to),
    door: doorOnLine(mall, from, to),
    through: from === to ? [] : (mall.between.get(from * mall.size + to) ?? []),
  }
}

/** Four dot sizes: two squares farther from the door is one size less, and then it is dark. */
const LIGHT_LEVELS = 4

/** The hall squares that a main door looks upon while it is open, with the distance in four levels. */
export function lightOf(view: DawnView, door: number): readonly { readonly square: Square; readonly level: number }[] {
  const mall = mallOfView(view)
  const s = standIn(view)
  const from = mall.doors[door]!.squares[0]!
  return mall.inSight[from]!.flatMap((square) => {
    const level = Math.ceil((rangeBetween(mall, from, square) + 1) / 2)
    return mall.isHall[square] && level <= LIGHT_LEVELS && inSight(s, mall, from, square) ? [{ square, level }] : []
  })
}

// --- victory ---------------------------------------------------------------------------------------------------------

export interface Standing {
  readonly doorsShut: number
  readonly riflesHeld: boolean
  /** Units, super zombies and hidden ones that are left. */
  readonly zombies: number
  readonly lost: readonly Character[]
}

/** How far both sides are from winning [DAWN-14.1.a] [DAWN-14.2.a]. */
export function standingOf(view: DawnView): Standing {
  const { doors, rifles, zombies } = humanConditions(standIn(view))
  return {
    doorsShut: doors,
    riflesHeld: rifles,
    zombies,
    lost: view.status.flatMap((status, c) => (status >= 3 ? [c] : [])),
  }
}
