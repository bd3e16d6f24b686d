import type { Play } from '@shamble/kernel'
import { type GameModule, resolveOptions, type Tally } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { loadGame } from './catalogue.js'
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
async function simulated(tally: Tally | null) {
  const module = await loadGame('tic-tac-toe')
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
  it('builds no events where nobody reads or counts them', async () => {
    const { game, hasEvents } = await simulated(null)
    expect(hasEvents).toBe(false)
    expect(game.tally).toEqual({})
  })

  it('counts by the name that the tally gives an event, in the same game', async () => {
    const plain = await simulated(null)
    const byRule = await simulated({ names: ['all'], of: () => 'all' })
    expect(byRule.hasEvents).toBe(true)
    expect(byRule.game.tally['all']).toBeGreaterThanOrEqual(plain.game.decisions)
    expect({ ...byRule.game, tally: {} }).toEqual(plain.game)
    expect((await simulated({ names: ['none'], of: () => null })).game.tally).toEqual({})
  })

  it('adds the amount that the tally gives, one where it gives none', async () => {
    const names = ['ones', 'threes']
    const ones = (await simulated({ names, of: () => 'ones' })).game.tally['ones']!
    const { tally } = (await simulated({ names, of: () => ({ name: 'threes', amount: 3 }) })).game
    expect(tally).toEqual({ threes: 3 * ones })
  })
})
