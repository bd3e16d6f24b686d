/** A chance as a fraction of whole numbers, in lowest terms. */
export interface Fraction {
  readonly ways: bigint
  readonly of: bigint
}

export const fraction = (ways: number | bigint, of: number | bigint): Fraction => lowest(BigInt(ways), BigInt(of))
export const CERTAIN = fraction(1, 1)
export const NEVER = fraction(0, 1)

export const times = (a: Fraction, b: Fraction): Fraction => lowest(a.ways * b.ways, a.of * b.of)
export const plus = (a: Fraction, b: Fraction): Fraction => lowest(a.ways * b.of + b.ways * a.of, a.of * b.of)
export const minus = (a: Fraction, b: Fraction): Fraction => lowest(a.ways * b.of - b.ways * a.of, a.of * b.of)
export const not = (a: Fraction): Fraction => minus(CERTAIN, a)

function lowest(ways: bigint, of: bigint): Fraction {
  let [a, b] = [ways, of]
  while (b !== 0n) [a, b] = [b, a % b]
  return { ways: ways / a, of: of / a }
}

const MOST = BigInt(Number.MAX_SAFE_INTEGER)

/** As plain numbers; only players who give a weapon dozens of dice see one rounded, to twelve places. */
export function plain({ ways, of }: Fraction): { readonly ways: number; readonly of: number } {
  if (of <= MOST) return { ways: Number(ways), of: Number(of) }
  const places = 10n ** 12n
  return { ways: Number((ways * places + of / 2n) / of), of: Number(places) }
}
