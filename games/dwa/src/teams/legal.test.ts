import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES } from '../abilities/index.js'
import type { FlawId } from '../flaws/ids.js'
import type { WeaponId } from '../numbers/weapons.js'
import { type DwaOptions, optionsSchema } from '../options.js'
import { limitsOf, type SheetLimits, whyNotCarry } from './bearing.js'
import { WIDEST, whyNotBring, whyNotLearn, whyNotRollFlaws, whyNotSheet } from './legal.js'
import { newSheet } from './ready.js'
import { ARCHETYPES, type Archetype, type Sheet, SUB_ARCHETYPES } from './sheet.js'

const limits = (options: Record<string, string> = {}): SheetLimits =>
  limitsOf(resolveOptions(optionsSchema, options) as DwaOptions)
const usual = limits()

const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  ...newSheet({ name: 'Ruiz', gender: 'man', archetype: 'civilian', weapons: ['pistol', 'knife'] }),
  ...more,
})
const of = (archetype: Archetype, rank = 5): Sheet => sheet({ archetype, rank, xp: 36 })
const refused = (given: Sheet, by: SheetLimits = usual) => {
  const why = whyNotSheet(given, by)
  return why && [why.rule, why.key, why.at]
}
const shut = (archetype: Archetype, id: AbilityId, by = usual) => whyNotLearn(of(archetype), id, by)?.rule ?? null

describe('abilities of a sheet', () => {
  it('[R-67] one at level 1, one more with each level', () => {
    expect(refused(sheet({ abilities: ['cool'] }))).toBeNull()
    expect(refused(sheet({ abilities: ['cool', 'lucky'] }))).toEqual(['R-67', 'sheet.abilityALevel', 'abilities.1'])
    expect(refused(sheet({ abilities: ['cool', 'lucky'], xp: 6, rank: 2 }))).toBeNull()
  })

  it('[DWA-16.5.a] five at the most, none of them twice', () => {
    const five: AbilityId[] = ['cool', 'lucky', 'acrobat', 'handguns', 'agile']
    expect(refused(sheet({ abilities: five, xp: 99, rank: 9 }))).toBeNull()
    expect(refused(sheet({ abilities: [...five, 'fearless'], xp: 99, rank: 9 }))?.[0]).toBe('DWA-16.5.a')
    expect(refused(sheet({ abilities: ['cool', 'cool'], xp: 6, rank: 2 }))).toEqual([
      'DWA-16.5.a',
      'sheet.hasAbility',
      'abilities.1',
    ])
  })

  it('[DWA-16.5.b] none above the level', () => {
    expect(refused(sheet({ abilities: ['agile'] }))).toEqual(['DWA-16.5.b', 'sheet.abilityLevel', 'abilities.0'])
    expect(refused(sheet({ abilities: ['agile'], xp: 6, rank: 2 }))).toBeNull()
  })

  it('[DWA-16.1.3.a] [DWA-16.1.3.b] [DWA-16.1.3.c] [R-103] none that is shut to the archetype', () => {
    expect(shut('military', 'shotguns')).toBe('DWA-16.1.3.a')
    expect(shut('military', 'machineGuns')).toBeNull()
    expect(shut('law', 'automatic')).toBe('DWA-16.1.3.b')
    expect(shut('law', 'shotguns')).toBeNull()
    expect(shut('civilian', 'rifles')).toBe('DWA-16.1.3.c')
    expect(shut('civilian', 'handguns')).toBeNull()
    expect(shut('civilian', 'hero')).toBeNull()
    expect(shut('civilian', 'ambidextrous')).toBeNull()
    expect(shut('civilian', 'killer')).toBe('DWA-16.1.3.c')
  })

  it('[DWA-16.1.3.f] [R-103] the whole matrix: what is refused to each archetype, general abilities to nobody', () => {
    const refusedTo = (archetype: Archetype): AbilityId[] =>
      ABILITIES.filter(({ id }) => shut(archetype, id) !== null).map(({ id }) => id)
    expect(refusedTo('military')).toEqual(['shotguns', 'rapidFire', 'chainsawManiac'])
    expect(refusedTo('law')).toEqual([
      'automatic',
      'machineGuns',
      'grenadeLaunchers',
      'humanTripod',
      'gunner',
      'killer',
    ])
    const combat = ABILITIES.filter(({ group }) => group !== 'general').map(({ id }) => id)
    expect(refusedTo('civilian')).toEqual(combat.filter((id) => id !== 'handguns' && id !== 'ambidextrous'))
  })

  it('[DWA-16.1.1.a] three archetypes, and the sub-archetypes that are printed', () => {
    expect(ARCHETYPES).toEqual(['military', 'law', 'civilian'])
    expect(SUB_ARCHETYPES).toEqual(['none', 'soldier', 'sniper', 'officer', 'counterTerrorist'])
  })

  it('[DWA-16.1.3.d] unless the option sets the archetypes free', () => {
    expect(shut('civilian', 'killer', limits({ archetypeLimits: 'off' }))).toBeNull()
  })

  it('[DWA-16.1.3.e] a sub-archetype may add only its own list by option', () => {
    const officer = { ...of('military'), sub: 'officer' } as const
    const bySub = limits({ archetypeLimits: 'sub' })
    expect(whyNotLearn(officer, 'quickReload', bySub)).toBeNull()
    expect(whyNotLearn(officer, 'rifles', bySub)?.rule).toBe('DWA-16.1.3.e')
    expect(whyNotLearn(officer, 'rifles', usual)).toBeNull()
    expect(whyNotLearn(officer, 'hero', bySub)).toBeNull()
    expect(refused(sheet({ sub: 'officer' }))).toEqual(['DWA-16.1.3.e', 'sheet.sub', 'sub'])
  })
})

describe('weapons of a sheet', () => {
  const carry = (carried: readonly WeaponId[], weapon: WeaponId, by = usual) =>
    whyNotCarry('Ruiz', carried, weapon, by)?.rule ?? null

  it('[DWA-11.1.c] [R-98] are two of the table and one to strike with', () => {
    expect(carry(['pistol'], 'pistol')).toBeNull()
    expect(carry(['pistol', 'rifle'], 'knife')).toBeNull()
    expect(carry(['pistol', 'rifle'], 'bow')).toBe('DWA-11.1.c')
    expect(carry(['knife'], 'bat')).toBe('R-98')
    expect(carry(['knife', 'pistol'], 'revolver')).toBeNull()
  })

  it('[R-98] or two in all by option', () => {
    const two = limits({ carryLimit: 'twoTotal' })
    expect(carry(['pistol'], 'knife', two)).toBeNull()
    expect(carry(['pistol', 'rifle'], 'knife', two)).toBe('R-98')
  })

  it('[R-98] [DWA-11.1.m] or of different types by option; rifle and carbine are one', () => {
    const different = limits({ weaponCategories: 'different' })
    expect(carry(['pistol'], 'pistol', different)).toBe('R-98')
    expect(carry(['rifle'], 'carbine', different)).toBe('R-98')
    expect(carry(['pistol'], 'revolver', different)).toBeNull()
  })

  it('[DWA-11.1.c] must fit in two hands', () => {
    const armed = (weapons: readonly WeaponId[], hands: number[]): Sheet => ({
      ...newSheet({ name: 'Ruiz', gender: 'man', archetype: 'law', weapons }),
      hands,
    })
    expect(refused(armed(['pistol', 'revolver'], [0, 1]))).toBeNull()
    expect(refused(armed(['pistol', 'knife'], [0, 1]))).toBeNull()
    expect(refused(armed(['rifle', 'knife'], [0]))).toBeNull()
    expect(refused(armed(['rifle', 'knife'], [0, 1]))?.[0]).toBe('DWA-11.1.c')
    expect(refused(armed(['pistol', 'twoHandedAxe'], [0, 1]))?.[0]).toBe('DWA-11.1.c')
    expect(refused(armed(['pistol'], [1]))?.[0]).toBe('DWA-11.1.c')
  })

  it('[DWA-11.1.e] hold no more than their magazine', () => {
    const loaded = (rounds: number): Sheet => {
      const given = sheet()
      given.weapons[0]!.rounds = rounds
      return given
    }
    expect(refused(loaded(12))).toBeNull()
    expect(refused(loaded(13))).toEqual(['DWA-11.1.e', 'sheet.rounds', 'weapons.0.rounds'])
    expect(refused(loaded(13), WIDEST)).toBeNull()
  })

  it('[DWA-11.1.c] are those on offer in the scenario, unless they were carried there', () => {
    const given = sheet()
    expect(whyNotBring(given, usual, {})).toBeNull()
    expect(whyNotBring(given, usual, { weapons: ['pistol', 'knife'] })).toBeNull()
    expect(whyNotBring(given, usual, { weapons: ['knife'] })).toMatchObject({ rule: 'DWA-11.1.c', at: 'weapons.0' })
    given.weapons[0]!.rounds = 3
    expect(whyNotBring(given, usual, { weapons: ['knife'] })).toBeNull()
  })
})

describe('the rest of a sheet', () => {
  it('[DWA-16.6.b] has two flaws at the most, no two alike', () => {
    const flawed = (...flaws: FlawId[]) => refused(sheet({ flaws }))
    expect(flawed('mad', 'coward')).toBeNull()
    expect(flawed('mad', 'coward', 'idiot')).toEqual(['DWA-16.6.b', 'sheet.twoFlaws', 'flaws'])
    expect(flawed('mad', 'mad')).toEqual(['DWA-16.6.b', 'sheet.sameFlaw', 'flaws'])
    expect(whyNotRollFlaws('Ruiz', 2, { flaws: true })).toBeNull()
    expect(whyNotRollFlaws('Ruiz', 3, { flaws: true })?.rule).toBe('DWA-16.6.b')
    expect(whyNotRollFlaws('Ruiz', 1, { flaws: false })?.rule).toBe('DWA-16.6.b')
    expect(whyNotRollFlaws('Ruiz', 0, { flaws: false })).toBeNull()
  })

  it('[DWA-16.4.2.b] [R-79] is of the level that its experience is worth, with a morale that fits', () => {
    expect(refused(sheet({ xp: 6, rank: 2, morale: 11 }))).toBeNull()
    expect(refused(sheet({ xp: 5, rank: 2 }))).toEqual(['DWA-16.4.2.b', 'sheet.rank', 'rank'])
    expect(refused(sheet({ xp: 6, rank: 2, morale: 12 }))).toEqual(['R-79', 'sheet.morale', 'morale'])
  })

  it('[DWA-16.7.1.b] [DWA-16.7.2.b] [R-81.7] has less than six points of trauma, and Desperate among five disorders', () => {
    expect(refused(sheet({ trauma: 5 }))).toBeNull()
    expect(refused(sheet({ trauma: 6 }))?.[0]).toBe('DWA-16.7.1.b')
    expect(refused(sheet({ disorders: ['rage', 'rage'] }))?.[0]).toBe('R-81.7')
    const four = ['rage', 'charge', 'terrified', 'paranoid'] as const
    expect(refused(sheet({ disorders: [...four] }))).toBeNull()
    expect(refused(sheet({ disorders: [...four, 'frightened'] }))?.[0]).toBe('DWA-16.7.2.b')
    expect(refused(sheet({ disorders: [...four, 'desperate'] }))).toBeNull()
  })
})
