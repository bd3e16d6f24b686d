import { describe, expect, it } from 'vitest'
import {
  ADVERSARIES,
  ADVERSARY_RANGES,
  ADVERSARY_TEMPLATES,
  adversaryById,
  adversityOf,
  adversityOfGroup,
  GROUP_IDS,
  GROUP_TRAITS,
  GROUPS,
  MERCILESS,
  MOST_TRAITS,
  menaceOf,
  TRAITS,
} from './adversaries.js'

const costOf = (id: string): number => adversityOf(adversaryById(id))

describe('adversaries', () => {
  it('[DD-11.13] [DD-11.17] Major West and his men cost 50 points, or 10 Menace', () => {
    expect(GROUPS.westsMen.members.map(costOf)).toEqual([9, 11, 7, 7, 7, 7])
    expect(adversityOfGroup(GROUPS.westsMen)).toBe(50)
    expect(menaceOf(50)).toBe(10)
  })

  it('[DD-11.18] [DD-15.55] the Eagles cost 36 and not the 35 that is printed', () => {
    expect(['grease', 'roland', 'lilith', 'krieg'].map(costOf)).toEqual([11, 10, 4, 9])
    expect(adversityOfGroup(GROUPS.eagles)).toBe(36)
    expect(menaceOf(36)).toBe(8)
    expect(adversityOfGroup({ ...GROUPS.eagles, trait: null })).toBe(34)
    expect(menaceOf(34)).toBe(7)
  })

  it('[DD-13.3] [DD-13.4] the Brotherhood and the elite cost what is printed', () => {
    expect(GROUPS.brotherhood.members.map(costOf)).toEqual([8, 6, 6, 6])
    expect(GROUPS.elite.members.map(costOf)).toEqual([7, 7, 7, 7, 7, 8])
    expect(adversityOfGroup(GROUPS.elite)).toBe(45)
    expect(menaceOf(45)).toBe(9)
  })

  it('[DD-16.45] the Fugitives and the gang cost 7 or 8, and 4 each', () => {
    expect(GROUPS.fugitives.members.map(costOf)).toEqual([7, 4, 4])
    expect(GROUPS.shinjukuGang.members.map(costOf)).toEqual([8, 4, 4])
    expect(GROUPS.fugitives.members.map((id) => adversaryById(id).arm)).toEqual(
      Array.from({ length: 3 }, () => ({ bonus: 0, firearm: false })),
    )
  })

  it('[DD-10.2] [DD-10.3] [DD-10.4] keep to the ranges, Roland’s Violence of 0 excepted', () => {
    const outside = ADVERSARIES.filter((one) =>
      (['combativity', 'reason', 'violence'] as const).some(
        (score) => one[score] < ADVERSARY_RANGES[score].min || one[score] > ADVERSARY_RANGES[score].max,
      ),
    )
    expect(outside.map(({ id }) => id)).toEqual(['roland'])
    expect(adversaryById('roland').violence).toBe(0)
    for (const { id, traits } of ADVERSARIES) {
      expect(traits.length, id).toBeLessThanOrEqual(MOST_TRAITS)
      for (const trait of traits) expect(TRAITS as readonly string[], id).toContain(trait)
    }
  })

  it('[DD-10.3] are a civilian at Violence 1, a thug or a cop at 2, a soldier or a martial artist at 3', () => {
    const { civilian, thug, cop, soldier, martialArtist } = ADVERSARY_TEMPLATES
    expect([civilian, thug, cop, soldier, martialArtist].map(({ violence }) => violence)).toEqual([1, 2, 2, 3, 3])
    const costs = Object.values(ADVERSARY_TEMPLATES).map((scores) => adversityOf({ ...scores, traits: [], arm: null }))
    expect(costs).toEqual([4, 5, 6, 6, 8])
  })

  it('belong to one group each, and every group to people who exist', () => {
    const members = GROUP_IDS.flatMap((id): readonly string[] => GROUPS[id].members)
    expect([...members].sort()).toEqual(ADVERSARIES.map(({ id }) => id).sort())
    for (const id of GROUP_IDS) {
      const { trait } = GROUPS[id]
      if (trait !== null) expect(GROUP_TRAITS).toContain(trait)
    }
  })

  it('[DD-16.32] know four traits without mercy', () => {
    expect(MERCILESS).toEqual(['sociopath', 'cannibal', 'necrophage', 'readyForAnything'])
    const merciless = ADVERSARIES.filter(({ traits }) => traits.some((trait) => MERCILESS.includes(trait)))
    expect(merciless.map(({ id }) => id)).toEqual(['howard', 'grease', 'krieg', 'brother1', 'brother2', 'brother3'])
  })

  it('[DD-11.12] [DD-11.15] are paid in whole points of Menace', () => {
    expect([1, 5, 6].map(menaceOf)).toEqual([1, 1, 2])
  })
})
