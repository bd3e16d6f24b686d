import { type Chance, digest, UniformChance } from '@shamble/kernel'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export type Below = (n: number) => number

/** Uniform integers from a seed. The same words give the same numbers on every machine. */
export function seededBelow(seed: string | number, ...salt: readonly (string | number)[]): Below {
  const key = digest([seed, ...salt].join('/'))
  const generator = xoroshiro128plus(Number.parseInt(key.slice(0, 8), 16) | 0)
  return (n) => {
    // Throws away the few values that would make the low ones likelier.
    const most = 0x1_0000_0000 - (0x1_0000_0000 % n)
    for (;;) {
      const drawn = generator.next() >>> 0
      if (drawn < most) return drawn % n
    }
  }
}

/** Chance for simulations and fixed-seed matches. */
export function seededChance(seed: string | number, ...salt: readonly (string | number)[]): Chance {
  return new UniformChance(seededBelow(seed, ...salt))
}
