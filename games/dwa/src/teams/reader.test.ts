import { BadInput } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { optionsSchema } from '../options.js'
import { sheetReasons as english } from '../text/en-scenarios.js'
import { sheetReasons as french } from '../text/fr-scenarios.js'
import { scenarioText } from '../text/scenarios.js'
import { readTeams } from './reader.js'
import { readyTeam } from './ready.js'
import { type Sheet, type TeamSheet, UNISSUED } from './sheet.js'

const ruiz = { name: 'Ruiz', gender: 'man', archetype: 'law' }
const team = (...members: readonly object[]) => ({ name: 'The lost', members })
const read = (value: unknown) => readTeams([value], 'teams') as unknown as TeamSheet[]
const complaint = (value: unknown): string => {
  try {
    read(value)
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return 'accepted'
}

describe('teams from outside', () => {
  it('are ready ones by name, or whole', () => {
    expect(readTeams(['delta', team(ruiz)], 'teams')).toEqual([
      'delta',
      { name: 'The lost', members: [expect.anything()] },
    ])
    expect(complaint('gamma')).toMatch(/^teams\[0\]: expected one of station9, /)
  })

  it('survive being written down', () => {
    const given = JSON.parse(JSON.stringify(readyTeam('station9')))
    expect(read(given)).toEqual([given])
  })

  it('[DWA-16.1.a] begin where their sheets say nothing', () => {
    const [{ members }] = read(team({ ...ruiz, weapons: ['pistol', 'knife'] })) as [TeamSheet]
    expect(members[0]).toMatchObject({
      rank: 1,
      morale: 10,
      abilities: [],
      hands: [0, 1],
      wounds: 0,
    } satisfies Partial<Sheet>)
    expect(members[0]!.weapons.map(({ rounds }) => rounds)).toEqual([UNISSUED, UNISSUED])
  })

  it.each([
    [
      'six abilities',
      { abilities: ['cool', 'lucky', 'acrobat', 'agile', 'fearless', 'hero'], xp: 61, rank: 7 },
      'abilities',
      'DWA-16.5.a',
    ],
    ['an ability above the level', { abilities: ['hero'] }, 'abilities[0]', 'DWA-16.5.b'],
    ['three flaws', { flaws: ['mad', 'idiot', 'macho'] }, 'flaws', 'DWA-16.6.b'],
    ['three firearms', { weapons: ['pistol', 'rifle', 'bow'] }, 'weapons[2]', 'DWA-11.1.c'],
    ['a level without its experience', { rank: 2 }, 'rank', 'DWA-16.4.2.b'],
  ])('are refused with %s', (_, more, at, rule) => {
    const said = complaint(team({ ...ruiz, ...more }))
    expect(said).toContain(`teams[0].members[0].${at}: `)
    expect(said).toContain(`(${rule})`)
  })

  it.each([
    ['an unknown field', { hair: 'red' }, '.hair: unknown field'],
    ['an unknown weapon', { weapons: ['cannon'] }, '.weapons[0]: expected one of'],
    ['too long a name', { name: 'R'.repeat(25) }, '.name: expected 1 to 24 characters'],
    ['an unknown load', { pouch: { shells: 3 } }, '.pouch.shells: unknown field'],
    [
      'a thousand weapons',
      { weapons: Array(1000).fill('pistol') },
      '.weapons: expected a list of 0 to 9, found one of 1000',
    ],
  ])('are refused with %s', (_, more, said) => {
    expect(complaint(team({ ...ruiz, ...more }))).toContain(`teams[0].members[0]${said}`)
  })

  it('[R-112] are refused empty, and with two members of one name', () => {
    expect(complaint(team())).toBe('teams[0].members: expected a list of 1 to 20, found one of 0')
    expect(complaint(team(ruiz, ruiz))).toBe('teams[0].members[1].name: two members are called "Ruiz"')
  })
})

describe('teams and the other options', () => {
  const resolve = (options: Record<string, unknown>) => resolveOptions(optionsSchema, options)

  it('[DWA-16.1.3.c] [DWA-16.1.3.d] an ability shut to the archetype is refused where the limits are in force', () => {
    const teams = [team({ ...ruiz, archetype: 'civilian', abilities: ['rifles'] })]
    expect(() => resolve({ teams })).toThrow(
      'options.teams: Ruiz cannot learn rifles: it is closed to the archetype civilian (DWA-16.1.3.c)',
    )
    expect(() => resolve({ teams, archetypeLimits: 'off' })).not.toThrow()
  })

  it('[R-98] so are weapons beyond the limit that is in force', () => {
    const teams = [team({ ...ruiz, weapons: ['pistol', 'rifle', 'knife'] })]
    expect(() => resolve({ teams })).not.toThrow()
    expect(() => resolve({ teams, carryLimit: 'twoTotal' })).toThrow('(R-98)')
  })

  it('and more teams than play', () => {
    expect(() => resolve({ teams: ['delta', 'station9'], players: 1 })).toThrow('there are 2 teams for 1 players')
  })
})

describe('reasons about sheets', () => {
  it('are said in both languages, as refusals and as complaints', () => {
    expect(Object.keys(french)).toEqual(Object.keys(english))
    for (const [key, sentence] of Object.entries(english)) {
      expect(scenarioText.fr[`refuse.${key}`]).toMatch(/^[A-ZÀ-Ý{].*\.$/)
      expect(scenarioText.fr[`${sentence} ({{rule}})`]).toBe(`${french[key]} ({{rule}})`)
    }
  })
})
