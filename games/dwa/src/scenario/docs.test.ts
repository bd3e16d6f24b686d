import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { optionsSchema } from '../options.js'
import { READY_TEAM_IDS } from '../teams/names.js'
import { readTeams } from '../teams/reader.js'
import { SCENARIO_NAMES } from './names.js'
import { readOwnScenario } from './reader.js'
import {
  EDGES,
  FINDS,
  OBJECTIVE_KINDS,
  OPENING_STATES,
  type Scenario,
  type ScenarioBlock,
  type ScenarioDeployment,
  type ScenarioLow,
  type ScenarioNeutral,
  type ScenarioObject,
  type ScenarioOpening,
  type ScenarioRoad,
  type ScenarioRoof,
  type ScenarioRoom,
  type ScenarioVehicle,
  type ScenarioWall,
  type ScenarioZombie,
  SETTINGS,
  SITES,
  VEHICLE_KINDS,
  type Victory,
} from './scenario.js'
import { faultsOf } from './validate.js'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8')
const [example, team] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json!))

type Named<T> = { readonly [K in keyof T]-?: true }
const HERE = { from: true, to: true } as const

/** The fields of a scenario, and those of its pieces: forgetting one is an error of types. */
const FIELDS: { readonly [K in keyof Scenario]-?: object } = {
  format: {},
  name: {},
  about: {},
  table: { width: true, depth: true },
  walls: { ...HERE, foot: true, top: true } satisfies Named<ScenarioWall>,
  blocks: { outline: true, top: true, flat: true } satisfies Named<ScenarioBlock>,
  low: { ...HERE, foot: true } satisfies Named<ScenarioLow>,
  difficult: {},
  roads: { ...HERE, width: true } satisfies Named<ScenarioRoad>,
  roofs: { outline: true, height: true } satisfies Named<ScenarioRoof>,
  rooms: {
    id: true,
    name: true,
    outline: true,
    standard: true,
    confined: true,
    site: true,
    explored: true,
  } satisfies Named<ScenarioRoom>,
  openings: { ...HERE, kind: true, state: true, barricaded: true } satisfies Named<ScenarioOpening>,
  vehicles: {
    id: true,
    kind: true,
    at: true,
    heading: true,
    keys: true,
    empty: true,
    seats: true,
  } satisfies Named<ScenarioVehicle>,
  objects: {
    id: true,
    what: true,
    at: true,
    level: true,
    count: true,
    fits: true,
    name: true,
  } satisfies Named<ScenarioObject>,
  zombies: { at: true, level: true, facing: true, armed: true, gun: true } satisfies Named<ScenarioZombie>,
  neutrals: {
    id: true,
    name: true,
    at: true,
    level: true,
    archetype: true,
    gender: true,
  } satisfies Named<ScenarioNeutral>,
  deployment: { outline: true, level: true } satisfies Named<ScenarioDeployment>,
  arrivals: {},
  placed: {},
  weapons: {},
  settings: {},
  teams: {},
  turnLimit: {},
  objectives: { id: true, name: true, kind: true, team: true },
  exits: {},
  ends: {},
  victory: { major: true, minor: true, dead: true } satisfies Named<Victory>,
}

describe('docs/scenarios.md', () => {
  it('shows a scenario and a team that may be played', () => {
    const read = readOwnScenario(example, 'example')
    expect(faultsOf(read as never)).toEqual([])
    expect(resolveOptions(optionsSchema, { ownScenario: example })).toMatchObject({ ownScenario: read, advanced: true })
    expect(readTeams([team], 'teams')).toHaveLength(1)
  })

  it('has every field in its example, and names every field of every piece', () => {
    expect(Object.keys(example).sort()).toEqual(Object.keys(FIELDS).sort())
    const names = Object.values(FIELDS).flatMap((piece) => Object.keys(piece))
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('names every kind, setting, edge and ready team', () => {
    const named = [...SETTINGS, ...OBJECTIVE_KINDS, ...EDGES, ...READY_TEAM_IDS, ...SCENARIO_NAMES]
    const kinds = [...SITES, ...OPENING_STATES, ...VEHICLE_KINDS]
    expect([...named, ...kinds].filter((word) => !page.includes(`\`${word}\``))).toEqual([])
    expect(FINDS.slice(0, 10).filter((word) => !page.includes(`\`${word}\``))).toEqual([])
  })
})
