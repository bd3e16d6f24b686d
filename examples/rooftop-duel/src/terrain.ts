import { type Disc, discInside, legHitsSegment, type Point, type Segment } from '@shamble/geometry'
import type { Options } from '@shamble/kernel'
import { ROOFS, type Roof, type RoofName } from './roofs.js'

/** Low: it stops feet and not sight. */
interface Crate {
  readonly corner: Point
  readonly opposite: Point
  readonly sides: readonly Segment[]
}

/** A roof made ready for measuring. */
export interface Terrain {
  readonly name: RoofName | 'custom'
  readonly width: number
  readonly depth: number
  readonly walls: readonly Segment[]
  readonly crates: readonly Crate[]
  readonly starts: readonly Point[]
}

export function makeTerrain(name: Terrain['name'], roof: Roof): Terrain {
  return {
    name,
    width: roof.width,
    depth: roof.depth,
    walls: roof.walls.map(([ax, ay, bx, by]) => ({ a: { x: ax!, y: ay! }, b: { x: bx!, y: by! } })),
    crates: roof.crates.map(([x, y, width, depth]) => makeCrate(x!, y!, x! + width!, y! + depth!)),
    starts: roof.starts.map(([x, y]) => ({ x: x!, y: y! })),
  }
}

function makeCrate(left: number, top: number, right: number, bottom: number): Crate {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return {
    corner: corners[0]!,
    opposite: corners[2]!,
    sides: corners.map((a, i) => ({ a, b: corners[(i + 1) % 4]! })),
  }
}

const NAMED: Readonly<Record<RoofName, Terrain>> = {
  stairwell: makeTerrain('stairwell', ROOFS.stairwell),
  chimneys: makeTerrain('chimneys', ROOFS.chimneys),
  partition: makeTerrain('partition', ROOFS.partition),
}

// Worked out once for each set of options: all states of a match share theirs.
const custom = new WeakMap<Roof, Terrain>()

/** [RD-5.2] The roof of this match: a custom one goes before the named one. */
export function terrainOf(options: Options): Terrain {
  const roof = options['customRoof'] as unknown as Roof | null
  if (roof === null) return NAMED[options['roof'] as RoofName]
  let terrain = custom.get(roof)
  if (terrain === undefined) {
    terrain = makeTerrain('custom', roof)
    custom.set(roof, terrain)
  }
  return terrain
}

/** Why a base cannot stand here, no matter who it is and however it came; `null` when it can. */
export function whyNotStand(terrain: Terrain, base: Disc): 'edge' | 'wall' | 'crate' | null {
  if (!discInside(base, terrain.width, terrain.depth)) return 'edge'
  if (terrain.walls.some((wall) => legHitsSegment(base, base, wall))) return 'wall'
  for (const { corner, opposite, sides } of terrain.crates) {
    // A crate wider than a base could hold one whole, away from its sides.
    if (base.x >= corner.x && base.x <= opposite.x && base.y >= corner.y && base.y <= opposite.y) return 'crate'
    if (sides.some((side) => legHitsSegment(base, base, side))) return 'crate'
  }
  return null
}
