import { BrokenInvariant, type Chance } from '@shamble/kernel'
import type { Below } from './seeded.js'
import { UniformChance } from './uniform.js'

/** Uniform integers from the system's cryptographic generator, draw by draw: nobody can foresee a roll. */
export const systemBelow: Below = (n) => {
  if (!(n >= 1)) throw new BrokenInvariant(`chance is asked for one of ${n}`)
  const most = 0x1_0000_0000 - (0x1_0000_0000 % n)
  const cell = new Uint32Array(1)
  for (;;) {
    globalThis.crypto.getRandomValues(cell)
    if (cell[0]! < most) return cell[0]! % n
  }
}

/** Chance for real play. */
export function systemChance(): Chance {
  return new UniformChance(systemBelow)
}

/** Random text of 128 bits, for seeds, the salt of a record and the ids of matches: nobody finds one by trying. */
export function systemToken(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
