import { useSyncExternalStore } from 'react'

/** A value that parts of the page watch. */
export class Watched<T> {
  #value: T
  readonly #watchers = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  readonly get = (): T => this.#value

  set(value: T): void {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const watcher of this.#watchers) watcher()
  }

  patch(change: Partial<T>): void {
    this.set({ ...this.#value, ...change })
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }
}

export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.watch, watched.get)
}
