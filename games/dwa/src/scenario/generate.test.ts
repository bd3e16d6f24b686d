import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streetOf } from './generate.js'
import { readOwnScenario } from './reader.js'
import { faultsOf } from './validate.js'

const given = Number(process.env['SHAMBLE_SEED'])
const seed = Number.isInteger(given) ? given : 1978
const size = { width: 1200, depth: 1200 }
const side = fc.integer({ min: 600, max: 1800 })

describe('a street from a word', () => {
  it(`never has a fault nor a remark (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 24 }), side, side, (word, width, depth) => {
        expect(faultsOf(streetOf(word, { width, depth }))).toEqual([])
      }),
      { seed, numRuns: 40 },
    )
  })

  it('is sound on the smallest and on the largest table', () => {
    for (const word of ['1', '2'])
      for (const both of [600, 3000]) {
        const street = streetOf(word, { width: both, depth: both })
        expect(faultsOf(street)).toEqual([])
        expect(readOwnScenario(JSON.parse(JSON.stringify(street)), 'street')).toEqual(street)
      }
  })

  it('is always the same from one word, and another from another', () => {
    expect(streetOf('Elm', size)).toEqual(streetOf('Elm', size))
    const plans = ['Elm', 'elm', 'Oak', '1', '2'].map((word) => JSON.stringify(streetOf(word, size).walls))
    expect(new Set(plans).size).toBe(5)
  })

  it('has houses to enter, and every aim comes up', () => {
    const streets = Array.from({ length: 40 }, (_, i) => streetOf(String(i), size))
    expect(streets.filter(({ rooms }) => rooms.length >= 6).length).toBeGreaterThan(35)
    expect(new Set(streets.map(({ objectives }) => objectives[0]!.id))).toEqual(new Set(['four', 'away', 'searched']))
  })
})
