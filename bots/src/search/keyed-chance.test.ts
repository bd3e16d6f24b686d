import { describe, expect, it } from 'vitest'
import { KeyedChance } from './keyed-chance.js'

describe('chance keyed by rule, turn and count', () => {
  it('gives the same to rollouts that do the same, whatever else they roll in between', () => {
    const [plain, busy] = [new KeyedChance(7), new KeyedChance(7)]
    const one = Array.from({ length: 8 }, () => plain.die(6, 'move'))
    const other = Array.from({ length: 8 }, () => {
      busy.dice(3, 6, 'fight')
      return busy.die(6, 'move')
    })
    expect(other).toEqual(one)
  })

  it('is in step again after a turn in which one of them rolled more', () => {
    const [plain, busy] = [new KeyedChance(7), new KeyedChance(7)]
    busy.dice(5, 6, 'move')
    for (const chance of [plain, busy]) chance.at(2)
    expect(busy.dice(4, 1000, 'move')).toEqual(plain.dice(4, 1000, 'move'))
  })

  it('is uniform, over counts as well as over seeds', () => {
    const counts = new Array<number>(7).fill(0)
    for (let seed = 0; seed < 700; seed++) {
      const chance = new KeyedChance(seed)
      for (let i = 0; i < 50; i++) counts[chance.die(7, 'die') - 1]!++
    }
    for (const count of counts) expect(Math.abs(count - 5_000)).toBeLessThan(300)
  })

  it('differs for another rule', () => {
    const chance = new KeyedChance(1)
    expect(chance.dice(6, 1000, 'a')).not.toEqual(chance.dice(6, 1000, 'b'))
  })
})
