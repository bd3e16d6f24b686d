import { RecordingChance } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { shortDigest, shortDigestAnywhere } from './hash.js'
import { RecordedChance } from './recorded.js'
import { seededBelow, seededChance } from './seeded.js'
import { systemBelow, systemChance, systemToken } from './system.js'

describe('seeded chance', () => {
  it('is the same on every machine', () => {
    const below = seededBelow('shamble', 1)
    expect(Array.from({ length: 12 }, () => below(6))).toEqual([3, 4, 4, 5, 5, 2, 0, 2, 4, 2, 3, 3])
  })

  it('differs for another seed or salt', () => {
    const draw = (...salt: (string | number)[]) => Array.from({ length: 20 }, seededBelowOf(...salt)).join()
    expect(new Set([draw('a'), draw('b'), draw('a', 1), draw('a', 2)]).size).toBe(4)
  })

  it('is uniform, also where the faces do not divide the range', () => {
    const below = seededBelow('uniform')
    const counts = new Array(7).fill(0)
    for (let i = 0; i < 70_000; i++) counts[below(7)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  it('reaches the whole of the largest range', () => {
    const below = seededBelow('large')
    const drawn = Array.from({ length: 20 }, () => below(2 ** 32))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 31)
  })
})

describe('system chance', () => {
  it('stays in range and never repeats a token', () => {
    for (let i = 0; i < 1_000; i++) expect(systemBelow(6)).toBeLessThan(6)
    expect(systemToken()).not.toBe(systemToken())
    expect(systemChance().dice(3, 6, 'x')).toHaveLength(3)
  })
})

describe('recorded chance', () => {
  it('repeats what was recorded and finds what does not fit', () => {
    const recording = new RecordingChance(seededChance('r'))
    const given = [
      recording.die(6, 'a'),
      recording.dice(2, 6, 'b'),
      recording.draw(['x', 'y'], 'c', 'all'),
      recording.tie([1, 2], 'd'),
    ]
    const again = new RecordedChance(recording.outcomes)
    expect([
      again.die(6, 'a'),
      again.dice(2, 6, 'b'),
      again.draw(['x', 'y'], 'c', 'all'),
      again.tie([1, 2], 'd'),
    ]).toEqual(given)
    expect(again.unused).toBe(0)
    expect(() => again.die(6, 'e')).toThrow('e: a recorded roll or draw is missing')
    expect(() => new RecordedChance([[7]]).die(6, 'a')).toThrow('a: 1d6 is needed, [7] is recorded')
    expect(() => new RecordedChance([[1]]).draw(['x'], 'c', 'all')).toThrow('c: a draw is needed, [1] is recorded')
    expect(() => new RecordedChance([{ item: 'z' }]).draw(['x'], 'c', 'all')).toThrow(
      'c: "z" is not among what can be drawn',
    )
  })
})

function seededBelowOf(...salt: (string | number)[]): () => number {
  const below = seededBelow(salt[0]!, ...salt.slice(1))
  return () => below(1_000)
}

it('a digest is the same where the machine has one of its own', () => {
  for (const text of ['', 'shamble', 'é 🧟 \ud800', 'x'.repeat(1000)])
    expect(shortDigest(text, 16)).toBe(shortDigestAnywhere(text, 16))
})
