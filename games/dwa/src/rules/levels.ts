import {
  begunStretches,
  gap,
  isSameLevel,
  legHitsDisc,
  legHitsSegment,
  type Point,
  polygonContains,
  type Roof,
  segmentsMeet,
  squaredDistance,
  surfaceAt,
  surfacesAt,
} from '@shamble/geometry'
import { type Refusal, when } from '@shamble/kernel'
import { barsOn, boardOf, onLevel } from '../board/board.js'
import { discOf, figuresOf, whyNotStand } from '../board/measure.js'
import { spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import type { Human, Table } from '../state.js'

/** A climb: to which height, and how far up or down. */
export interface Climbed {
  readonly level: number
  readonly height: number
  /** Begun stretches of 5 cm, each of which is paid for [DWA-9.1.c]. */
  readonly stretches: number
}

/** A jump: to which height, how long it counts, and how far down it goes. */
export interface Jumped {
  readonly level: number
  readonly length: number
  readonly down: number
  /** [DWA-9.1.e] Over 5 cm it may fail. */
  readonly isLong: boolean
}

const roofsOf = (s: Pick<Table, 'options'>): readonly Roof[] => boardOf(s.options).roofs

/** The height at which a climb begins: that of the level, or of the hands on the wall. */
const heightOf = ({ level, hanging }: Human): number => level + hanging

/** As high as one turn's action points carry: a climb ends on a surface. */
export function highestClimb({ options }: Pick<Table, 'options'>): number {
  const { humanAp, costs, distances } = numbersOf(options)
  return costs.climb === 0 ? Number.MAX_SAFE_INTEGER : Math.floor(humanAp / costs.climb) * distances.climb
}

/** The climb to a place: to the surface there that is nearest in height and can be reached; else why it cannot. */
export function climbTo(s: Table, human: Human, p: Point): Climbed | Refusal {
  const from = heightOf(human)
  const heights = surfacesAt(roofsOf(s), p)
    .filter((height) => height !== from)
    .sort((one, other) => Math.abs(one - from) - Math.abs(other - from) || other - one)
  let why: Refusal | null = null
  for (const level of heights) {
    const refused = whyNotClimb(s, human, p, level)
    if (refused === null) {
      const height = Math.abs(level - from)
      return { level, height, stretches: begunStretches(height, numbersOf(s.options).distances.climb) }
    }
    why ??= refused
  }
  return why ?? no('DWA-9.1.c', 'climb.flat')
}

export const isRefusal = (found: Climbed | Jumped | Refusal): found is Refusal => 'rule' in found

function whyNotClimb(s: Table, human: Human, p: Point, level: number): Refusal | null {
  const { baseMm, climbHang } = s.options
  if (squaredDistance(human, p) > 4 * baseMm * baseMm)
    return no('DWA-9.1.c', 'climb.far', spokenLengths(s.options, { most: 2 * baseMm }))
  const upper = Math.max(level, human.level)
  const lower: Point = level > heightOf(human) ? human : p
  // Nobody climbs through the floor above them.
  const isUnder = roofsOf(s).some(({ outline, height }) => height === upper && polygonContains(outline, lower))
  if (level !== human.level && isUnder) return no('DWA-9.1.c', 'climb.under')
  const why = whyNotStand(s, p, level, human)
  if (why !== null) return no('GEO-2', `stand.${why}`)
  if (barsOn(s, upper).some((bar) => segmentsMeet(bar, { a: human, b: p }))) return no('DWA-9.1.c', 'climb.wall')
  const most = highestClimb(s)
  const height = Math.abs(level - heightOf(human))
  // By option a climber may hang on the wall and go on later.
  if (when('R-95', !climbHang && height > most))
    return no('R-95', 'climb.high', spokenLengths(s.options, { height, most }))
  return null
}

/** The jump or drop to a place, or why there is none. The surface is the first one met from the human's level. */
export function jumpTo(s: Table, human: Human, p: Point): Jumped | Refusal {
  const { distances } = numbersOf(s.options)
  const base = discOf(s, human)
  const level = surfaceAt(roofsOf(s), p, human.level)
  const isLevel = isSameLevel(level, human.level)
  const down = isLevel ? 0 : human.level - level
  // A drop counts as a jump as long as it is deep.
  const length = Math.max(gap(base, discOf(s, p)), when('R-97', down > 0) ? down : 0)
  if (length > distances.longJump)
    return no(
      down > 0 ? 'DWA-10.f' : 'DWA-9.1.e',
      'jump.far',
      spokenLengths(s.options, { length, most: distances.longJump }),
    )
  if (isLevel && !hasGap(s, human, p)) return no('DWA-9.1.d', 'jump.over')
  const why = whyNotStand(s, p, level, human)
  if (why !== null) return no('GEO-2', `stand.${why}`)
  if (barsOn(s, human.level).some((bar) => legHitsSegment(base, p, bar))) return no('DWA-10.d', 'jump.wall')
  for (const figure of figuresOf(s))
    if (figure !== human && isSameLevel(figure.level, human.level) && legHitsDisc(base, p, discOf(s, figure)))
      return no('R-97', 'jump.figure')
  return { level, length, down, isLong: when('DWA-9.1.e', length > distances.jump) }
}

/** Whether there is something to jump over on the way: a lower surface, or a low piece. */
function hasGap(s: Table, human: Human, p: Point): boolean {
  const line = { a: human, b: p }
  if (onLevel(boardOf(s.options), human.level).low.some((piece) => segmentsMeet(piece, line))) return true
  return human.level > 0 && edgeOn(s, human, p) !== null
}

/** How far along a jump the surface ends from which it begins, in whole millimetres; `null` where it goes on. */
export function edgeOn(s: Table, human: Human, p: Point): number | null {
  const length = lengthTo(human, p)
  const isOff = (mm: number): boolean => {
    const below = surfaceAt(roofsOf(s), onWay(human, p, mm), human.level)
    return below < human.level && !isSameLevel(below, human.level)
  }
  // Nothing narrower than this is a gap.
  for (let mm = 0; mm <= length; mm += CRACK)
    if (isOff(mm)) {
      let edge = mm
      while (edge > 0 && isOff(edge - 1)) edge--
      return edge
    }
  return null
}

const CRACK = 5

export const lengthTo = (from: Point, to: Point): number => Math.ceil(Math.sqrt(squaredDistance(from, to)))

/** A place on the straight way from one point to another. */
export function onWay(from: Point, to: Point, mm: number): Point {
  const length = Math.max(1, lengthTo(from, to))
  return {
    x: from.x + Math.trunc(((to.x - from.x) * mm) / length),
    y: from.y + Math.trunc(((to.y - from.y) * mm) / length),
  }
}
