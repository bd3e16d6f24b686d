/** Numbers from 0 up to below `n`, from a word: the same word gives the same numbers everywhere. */
export type WordDice = (n: number) => number

/** The word is mixed into 32 bits, and those are stirred for every number: enough for streets, not for dice. */
export function diceFrom(word: string): WordDice {
  let state = 0x811c9dc5
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n
  }
}
