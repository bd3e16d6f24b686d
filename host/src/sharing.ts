import type { Clock } from './clock.js'
import type { Nodes } from './store.js'

/** What a host lets be done with the matches that it has open. */
export interface Shared {
  /** Those in which anything can still happen. */
  open(): readonly string[]
  /** Another node has written this one. */
  learn(id: string): void
  /** @param fence by which its bots and clocks act here; `null` where they do elsewhere */
  lead(id: string, fence: number | null): void
  /** Its node is gone: it is opened here. */
  adopt(id: string): void
  /** Who is connected here. */
  persons(): readonly string[]
  /** Someone has come to another node, or gone from it. */
  moved(person: string): void
  /** Something of this could not be done now, and is tried again. */
  failed(error: unknown): void
}

/** How often a lease is made longer, in milliseconds; and after how many times all are looked through. */
const EVERY = 1_000
const LOOK_THROUGH = 5

/** Keeps a host in step with others that play the same matches. */
export class Sharing {
  readonly #nodes: Nodes
  readonly #clock: Clock
  readonly #shared: Shared
  readonly #stopListening: () => void
  #stop: () => void = () => {}
  #turns = 0
  #elsewhere: ReadonlySet<string> = new Set()
  #isClosed = false

  constructor(nodes: Nodes, clock: Clock, shared: Shared) {
    this.#nodes = nodes
    this.#clock = clock
    this.#shared = shared
    this.#stopListening = nodes.listen((id) => {
      // What was said while nobody could hear it is found by looking.
      if (id === null) for (const one of shared.open()) shared.learn(one)
      else shared.learn(id)
    })
    this.#next()
  }

  /** Whether someone is connected at another node. */
  isElsewhere(person: string): boolean {
    return this.#elsewhere.has(person)
  }

  /** Asks at once to be the one whose bots and clocks act. */
  async begin(id: string): Promise<void> {
    await this.#lease([id]).catch((error) => this.#shared.failed(error))
  }

  async end(id: string): Promise<void> {
    await this.#nodes.release([id]).catch((error) => this.#shared.failed(error))
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
    this.#stopListening()
  }

  #next(): void {
    if (this.#isClosed) return
    this.#stop = this.#clock.after(EVERY, () => {
      void this.#look()
        .catch((error) => this.#shared.failed(error))
        .finally(() => this.#next())
    })
  }

  async #look(): Promise<void> {
    const open = this.#shared.open()
    await this.#lease(open)
    await this.#lookAround()
    for (const id of await this.#nodes.orphans()) if (!open.includes(id)) this.#shared.adopt(id)
    if (++this.#turns % LOOK_THROUGH === 0) for (const id of open) this.#shared.learn(id)
  }

  async #lookAround(): Promise<void> {
    const before = this.#elsewhere
    const now = new Set(await this.#nodes.presence(this.#shared.persons()))
    this.#elsewhere = now
    for (const person of new Set([...before, ...now]))
      if (before.has(person) !== now.has(person)) this.#shared.moved(person)
  }

  async #lease(ids: readonly string[]): Promise<void> {
    const ours = await this.#nodes.lease(ids)
    for (const id of ids) this.#shared.lead(id, ours.get(id) ?? null)
  }
}
