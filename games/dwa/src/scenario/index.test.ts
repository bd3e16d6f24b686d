import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { type DwaOptions, optionsSchema } from '../options.js'
import { streetOf } from './generate.js'
import { SCENARIOS, scenarioOf, suggestedTeams } from './index.js'
import { SCENARIO_NAMES } from './names.js'

const options = (given: Record<string, unknown> = {}) => resolveOptions(optionsSchema, given) as DwaOptions

describe('[R-83] the scenario of a match', () => {
  it('is one of the list, a player’s own, or a street made by chance', () => {
    expect(scenarioOf(options())).toBe(SCENARIOS.street)
    expect([...Object.keys(SCENARIOS), 'random']).toEqual(SCENARIO_NAMES)
    const own = JSON.parse(JSON.stringify(SCENARIOS.church))
    expect(scenarioOf(options({ scenario: 'house', ownScenario: own }))).toEqual(SCENARIOS.church)
    expect(scenarioOf(options({ scenario: 'random', street: 'Elm', tableSize: '900x700' }))).toEqual(
      streetOf('Elm', { width: 900, depth: 700 }),
    )
  })

  it('is the same object for the same word, so that its table is measured once', () => {
    const [one, other] = ['Elm', 'Oak'].map((street) => options({ scenario: 'random', street }))
    expect(scenarioOf(one!)).toBe(scenarioOf(options({ scenario: 'random', street: 'Elm' })))
    expect(scenarioOf(one!)).not.toBe(scenarioOf(other!))
  })

  it('proposes options and players, which may be set otherwise', () => {
    expect(options({ scenario: 'church' })).toMatchObject({ moan: true, zombieWeapons: true, players: 1 })
    expect(options({ scenario: 'church', moan: false })).toMatchObject({ moan: false })
    expect(options({ scenario: 'street' })).toMatchObject({ moan: false, advanced: false })
    expect(options({ scenario: 'bridge' })).toMatchObject({ players: 2, complexMovement: true })
    expect(options({ scenario: 'hospital' })).toMatchObject({ advanced: true, psychology: true })
  })

  it('names every ready team once, those that suit it first', () => {
    const teams = suggestedTeams(SCENARIOS.church)
    expect(teams.slice(0, 2)).toEqual(SCENARIOS.church.teams)
    expect(new Set(teams).size).toBe(4)
  })
})
