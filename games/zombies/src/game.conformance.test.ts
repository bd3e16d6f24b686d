import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, silently, topFrame } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { conformanceSuite } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'

// Two players see most of the map within few answers; more of them meet more windows, and need fewer rounds.
const settings = [
  { seats: 2, turnLimit: 8, interruptMode: 'polled' },
  { seats: 2, turnLimit: 8, interruptMode: 'timed', expansion: 'baseOnly' },
  { seats: 3, turnLimit: 4, interruptMode: 'polled', expansion: 'baseOnly' },
  { seats: 4, turnLimit: 4, interruptMode: 'timed' },
  { seats: 6, turnLimit: 3, interruptMode: 'polled' },
]
conformanceSuite(module, { settings, mostDecisions: 20_000 })

describe('time that runs out', () => {
  it('[ZMB-W.i] gives an answer that the player could have given', () => {
    const engine = new Engine(module.game)
    for (let game = 0; game < 12; game++) {
      const options = resolveOptions(module.game.options, { seats: 2 + (game % 3), maxRounds: 10 })
      const below = seededBelow('expire', 'policy', game)
      const play = silently(seededChance('expire', game))
      const s = engine.begin(options, play)
      while (s.outcome === null) {
        for (const { seat, timed, kind } of s.questions) {
          const frame = topFrame(s)
          const answer = timed ? engine.procedure(frame).expire!(s, frame, seat) : null
          if (answer !== null) expect(engine.choices(s, seat).actions, kind).toContainEqual(answer)
        }
        // Now and then a player whom nobody waits for has something to play.
        const asked = s.questions[below(s.questions.length)]!.seat
        const other = below(s.lives.length)
        const seat = below(3) === 0 && engine.choices(s, other).actions.length > 0 ? other : asked
        const { actions } = engine.choices(s, seat)
        engine.step(s, seat, actions[below(actions.length)]!, play)
      }
    }
  })
})
