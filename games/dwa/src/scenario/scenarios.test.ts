import { describe, expect, it } from 'vitest'
import { SCENARIOS } from './index.js'
import { readOwnScenario } from './reader.js'

describe.each(Object.entries(SCENARIOS))('the scenario %s', (_, scenario) => {
  it('is read as it is written', () => {
    expect(readOwnScenario(JSON.parse(JSON.stringify(scenario)), 'scenario')).toEqual(scenario)
  })
})
