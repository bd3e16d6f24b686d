import { BrokenInvariant, type Chance } from '@shamble/kernel'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { digest } from './hash.js'
import { UniformChance } from './uniform.js'

export type Below = (n: number) => number

/** Uniform integers from a seed. The same words give the same numbers on every machine. */
export function seededBelow(seed: string | number, ...salt: readonly (string | number)[]): Below {
  const key = digest([seed, ...salt].join('/'))
  // All 128 bits of the digest: no two games of a long run coincide.
  const generator = xoroshiro128plusFromState(
    [0, 8, 16, 24].map((at) => Number.parseInt(key.slice(at, at + 8), 16) | 0),
  )
  return (n) => {
    for (;;) {
      const drawn = generator.next() >>> 0
      const rest = drawn % n
      // The last run of values is shorter than n and would make the low ones likelier: it is thrown away.
      if (drawn - rest <= 0x1_0000_0000 - n) return asSmall(rest)
      if (!(n >= 1)) throw new BrokenInvariant(`chance is asked for one of ${n}`)
    }
  }
}

// Above 2³¹ V8 keeps numbers as floating-point ones, their remainders as well; and each list in which such a number is
// once stored becomes a list of floating-point numbers, which is slower wherever it is read.
const asSmall = (rest: number): number => (rest < 0x8000_0000 ? rest | 0 : rest)

/** Chance for simulations and fixed-seed matches. */
export function seededChance(seed: string | number, ...salt: readonly (string | number)[]): Chance {
  return new UniformChance(seededBelow(seed, ...salt))
}
