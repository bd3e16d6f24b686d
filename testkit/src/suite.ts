import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain, playout, unwatched } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { conformance } from './conformance.js'

export interface SuiteOptions {
  readonly games?: number
  readonly mostDecisions?: number
  readonly options?: Readonly<Record<string, Plain>>
}

/** The tests that every game passes. `SHAMBLE_SOAK` multiplies how many games they play. */
export function conformanceSuite(module: GameModule, suite: SuiteOptions = {}): void {
  const more = Number(process.env['SHAMBLE_SOAK'] ?? 1)
  const seed = process.env['SHAMBLE_SEED'] ?? 'conformance'
  const mostDecisions = suite.mostDecisions ?? 5_000
  const given = suite.options ?? {}

  describe(`${module.game.id} keeps the laws of the kernel ${JSON.stringify(given)}`, () => {
    it(`in every answer of random games (seed ${seed})`, () => {
      expect(
        conformance(module, {
          games: (suite.games ?? 30) * more,
          seed,
          mostDecisions,
          options: given,
        }),
      ).toEqual([])
    })

    it(`and its invariants over many whole games (seed ${seed})`, () => {
      const engine = new Engine(module.game)
      const options = resolveOptions(module.game.options, given)
      for (let i = 0; i < 1_000 * more; i++) {
        const play = unwatched(seededChance(seed, 'invariants', i))
        const s = engine.begin(options, play)
        const end = playout(engine, s, play, seededBelow(seed, 'policy', i), {
          mostDecisions,
          mostTurns: Number.POSITIVE_INFINITY,
        })
        expect(end.unfinished, `game ${i} does not end`).toBe(false)
        expect(module.game.invariants?.(s) ?? [], `game ${i}`).toEqual([])
      }
    })
  })
}
