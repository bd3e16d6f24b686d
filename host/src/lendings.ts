import { systemToken } from '@shamble/chance'
import { BadInput } from '@shamble/kernel'
import type { Clock } from './clock.js'

/** How long something is kept for another device. */
const KEPT_FOR = 600_000
/** How much is kept at once, of everybody: the oldest goes first. */
const MOST_KEPT = 10_000

/**
 * What people hand from one of their devices to another. It is sealed with a key that never comes here: who runs the
 * server learns nothing from it.
 */
export class Lendings {
  readonly #clock: Clock
  readonly #kept = new Map<string, { readonly person: string; readonly sealed: string; readonly until: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** One thing a person: what was kept before is gone. */
  lend(person: string, sealed: string): { readonly token: string } {
    this.forget(person)
    if (this.#kept.size >= MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!)
    const token = systemToken()
    this.#kept.set(token, { person, sealed, until: this.#clock.now() + KEPT_FOR })
    return { token }
  }

  /** @throws BadInput where it was taken already, is too old, or was never there */
  borrow(token: string): { readonly sealed: string } {
    const kept = this.#kept.get(token)
    this.#kept.delete(token)
    if (kept === undefined || kept.until <= this.#clock.now())
      throw new BadInput('invitation', 'this link is not valid, or no longer valid')
    return { sealed: kept.sealed }
  }

  forget(person: string): void {
    for (const [token, kept] of this.#kept) if (kept.person === person) this.#kept.delete(token)
  }
}
