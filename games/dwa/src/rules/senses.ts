import { isSameLevel, isSeen, type Point, polygonSides, sight, squaredDistance } from '@shamble/geometry'
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

/** Somebody, or something, that a zombie goes for. */
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

/** Where a human is for those who look for him: in a vehicle, where that stands. */
export function whereIs(s: Pick<Table, 'vehicles'>, human: Human): Point & { readonly level: number } {
  if (human.whereabouts !== 'vehicle') return human
  const { x, y } = s.vehicles[human.vehicle]!
  return { x, y, level: 0 }
}

/** Everybody whom a zombie perceives, the one it goes for first: by sense, then by distance, then by id. */
export function perceived(g: Ground, zombie: Zombie, calls: readonly Call[]): Prey[] {
  const found = perceivedByItself(g, zombie)
  for (const { human: id, sense, x, y } of calls) {
    const { moanRange } = g.s.options
    const human = g.s.humans[id]!
    if (!isActive(human)) continue
    // All over the table, or as far as the option says.
    if (when('R-57', moanRange > 0) && !isWithin(g.s, zombie, { x, y }, 10 * moanRange)) continue
    const at = found.findIndex((prey) => prey.human === id)
    if (at >= 0 && found[at]!.sense <= sense) continue
    const prey = preyOf(g.s, zombie, human, sense, true)
    if (at >= 0) found[at] = prey
    else found.push(prey)
  }
  return found.sort(byRank)
}

const byRank = (one: Prey, other: Prey): number =>
  one.sense - other.sense || one.squared - other.squared || one.human - other.human

/** Those of the first rank: more than one where nothing but ids tells them apart. */
export function equallyGood(prey: readonly Prey[]): Prey[] {
  const first = prey[0]!
  const equal = prey.filter(
    ({ sense, squared, human }) => sense === first.sense && squared === first.squared && human >= 0,
  )
  // People in one vehicle are one aim.
  return equal.some((other) => !isSamePlace(first, other)) ? equal : prey.slice(0, 1)
}

const isSamePlace = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y

function preyOf(s: Dwa, zombie: Zombie, human: Human, sense: number, called: boolean): Prey {
  const { x, y, level } = whereIs(s, human)
  return { human: human.id, x, y, level, sense, called, squared: squaredDistance(zombie, { x, y }) }
}

/** [DWA-15.1.3.c] [DWA-15.1.3.d] [DWA-15.1.3.e] By the best of its own senses. */
function perceivedByItself(g: Ground, zombie: Zombie): Prey[] {
  const { s } = g
  const { smell, sight: farthest } = numbersOf(s.options).distances
  const found: Prey[] = []
  for (const human of s.humans) {
    if (!isActive(human)) continue
    const place = whereIs(s, human)
    if (when('DWA-15.1.3.c', isWithin(s, zombie, place, smell))) found.push(preyOf(s, zombie, human, 0, false))
    else if (when('DWA-15.1.3.d', isWithin(s, zombie, place, farthest) && zombieSees(g, zombie, human)))
      found.push(preyOf(s, zombie, human, 1, false))
    else if (when('DWA-15.1.3.e', isHeard(s, human))) found.push(preyOf(s, zombie, human, 2, false))
  }
  for (const { x, y, level } of lonelyRadios(s))
    found.push({ human: -1, x, y, level, sense: 2, called: false, squared: squaredDistance(zombie, { x, y }) })
  return found
}

/** Line of sight: at least one ray arrives [GEO-7]. */
function zombieSees(g: Ground, zombie: Zombie, human: Human): boolean {
  const { s } = g
  const place = whereIs(s, human)
  if (human.whereabouts === 'vehicle') {
    // Whoever sits in a vehicle is not hidden by it.
    const own = polygonSides(vehicleOutline(s.vehicles[human.vehicle]!))
    const screens = screensOf(g, zombie.level).filter(
      ({ a, b }) => !own.some((side) => isSamePlace(side.a, a) && isSamePlace(side.b, b)),
    )
    return isSeen(sight(zombie, discOf(s, place), screens, []))
  }
  if (!isSameLevel(zombie.level, human.level)) return sees(s, zombie, human)
  return isSeen(sight(zombie, discOf(s, place), screensOf(g, zombie.level), []))
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

/** [DWA-15.1.3.f] What those who perceive somebody call out to the others; called zombies do not pass it on. */
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
