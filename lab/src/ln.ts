const HALF_LN_TAU = 0.9189385332046728

/**
 * The natural logarithm of a positive number, from sums, products and quotients alone: those have the same bits in
 * every engine, and so a study stops after the same match on every machine.
 */
export function ln(x: number): number {
  let [m, twos] = [x, 0]
  for (; m >= Math.SQRT2; m /= 2) twos++
  for (; m < Math.SQRT1_2; m *= 2) twos--
  // ln m = 2 artanh s, whose series has converged after a dozen terms for such an s.
  const s = (m - 1) / (m + 1)
  let [sum, power] = [0, s]
  for (let k = 1; k < 27; k += 2) {
    sum += power / k
    power *= s * s
  }
  return 2 * sum + twos * Math.LN2
}

const SMALL = [0]
for (let n = 1; n < 256; n++) SMALL.push(SMALL[n - 1]! + ln(n))

/** ln n!, by Stirling's series where n is large. */
export function lnFactorial(n: number): number {
  return SMALL[n] ?? n * ln(n) - n + 0.5 * ln(n) + HALF_LN_TAU + 1 / (12 * n) - 1 / (360 * n ** 3)
}
