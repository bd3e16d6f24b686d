import { describe, expect, it } from 'vitest'
import { CHARACTERISTICS } from './characteristics.js'
import { RESERVES } from './reserves.js'
import { ACTIONS, type Approach, OBSTACLES, TAGS, THREATS, WISHES } from './tags.js'

const written = (ways: readonly Approach[]): string =>
  ways.map(({ by, tags }) => `${by} ${tags.join('+')}`).join(' or ')

describe('the table of tests', () => {
  it('[DD-16.70] is that of fights, searches and bargains', () => {
    expect(Object.entries(ACTIONS).map(([kind, ways]) => `${kind}: ${written(ways)}`)).toEqual([
      'melee: muscle melee',
      'shot: finesse shooting',
      'throw: finesse throwing',
      'disengage: finesse athletics',
      'haul: finesse athletics',
      'dodge: finesse athletics',
      'pit: finesse athletics',
      'flee: muscle athletics',
      'climbOut: muscle athletics',
      'resist: muscle athletics',
      'attract: mug leadership+intimidation',
      'ultimateSacrifice: guts courage',
      'panic: guts courage',
      'trap: brains crafting+survival',
      'runOver: guts driving',
      'search: brains survival+knowledge',
      'negotiate: brains knowledge or mug persuasion+intimidation',
    ])
  })

  it('[DD-16.70] [DD-16.15] is that of obstacles and threats', () => {
    expect(CHARACTERISTICS.map((by) => OBSTACLES[by].by)).toEqual(CHARACTERISTICS)
    expect(CHARACTERISTICS.map((by) => OBSTACLES[by].tags.join('+'))).toEqual([
      'mechanics+knowledge',
      'stealth',
      'athletics',
      'endurance+courage',
      'persuasion+intimidation',
    ])
    expect(RESERVES.map((reserve) => written([THREATS[reserve]]))).toEqual([
      'muscle crafting',
      'finesse stealth',
      'brains survival',
      'mug leadership',
    ])
  })

  it('[DD-15.73] [DD-16.70] is that of preparations', () => {
    expect(Object.entries(WISHES).map(([wish, ways]) => `${wish}: ${written(ways)}`)).toEqual([
      'shelter: muscle crafting or brains crafting',
      'ammunition: finesse crafting+stealth or brains crafting+stealth',
      'provisions: brains survival or guts survival',
      'survivors: brains medicine or mug leadership+persuasion',
      'repair: brains mechanics',
      'refuel: brains mechanics',
      'heal: brains medicine',
      'cure: brains knowledge',
      'molotov: brains crafting',
      'trap: brains crafting+survival',
      'information: brains knowledge or mug persuasion',
    ])
  })

  it('[DD-16.23] leaves no tag without a use', () => {
    const ways: readonly Approach[] = [
      ...Object.values(ACTIONS).flat(),
      ...Object.values(WISHES).flat(),
      ...Object.values(OBSTACLES),
      ...Object.values(THREATS),
    ]
    expect(new Set(ways.flatMap(({ tags }) => tags))).toEqual(new Set(TAGS))
  })
})
