import { resolveOptions } from '@shamble/module'
import { catalogueGaps, TABLE_TEXT } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { EXCLUDING, VARIANTS, type Variant } from './data/variants.js'
import { ledger } from './ledger/index.js'
import { type DeadDiceOptions, optionsSchema, stagedBy, variantsOf } from './options.js'
import { SCENARIOS } from './scenario/index.js'
import { SCENARIO_NAMES } from './scenario/names.js'
import { FORMAT } from './scenario/own.js'
import { options as en } from './text/en-options.js'
import { options as fr } from './text/fr-options.js'
import { text } from './text/index.js'

type Given = Parameters<typeof resolveOptions>[1]
const resolve = (given: Given, preset?: string) => resolveOptions(optionsSchema, given, preset) as DeadDiceOptions
const on = (options: DeadDiceOptions) => VARIANTS.filter((variant) => options[variant])

/** The table of the ledger, and what is added to it. */
const TABLE = [
  ...['campaign', 'rewards', 'aloneInTheWorld', 'enraged', 'fastInfection', 'healthyCarriers', 'divineCurse'],
  ...['specialZombies', 'specialForces', 'heavyWeapons', 'swords', 'withoutZombies', 'mexicanStandoff', 'risingDead'],
  ...['catastropheCost', 'tensionEffect', 'emptyAmmoBlocksBows', 'ladderCells', 'engagementReach', 'arrivalAttack'],
  ...['doubleKill', 'moveAfterAttack', 'objectiveRaisesReserve', 'risingDeadAttack', 'preciseVsLiving', 'tensionLimit'],
  ...['newShelterAbri', 'refundRounding', 'meleeDamageLiving', 'disengageLivingDifficulty', 'defencelessLiving'],
  ...['bowsRaiseNoise', 'campaignTraitCap', 'startKit', 'objectivesCap', 'survivalVisibility', 'menaceVisibility'],
  ...['replacementSurvivors', 'gameMaster', 'agmLength', 'agmTemper', 'agmScenario'],
]
const ADDED = ['players', 'scenario', 'ownScenario', 'beginner', 'survivors', 'gangs', 'band']

describe('the options', () => {
  it('are the 42 of the table and six more', () => {
    expect(TABLE).toHaveLength(42)
    expect(Object.keys(optionsSchema.specs).sort()).toEqual([...TABLE, ...ADDED].sort())
  })

  it('[DD-16.19] [DD-16.54] preset a temper by who runs and who lasts; as printed, and for a person, it is fair', () => {
    const tempers = (name: (typeof SCENARIO_NAMES)[number]) =>
      [1, 2, 3, 4, 5].map((players) => resolve({ agmScenario: name, players }).agmTemper).join(' ')
    expect(Object.fromEntries(SCENARIO_NAMES.map((name) => [name, tempers(name)]))).toEqual({
      brainsOnSale: 'grim grim grim ruthless ruthless',
      plane: 'ruthless ruthless ruthless ruthless ruthless',
      rouen: 'grim grim grim grim grim',
      pathOfSouls: 'fair grim grim grim grim',
      neoTokyo: 'fair grim grim grim grim',
      xp426: 'grim grim grim grim grim',
    })
    expect(resolve({ players: 5 }).agmTemper).toBe('grim')
    expect(resolve({ gameMaster: 'human', scenario: 'plane' }).agmTemper).toBe('fair')
    expect(resolve({ agmScenario: 'plane', agmTemper: 'fair' }).agmTemper).toBe('fair')
    for (const preset of ['as-printed', 'first-game']) expect(resolve({}, preset).agmTemper).toBe('fair')
  })

  it('are as printed unless something is chosen', () => {
    const { turnLimit, ...usual } = resolve({}, 'as-printed')
    expect(turnLimit).toBe(0)
    expect(usual).toMatchObject({ gameMaster: 'automatic', agmScenario: 'random', scenario: 'free', ownScenario: null })
    expect(usual).toMatchObject({ ladderCells: 6, objectivesCap: 3, agmLength: 4, disengageLivingDifficulty: 1 })
    expect(usual).toMatchObject({ emptyAmmoBlocksBows: true, bowsRaiseNoise: true, risingDead: false, campaign: false })
    expect(on(usual as DeadDiceOptions)).toEqual([])
  })

  it('[DD-15.3] [DD-15.48] [DD-15.66] [DD-16.5] keep to their ranges', () => {
    for (const [name, good, bad] of [
      ['ladderCells', [5, 9], [4, 10]],
      ['objectivesCap', [1, 9], [0, 10]],
      ['agmLength', [3, 5], [2, 6]],
      ['players', [1, 5], [0, 6]],
      ['disengageLivingDifficulty', [1, 3], [0, 2, 4]],
    ] as const) {
      for (const value of good) expect(resolve({ [name]: value })[name]).toBe(value)
      for (const value of bad) expect(() => resolve({ [name]: value }), `${name} ${value}`).toThrow(`options.${name}`)
    }
  })

  it.each(SCENARIO_NAMES)('[DD-16.54] bring the variants of %s along, for either game master', (name) => {
    expect(new Set(on(resolve({ agmScenario: name })))).toEqual(new Set(SCENARIOS[name].variants))
    expect(new Set(on(resolve({ gameMaster: 'human', scenario: name })))).toEqual(new Set(SCENARIOS[name].variants))
  })

  it('[DD-16.54] may be changed all the same', () => {
    expect(on(resolve({ agmScenario: 'rouen', swords: false, divineCurse: true }))).toEqual(['divineCurse'])
  })

  it('[DD-16.54] [DD-12.1] leave a drawn scenario its variants and add what goes with them', () => {
    const options = resolve({ aloneInTheWorld: true, divineCurse: true })
    expect(stagedBy(options)).toBeNull()
    const drawn = (name: 'neoTokyo' | 'rouen') => variantsOf(options, { scenario: SCENARIOS[name], own: {} })
    expect(drawn('neoTokyo')).toEqual(['enraged', 'fastInfection', 'aloneInTheWorld'])
    expect(drawn('rouen')).toEqual(['swords', 'aloneInTheWorld', 'divineCurse'])
    const named = resolve({ agmScenario: 'neoTokyo', enraged: false })
    expect(variantsOf(named, stagedBy(named)!)).toEqual(['fastInfection'])
  })

  it('[DD-12.1] refuse two variants that exclude each other, and allow each alone', () => {
    for (const [one, other] of EXCLUDING) {
      expect(() => resolve({ [one]: true, [other]: true }), `${one} ${other}`).toThrow('DD-12.1')
      expect(resolve({ [one]: true })[one]).toBe(true)
    }
    const pairs = (of: Variant) => EXCLUDING.flatMap((pair) => (pair.includes(of) ? pair : [])).filter((v) => v !== of)
    expect(pairs('divineCurse').sort()).toEqual(['fastInfection', 'healthyCarriers', 'withoutZombies'])
    expect(pairs('withoutZombies').sort()).toEqual(['divineCurse', 'fastInfection', 'healthyCarriers'])
  })

  it('[DD-12.5] give rewards in a campaign only', () => {
    expect(() => resolve({ rewards: true })).toThrow('DD-12.5')
    expect(resolve({ rewards: true, campaign: true }).rewards).toBe(true)
  })

  it('[DD-11.16] [DD-15.57] let the dead rise under Divine curse, unless switched off', () => {
    expect(resolve({ divineCurse: true }).risingDead).toBe(true)
    expect(resolve({ divineCurse: true, risingDead: false }).risingDead).toBe(false)
    expect(resolve({ risingDead: true }).divineCurse).toBe(false)
  })

  it('keep the scenarios of the two game masters apart', () => {
    expect(() => resolve({ scenario: 'plane' })).toThrow('options.scenario')
    expect(() => resolve({ gameMaster: 'human', agmScenario: 'plane' })).toThrow('options.agmScenario')
  })

  it('[DD-16.68] play a scenario of the player’s own with its variants', () => {
    const options = resolve({ ownScenario: { format: FORMAT, title: 'Mine', variants: ['swords'] } })
    expect(on(options)).toEqual(['swords'])
    expect(stagedBy(options)!.own['title']).toBe('Mine')
  })

  it('have presets that resolve', () => {
    for (const preset of Object.keys(optionsSchema.presets)) expect(() => resolve({}, preset), preset).not.toThrow()
    expect(resolve({}, 'cheat-sheet')).toMatchObject({ catastropheCost: 'cheat', emptyAmmoBlocksBows: false })
  })

  it('cite rules that exist', () => {
    const known = new Set(ledger.map(({ id }) => id))
    for (const [name, { rule }] of Object.entries(optionsSchema.specs)) expect(known.has(rule!), name).toBe(true)
  })

  it('have a name, an explanation and names for their values, in both languages', () => {
    expect(catalogueGaps({ en, fr })).toEqual([])
    const keys = Object.entries(optionsSchema.specs).flatMap(([name, spec]) => [
      `option.${name}`,
      `option.${name}.about`,
      ...(spec.type === 'choice' ? spec.values.map((value) => `option.${name}.${value}`) : []),
    ])
    const presets = Object.keys(optionsSchema.presets).map((preset) => `preset.${preset}`)
    expect([...keys, ...presets, 'drawer.scenario'].sort()).toEqual(Object.keys(en).sort())
    for (const catalogue of [en, fr])
      for (const [key, said] of Object.entries(catalogue))
        if (key.endsWith('.about')) expect(said, key).toMatch(/^.+[.!]$/)
  })

  it('are complained about in French too', () => {
    const complain = (given: Given) => {
      try {
        resolve(given)
      } catch (error) {
        return (error as { said: { key: string } }).said.key
      }
      return 'accepted'
    }
    const french = { ...TABLE_TEXT.fr, ...text.fr }
    for (const given of [{ rewards: true }, { scenario: 'plane' }, { divineCurse: true, fastInfection: true }]) {
      expect(french[complain(given)]).toBeDefined()
    }
  })
})
