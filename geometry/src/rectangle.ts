import { nearest, sine } from './angle.js'
import type { Point } from './point.js'
import type { Polygon } from './polygon.js'

/** A vehicle or a piece of furniture: its middle, and how far its front is turned from north, in whole degrees. */
export interface Rectangle extends Point {
  /** From back to front. */
  readonly length: number
  readonly width: number
  readonly heading: number
}

/** Its corners on whole millimetres: front right, back right, back left, front left. */
export function rectangleCorners({ x, y, length, width, heading }: Rectangle): Polygon {
  const [sin, cos] = [sine(heading), sine(heading + 90)]
  // Doubled and halved at the end: half of an odd side is no whole number.
  const corner = (ahead: number, right: number): Point => ({
    x: x + nearest((ahead * sin + right * cos) / 2),
    y: y + nearest((right * sin - ahead * cos) / 2),
  })
  return [corner(length, width), corner(-length, width), corner(-length, -width), corner(length, -width)]
}
