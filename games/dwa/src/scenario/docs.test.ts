import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { READY_TEAM_IDS } from '../teams/names.js'
import { readTeams } from '../teams/reader.js'
import { SCENARIO_NAMES } from './names.js'
import { readOwnScenario } from './reader.js'
import { EDGES, FINDS, OBJECTIVE_KINDS, SETTINGS } from './scenario.js'
import { faultsOf } from './validate.js'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8')
const [example, team] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json!))

describe('docs/scenarios.md', () => {
  it('shows a scenario and a team that may be played', () => {
    const read = readOwnScenario(example, 'example')
    expect(faultsOf(read as never)).toEqual([])
    expect(readTeams([team], 'teams')).toHaveLength(1)
  })

  it('names every field, setting, objective, edge and ready team', () => {
    const whole = Object.keys(readOwnScenario(example, 'example') as object)
    const named = [...whole, ...SETTINGS, ...OBJECTIVE_KINDS, ...EDGES, ...READY_TEAM_IDS, ...SCENARIO_NAMES]
    expect(named.filter((word) => !page.includes(`\`${word}\``))).toEqual([])
    expect(FINDS.slice(0, 10).filter((word) => !page.includes(`\`${word}\``))).toEqual([])
  })
})
