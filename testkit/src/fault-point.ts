/**
 * What a fault does: one thing that is asked of the storage `fails`; it `breaks` off in the middle, where it can; or
 * the storage `dies`, and everything after it fails as well.
 */
export const FAULTS = ['fails', 'breaks', 'dies'] as const
export type StoreFaultKind = (typeof FAULTS)[number]

/** Where things go wrong in a storage: at the so-manieth thing that is asked of it from now on. */
export class FaultPoint {
  #left = Number.POSITIVE_INFINITY
  #kind: StoreFaultKind = 'fails'
  hasStruck = false

  arm(kind: StoreFaultKind, after: number): void {
    this.#kind = kind
    this.#left = after
    this.hasStruck = false
  }

  disarm(): void {
    this.#left = Number.POSITIVE_INFINITY
  }

  /** To be called before each thing that the storage does. */
  strike(): StoreFaultKind | null {
    const strikes = this.#left === 0 || (this.#kind === 'dies' && this.#left < 0)
    this.#left--
    if (strikes) this.hasStruck = true
    return strikes ? this.#kind : null
  }
}

export const faultHere = (): Error => Object.assign(new Error('no room on this disk'), { code: 'ENOSPC' })
