import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, playOut, randomPolicy, resolveOptions, unwatched } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { zombies } from './game.js'

const seed = process.env['SHAMBLE_SEED'] ?? 'zombies'

describe(`random games (seed ${seed})`, () => {
  for (const given of [{ seats: 2 }, { seats: 4 }, { seats: 6 }, { seats: 3, expansion: 'baseOnly' }]) {
    it(`keep the invariants and end ${JSON.stringify(given)}`, () => {
      const engine = new Engine(zombies)
      const options = resolveOptions(zombies.options, { ...given, interruptMode: 'polled', maxRounds: 20 })
      for (let i = 0; i < 20; i++) {
        const play = unwatched(seededChance(seed, i))
        const s = engine.begin(options, play)
        const end = playOut(
          engine,
          s,
          play,
          randomPolicy(engine, seededBelow(seed, 'policy', i)),
          { mostDecisions: 200_000, mostTurns: 5_000 },
          (now) => {
            const broken = zombies.invariants!(now)
            if (broken.length > 0) throw new Error(`game ${i}, turn ${now.turn}: ${broken[0]}`)
          },
        )
        expect(end.unfinished, `game ${i}`).toBe(false)
      }
    })
  }
})
