import { canonical } from '@shamble/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainDigest } from './plain-digest.js'

const plain = fc.jsonValue({ maxDepth: 4 })

it('is the same for equal data, also behind JSON and with keys in another order', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const again: unknown = JSON.parse(JSON.stringify(value))
      expect(plainDigest(again)).toBe(plainDigest(value))
      expect(plainDigest(backwards(again))).toBe(plainDigest(value))
    }),
    { seed: 1978 },
  )
})

it('differs for data that differ', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(plainDigest(a) === plainDigest(b)).toBe(canonical(a) === canonical(b))
    }),
    { seed: 1978, numRuns: 1000 },
  )
})

it('tells apart what only looks alike', () => {
  const values = [null, 0, 1, -1, 0.5, '', '0', '1', 'null', true, false, [], [[]], [0], [0, 0], ['0'], {}, [{}]]
  const records = [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }, { a: { b: 1 } }, { a: [1] }, { ab: 1 }, { a: 'b' }]
  const all = [...values, ...records].map(plainDigest)
  expect(new Set(all).size).toBe(all.length)
})

it('meets no collision among two hundred thousand lists that differ in one number', () => {
  const seen = new Set<string>()
  for (let i = 0; i < 200_000; i++) seen.add(plainDigest([1, 2, i, 3]))
  expect(seen.size).toBe(200_000)
})

function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, backwards(member)]),
  )
}
