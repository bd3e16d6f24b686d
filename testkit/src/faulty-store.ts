import type { Kept, Listed, MatchCard, MatchStore, Sought } from '@shamble/host'

const WRITES = ['create', 'append', 'update', 'remove'] as const
export type StoreWrite = (typeof WRITES)[number]

/** A store that fails or dawdles where a test says so. */
export class FaultyStore implements MatchStore {
  readonly #store: MatchStore
  readonly #failing = new Set<StoreWrite>()
  #left = Number.POSITIVE_INFINITY
  #once = false
  #gate: Promise<void> | null = null
  #open: () => void = () => {}
  /** How often something was to be written. */
  writes = 0

  constructor(store: MatchStore) {
    this.#store = store
  }

  /** From now on these fail; all of them when none is named. */
  fail(...writes: readonly StoreWrite[]): void {
    for (const write of writes.length > 0 ? writes : WRITES) this.#failing.add(write)
  }

  /** The next write fails, and no other. */
  failOnce(): void {
    this.#once = true
  }

  /** So many writes still succeed, and none after them: the disk is full. It can still be cleared. */
  failAfter(writes: number): void {
    this.#left = writes
  }

  mend(): void {
    this.#failing.clear()
    this.#left = Number.POSITIVE_INFINITY
  }

  /** From now on nothing that is written comes to its end, until `release`. */
  hold(): void {
    this.#gate ??= new Promise((resolve) => {
      this.#open = resolve
    })
  }

  release(): void {
    this.#open()
    this.#gate = null
  }

  list(which?: Listed): Promise<MatchCard[]> {
    return this.#store.list(which)
  }

  find(what: Sought): Promise<MatchCard | null> {
    return this.#store.find(what)
  }

  load(id: string): Promise<Kept> {
    return this.#store.load(id)
  }

  create(card: MatchCard, record: string): Promise<void> {
    return this.#write('create', () => this.#store.create(card, record))
  }

  append(card: MatchCard, lines: readonly string[]): Promise<void> {
    return this.#write('append', () => this.#store.append(card, lines))
  }

  update(card: MatchCard): Promise<void> {
    return this.#write('update', () => this.#store.update(card))
  }

  remove(id: string): Promise<void> {
    return this.#write('remove', () => this.#store.remove(id))
  }

  async #write(what: StoreWrite, write: () => Promise<void>): Promise<void> {
    this.writes++
    await this.#gate
    const fails = this.#failing.has(what) || this.#once || (what !== 'remove' && this.#left-- <= 0)
    this.#once = false
    if (fails) throw new DOMException('no room on this disk', 'QuotaExceededError')
    await write()
  }
}
