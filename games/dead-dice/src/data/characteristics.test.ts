import { describe, expect, it } from 'vitest'
import { CHARACTERISTICS, CREATION, highest, pointsSpent, SCORES, type Scores } from './characteristics.js'
import { SAMPLE_DARK_SIDES, SAMPLE_SURVIVORS, SAMPLE_TRAITS } from './samples.js'
import { TAGS, TAGS_OF_TRAIT } from './tags.js'

const scores = (given: Partial<Scores>): Scores => ({
  ...{ brains: 1, finesse: 1, muscle: 1, guts: 1, mug: 1, survival: 1 },
  ...given,
})

describe('the scores of a survivor', () => {
  it('[DD-1.1] are five characteristics from 1 to 3, and Survival', () => {
    expect(CHARACTERISTICS).toEqual(['brains', 'finesse', 'muscle', 'guts', 'mug'])
    expect(CHARACTERISTICS.map((score) => highest(score, true))).toEqual([3, 3, 3, 3, 3])
    expect(SCORES).toHaveLength(6)
  })

  it('[DD-1.11] [DD-12.25] [DD-15.62] go up to 4 for Survival, 9 with Special forces', () => {
    expect(highest('survival', false)).toBe(4)
    expect(highest('survival', true)).toBe(9)
  })

  it('[DD-1.9] [DD-1.11] start at 1 for nothing, and a second trait costs 2', () => {
    expect(pointsSpent(scores({}), 1)).toBe(0)
    expect(pointsSpent(scores({}), 2)).toBe(2)
    expect(pointsSpent(scores({ mug: 3, survival: 4 }), 1)).toBe(5)
    expect(pointsSpent(scores({ mug: 3, survival: 4, guts: 2 }), 1)).toBe(CREATION.points)
    expect(pointsSpent(scores({ mug: 3, survival: 4, guts: 2 }), 2)).toBe(CREATION.points + 2)
  })
})

describe('what the creator offers', () => {
  it('[DD-1.15] has two survivors who cost exactly 6 points', () => {
    expect(SAMPLE_SURVIVORS.map(({ name }) => name)).toEqual(['Rick', 'Zoë'])
    for (const { name, scores: given, traits, darkSide } of SAMPLE_SURVIVORS) {
      expect(pointsSpent(given, traits.length), name).toBe(6)
      expect(SAMPLE_DARK_SIDES).toContain(darkSide)
    }
    expect(SAMPLE_SURVIVORS.map(({ scores: given }) => SCORES.map((score) => given[score]))).toEqual([
      [1, 2, 2, 2, 2, 3],
      [2, 3, 1, 1, 2, 1],
    ])
  })

  it('[DD-1.15] has nine printed traits and five dark sides, besides those of the two', () => {
    expect(Object.keys(SAMPLE_TRAITS)).toHaveLength(9 + 2)
    expect(SAMPLE_DARK_SIDES).toHaveLength(5 + 2)
  })

  it('[DD-16.23] gives every trait 2 or 3 of the 16 tags, each once', () => {
    expect(TAGS).toHaveLength(16)
    for (const [trait, tags] of Object.entries(SAMPLE_TRAITS)) {
      expect(tags.length, trait).toBeGreaterThanOrEqual(TAGS_OF_TRAIT.min)
      expect(tags.length, trait).toBeLessThanOrEqual(TAGS_OF_TRAIT.max)
      expect(new Set<string>(tags).size, trait).toBe(tags.length)
      for (const tag of tags) expect(TAGS, trait).toContain(tag)
    }
  })
})
