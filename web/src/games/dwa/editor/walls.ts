import type { ScenarioWall, Spot } from '@shamble/game-dwa/scenarios'

interface Near {
  readonly index: number
  readonly apart: number
}

/** The wall nearest to a spot, and how far it is; `null` where there is none. */
export function nearestWall(walls: readonly ScenarioWall[], spot: Spot): Near | null {
  let best: Near | null = null
  for (const [index, wall] of walls.entries()) {
    const apart = Math.hypot(...between(spot, onWall(wall, spot)))
    if (best === null || apart < best.apart) best = { index, apart }
  }
  return best
}

const between = ([ax, ay]: Spot, [bx, by]: Spot): [number, number] => [bx - ax, by - ay]

/** The point of a wall that is nearest to a spot. */
export function onWall({ from, to }: Pick<ScenarioWall, 'from' | 'to'>, spot: Spot): Spot {
  const [dx, dy] = between(from, to)
  const length = dx * dx + dy * dy
  const [px, py] = between(from, spot)
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return [from[0] + t * dx, from[1] + t * dy]
}

/** An opening in a wall, and the walls as they are then. */
interface Seated {
  readonly walls: readonly ScenarioWall[]
  readonly from: Spot
  readonly to: Spot
}

/**
 * An opening of this length around a spot, on a wall. Its ends must be whole millimetres exactly on the wall: a wall
 * that runs askew has few such points, so it is parted there into three, and the opening is all of the middle one.
 */
export function seatedOn(walls: readonly ScenarioWall[], index: number, around: Spot, length: number): Seated {
  const wall = walls[index]!
  const { from, to } = wall
  const [dx, dy] = between(from, to)
  const whole = Math.hypot(dx, dy)
  const wide = Math.min(length, whole)
  const middle = onWall(wall, around)
  const along = Math.min(whole - wide / 2, Math.max(wide / 2, Math.hypot(...between(from, middle))))
  const at = (t: number): Spot => [Math.round(from[0] + (dx * t) / whole), Math.round(from[1] + (dy * t) / whole)]
  const [a, b] = [at(along - wide / 2), at(along + wide / 2)]
  if (dx === 0 || dy === 0) return { walls, from: a, to: b }
  const parts = [
    { ...wall, to: a },
    { ...wall, from: a, to: b },
    { ...wall, from: b },
  ].filter((part) => part.from[0] !== part.to[0] || part.from[1] !== part.to[1])
  return { walls: walls.flatMap((old, i) => (i === index ? parts : [old])), from: a, to: b }
}
