import { playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { cloneZombies } from './clone.js'
import { zombies } from './game.js'
import { brokenChange, brokenViews } from './invariants.between.js'
import { brokenInvariants } from './invariants.js'
import { optionsSchema } from './options.js'
import type { Zombies } from './state.js'

const seed = process.env['SHAMBLE_SEED'] ?? 'zombies'
const engine = new Engine(zombies)

/** Plays one game at random and looks at every moment of it, and at every step from one to the next. */
function playThrough(given: Readonly<Record<string, Plain>>, name: string): Zombies {
  const options = resolveOptions(zombies.options, { interruptMode: 'polled', ...given })
  const play = unwatched(seededChance(seed, name))
  const s = engine.begin(options, play)
  let before = cloneZombies(s)
  let decisions = 0
  const end = playOut(
    engine,
    s,
    play,
    randomPolicy(engine, seededBelow(seed, 'policy', name)),
    { mostDecisions: 200_000, mostTurns: 5_000 },
    (now) => {
      const views = decisions++ % 50 === 0 ? brokenViews(now) : []
      const broken = [...brokenInvariants(now), ...brokenChange(before, now), ...views]
      if (broken.length > 0)
        throw new Error(
          `game ${name}, turn ${now.turn}: ${broken[0]} (${JSON.stringify(given)}) after ${stack(before)}`,
        )
      before = cloneZombies(now)
    },
  )
  expect(end.unfinished, `game ${name}`).toBe(false)
  return s
}

const stack = (s: Zombies): string =>
  s.frames.map((frame) => (frame.kind === 'window' ? (frame as unknown as { of: string }).of : frame.kind)).join(' > ')

describe(`random games (seed ${seed})`, () => {
  for (const given of [{ seats: 2 }, { seats: 4 }, { seats: 6 }, { seats: 3, expansion: 'baseOnly' }]) {
    it(`keep the invariants and end ${JSON.stringify(given)}`, () => {
      for (let i = 0; i < 2; i++) playThrough({ ...given, maxRounds: 20 }, `${i}`)
    })
  }

  it('80 short ones keep them too, whatever the options', () => {
    const below = seededBelow(seed, 'options')
    const any = (): Record<string, Plain> => {
      const given: Record<string, Plain> = {}
      for (const [name, spec] of Object.entries(optionsSchema.specs)) {
        if (spec.type === 'choice') given[name] = spec.values[below(spec.values.length)]!
        else if (spec.type === 'flag') given[name] = below(2) === 1
      }
      // Clocks change who is asked, not what may happen: they have tests of their own.
      return { ...given, seats: 2 + below(5), maxRounds: 10, interruptMode: 'polled', turnLimit: 16 }
    }
    for (let i = 0; i < 80; i++) playThrough(any(), `short ${i}`)
  })

  it('with clocks everything that may be done at a moment leaves a sound one behind', () => {
    const chance = seededChance(seed, 'timed')
    const below = seededBelow(seed, 'timed policy')
    const options = resolveOptions(zombies.options, { seats: 3, interruptMode: 'timed', maxRounds: 10 })
    const s = engine.begin(options, unwatched(chance))
    for (let i = 0; i < 3_000 && s.outcome === null; i++) {
      const before = cloneZombies(s)
      // A player who is asked, or anybody who interrupts.
      const seats = [...s.lives.keys()].filter((seat) => engine.choices(s, seat).actions.length > 0)
      const seat = seats[below(seats.length)]!
      const { actions } = engine.choices(s, seat)
      engine.step(s, seat, actions[below(actions.length)]!, unwatched(chance))
      expect([...brokenInvariants(s), ...brokenChange(before, s)]).toEqual([])
    }
  })
})
