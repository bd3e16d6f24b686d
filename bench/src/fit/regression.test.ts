import { seededBelow } from '@shamble/chance'
import { weigh } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { main } from './index.js'
import { type Example, fitted, quality } from './regression.js'

const below = seededBelow('regression')
const unit = (): number => below(1_000_000) / 1_000_000

/** Matches whose ends are drawn by known weights. */
function drawn(truth: readonly number[], shares: 'one-wins' | 'each', count: number): Example[] {
  return Array.from({ length: count }, (_, match) => {
    const rows = [0, 1, 2].map(() => truth.map(() => unit() * 2 - 1))
    const chances = weigh(rows, truth, shares)
    let rest = unit()
    const winner = chances.findIndex((chance) => {
      rest -= chance
      return rest < 0
    })
    const results = chances.map((chance, seat) =>
      shares === 'each' ? Number(unit() < chance) : Number(seat === winner),
    )
    return { rows, results, match }
  })
}

describe('fitting an evaluation', () => {
  it.each(['one-wins', 'each'] as const)('finds the weights by which matches were drawn: %s', (shares) => {
    const truth = [2, -1, 0]
    const weights = fitted(drawn(truth, shares, 3_000), shares)
    truth.forEach((weight, i) => {
      expect(Math.abs(weights[i]! - weight)).toBeLessThan(0.2)
    })
    const { brier, brierOfMean, bins } = quality(drawn(truth, shares, 1_000), weights, shares)
    expect(brier).toBeLessThan(brierOfMean * 0.9)
    for (const { count, said, came } of bins) if (count > 200) expect(Math.abs(said - came)).toBeLessThan(0.1)
  })

  it('says how it is used, and which game it does not know', async () => {
    const said: string[] = []
    const print = (text: string) => void said.push(text)
    expect(await main([], print)).toBe(2)
    expect(await main(['chess'], print)).toBe(2)
    expect(await main(['zombies', '--matches', '1'], print)).toBe(2)
    expect(said[0]).toMatch(/^npm run fit/)
    expect(said[1]).toBe('fit: no game called "chess" has an evaluation that is fitted')
    expect(said[2]).toBe(said[0])
  })
})
