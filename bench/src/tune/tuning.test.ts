import type { Choices } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { findGames, loadGame } from '../find-games.js'
import { main } from './index.js'
import { shareOf, tuned } from './tuning.js'

const zombies = await loadGame(findGames().find(({ id }) => id === 'zombies')!)
const SHORT = { name: '', options: { seats: 2, winZombies: 10, maxRounds: 10 }, seats: 'duel' } as const

/** Zombies!!! played by the first answer that is offered, or as its own policy does: that is the house. */
const witty: GameModule = {
  ...zombies,
  lookahead: {
    ...zombies.lookahead!,
    tunable: {
      numbers: { wit: { value: 0, step: 1 }, whim: { value: 0, step: 1 } },
      policy: ({ wit = 1 }) => ({
        answer: (s, seat, choices: Choices<{ readonly type: string }>) =>
          wit > 0 ? zombies.lookahead!.policy(s, seat, choices, null) : choices.actions[0]!,
      }),
      tuned: zombies.lookahead!.tunable!.tuned,
    },
  },
}

describe('tuning', () => {
  it('follows what wins, and leaves alone what decides nothing', () => {
    const { wit, whim } = tuned(witty, [SHORT], { rounds: 60, seed: 'wit' })
    expect(wit).toBeGreaterThan(0.05)
    expect(Math.abs(whim!)).toBeLessThan(wit!)
  })

  it('is the same for the same seed, and counts matches with the seats changed', () => {
    const [one, two] = [0, 1].map(() => tuned(zombies, [SHORT], { rounds: 3, seed: 'same' }))
    expect(one).toEqual(two)
    expect(Object.keys(tuned(zombies, [SHORT], { rounds: 1, seed: 'some', only: 'moment.' }))).toHaveLength(5)
    expect(Object.keys(one!)).toEqual(Object.keys(zombies.lookahead!.tunable!.numbers))
    // Between equals every pair is even.
    expect(shareOf(witty, SHORT, { wit: 1 }, 5, 'even')).toEqual({ won: 5, matches: 10 })
    const { won, matches } = shareOf(witty, SHORT, { wit: -1 }, 10, 'wit')
    expect(won / matches).toBeLessThan(0.5)
  })

  it('compares some seats alone against the house', () => {
    const first = { ...SHORT, seats: [0] }
    expect(tuned(witty, [first], { rounds: 60, seed: 'first', only: 'w' })['wit']).toBeGreaterThan(0)
    expect(shareOf(witty, first, { wit: 1 }, 10, 'wit').matches).toBe(10)
  })

  it('says how it is used, and which game has nothing to tune', async () => {
    const said: string[] = []
    const print = (text: string) => void said.push(text)
    for (const args of [[], ['chess'], ['dead-dice'], ['zombies', '--rounds', 'many']])
      expect(await main(args, print)).toBe(2)
    expect(said[0]).toMatch(/^npm run tune/)
    expect(said[1]).toBe('tune: no game called "chess" has numbers to tune')
    expect(said[2]).toBe('tune: no game called "dead-dice" has numbers to tune')
    expect(said[3]).toBe(said[0])
  })
})
