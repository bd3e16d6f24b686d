import { ScriptedChance, seededChance } from '@shamble/chance'
import type { Chance, Play } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { type DwaOptions, optionsSchema } from '../options.js'
import { scenarioOf } from '../scenario/index.js'
import { limitsOf } from './bearing.js'
import { NAMES } from './first-names.js'
import { whyNotBring } from './legal.js'
import { NOTHING_SETTLED, rollFlaw, rollSheet } from './make.js'
import { readyCharacters } from './ready.js'

const playWith = (chance: Chance): Play => ({ chance, emit: null, reveal: null, asks: 'everybody' })
const options = (given: Record<string, unknown>) => resolveOptions(optionsSchema, given) as DwaOptions
const advanced = options({ advanced: true })

describe('a character by dice', () => {
  it('[DWA-16.1.b] has archetype, gender, name, weapons, ability and flaws in that order', () => {
    const chance = new ScriptedChance({
      dice: [3, 2, 4, 6, 3, 4, 1, 1, 6, 6],
      draws: ['Vera', 'rifle', 'knife', 'cool'],
    })
    const sheet = rollSheet(advanced, NOTHING_SETTLED, [], playWith(chance))
    expect(sheet).toMatchObject({ archetype: 'law', gender: 'woman', name: 'Vera', abilities: ['cool'] })
    expect(sheet.weapons.map(({ id }) => id)).toEqual(['rifle', 'knife'])
    expect(sheet.flaws).toEqual(['mad', 'clumsy'])
    expect(chance.unused).toEqual({ dice: [6, 6], draws: [] })
  })

  it('[DWA-16.a] has neither ability nor flaws in a game without the advanced rules', () => {
    const chance = new ScriptedChance({ dice: [1, 1, 1], draws: ['pistol'] })
    expect(rollSheet(options({}), { ...NOTHING_SETTLED, name: 'Ruiz' }, [], playWith(chance))).toMatchObject({
      name: 'Ruiz',
      abilities: [],
      flaws: [],
    })
  })

  it('[DWA-16.1.b] keeps what was chosen: an archetype that shuts it out is rolled again', () => {
    const chance = new ScriptedChance({ dice: [3, 5, 1, 1, 3], draws: ['Hugo'] })
    const settled = { ...NOTHING_SETTLED, ability: 'automatic', weapons: ['assaultRifle'] } as const
    expect(rollSheet(advanced, settled, [], playWith(chance))).toMatchObject({
      name: 'Hugo',
      archetype: 'military',
      gender: 'man',
      abilities: ['automatic'],
      weapons: [{ id: 'assaultRifle' }],
      flaws: [],
    })
    expect(chance.unused).toEqual({ dice: [], draws: [] })
  })

  it('[DWA-16.6.b] rolls a flaw again that is there already', () => {
    const chance = new ScriptedChance({ dice: [3, 4, 5, 2, 1, 2] })
    expect(rollFlaw('Ruiz', ['mad'], playWith(chance))).toBe('criminal')
  })

  it('[DWA-16.1.b] is legal under every limit, a hundred times each', () => {
    for (const limit of ['on', 'sub', 'off'])
      for (const carryLimit of ['twoPlusMelee', 'twoTotal']) {
        const given = options({ advanced: true, archetypeLimits: limit, carryLimit, weaponCategories: 'different' })
        const play = playWith(seededChance(1978, limit, carryLimit))
        for (let i = 0; i < 100; i++)
          expect(
            whyNotBring(rollSheet(given, NOTHING_SETTLED, [], play), limitsOf(given), scenarioOf(given)),
          ).toBeNull()
      }
  })

  it('never has a name that is taken, nor that of a ready character', () => {
    const ready = readyCharacters().map(({ name }) => name)
    expect([...NAMES.man, ...NAMES.woman].filter((name) => ready.includes(name))).toEqual([])
    const play = playWith(seededChance(7))
    const taken: string[] = []
    for (let i = 0; i < 40; i++) taken.push(rollSheet(advanced, NOTHING_SETTLED, taken, play).name)
    expect(new Set(taken).size).toBe(40)
  })
})
