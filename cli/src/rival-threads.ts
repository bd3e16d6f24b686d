import { availableParallelism } from 'node:os'
import type { Thinking } from '@shamble/host'
import { Piscina } from 'piscina'
import { FROM_SOURCE } from './root.js'

/** So much of the processor is for rivals that think; the rest is for people. */
const SHARE = 0.5
/** Rollouts make much that is soon forgotten: with more room less time goes into clearing it up. */
const ROOM = 64

export interface RivalThreads {
  /** Nothing where the sources run as they are: threads cannot read them, and rivals think beside everything else. */
  readonly thinking?: Thinking
  close(): Promise<void>
}

/** Threads in which rivals think. They begin with the first thought, and end when there has been none for a while. */
export function rivalThreads(): RivalThreads {
  if (FROM_SOURCE) return { close: async () => {} }
  let pool: Piscina | null = null
  const made = (): Piscina =>
    new Piscina({
      filename: new URL('./rival-thread.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: Math.max(1, Math.floor(availableParallelism() * SHARE)),
      idleTimeout: 60_000,
      resourceLimits: { maxYoungGenerationSizeMb: ROOM },
    })
  return {
    thinking(game, task) {
      pool ??= made()
      return pool.run({ game, task })
    },
    async close() {
      await pool?.destroy()
    },
  }
}
