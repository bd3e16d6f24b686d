import { type Disc, type Segment, sight } from '@shamble/geometry'

/** Who sees whom as one would write it with `sight` alone: every ordered pair, every ray, every wall. */
export function sightLoop(figures: readonly Disc[], walls: readonly Segment[]): number[] {
  const stopped: number[] = []
  for (const from of figures) {
    for (const to of figures) stopped.push(from === to ? 0 : sight(from, to, walls, []).stopped)
  }
  return stopped
}
