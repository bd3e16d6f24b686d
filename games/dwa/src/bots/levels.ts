import { discInside, type Point, polygonContains, polygonSides, segmentCutsDisc } from '@shamble/geometry'
import type { DwaAction } from '../actions.js'
import { type Board, onLevel } from '../board/board.js'
import { available, priceOf } from '../orders/order.js'
import type { Human } from '../state.js'
import { type Goal, hurryOf } from './goals.js'
import { Walks } from './moving.js'
import { distance, type Situation } from './situation.js'
import { because, type Thought } from './thought.js'

/** A place on the ground, or on a roof by its number. */
interface Place extends Point {
  readonly surface: number
}

/** A climb or a jump from one surface to another, and what it is worth in millimetres of walking. */
interface Passage {
  readonly kind: 'climb' | 'jump'
  readonly from: Place
  readonly to: Place
  readonly cost: number
}

const GROUND = -1
/** The dead are down there. */
const GROUND_WEIGHT = 2.5
/** How far from an edge figures stop, on top of it and below it. */
const INSIDE = 2
const BELOW = 15
const SAMPLE = 40
/** [DWA-9.1.c] [DWA-9.1.d] [DWA-9.1.e] Two, three and four action points, a long jump with its risk. */
const CLIMB = 100
const JUMP = 150
const LONG_JUMP = 240
const HIGHEST = 100
const SAME_LEVEL = 25

const known = new WeakMap<
  Board,
  { readonly passages: readonly Passage[]; readonly fields: Map<string, Float64Array> }
>()

function passagesOf(board: Board, base: number) {
  const found = known.get(board)
  if (found !== undefined) return found
  const made = { passages: [...passages(board, base)], fields: new Map<string, Float64Array>() }
  known.set(board, made)
  return made
}

function* passages(board: Board, base: number): Generator<Passage> {
  for (const [i, { outline, height }] of board.roofs.entries())
    for (const { a, b } of polygonSides(outline)) {
      const length = distance(a, b)
      const samples = Math.max(1, Math.floor(length / SAMPLE))
      const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length]
      for (let k = 0; k < samples; k++) {
        const share = (2 * k + 1) / (2 * samples)
        const edge = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
        const at = (mm: number): Point => ({ x: Math.round(edge.x + mm * nx), y: Math.round(edge.y + mm * ny) })
        const out = polygonContains(outline, at(-INSIDE)) ? 1 : -1
        const here = { ...at(-out * INSIDE), surface: i }
        const below = { ...at(out * BELOW), surface: GROUND }
        if (height <= HIGHEST && isFreeGround(board, below, base)) yield* climbs(here, below, height)
        yield* acrossTo(board, i, here, (mm) => at(out * mm), base)
      }
    }
}

function* climbs(one: Place, other: Place, height: number): Generator<Passage> {
  const cost = CLIMB * Math.ceil(height / 50)
  yield { kind: 'climb', from: one, to: other, cost }
  yield { kind: 'climb', from: other, to: one, cost }
}

/** From the edge of a roof to the first roof beyond it. */
function* acrossTo(
  { roofs }: Board,
  i: number,
  here: Place,
  beyond: (mm: number) => Point,
  base: number,
): Generator<Passage> {
  for (let mm = 5; mm <= HIGHEST + base; mm += 5) {
    const j = roofs.findIndex(({ outline }, other) => other !== i && polygonContains(outline, beyond(mm)))
    if (j < 0) continue
    const there = { ...beyond(mm + INSIDE), surface: j }
    const down = roofs[i]!.height - roofs[j]!.height
    const far = distance(here, there)
    if (Math.abs(down) <= HIGHEST && Math.abs(down) > SAME_LEVEL && far <= 2 * base)
      yield* climbs(here, there, Math.abs(down))
    const jump = Math.max(far - base, down > SAME_LEVEL ? down : 0)
    if (down >= -SAME_LEVEL && jump <= HIGHEST)
      yield { kind: 'jump', from: here, to: there, cost: jump <= 50 ? JUMP : LONG_JUMP }
    return
  }
}

function isFreeGround(board: Board, { x, y }: Point, base: number): boolean {
  const disc = { x, y, diameter: base }
  if (!discInside(disc, board.width, board.depth)) return false
  if (board.roofs.some(({ outline }) => polygonContains(outline, disc))) return false
  return !onLevel(board, 0).walls.some((wall) => segmentCutsDisc(wall, disc))
}

const surfaceOf = ({ roofs }: Board, { x, y }: Point, level: number): number =>
  level === 0
    ? GROUND
    : roofs.findIndex(({ outline, height }) => height === level && polygonContains(outline, { x, y }))

const walking = (one: Place, other: Point): number =>
  distance(one, other) * (one.surface === GROUND ? GROUND_WEIGHT : 1)

/** What it costs from the beginning of every passage to get to a place: the least first, again and again. */
function fieldTo(board: Board, base: number, goal: Place): Float64Array {
  const { passages: all, fields } = passagesOf(board, base)
  const key = `${goal.x},${goal.y},${goal.surface}`
  const found = fields.get(key)
  if (found !== undefined) return found
  const costs = Float64Array.from(all, ({ to, cost }) =>
    to.surface === goal.surface ? cost + walking(to, goal) : Number.POSITIVE_INFINITY,
  )
  const isDone = new Uint8Array(all.length)
  for (;;) {
    let next = -1
    for (let i = 0; i < all.length; i++)
      if (isDone[i] === 0 && costs[i]! < Number.POSITIVE_INFINITY && (next < 0 || costs[i]! < costs[next]!)) next = i
    if (next < 0) break
    isDone[next] = 1
    const { from } = all[next]!
    for (const [i, { to, cost }] of all.entries())
      if (isDone[i] === 0 && to.surface === from.surface)
        costs[i] = Math.min(costs[i]!, cost + walking(to, from) + costs[next]!)
  }
  fields.set(key, costs)
  return costs
}

/** Whether a goal is on another surface: another roof, or the ground below. */
export const isElsewhere = ({ board }: Situation, human: Human, { to, level }: Goal): boolean =>
  surfaceOf(board, human, human.level) !== surfaceOf(board, to, level)

/** How many passages are looked at, and how much worse than the best one may be. */
const LOOKED_AT = 12
const WORSE = 60

/** The next step to a goal on another surface: a climb or a jump that can be made from here, or the walk to one. */
export function overLevels(sit: Situation, human: Human, goal: Goal): Thought | null {
  const { board, s } = sit
  const base = s.options.baseMm
  const { passages: all } = passagesOf(board, base)
  const costs = fieldTo(board, base, { ...goal.to, surface: surfaceOf(board, goal.to, goal.level) })
  const here = { x: human.x, y: human.y, surface: surfaceOf(board, human, human.level) }
  const open = all
    .map((passage, i) => ({ passage, cost: costs[i]! + walking(here, passage.from) }))
    .filter(({ passage, cost }) => passage.from.surface === here.surface && cost < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, LOOKED_AT)
  for (const { passage, cost } of open) {
    if (cost > open[0]!.cost + WORSE || distance(here, passage.from) > base) continue
    const action: DwaAction = { type: passage.kind, to: { x: passage.to.x, y: passage.to.y }, ability: 'none' }
    if (sit.whyNot(action) === null) return because(action, 'climb')
  }
  for (const { passage } of open) {
    if (distance(here, passage.from) <= 5) {
      // Points have run out, and the next turn goes on from here; or a figure is in the way over there.
      if (available({ f: sit.f! }, 'moving') < priceOf({ human }, sit.numbers.costs.longJump)) return null
      continue
    }
    const { walk } = new Walks(sit, human, passage.from, hurryOf(sit, human, goal)).best()
    if (walk !== null) return because(walk, `goal.${goal.what}`)
  }
  return null
}
