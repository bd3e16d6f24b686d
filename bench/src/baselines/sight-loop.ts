import { advance, boxesMeet, type Disc, type Point, type Segment, segmentsMeet } from '@shamble/geometry'

/** Who sees whom as one would write it pair by pair: every ordered pair, every ray, every wall. */
export function sightLoop(figures: readonly Disc[], walls: readonly Segment[]): number[] {
  const stopped: number[] = []
  for (const from of figures) for (const to of figures) stopped.push(from === to ? 0 : raysStopped(from, to, walls))
  return stopped
}

/** Sight as it was first written, kept as it was so that whatever has become quicker since is held against it. */
function raysStopped(from: Point, target: Disc, high: readonly Segment[]): number {
  const most = Math.floor(target.diameter / 2)
  const line = { a: from, b: target }
  const walls = high.filter((wall) => boxesMeet(line, wall, most))
  let stopped = 0
  if (walls.length === 0) return stopped
  for (let offset = -most; offset <= most; offset++) {
    const ray = { a: from, b: advance(target, from.y - target.y, target.x - from.x, offset) }
    if (meetsAny(ray, walls)) stopped++
  }
  return stopped
}

function meetsAny(ray: Segment, obstacles: readonly Segment[]): boolean {
  for (const obstacle of obstacles) if (segmentsMeet(ray, obstacle)) return true
  return false
}
