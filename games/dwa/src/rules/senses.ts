import {
  isSameLevel,
  makeBarriers,
  meetsAny,
  type Point,
  polygonSides,
  seesAny,
  squaredDistance,
} from '@shamble/geometry'
import { type RuleId, when } from '@shamble/kernel'
import { vehicleOutline } from '../board/board.js'
import { discOf, isWithin, sees } from '../board/measure.js'
import type { Call } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Dwa, type Human, type HumanId, isActive, type Lying, type Table, type Zombie } from '../state.js'
import { type Ground, screensOf } from './ground.js'

/** [DWA-15.1.3.2.a] In the order in which they count. */
export const SENSES = ['smell', 'sight', 'hearing'] as const
export type Sense = (typeof SENSES)[number]

export const SENSE_RULES: Readonly<Record<Sense, RuleId>> = {
  smell: 'DWA-15.1.3.c',
  sight: 'DWA-15.1.3.d',
  hearing: 'DWA-15.1.3.e',
}

/** A figure, or something, that a zombie goes for. */
export interface Prey extends Point {
  /** -1 for a radio that plays where nobody is near. */
  readonly human: HumanId
  readonly level: number
  /** By its place among the senses. */
  readonly sense: number
  /** Perceived only because another zombie called. */
  readonly called: boolean
  readonly squared: number
}

/** Where a human is for those who search: in a vehicle, where the vehicle is. */
export function whereIs(s: Pick<Table, 'vehicles'>, human: Human): Point & { readonly level: number } {
  if (human.whereabouts !== 'vehicle') return human
  const { x, y } = s.vehicles[human.vehicle]!
  return { x, y, level: 0 }
}

/**
 * Everybody whom a zombie perceives, the one it goes for first: by sense, then by distance, then by id. One sense
 * after another, so that nobody looks around who smells a figure within reach.
 */
export function* perceived(g: Ground, zombie: Zombie, calls: readonly Call[]): Generator<Prey> {
  let found = g.prey.get(zombie.id)
  if (found === undefined) {
    found = []
    g.prey.set(zombie.id, found)
  }
  for (const sense of SENSES.keys()) {
    found[sense] ??= perceivedBy(g, zombie, sense, found, calls)
    if (when('DWA-15.1.3.2.a', found[sense].length > 0)) yield* found[sense]
  }
}

/** All over the table, or as far as the option says. */
function isCalled(s: Dwa, zombie: Zombie, { x, y }: Call): boolean {
  const { moanRange } = s.options
  return when('R-57', moanRange === 0) || isWithin(s, zombie, { x, y }, 10 * moanRange)
}

const byRank = (one: Prey, other: Prey): number =>
  one.sense - other.sense || one.squared - other.squared || one.human - other.human

/** Those of the first rank: more than one where nothing but ids tells them apart. */
export function equallyGood(g: Ground, zombie: Zombie, calls: readonly Call[]): Prey[] {
  const prey: Prey[] = []
  for (const one of perceived(g, zombie, calls)) {
    if (prey.length > 0 && (one.sense !== prey[0]!.sense || one.squared !== prey[0]!.squared)) break
    prey.push(one)
  }
  const [first] = prey
  if (first === undefined) return []
  const people = prey.filter(({ human }) => human >= 0)
  // People in one vehicle are one aim.
  return people.some((other) => !isSamePlace(first, other)) ? people : [first]
}

const isSamePlace = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y

function preyOf(s: Dwa, zombie: Zombie, human: Human, sense: number, called: boolean): Prey {
  const { x, y, level } = whereIs(s, human)
  return { human: human.id, x, y, level, sense, called, squared: squaredDistance(zombie, { x, y }) }
}

/** Whom it perceives by one sense, its own or a caller's, of those whom it does not know of yet. */
function perceivedBy(
  g: Ground,
  zombie: Zombie,
  sense: number,
  before: readonly Prey[][],
  calls: readonly Call[],
): Prey[] {
  const { s } = g
  const found: Prey[] = []
  const isKnown = (id: HumanId): boolean =>
    before.some((prey) => prey.some(({ human }) => human === id)) || found.some(({ human }) => human === id)
  for (const human of s.humans)
    if (isActive(human) && !isKnown(human.id) && doesSense(g, zombie, human, SENSES[sense]!))
      found.push(preyOf(s, zombie, human, sense, false))
  for (const call of calls) {
    const human = s.humans[call.human]!
    if (call.sense === sense && isActive(human) && !isKnown(human.id) && isCalled(s, zombie, call))
      found.push(preyOf(s, zombie, human, sense, true))
  }
  if (SENSES[sense] === 'hearing')
    for (const { x, y, level } of lonelyRadios(s))
      found.push({ human: -1, x, y, level, sense, called: false, squared: squaredDistance(zombie, { x, y }) })
  return found.sort(byRank)
}

function doesSense(g: Ground, zombie: Zombie, human: Human, sense: Sense): boolean {
  const { s } = g
  const { smell, sight: farthest } = numbersOf(s.options).distances
  switch (sense) {
    case 'smell':
      return when('DWA-15.1.3.c', isWithin(s, zombie, whereIs(s, human), smell))
    case 'sight':
      return when('DWA-15.1.3.d', isWithin(s, zombie, whereIs(s, human), farthest) && zombieSees(g, zombie, human))
    case 'hearing':
      return when('DWA-15.1.3.e', isHeard(s, human))
  }
}

/** Line of sight: at least one ray arrives [GEO-7]. */
function zombieSees(g: Ground, zombie: Zombie, human: Human): boolean {
  const { s } = g
  if (human.whereabouts === 'vehicle') {
    // A figure that sits in a vehicle is not hidden by it.
    const own = polygonSides(vehicleOutline(s.vehicles[human.vehicle]!))
    const screens = screensOf(g, zombie.level).segments.filter(
      ({ a, b }) => !own.some((side) => isSamePlace(side.a, a) && isSamePlace(side.b, b)),
    )
    return seesAny(zombie, discOf(s, whereIs(s, human)), makeBarriers(screens))
  }
  if (!isSameLevel(zombie.level, human.level)) return sees(s, zombie, human)
  const screens = screensOf(g, zombie.level)
  // The ray from centre to centre first: mostly it is free.
  if (!meetsAny(screens, zombie, human)) return true
  return seesAny(zombie, discOf(s, human), screens)
}

/** Until the turn ends, or for as long as a radio plays in the hand or near by. */
export function isHeard(s: Table, human: Human): boolean {
  if (when('R-56', human.now.noisy)) return true
  if (human.pouch.objects.some(({ what, on }) => what === 'radio' && on)) return true
  const { radio } = numbersOf(s.options).distances
  return playingRadios(s).some((lying) => when('R-89', isWithin(s, lying, whereIs(s, human), radio)))
}

const playingRadios = ({ lying }: Pick<Table, 'lying'>): Lying[] =>
  lying.filter(({ thing }) => thing.kind === 'object' && thing.object.what === 'radio' && thing.object.on)

/** Radios that play with nobody near: the dead go for the radio itself. */
function lonelyRadios(s: Table): Lying[] {
  const { radio } = numbersOf(s.options).distances
  return playingRadios(s).filter(
    (lying) => !s.humans.some((human) => isActive(human) && isWithin(s, lying, whereIs(s, human), radio)),
  )
}

function perceivedByItself(g: Ground, zombie: Zombie): Prey[] {
  const found: Prey[][] = []
  for (const sense of SENSES.keys()) found.push(perceivedBy(g, zombie, sense, found, []))
  return found.flat()
}

/** [DWA-15.1.3.f] What those who perceive a figure call out to the others; called zombies do not pass it on. */
export function callsOf(g: Ground): Call[] {
  const { s } = g
  if (!when('DWA-15.1.3.f', s.options.moan)) return []
  const calls: Call[] = []
  for (const zombie of s.zombies) {
    if (zombie.stunned) continue
    for (const { human, sense } of perceivedByItself(g, zombie)) {
      if (human < 0) continue
      const { x, y } = zombie
      // All over the table one call a human is enough: the best.
      const known = s.options.moanRange === 0 ? calls.find((call) => call.human === human) : undefined
      if (known === undefined) calls.push({ human, sense, x, y })
      else if (sense < known.sense) Object.assign(known, { sense, x, y })
    }
  }
  return calls
}
