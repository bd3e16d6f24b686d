import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { type DwaOptions, optionsSchema } from '../options.js'
import { limitsOf } from './bearing.js'
import { whyNotSheet } from './legal.js'
import { READY_TEAM_IDS } from './names.js'
import { handsFor, readyCharacters, readyTeam } from './ready.js'
import { UNISSUED } from './sheet.js'
import { teamsOf } from './teams-of.js'

const options = (given: Record<string, unknown> = {}) => resolveOptions(optionsSchema, given) as DwaOptions

describe('ready teams', () => {
  it.each(READY_TEAM_IDS)('[DWA-1.a] [DWA-16.1.b] %s is five characters who are legal under the usual rules', (id) => {
    const { members } = readyTeam(id)
    expect(members).toHaveLength(5)
    for (const sheet of members)
      expect([sheet.name, whyNotSheet(sheet, limitsOf(options()))]).toEqual([sheet.name, null])
  })

  it('share nobody, so that four of them may meet at one table', () => {
    const names = readyCharacters().map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(12)
    expect(new Set(names).size).toBe(names.length)
  })

  it('[DWA-13.1.a] [DWA-16.4.2.a] begin at level 1, unhurt, with morale 10', () => {
    for (const { rank, xp, morale, trauma, wounds } of readyCharacters())
      expect([rank, xp, morale, trauma, wounds]).toEqual([1, 0, 10, 0, 0])
  })

  it('[DWA-11.1.c] hold the first weapon, and a blade beside a pistol', () => {
    expect(handsFor(['rifle', 'knife'])).toEqual([0])
    expect(handsFor(['pistol', 'rifle', 'knife'])).toEqual([0, 2])
    expect(handsFor(['pistol', 'twoHandedAxe'])).toEqual([0])
    expect(handsFor(['knife', 'bat'])).toEqual([0])
    expect(handsFor([])).toEqual([])
  })
})

describe('the teams of a match', () => {
  it('are those given, then ready ones that suit the scenario, each once', () => {
    const names = (given: Record<string, unknown>) => teamsOf(options(given)).map(({ name }) => name)
    expect(names({ scenario: 'street' })).toEqual(['Station 9'])
    expect(names({ scenario: 'street', players: 4 })).toEqual(['Station 9', 'Bellevue', 'Delta', 'Nocturne'])
    expect(names({ scenario: 'street', players: 2, teams: ['bellevue'] })).toEqual(['Bellevue', 'Station 9'])
    expect(names({ scenario: 'bridge' })).toHaveLength(2)
  })

  it('are made at the table where the option says so', () => {
    expect(teamsOf(options({ muster: true }))).toEqual([{ name: '', members: [] }])
    expect(teamsOf(options({ muster: true, teams: ['delta'] }))[0]!.members).toHaveLength(5)
  })

  it('[DWA-13.1.a] [R-113] have the morale that house numbers give', () => {
    const [team] = teamsOf(options({ houseNumbers: { morale: 8 } }))
    expect(team!.members.map(({ morale }) => morale)).toEqual([8, 8, 8, 8, 8])
  })

  it('[DWA-11.1.c] leave at home what the scenario does not offer', () => {
    const own = {
      format: 'shamble-scenario/1',
      name: 'Bare hands',
      table: { width: 600, depth: 600 },
      deployment: [
        {
          outline: [
            [0, 0],
            [200, 0],
            [200, 200],
            [0, 200],
          ],
        },
      ],
      arrivals: ['A'],
      weapons: ['pistol', 'bat'],
    }
    const [team] = teamsOf(options({ ownScenario: own, teams: ['station9'] }))
    expect(team!.members.map(({ weapons }) => weapons.map(({ id }) => id))).toEqual([
      ['bat'],
      ['pistol'],
      ['pistol'],
      ['bat'],
      ['pistol'],
    ])
    expect(team!.members[0]!.hands).toEqual([0])
    expect(team!.members[0]!.weapons[0]!.rounds).toBe(UNISSUED)
  })
})
