/** Time, which only the host knows. Tests bring their own. */
export interface Clock {
  now(): number
  /** Calls back after so many milliseconds; the returned function calls it off. */
  after(milliseconds: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
