import { describe, expect, it } from 'vitest'
import { findGames, loadGame } from '../find-games.js'
import { compareLevels, eloOf } from './compare.js'
import { main } from './index.js'

describe('the ladder', () => {
  it('turns shares into Elo, by how many opponents there are', () => {
    expect(eloOf(0.5, 1)).toBe(0)
    expect(eloOf(0.25, 3)).toBe(0)
    expect(eloOf(0.7034, 1)).toBeCloseTo(150, 0)
    expect(eloOf(1, 1)).toBeNull()
  })

  it('plays the same matches for the same seed, each seat with the same dice', async () => {
    const module = await loadGame(findGames().find(({ id }) => id === 'zombies')!)
    const rung = { name: '', options: { seats: 2, winZombies: 10, maxRounds: 10 }, seats: 'duel' } as const
    const [one, two] = [0, 1].map(() => compareLevels(module, rung, 'fair', 'gentle', 2, 'x'))
    expect({ ...two!, spent: {} }).toEqual({ ...one!, spent: {} })
    expect(one).toMatchObject({ matches: 2, of: 2, upper: 'fair', lower: 'gentle' })
    const side = compareLevels(module, { ...rung, seats: [0] }, 'fair', 'fair', 2, 'x')
    expect(side).toMatchObject({ matches: 2, of: 0, share: 0.5 })
    expect(side.means![0]).toBe(side.means![1])
  })

  it('leaves levels a share of their time, tells how it stands, and stops when it is late', async () => {
    const module = await loadGame(findGames().find(({ id }) => id === 'zombies')!)
    const rung = { name: '', options: { seats: 2, winZombies: 10, maxRounds: 10 }, seats: 'duel' } as const
    const heard: number[] = []
    const some = compareLevels(module, rung, 'master', 'sharp', 8, 'x', {
      // Late before it begins.
      timeShare: -1,
      heard: ({ matches }) => void heard.push(matches),
      isLate: () => heard.length === 2,
    })
    expect(heard).toEqual([1, 2])
    expect(some.matches).toBe(2)
    // Without a rollout master plays as sharp does.
    const same = compareLevels(module, rung, 'sharp', 'sharp', 2, 'x')
    expect(some.better).toBe(same.better)
  })

  it('weighs the answers by which a level leaves the policy, and none where it does not', async () => {
    const module = await loadGame(findGames().find(({ id }) => id === 'zombies')!)
    const rung = { name: '', options: { seats: 2, winZombies: 10, maxRounds: 10 }, seats: 'duel' } as const
    const [some, again] = [0, 1].map(() => compareLevels(module, rung, 'gentle', 'fair', 2, 'x', { worthBy: 4 }))
    expect(again!.worth).toEqual(some!.worth)
    expect(some!.worth).toMatchObject({ matches: 2 })
    expect(some!.worth!.left).toBeGreaterThan(0)
    expect(compareLevels(module, rung, 'sharp', 'sharp', 2, 'x', { worthBy: 4 }).worth).toMatchObject({
      left: 0,
      points: 0,
    })
  })

  it('says how it is used, and what it does not know', async () => {
    const said: string[] = []
    const print = (text: string) => void said.push(text)
    for (const args of [
      [],
      ['chess'],
      ['zombies', '--levels', 'hal,fair'],
      ['zombies', '--matches', 'many'],
      ['zombies', '--budget', '0'],
      ['zombies', '--bar', '65'],
      ['zombies', '--worth', '0.5'],
    ])
      expect(await main(args, print)).toBe(2)
    expect(said[0]).toMatch(/^npm run ladder/)
    expect(said[1]).toBe('ladder: no game called "chess" has rivals that look ahead')
    expect(said[2]).toBe('ladder: no level is called "hal"; there are gentle, fair, sharp, master')
    expect(said[3]).toBe(said[0])
    expect(said[4]).toBe(said[0])
    expect(said[5]).toBe(said[0])
    expect(said[6]).toBe(said[0])
  })
})
