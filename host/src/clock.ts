/** Time, which only the host knows. Tests bring their own. */
export interface Clock {
  now(): number
  /** Calls back after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, callback: () => void): () => void
}

/** A timer that is asked for more than this is up at once. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    let timer: ReturnType<typeof setTimeout>
    const wait = (left: number): void => {
      timer = setTimeout(left > LONGEST ? () => wait(left - LONGEST) : callback, Math.min(left, LONGEST))
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  },
}
