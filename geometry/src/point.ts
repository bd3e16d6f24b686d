/**
 * A place on the table, in whole millimetres.
 *
 * Everything here is exact as long as coordinates stay between 0 and 10,000 (a table of ten metres; a ray or a refused
 * move may stick out by another table's length): then differences stay below 2 * 10^4, dot and cross products below
 * 10^9, and only products of two of those can pass 2^53. Where that happens the code says why it is exact all the same.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}

/** Whether two points are at most so many millimetres apart: squares are compared, never roots. */
export function within(a: Point, b: Point, mm: number): boolean {
  return squaredDistance(a, b) <= mm * mm
}
