import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Given, type GivenSurvivor, stage } from '../tests/stage.js'
import { peopleFaults } from './people.js'

/** 1+1+1+1+1+1 of 6 points. */
const SOUND: GivenSurvivor = { base: 2, traits: [{ name: 'cop', tags: ['shooting', 'driving'] }], trust: [0] }

const faults = (given: GivenSurvivor, options: Record<string, Plain> = {}, more: Given = {}): readonly string[] =>
  peopleFaults(stage({ options, survivors: [{ ...SOUND, ...given }], ...more }).state)

describe('survivors', () => {
  it('are sound', () => {
    expect(faults({ carries: ['bat', 'handgun'] })).toEqual([])
    expect(faults({ name: '', base: 9 })).toEqual([])
    expect(faults({ base: 9 }, {}, { phase: 'creation' })).toEqual([])
  })

  it('[DD-1.1] (invariant 1) keep their scores within the ranges', () => {
    expect(faults({ scores: { brains: 4 } })).toContain('Rick: brains is 4')
    expect(faults({ scores: { mug: 0 } })).toContain('Rick: mug is 0')
    expect(faults({ base: 5 })).toContain('Rick: base Survival is 5')
    expect(faults({ base: 5 }, { specialForces: true })).toContain('Rick: base Survival is 5')
    expect(faults({ base: 7 }, { specialForces: true })).toEqual([])
  })

  it('[DD-1.5] (invariant 2) have no more Survival than the base, and no less than 0 alive', () => {
    expect(faults({ survival: 3 })).toEqual(['Rick: Survival 3 is above the base 2'])
    expect(faults({ survival: -1 })).toEqual(['Rick: lives with Survival -1'])
    expect(faults({ survival: -1, fate: 'eaten' })).toEqual([])
  })

  it('[DD-1.11] (invariant 3) have spent six points, and more only in a campaign', () => {
    expect(faults({ base: 3 })).toEqual(['Rick: 7 points are spent'])
    expect(faults({ base: 3 }, { campaign: true })).toEqual([])
    expect(faults({ base: 1 }, { campaign: true })).toEqual(['Rick: 5 points are spent'])
  })

  it('[DD-1.8] (invariant 4) trust others from 0 to 2, and not themselves', () => {
    expect(faults({ trust: [1] })).toEqual(['Rick: has Trust in nobody else'])
    const pair = stage({
      survivors: [
        { ...SOUND, trust: [0, 3] },
        { ...SOUND, trust: [2, 0] },
      ],
    }).state
    expect(peopleFaults(pair)).toEqual(['Rick: has Trust 3'])
  })

  it('[DD-3.6] hold what goes together', () => {
    const { state } = stage({ survivors: [{ ...SOUND, carries: ['bat', 'bow'] }] })
    state.survivors[0]!.hand = state.survivors[0]!.things.map(({ id }) => id)
    expect(peopleFaults(state)).toEqual(['Rick: holds what cannot be held'])
  })

  it('[DD-3.20] (invariant 23) carry lines of reserves alone, and no more than there are', () => {
    const loads = { ammunition: 2, provisions: 0 }
    const empty = { group: { reserves: { survivors: 'empty' } } } as const
    expect(faults({ loads }, {}, empty)).toEqual([])
    expect(faults({ loads })).toEqual(['companions carry the ammunition'])
    expect(faults({ loads: { ammunition: 3, provisions: 0 } }, {}, empty)).toEqual([
      'too many lines of ammunition are carried',
    ])
    expect(faults({ loads: { ammunition: 0, provisions: -1 } }, {}, empty)).toEqual([
      'less than no line of provisions is carried',
    ])
  })
})
