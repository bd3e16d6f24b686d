/**
 * Sine and cosine of whole degrees by sums and products alone: the same bits on every machine, which `Math.sin` does
 * not promise. Degrees are read as on a compass on the table, clockwise from north, x to the east and y to the south.
 */
export function sine(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360
  if (turned > 180) return 0 - sine(turned - 180)
  const acute = turned > 90 ? 180 - turned : turned
  return acute <= 45 ? series(acute, 1) : series(90 - acute, 0)
}

/** So many millimetres in a direction of whole degrees; each component is the nearest, halves away from zero [GEO-12]. */
export function displacement(degrees: number, mm: number): { readonly x: number; readonly y: number } {
  return { x: nearest(mm * sine(degrees)), y: nearest(-mm * sine(degrees + 90)) }
}

// Only sines of multiples of 30 degrees make true halves, and doubles may miss those by far less than this. Up to ten
// metres no other sine comes as near to one.
const HALF_A_HAIR = 1e-9

/** The nearest whole number, halves away from zero. */
export function nearest(value: number): number {
  const whole = Math.floor(Math.abs(value) + 0.5 + HALF_A_HAIR)
  return value < 0 ? 0 - whole : whole
}

/** Taylor's series of sine (from the power 1) or cosine (from 0) up to 45 degrees, to the last bit but one. */
function series(degrees: number, from: 0 | 1): number {
  const x = (degrees * Math.PI) / 180
  let term = from === 1 ? x : 1
  let sum = term
  for (let power = from + 2; power <= 20; power += 2) {
    term *= -(x * x) / (power * (power - 1))
    sum += term
  }
  return sum
}
