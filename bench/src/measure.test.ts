import { expect, it } from 'vitest'
import { interleaved, median } from './measure.js'

it('the median is the middle one, or the mean of the two in the middle', () => {
  expect(median([9, 1, 4])).toBe(4)
  expect(median([9, 1, 4, 6])).toBe(5)
})

it('all works take turns in every round, and the rate is per second', () => {
  const turns: string[] = []
  // Pretends to take so many milliseconds a time.
  const pretend = (name: string, milliseconds: number) => (times: number) => {
    turns.push(name)
    return times * milliseconds
  }
  expect(interleaved([pretend('slow', 50), pretend('fast', 10)], { rounds: 2, milliseconds: 10 })).toEqual([20, 100])
  expect(turns.slice(-4)).toEqual(['slow', 'fast', 'slow', 'fast'])
})

it('work that goes on getting quicker is warmed up until it no longer does', () => {
  let done = 0
  const settling = (times: number) => {
    done += times
    return times * Math.max(10, 50 - done)
  }
  expect(interleaved([settling], { rounds: 1, milliseconds: 300 })).toEqual([100])
})
