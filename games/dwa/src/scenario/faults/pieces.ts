import { type Point, type Segment, squaredDistance } from '@shamble/geometry'
import { at, liesOn } from '../../board/board.js'
import { isOn, isSimple, overlap, twiceArea } from '../outlines.js'
import { NARROWEST } from '../reach.js'
import type { Scenario, ScenarioOpening, ScenarioWall, Spot } from '../scenario.js'
import type { Fault, Repair } from '../validate.js'

const MOST_LEVELS = 20
/** A piece that was dropped this near to where it belongs would snap there. */
const SNAP = 60

/** What is wrong with walls, outlines, rooms and openings, each by itself or with its neighbours. */
export function faultsOfPieces(scenario: Scenario): Fault[] {
  return [
    ...twice(scenario),
    ...offTable(scenario),
    ...lines(scenario),
    ...outlines(scenario),
    ...rooms(scenario),
    ...openings(scenario),
    ...levels(scenario),
  ]
}

/** No two things of a kind have one id. */
function* twice(scenario: Scenario): Generator<Fault> {
  for (const kind of ['rooms', 'vehicles', 'objects', 'neutrals', 'objectives'] as const) {
    const known = new Set<string>()
    for (const [i, { id }] of scenario[kind].entries()) {
      if (known.has(id)) yield { path: `${kind}[${i}].id`, key: 'there is another "{{id}}"', params: { id } }
      known.add(id)
    }
  }
  for (const kind of ['arrivals', 'weapons', 'teams', 'exits'] as const) {
    const named: readonly string[] = scenario[kind] ?? []
    for (const [i, id] of named.entries())
      if (named.indexOf(id) < i) yield { path: `${kind}[${i}]`, key: 'there is another "{{id}}"', params: { id } }
  }
}

/** Every line and outline, with the path to it. */
function* spots({ walls, blocks, low, difficult, roads, roofs, rooms, openings, deployment }: Scenario): Generator<{
  readonly path: string
  readonly spots: readonly Spot[]
}> {
  for (const [i, { from, to }] of walls.entries()) yield { path: `walls[${i}]`, spots: [from, to] }
  for (const [i, { from, to }] of low.entries()) yield { path: `low[${i}]`, spots: [from, to] }
  for (const [i, { from, to }] of openings.entries()) yield { path: `openings[${i}]`, spots: [from, to] }
  for (const [i, { outline }] of blocks.entries()) yield { path: `blocks[${i}]`, spots: outline }
  for (const [i, outline] of difficult.entries()) yield { path: `difficult[${i}]`, spots: outline }
  for (const [i, { from, to }] of (roads ?? []).entries()) yield { path: `roads[${i}]`, spots: [from, to] }
  for (const [i, { outline }] of roofs.entries()) yield { path: `roofs[${i}]`, spots: outline }
  for (const [i, { outline }] of rooms.entries()) yield { path: `rooms[${i}]`, spots: outline }
  for (const [i, { outline }] of deployment.entries()) yield { path: `deployment[${i}]`, spots: outline }
}

function* offTable(scenario: Scenario): Generator<Fault> {
  const { width, depth } = scenario.table
  for (const { path, spots: given } of spots(scenario))
    if (given.some(([x, y]) => x > width || y > depth)) yield { path, key: 'it sticks out over the edge', at: given }
}

function* lines({ walls, low, blocks }: Scenario): Generator<Fault> {
  const isPoint = ({ from, to }: { readonly from: Spot; readonly to: Spot }) => from[0] === to[0] && from[1] === to[1]
  for (const [i, wall] of walls.entries()) {
    if (isPoint(wall)) yield { path: `walls[${i}]`, key: 'it has no length', at: [wall.from] }
    if (wall.top !== undefined && wall.top <= (wall.foot ?? 0))
      yield { path: `walls[${i}].top`, key: 'it ends no higher than it begins', at: [wall.from, wall.to] }
  }
  for (const [i, piece] of low.entries())
    if (isPoint(piece)) yield { path: `low[${i}]`, key: 'it has no length', at: [piece.from] }
  for (const [i, { top, flat, outline }] of blocks.entries())
    if (flat === true && top === undefined)
      yield { path: `blocks[${i}]`, key: 'a flat top needs a height', at: outline }
}

function* outlines(scenario: Scenario): Generator<Fault> {
  for (const { path, spots: given } of spots(scenario)) {
    if (given.length < 3) continue
    const outline = given.map(at)
    if (twiceArea(outline) === 0) yield { path, key: 'its outline encloses nothing', at: given }
    else if (!isSimple(outline)) yield { path, key: 'its outline crosses itself', at: given }
  }
}

function* rooms({ rooms: all }: Scenario): Generator<Fault> {
  const sound = all.map(({ outline }) => outline.map(at)).map((outline) => (isSimple(outline) ? outline : null))
  for (const [i, { outline }] of all.entries())
    for (let j = 0; j < i; j++)
      if (sound[i] !== null && sound[j] !== null && overlap(sound[i]!, sound[j]!))
        yield {
          path: `rooms[${i}]`,
          key: 'it overlaps the room "{{other}}"',
          params: { other: all[j]!.id },
          at: outline,
        }
}

const segmentOf = ({ from, to }: { readonly from: Spot; readonly to: Spot }): Segment => ({ a: at(from), b: at(to) })

function* openings({ openings: all, walls }: Scenario): Generator<Fault> {
  for (const [i, opening] of all.entries()) {
    const path = `openings[${i}]`
    const where = [opening.from, opening.to]
    const cut = segmentOf(opening)
    const length = Math.floor(Math.sqrt(squaredDistance(cut.a, cut.b)))
    if (length < NARROWEST)
      yield {
        path,
        key: 'it is {{length}} mm wide, and a base needs {{least}}',
        params: { length, least: NARROWEST },
        rule: 'GEO-2',
        at: where,
      }
    if (!walls.some((wall) => liesOn(cut, segmentOf(wall)))) {
      const repair = snapped(opening, walls, path)
      yield {
        path,
        key: 'it is off its wall: both its ends must be on one wall',
        rule: 'DWA-10.d',
        at: where,
        ...(repair === null ? {} : { repair }),
      }
    }
    if (opening.barricaded === true && opening.state !== 'closed')
      yield {
        path,
        key: 'only what is closed can be barricaded',
        rule: 'R-82',
        at: where,
        repair: { path, put: { ...opening, state: 'closed' } },
      }
    for (let j = 0; j < i; j++)
      if (share(cut, segmentOf(all[j]!)))
        yield { path, key: 'it overlaps opening {{other}}', params: { other: j }, at: where }
  }
}

/** Whether two openings on one line have more than an end in common. */
function share(one: Segment, other: Segment): boolean {
  const inside = (p: Point, s: Segment) => isOn(p, s) && squaredDistance(p, s.a) > 0 && squaredDistance(p, s.b) > 0
  const isSame = (p: Point, q: Point) => p.x === q.x && p.y === q.y
  return (
    inside(one.a, other) ||
    inside(one.b, other) ||
    inside(other.a, one) ||
    inside(other.b, one) ||
    (isSame(one.a, other.a) && isSame(one.b, other.b)) ||
    (isSame(one.a, other.b) && isSame(one.b, other.a))
  )
}

/** The opening on the nearest wall that runs along an axis, if that is near enough. */
function snapped(opening: ScenarioOpening, walls: readonly ScenarioWall[], path: string): Repair | null {
  const { a, b } = segmentOf(opening)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const length = Math.round(Math.sqrt(squaredDistance(a, b)))
  let best: { readonly apart: number; readonly from: Spot; readonly to: Spot } | null = null
  for (const { from, to } of walls) {
    const along = from[1] === to[1] ? 0 : from[0] === to[0] ? 1 : null
    if (along === null) continue
    const [low, high] = [Math.min(from[along], to[along]), Math.max(from[along], to[along])]
    if (high - low < length) continue
    const across = from[1 - along]!
    const [m, off] = along === 0 ? [middle.x, middle.y - across] : [middle.y, middle.x - across]
    const start = Math.round(Math.min(Math.max(m - length / 2, low), high - length))
    const apart = Math.max(Math.abs(off), Math.abs(start + length / 2 - m))
    if (apart > SNAP || (best !== null && best.apart <= apart)) continue
    const spot = (t: number): Spot => (along === 0 ? [t, across] : [across, t])
    best = { apart, from: spot(start), to: spot(start + length) }
  }
  return best && { path, put: { ...opening, from: best.from, to: best.to } }
}

function* levels({ roofs, blocks }: Scenario): Generator<Fault> {
  const heights = new Set([
    ...roofs.map(({ height }) => height),
    ...blocks.flatMap(({ flat, top }) => (flat ? [top] : [])),
  ])
  if (heights.size > MOST_LEVELS)
    yield {
      path: 'roofs',
      key: 'a table cannot have more than {{most}} different heights',
      params: { most: MOST_LEVELS },
    }
}
