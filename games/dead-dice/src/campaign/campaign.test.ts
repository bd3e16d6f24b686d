import type { BadInput, Plain } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { speaker, TABLE_TEXT } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { drawer } from '../drawer.js'
import { creationFrame } from '../frames/creation.js'
import { deadDice } from '../game.js'
import { optionsSchema } from '../options.js'
import type { DeadDice } from '../state.js'
import { REST } from '../tests/rest.js'
import { type GivenSurvivor, stage } from '../tests/stage.js'
import { text } from '../text/index.js'
import { BAND_FORMAT, type Band, readBand } from './band-file.js'
import { sequel, survivorFile } from './sequel.js'
import { readSurvivor, SURVIVOR_FORMAT, type SurvivorFile } from './survivor-file.js'

const ALICE: SurvivorFile = {
  format: SURVIVOR_FORMAT,
  name: 'Alice',
  brains: 2,
  finesse: 2,
  muscle: 2,
  guts: 2,
  mug: 2,
  survival: 2,
  traits: [{ name: 'nurse', tags: ['medicine', 'endurance'] }],
  darkSide: 'I left them behind.',
}
const VETERAN: SurvivorFile = { ...ALICE, name: 'Bo', brains: 3, xp: 1, carries: [{ item: 'chainsaw', dry: true }] }
const BAND: Band = {
  format: BAND_FORMAT,
  members: [VETERAN, null],
  trust: [
    [0, 0],
    [0, 0],
  ],
  xp: [0, 1],
  companions: [{ name: 'Andrea', talent: ['shooting'] }],
  stash: [{ item: 'medicine' }],
}

const complaint = (read: () => unknown): BadInput => {
  try {
    read()
  } catch (error) {
    return error as BadInput
  }
  throw new Error('it was read')
}
const inBoth = ({ said }: BadInput): string[] =>
  (['en', 'fr'] as const).map((language) =>
    speaker(language, { ...TABLE_TEXT[language], ...text[language] })(said.key, said.params),
  )

describe('a survivor in a file', () => {
  const wrong = (given: Record<string, unknown>) => complaint(() => readSurvivor({ ...ALICE, ...given }, 'survivor'))

  it('[DD-1.11] reads as itself again', () => {
    expect(readSurvivor(ALICE, 'survivor')).toEqual(ALICE)
    expect(readSurvivor(VETERAN, 'survivor')).toEqual(VETERAN)
    expect(drawer.survivor.name!(VETERAN as unknown as Plain)).toBe('Bo')
  })

  it.each([
    [{ survival: 1 }, 'survivor', 'DD-1.11'],
    [{ brains: 4 }, 'survivor.brains', 'DD-1.1'],
    [{ survival: 0 }, 'survivor.survival', 'DD-1.11'],
    [{ traits: [] }, 'survivor.traits', 'DD-1.10'],
    [{ traits: [{ name: 'x', tags: ['melee'] }] }, 'survivor.traits[0].tags', 'DD-16.23'],
    [{ darkSide: ' ' }, 'survivor.darkSide', 'DD-1.12'],
    [{ name: '  ' }, 'survivor.name', 'DD-1.9'],
  ])('[DD-1.9] [DD-1.12] is refused with its rule: %o', (given, where, rule) => {
    const fault = wrong(given)
    expect([fault.where, fault.said.params!['rule']]).toEqual([where, rule])
    const [en, fr] = inBoth(fault)
    expect(en).toContain(`(${rule})`)
    expect(fr).toContain(`(${rule})`)
    expect(fr).not.toBe(en)
  })

  it.each([
    [{ name: '' }, 'survivor.name'],
    [{ name: 'x'.repeat(10_000) }, 'survivor.name'],
    [{ name: 'a\u0000b' }, 'survivor.name'],
    [{ format: 'other' }, 'survivor.format'],
    [{ xp: -1 }, 'survivor.xp'],
    [{ exposed: false }, 'survivor.exposed'],
    [{ carries: [{ item: 'tank' }] }, 'survivor.carries[0].item'],
    [{ sword: 1 }, 'survivor.sword'],
    [{ brains: '2' }, 'survivor.brains'],
  ])('is refused with the path and the reason: %o', (given, where) => {
    const fault = wrong(given)
    expect(fault.where).toBe(where)
    for (const said of inBoth(fault)) expect(said).not.toMatch(/\{\{/)
  })
})

describe('a band in a file', () => {
  const wrong = (given: Record<string, unknown>) => complaint(() => readBand({ ...BAND, ...given }, 'band'))

  it('[DD-15.89] reads as itself again', () => {
    expect(readBand(BAND, 'band')).toEqual(BAND)
    expect(drawer.band.name!(BAND as unknown as Plain)).toBe('Bo')
  })

  it.each([
    [{ members: [] }, 'band.members'],
    [{ members: [{ ...ALICE, mug: 9 }, null] }, 'band.members[0].mug'],
    [{ trust: [[0, 0]] }, 'band.trust'],
    [
      {
        trust: [
          [0, 3],
          [0, 0],
        ],
      },
      'band.trust[0][1]',
    ],
    [
      {
        trust: [
          [1, 0],
          [0, 0],
        ],
      },
      'band.trust[0][0]',
    ],
    [{ trust: [[0, 0], [0]] }, 'band.trust[1]'],
    [{ xp: [1, 0] }, 'band.xp[0]'],
    [{ xp: [0] }, 'band.xp'],
    [{ companions: [{ name: '', talent: [] }] }, 'band.companions[0].name'],
    [{ stash: 'all' }, 'band.stash'],
    [{ reserves: {} }, 'band.reserves'],
  ])('[DD-1.8] (invariant 4) is refused with the path and the reason: %o', (given, where) => {
    const fault = wrong(given)
    expect(fault.where).toBe(where)
    for (const said of inBoth(fault)) expect(said).not.toMatch(/\{\{/)
  })
})

describe('those who come along', () => {
  const resolve = (given: Record<string, unknown>) => resolveOptions(optionsSchema, given as never)
  const clash = (given: Record<string, unknown>) => complaint(() => resolve(given))

  it('[DD-12.2] [DD-15.62] [DD-15.89] go with the options, or it is said why not', () => {
    expect(resolve({ band: BAND })).toMatchObject({ campaign: true, players: 2 })
    expect(resolve({ survivors: [ALICE] })).toMatchObject({ campaign: false, players: 3 })
    const three = { ...VETERAN, traits: [ALICE.traits[0], ALICE.traits[0], ALICE.traits[0]] }
    const faults = [
      clash({ survivors: [VETERAN] }),
      clash({ survivors: [ALICE, ALICE], players: 1 }),
      clash({ band: BAND, campaign: false }),
      clash({ band: BAND, players: 3 }),
      clash({ band: BAND, survivors: [ALICE] }),
      clash({ survivors: [three], campaign: true, campaignTraitCap: '2' }),
    ]
    for (const fault of faults) {
      const [en, fr] = inBoth(fault)
      expect(fr).not.toBe(en)
    }
    expect(faults.map(({ where }) => where)).toEqual([
      ...['options.survivors', 'options.survivors', 'options.band', 'options.players', 'options.survivors'],
      'options.survivors',
    ])
    expect(resolve({ survivors: [three], campaign: true })).toBeDefined()
  })

  const playing = (options: Record<string, unknown>, players: number) =>
    stage({
      options: options as Record<string, Plain>,
      survivors: Array.from({ length: players }, () => ({ base: 1, trust: Array(players).fill(0) })),
      phase: 'creation',
      frames: [REST, creationFrame()],
    }).run()

  it('[DD-12.4] take the first seats; the others make their survivors', () => {
    const table = playing({ survivors: [ALICE] }, 2)
    expect(table.asked).toBe('1: sheet')
    expect(table.state.survivors[0]).toMatchObject({ name: 'Alice', base: 2, bag: true, xp: 0 })
    table.play({ type: 'readySheet', who: 'Rick' })
    expect(table.asked).toBe('1: trust')
  })

  it('[DD-15.89] [DD-12.4] [DD-12.6.f] keep gear, companions and experience; a new survivor has what the old one earned', () => {
    const table = playing({ band: BAND }, 2)
    expect(table.asked).toBe('1: sheet')
    expect(table.state.survivors[0]).toMatchObject({
      name: 'Bo',
      bag: false,
      things: [{ item: 'chainsaw', dry: true, wear: 2 }],
      xp: 1,
    })
    table.play({ type: 'readySheet', who: 'Rick' }).play({ type: 'trustNobody' })
    expect(table.state.group.stash.map(({ item }) => item)).toEqual(['medicine'])
    // Andrea came along, so the next of the row makes up the number [DD-16.38].
    expect(table.state.group.companions.map(({ name }) => name)).toEqual(['Andrea', 'Dale'])
    expect(table.asked).toBe('0: experience, 1: experience')
  })

  it('[DD-1.7] [DD-1.8] keep their secrets from the others', () => {
    const band = {
      ...BAND,
      members: [VETERAN, ALICE],
      xp: [0, 0],
      trust: [
        [0, 2],
        [1, 0],
      ],
    }
    const { state } = playing({ band }, 2)
    const seen = (viewer: number) => deadDice.view(state, viewer).options as DeadDice['options']
    expect(seen(0).band!.members.map((member) => member!.darkSide)).toEqual(['I left them behind.', ''])
    expect(seen(0).band!.trust).toEqual([
      [0, 2],
      [0, 0],
    ])
    expect(seen(1).band!.trust).toEqual([
      [0, 0],
      [1, 0],
    ])
  })
})

describe('the next game of a campaign', () => {
  function over(survivors: readonly GivenSurvivor[], options: Record<string, Plain> = {}): DeadDice {
    const { state } = stage({
      options: { campaign: true, ...options },
      survivors: survivors.map((given) => ({ traits: [{ name: 'cop', tags: ['shooting', 'driving'] }], ...given })),
      phase: 'epilogue',
      group: {
        companions: [{ id: 1, name: 'Andrea', role: 'sniper', talent: ['shooting'], alive: true, onRaid: true }],
      },
    })
    state.ending = 'held'
    state.outcome = { winners: [], reason: 'held', rule: 'DD-5.18' }
    return state
  }
  const bandAfter = (s: DeadDice): Band => sequel(s)!['band'] as unknown as Band

  it('[DD-15.89] [DD-12.4] keeps survivors, gear, Trust and living companions, and a place for those who died', () => {
    const s = over([
      { trust: [0, 1, 2], carries: ['backpack', 'vest', 'bat'], exposed: true, xp: 1 },
      { trust: [2, 0, 1], fate: 'turned', xp: 1 },
      { trust: [1, 1, 0] },
    ])
    const handed = sequel(s)!
    expect(handed).toMatchObject({ campaign: true, rewards: false, campaignTraitCap: 'none', players: 3 })
    const band = bandAfter(s)
    expect(band.members.map((member) => member?.name ?? null)).toEqual(['Rick', null, 'Alice'])
    expect(band.members[0]).toMatchObject({ exposed: true, xp: 1 })
    expect(band.members[0]!.carries).toEqual([{ item: 'backpack' }, { item: 'vest' }, { item: 'bat' }])
    expect(band.trust).toEqual([
      [0, 0, 2],
      [0, 0, 0],
      [1, 0, 0],
    ])
    expect([band.xp, band.companions]).toEqual([[0, 1, 0], [{ name: 'Andrea', talent: ['shooting'] }]])
    expect(readBand(band, 'band')).toEqual(band)
    // Nothing of the reserves: they begin anew.
    expect(Object.keys(handed).sort()).toEqual(['band', 'campaign', 'campaignTraitCap', 'players', 'rewards'])
    expect(resolveOptions(optionsSchema, handed as never)).toMatchObject({ players: 3 })
  })

  it('[DD-12.25] leaves the training of Special forces behind', () => {
    const s = over([{ base: 7 }], { specialForces: true })
    expect(survivorFile(s, s.survivors[0]!).survival).toBe(2)
  })

  it('[DD-12.9] finds companions again after a game alone', () => {
    const band = { ...BAND, members: [ALICE], trust: [[0]], xp: [0] } as unknown as Plain
    expect(bandAfter(over([{}], { band, aloneInTheWorld: true })).companions).toEqual(BAND.companions)
  })

  it('[DD-12.8] is there as long as a survivor lives, or something waits for a new survivor', () => {
    expect(sequel(over([{ fate: 'eaten' }]))).toBeNull()
    expect(sequel(over([{ fate: 'eaten', xp: 1 }]))).not.toBeNull()
    expect(sequel(over([{}], { campaign: false }))).toBeNull()
    expect(sequel({ ...over([{}]), outcome: null })).toBeNull()
    const left = over([{}, {}])
    left.left = [0]
    expect(sequel(left)).toMatchObject({ players: 1 })
  })
})
