/** The sign of `p + q * sqrt(s)`, exactly, for whole numbers however large. */
export function signWithRoot(p: number, q: number, s: number): number {
  const about = p + q * Math.sqrt(s)
  // A product of doubles is off by far less than this share of its parts.
  if (Math.abs(about) > 1e-12 * (Math.abs(p) + Math.abs(q) * Math.sqrt(s))) return Math.sign(about)
  return exactSign(BigInt(p), BigInt(q), BigInt(s))
}

/** The same for numbers that doubles do not hold. */
export function exactSign(p: bigint, q: bigint, s: bigint): number {
  const [left, right] = [sign(p), s === 0n ? 0 : sign(q)]
  if (left === 0 || left === right) return right === 0 ? left : right
  if (right === 0) return left
  // Of different signs: the larger square decides.
  const apart = p * p - q * q * s
  return apart === 0n ? 0 : apart > 0n ? left : right
}

function sign(n: bigint): number {
  return n < 0n ? -1 : n > 0n ? 1 : 0
}

/** Newton's root, rounded down. It must begin above the true one. */
export function rootDown(n: bigint): bigint {
  if (n === 0n) return 0n
  let root = 1n << BigInt(2 * n.toString(16).length)
  for (;;) {
    const next = (root + n / root) / 2n
    if (next >= root) return root
    root = next
  }
}
