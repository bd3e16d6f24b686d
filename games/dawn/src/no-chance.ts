import type { Chance, Plain } from '@shamble/kernel'

/** The first of everything, for guesses whose hidden part does not matter. */
export const noChance: Chance = {
  die: () => 1,
  dice: (n) => new Array<number>(n).fill(1),
  draw: <T extends Plain>(bag: readonly T[]) => bag[0]!,
  tie: <T extends Plain>(among: readonly T[]) => among[0]!,
}
