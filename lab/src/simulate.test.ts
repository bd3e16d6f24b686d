import ticTacToe from '@shamble/example-tic-tac-toe'
import type { Play } from '@shamble/kernel'
import { type GameModule, resolveOptions, type Tally } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { type SimTask, simulateGame } from './simulate.js'

const task = (bots: readonly string[]): SimTask => ({
  game: 'tic-tac-toe',
  options: {},
  bots,
  seed: '7',
  from: 0,
  to: 1,
  mostTurns: 99,
  checks: 'none',
})

/** Plays a game of tic-tac-toe with random players; says what was counted and whether events were built for it. */
function simulated(tally: Tally | null) {
  const module = ticTacToe as unknown as GameModule
  const plays: Play[] = []
  const watched: GameModule = {
    ...module,
    game: {
      ...module.game,
      setup(options, play) {
        plays.push(play)
        return module.game.setup(options, play)
      },
    },
    ...(tally === null ? {} : { tally }),
  }
  const game = simulateGame(watched, resolveOptions(module.game.options), task(['random', 'random']), 0)
  return { game, hasEvents: plays[0]!.emit !== null }
}

describe('a simulated game', () => {
  it('builds no events where nobody reads or counts them', () => {
    const { game, hasEvents } = simulated(null)
    expect(hasEvents).toBe(false)
    expect(game.tally).toEqual({})
  })

  it('counts by the name that the tally gives an event, in the same game', () => {
    const plain = simulated(null)
    const byRule = simulated({ names: ['all'], of: () => 'all' })
    expect(byRule.hasEvents).toBe(true)
    expect(byRule.game.tally['all']).toBeGreaterThanOrEqual(plain.game.decisions)
    expect({ ...byRule.game, tally: {}, bySeat: {} }).toEqual(plain.game)
    expect(byRule.game.bySeat['all']!.length).toBe(2)
    expect(simulated({ names: ['none'], of: () => null }).game.tally).toEqual({})
  })

  it('adds the amount that the tally gives, one where it gives none', () => {
    const names = ['ones', 'threes']
    const ones = simulated({ names, of: () => 'ones' }).game.tally['ones']!
    const { tally } = simulated({ names, of: () => ({ name: 'threes', amount: 3 }) }).game
    expect(tally).toEqual({ threes: 3 * ones })
  })
})
