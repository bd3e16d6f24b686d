import { NO_ZOMBIE } from '@shamble/game-zombies/table'
import { describe, expect, it } from 'vitest'
import { randomGame } from './random-games.js'
import { NO_NUMBERS, numberZombies } from './zombie-numbers.js'

describe('the numbers', () => {
  it('gives every zombie one number, and a zombie that moved keeps its own', () => {
    let numbers = NO_NUMBERS
    let before = numbers
    let kept = 0
    for (const { view, news } of randomGame('numbers', { seats: 3, interruptMode: 'polled' }, 600)) {
      before = numbers
      numbers = numberZombies(numbers, view, news)
      const standing = view.zombie.flatMap((kind, space) => (kind === NO_ZOMBIE ? [] : [space]))
      expect([...numbers.ids.keys()].sort((a, b) => a - b)).toEqual(standing)
      expect(new Set(numbers.ids.values()).size).toBe(standing.length)
      const moves = news.filter((event) => event.kind === 'zombie-moved')
      if (moves.length !== 1) continue
      const left = [...before.ids.keys()].filter((space) => !numbers.ids.has(space))
      const entered = standing.filter((space) => !before.ids.has(space))
      // Where nothing else changed: nobody new, nobody gone.
      if (left.length !== 1 || entered.length !== 1) continue
      expect(numbers.ids.get(entered[0]!)).toBe(before.ids.get(left[0]!))
      kept++
    }
    expect(kept).toBeGreaterThan(10)
  })
})
