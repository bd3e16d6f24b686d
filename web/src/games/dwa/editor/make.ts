import { around, box, type Edge, type Scenario, type Spot } from '@shamble/game-dwa/scenarios'
import type { Speak } from '@shamble/module'
import { distanceTo, withRoom } from './change.js'
import { added, boundsOf, freshId, pathOf, type Ref, withMember } from './pieces.js'
import { nearestWall, seatedOn } from './walls.js'

/** A new piece, and the scenario that has it. */
export interface Made {
  readonly scenario: Scenario
  readonly ref: Ref
}

/** A box that was drawn by one click is this large, in millimetres. */
const USUAL_BOX = 120
const USUAL_OPENING = 40
/** A wall this near is the one that is meant: as the validator would have it. */
const NEAR_WALL = 60
const USUAL_ROOF = 60
const USUAL_BLOCK = 40

/** What a tool makes between two spots; `null` where nothing would come of it. */
export function made(scenario: Scenario, tool: string, from: Spot, to: Spot, speak: Speak): Made | null {
  switch (tool) {
    case 'wall':
      return line(scenario, 'walls', from, to)
    case 'low':
      return line(scenario, 'low', from, to)
    case 'door':
    case 'window':
      return opening(scenario, tool, from, to)
    case 'vehicle': {
      const id = freshId('car', scenario.vehicles)
      return added(scenario, 'vehicles', { id, kind: 'car', at: to, heading: 90 })
    }
    case 'object': {
      const id = freshId('object', scenario.objects)
      return added(scenario, 'objects', { id, what: 'radio', at: to })
    }
    case 'zombie':
      return added(scenario, 'zombies', { at: to })
    case 'neutral': {
      const id = freshId('neutral', scenario.neutrals)
      const name = speak('editor.new.neutral', { number: scenario.neutrals.length + 1 })
      return added(scenario, 'neutrals', { id, name, at: to, archetype: 'civilian', gender: 'woman' })
    }
    default:
      return area(scenario, tool, from, to, speak)
  }
}

function line(scenario: Scenario, list: 'walls' | 'low', from: Spot, to: Spot): Made | null {
  return from[0] === to[0] && from[1] === to[1] ? null : added(scenario, list, { from, to })
}

/** On the wall that is near; where none is, as it was drawn. */
function opening(scenario: Scenario, kind: 'door' | 'window', from: Spot, to: Spot): Made {
  const drawn = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))
  const length = drawn < 10 ? USUAL_OPENING : drawn
  const middle: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const wall = nearestWall(scenario.walls, middle)
  if (wall === null || wall.apart > NEAR_WALL) {
    const half = USUAL_OPENING / 2
    const [a, b] = drawn < 10 ? [[from[0] - half, from[1]] as Spot, [from[0] + half, from[1]] as Spot] : [from, to]
    const inside = ([x, y]: Spot): Spot => [Math.max(0, Math.round(x)), Math.max(0, Math.round(y))]
    return added(scenario, 'openings', { kind, from: inside(a), to: inside(b), state: 'closed' })
  }
  const { walls, ...ends } = seatedOn(scenario.walls, wall.index, middle, length)
  return added({ ...scenario, walls }, 'openings', { kind, ...ends, state: 'closed' })
}

/** A room, a roof, a block, rough ground or a zone in the box between two corners. */
function area(scenario: Scenario, tool: string, from: Spot, to: Spot, speak: Speak): Made | null {
  const { x, y, width, depth } = boundsOf([from, to])
  const isClick = width < GRIP && depth < GRIP
  const [w, d] = isClick ? [USUAL_BOX, USUAL_BOX] : [width, depth]
  const { table } = scenario
  const left = Math.max(0, Math.min(x, table.width - w))
  const top = Math.max(0, Math.min(y, table.depth - d))
  const outline = box(left, top, w, d)
  if (w === 0 || d === 0) return null
  switch (tool) {
    case 'room': {
      const id = freshId('room', scenario.rooms)
      const name = speak('editor.new.room', { number: scenario.rooms.length + 1 })
      const room = { id, name, outline, standard: true, confined: false, site: 'ordinary', explored: false } as const
      return {
        scenario: withRoom(scenario, room, around(outline)),
        ref: { list: 'rooms', index: scenario.rooms.length },
      }
    }
    case 'roof':
      return added(scenario, 'roofs', { outline, height: USUAL_ROOF })
    case 'block':
      return added(scenario, 'blocks', { outline, top: USUAL_BLOCK })
    case 'difficult':
      return added(scenario, 'difficult', outline)
    case 'deploy':
      return scenario.deployment.length < 4 ? added(scenario, 'deployment', { outline }) : null
    default:
      return null
  }
}

/** What is smaller than this was a click. */
const GRIP = 10

/** The opening nearest to a spot with a barricade, or without the one that it had. */
export function barricadedAt(scenario: Scenario, spot: Spot): Made | null {
  let best: { readonly index: number; readonly apart: number } | null = null
  for (const [index, one] of scenario.openings.entries()) {
    const apart = distanceTo(spot, one)
    if (apart <= NEAR_WALL && (best === null || apart < best.apart)) best = { index, apart }
  }
  if (best === null) return null
  const ref: Ref = { list: 'openings', index: best.index }
  return { scenario: withBarricade(scenario, ref), ref }
}

/** Only what is closed can be barricaded, so it is closed on the way. */
export function withBarricade(scenario: Scenario, ref: Ref): Scenario {
  const { barricaded, ...rest } = scenario.openings[ref.index]!
  return withMember(scenario, ref, barricaded === true ? rest : { ...rest, state: 'closed', barricaded: true })
}

/** The edge that is nearest to a spot. */
export function edgeAt({ table }: Scenario, [x, y]: Spot): Edge {
  const far: readonly (readonly [Edge, number])[] = [
    ['north', y],
    ['south', table.depth - y],
    ['west', x],
    ['east', table.width - x],
  ]
  return far.reduce((best, one) => (one[1] < best[1] ? one : best))[0]
}

/** An edge as a way out, or no longer. */
export function withExit(scenario: Scenario, edge: Edge): Scenario {
  const now = scenario.exits ?? []
  const exits = now.includes(edge) ? now.filter((one) => one !== edge) : [...now, edge]
  const { exits: _old, ...rest } = scenario
  return exits.length === 0 ? rest : { ...rest, exits }
}

/** What a fault asks for: the piece that belongs at a path, which may be one more of its kind. */
export function mended(
  scenario: Scenario,
  { path, put }: { readonly path: string; readonly put: unknown },
): Made | null {
  const [, list, index] = /^(\w+)\[(\d+)\]$/.exec(path) ?? []
  if (list === undefined) return null
  const ref = { list, index: Number(index) } as Ref
  return pathOf(ref) === path ? { scenario: withMember(scenario, ref, put), ref } : null
}
