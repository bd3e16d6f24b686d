import { conformanceSuite, TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import module from './index.js'
import type { Rooftop } from './state.js'

conformanceSuite(module)

describe('a state from outside', () => {
  const complaints = (changes: Partial<Rooftop>) =>
    module.game.invariants!({ ...TestTable.start(module).state, ...changes })

  it('is sound when the game made it', () => {
    expect(complaints({})).toEqual([])
  })

  it('is found out when it cannot be', () => {
    expect(complaints({ x: [150.5, 1650] })).toEqual(['RD-1.1: something is not counted in whole numbers'])
    expect(complaints({ x: [12, 1650] })).toEqual(['RD-2: ash stands in a forbidden place (edge)'])
    expect(complaints({ x: [1626, 1650] })).toEqual(['RD-2.5: the figures overlap'])
    expect(complaints({ wounds: [0, 3] })).toEqual(['RD-4.1: 3 wounds'])
    expect(complaints({ ammunition: [7, 0] })).toEqual(['RD-1.1: 7 bullets'])
    expect(complaints({ aimed: [2, 0] })).toEqual(['RD-3.6: aimed 2 times'])
    expect(complaints({ points: 4 })).toEqual(['RD-1.2: 4 points'])
  })
})
