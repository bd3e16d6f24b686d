import { describe, expect, it } from 'vitest'
import type { AbilityId } from '../abilities/ids.js'
import type { DwaAction } from '../actions.js'
import { FIND, KITS, OBJECT_TABLE, SURVIVOR_TABLE, WEAPON_FIND_TABLE } from '../numbers/find-tables.js'
import { around, box, door, room } from '../scenario/draw.js'
import type { Site } from '../scenario/scenario.js'
import { FULL } from '../teams/sheet.js'
import { acting } from '../tests/acting.js'
import type { Given, GivenHuman, Match } from '../tests/build.js'

const SEARCH: DwaAction = { type: 'search', room: 0, vehicle: -1 }

/** A room of 200 by 200 mm with its door in the west wall, by which the searcher came. */
const inRoom = (site: Site = 'ordinary', human: Partial<GivenHuman> = {}, more: Partial<Given> = {}): Match =>
  acting({
    options: { advanced: true, ...more.options },
    humans: [{ at: [230, 300], cameBy: 0, ...human }, ...(more.humans ?? [])],
    zombies: more.zombies ?? [],
    scenario: {
      walls: around(box(200, 200, 200, 200)),
      rooms: [room('store', 'Store', box(200, 200, 200, 200), { site, explored: true })],
      openings: [door(200, 280, 200, 320, 'open')],
      vehicles: [
        { id: 'truck', kind: 'truck', at: [800, 800], heading: 0 },
        { id: 'far', kind: 'car', at: [300, 800], heading: 0 },
        { id: 'near', kind: 'car', at: [300, 500], heading: 0 },
      ],
      ...more.scenario,
    },
  })

describe('searching', () => {
  it('[DWA-16.2.a] [DWA-9.1.m] a room costs 4 points, once a game [R-73]', () => {
    const match = inRoom().play(SEARCH, [1, 1])
    expect(match.human().now.acted).toBe('done')
    expect(match.state.rooms[0]).toMatchObject({ searched: 1, explored: true })
    const again = inRoom('ordinary', {}, { options: { searchRepeat: true } })
    again.state.rooms[0]!.searched = 1
    again.play(SEARCH, [1, 1])
    const once = inRoom()
    once.state.rooms[0]!.searched = 1
    expect(once.refusal(SEARCH)).toMatchObject({ rule: 'R-73', key: 'search.done' })
  })

  it('[DWA-16.2.a] only where one stands, and only with the advanced rules', () => {
    expect(inRoom('ordinary', { at: [100, 100] }).refusal(SEARCH)).toMatchObject({ key: 'search.far' })
    const basic = inRoom('ordinary', {}, { options: { advanced: false } })
    expect(basic.refusal(SEARCH)).toMatchObject({ rule: 'DWA-16.a' })
  })

  it('[DWA-16.2.b] on 4 or more a die of zombies is there, and on 3 nobody', () => {
    expect(inRoom().play(SEARCH, [3, 1]).state.zombies).toEqual([])
    const match = inRoom().play(SEARCH, [4, 2, 1])
    expect(match.state.zombies).toHaveLength(2)
    expect(match.kinds()).toEqual(expect.arrayContaining(['search-haunted', 'search-number', 'search-zombies']))
  })

  it('[R-73] they stand on the free places farthest from the way in', () => {
    const match = inRoom().play(SEARCH, [4, 3, 1])
    // Both far corners, then the next best beside one of them.
    expect(match.state.zombies.map(({ x, y }) => [x, y]).slice(0, 2)).toEqual([
      [385, 215],
      [385, 385],
    ])
    expect(match.state.zombies[2]!.x).toBeGreaterThan(350)
  })

  it('[R-55] never more than five for each human', () => {
    const crowd = Array.from({ length: 9 }, (_, i) => ({ at: [600 + 30 * i, 1000] as const }))
    const match = inRoom('ordinary', {}, { zombies: crowd }).play(SEARCH, [6, 6, 1])
    expect(match.state.zombies).toHaveLength(10)
  })

  it('[DWA-16.2.c] [DWA-16.2.d] [DWA-16.2.e] [R-74] the place changes what is found', () => {
    const found = (site: Site, dice: number[]): string | undefined =>
      inRoom(site)
        .play(SEARCH, [1, ...dice], dice.length > 5 ? ['Abel'] : [])
        .kinds()
        .find((kind) => /^search-(nothing|survivor|object|weapon)$/.test(kind))
    expect(found('ordinary', [1])).toBe('search-nothing')
    expect(found('medical', [1])).toBe('search-nothing')
    expect(found('medical', [2])).toBe('search-nothing')
    expect(found('ordinary', [3, 3, 3])).toBe('search-object')
    expect(found('medical', [5, 3, 3])).toBe('search-object')
    expect(found('weapons', [3, 3, 3])).toBe('search-object')
    expect(found('weapons', [4, 1, 1])).toBe('search-weapon')
    expect(found('weapons', [6, 1, 1])).toBe('search-weapon')
    expect(found('ordinary', [5, 1, 1])).toBe('search-weapon')
  })

  it('[DICE-8] presence, number, find, table, quantity', () => {
    const match = inRoom().play(SEARCH, [6, 1, 6, 9, 4, 5])
    expect(match.events.flatMap(({ kind, dice }) => (dice === undefined ? [] : [[kind, ...dice]]))).toEqual([
      ['search-haunted', 6],
      ['search-number', 1],
      ['search-weapon', 6],
      ['search-table', 9, 4],
      ['search-quantity', 5],
    ])
  })

  it('[DWA-16.6.10] the find die suffers what weighs on the searcher, the presence die does not', () => {
    const near = [{ at: [230, 260] as const, gender: 'woman' as const, flaws: ['sexy' as const] }]
    const match = inRoom('ordinary', {}, { humans: near }).play(SEARCH, [4, 1, 2])
    expect(match.state.zombies).toHaveLength(1)
    expect(match.told('search-nothing')[0]).toMatchObject({ dice: [2], modifiers: [{ value: -1 }] })
  })

  it('[DWA-16.2.a] a truck or a bus is searched from outside, a car is not', () => {
    const at = (x: number, vehicle: number): [Match, DwaAction] => [
      inRoom('ordinary', { at: [x, vehicle === 0 ? 800 : 500] }),
      { type: 'search', room: -1, vehicle },
    ]
    const [match, search] = at(757, 0)
    match.play(search, [1, 1])
    expect(match.state.vehicles[0]!.searched).toBe(1)
    const [away, same] = at(756, 0)
    expect(away.refusal(same).key).toBe('search.far')
    const [beside, car] = at(262, 2)
    expect(beside.refusal(car)).toMatchObject({ rule: 'DWA-16.2.a', key: 'search.car' })
  })

  it('[DWA-7.3.b] [DWA-16.2.b] in a vehicle half as many, on its far side', () => {
    const match = inRoom('ordinary', { at: [757, 800] }).play({ type: 'search', room: -1, vehicle: 0 }, [6, 3, 1])
    expect(match.state.zombies).toHaveLength(2)
    for (const zombie of match.state.zombies) expect(zombie.x).toBeGreaterThan(800)
  })
})

describe('what is found', () => {
  it('[DWA-16.2.h] an object goes to the finder', () => {
    const match = inRoom().play(SEARCH, [1, 3, 1, 1])
    expect(match.human().pouch.objects).toEqual([{ what: 'antiseptic', of: '', on: false }])
  })

  it('[DWA-16.2.h] keys fit the car that is parked nearest', () => {
    const match = inRoom().play(SEARCH, [1, 4, 6, 6])
    expect(match.human().pouch.objects).toEqual([{ what: 'keys', of: 'near', on: false }])
  })

  it('[R-104] [R-75] a found gun holds one of the magazines found with it', () => {
    // 10: an assault rifle with 1D6 magazines.
    const match = inRoom().play(SEARCH, [1, 5, 4, 6, 3])
    expect(match.human()).toMatchObject({
      weapons: [{ id: 'assaultRifle', rounds: 6 }],
      hands: [0],
      pouch: { bullets: [FULL, FULL] },
    })
  })

  it('[R-104] cartridges and arrows fill it first, and a machine gun has its only belt', () => {
    expect(inRoom().play(SEARCH, [1, 5, 5, 20, 1, 2]).human()).toMatchObject({
      weapons: [{ id: 'doubleBarrel', rounds: 2 }],
      pouch: { cartridges: 1 },
    })
    expect(inRoom().play(SEARCH, [1, 5, 7, 20, 6, 6]).human()).toMatchObject({
      weapons: [{ id: 'bow', rounds: 1 }],
      pouch: { arrows: 11 },
    })
    expect(inRoom().play(SEARCH, [1, 5, 1, 2]).human()).toMatchObject({
      weapons: [{ id: 'machineGun', rounds: 20 }],
      pouch: { belts: [] },
    })
    expect(inRoom().play(SEARCH, [1, 5, 18, 20, 4]).human()).toMatchObject({
      weapons: [{ id: 'grenadeLauncher', rounds: 1 }],
      pouch: { grenades: { fragmentation: 3 } },
    })
  })

  it('[R-75] what does not fit into a weapon leaves it empty', () => {
    const tables = {
      weapons: { '2': { weapon: 'bow', ammunition: 'bullets', dice: 1 }, '40': { weapon: 'flamethrower' } },
    }
    const options = { houseNumbers: { tables } }
    expect(inRoom('ordinary', {}, { options }).play(SEARCH, [1, 5, 1, 1, 2]).human()).toMatchObject({
      weapons: [{ id: 'bow', rounds: 0 }],
      pouch: { bullets: [FULL, FULL] },
    })
    expect(inRoom('ordinary', {}, { options }).play(SEARCH, [1, 5, 20, 20]).human()).toMatchObject({
      weapons: [{ id: 'flamethrower', rounds: 1 }],
    })
  })

  it('[R-104] a silencer stays on its pistol', () => {
    expect(inRoom().play(SEARCH, [1, 5, 10, 20, 1]).human()).toMatchObject({
      weapons: [{ id: 'pistol', rounds: 12, silenced: true }],
      pouch: { bullets: [] },
    })
  })

  it('[R-98] what the finder may not carry is left on the ground, ammunition is taken', () => {
    const match = inRoom('ordinary', { weapons: ['rifle', 'pistol'] }).play(SEARCH, [1, 5, 4, 6, 3])
    expect(match.human().weapons.map(({ id }) => id)).toEqual(['rifle', 'pistol'])
    expect(match.human().pouch.bullets).toEqual([FULL, FULL])
    expect(match.state.lying).toMatchObject([{ x: 230, y: 300, thing: { weapon: { id: 'assaultRifle', rounds: 6 } } }])
  })

  it('[R-105] [R-107] [DWA-16.2.g] a survivor joins in contact, armed by one roll, and acts from the next turn on', () => {
    // 4: a boy; 30: a silenced pistol with 2 magazines.
    const match = inRoom().play(SEARCH, [1, 2, 1, 3, 10, 20, 2], ['Abel'])
    const found = match.human(2)
    expect(found).toMatchObject({
      name: 'Abel',
      team: 0,
      joined: 1,
      archetype: 'civilian',
      gender: 'man',
      rank: 1,
      morale: 10,
      abilities: [],
      flaws: [],
      whereabouts: 'table',
      weapons: [{ id: 'pistol', rounds: 12 }],
      hands: [0],
      pouch: { bullets: [FULL] },
    })
    expect(Math.hypot(found.x - 230, found.y - 300)).toBeLessThanOrEqual(26)
    expect(match.offered('activate')).toEqual([{ type: 'activate', human: 1, as: 'act', ability: 'none' }])
  })

  it('[R-105] soldiers and the law may be of either gender, and ammunition alone is all some have', () => {
    const match = inRoom().play(SEARCH, [1, 2, 1, 1, 3, 20, 4], ['woman', 'Alma'])
    expect(match.human(2)).toMatchObject({
      name: 'Alma',
      gender: 'woman',
      archetype: 'military',
      weapons: [],
      pouch: { bullets: [FULL, FULL, FULL, FULL] },
    })
  })
})

describe('luck', () => {
  const lucky = { abilities: ['lucky'] as AbilityId[] }
  const change = (by: -1 | 0 | 1): DwaAction => ({ type: 'lucky', change: by })

  it('[R-70.1] one roll of a search is changed by one after it was seen, and no other', () => {
    const match = inRoom('ordinary', lucky).play(SEARCH, [4])
    expect(match.asked()).toEqual(['0 lucky'])
    expect(match.offered()).toEqual([change(-1), change(0), change(1)])
    // Nobody is left there, and nobody is asked about the find.
    match.play(change(-1), [1])
    expect(match.state.zombies).toEqual([])
    expect(match.human().now.abilities).toEqual(['lucky'])
  })

  it('[R-70.1] a figure that keeps it may use it later, up to the table', () => {
    const match = inRoom('ordinary', lucky).play(SEARCH, [1]).play(change(0), [4]).play(change(1), [1, 1])
    expect(match.human().weapons).toMatchObject([{ id: 'chainsaw' }])
    const table = inRoom('ordinary', lucky)
      .play(SEARCH, [1])
      .play(change(0), [5])
      .play(change(0), [1, 1])
      .play(change(1))
    expect(table.human().weapons).toMatchObject([{ id: 'machineGun' }])
  })

  it('[R-70.3] a roll of a search is made again where a figure inspires it', () => {
    const match = inRoom('ordinary', {}, { humans: [{ at: [230, 260], abilities: ['inspiring'] }] }).play(SEARCH, [4])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [2, 1])
    expect(match.state.zombies).toEqual([])
  })
})

describe('tables', () => {
  it('[DWA-16.2.f] survivors by 2D6', () => {
    expect(Object.values(SURVIVOR_TABLE).join(' ')).toBe('soldier law boy man woman man woman man girl law soldier')
    expect(Object.keys(SURVIVOR_TABLE).map(Number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('[DWA-16.2.h] objects by 2D6', () => {
    expect(Object.values(OBJECT_TABLE).join(' ')).toBe(
      'antiseptic extinguisher radio largeKit smallKit mediumKit smallKit fuel battery extinguisher keys',
    )
    expect(KITS).toEqual({ smallKit: 1, mediumKit: 2, largeKit: 3 })
    expect(Object.values(FIND)).toEqual(['nothing', 'survivor', 'object', 'object', 'weapon', 'weapon'])
  })

  it('[DWA-16.2.i] weapons by 2D20', () => {
    const written = Object.entries(WEAPON_FIND_TABLE).map(([score, { weapon, ammunition, dice, grenade, silenced }]) =>
      [score, weapon, ammunition && `${dice}d ${grenade ?? ammunition}`, silenced && 'silenced']
        .filter(Boolean)
        .join(' '),
    )
    expect(written).toEqual([
      '2 chainsaw',
      '3 machineGun 0d belt',
      '4 sniperRifle 1d bullets',
      '5 scythe',
      '6 3d arrows',
      '7 crossbow 2d arrows',
      '8 sword',
      '9 3d cartridges',
      '10 assaultRifle 1d bullets',
      '11 hammer',
      '12 hockeyStick',
      '13 carbine 1d bullets',
      '14 bat',
      '15 2d arrows',
      '16 rifle 1d bullets',
      '17 knife',
      '18 1d bullets',
      '19 hockeyStick',
      '20 carbine 1d bullets',
      '21 bat',
      '22 2d arrows',
      '23 1d bullets',
      '24 twoHandedAxe',
      '25 doubleBarrel 2d cartridges',
      '26 samuraiSword',
      '27 bow 2d arrows',
      '28 revolver 1d bullets',
      '29 crowbar',
      '30 pistol 1d bullets silenced',
      '31 submachineGun 1d bullets',
      '32 golfClub',
      '33 sawnOff 2d cartridges',
      '34 machete',
      '35 1d molotov',
      '36 1d flash',
      '37 1d fragmentation',
      '38 grenadeLauncher 1d fragmentation',
      '39 machineGun 0d belt',
      '40 flamethrower',
    ])
  })

  it('[R-113] house numbers replace rows, and what they changed is named', () => {
    const houseNumbers = { tables: { objects: { '2': 'radio' }, find: { '1': 'object' } }, scores: { zombiesFound: 7 } }
    const match = inRoom('ordinary', {}, { options: { houseNumbers } }).play(SEARCH, [6, 1, 1, 1])
    expect(match.human().pouch.objects).toMatchObject([{ what: 'radio' }])
    expect(match.told('search-quiet')[0]!.about).toMatchObject({ house: 'scores.zombiesFound' })
    expect(match.told('search-object')[0]!.about).toMatchObject({ house: 'tables.find.1' })
  })

  it('a row that no table has is refused', () => {
    const wrong = (tables: object) => () => inRoom('ordinary', {}, { options: { houseNumbers: { tables } as never } })
    expect(wrong({ objects: { '13': 'radio' } })).toThrow('houseNumbers.tables.objects.13')
    expect(wrong({ weapons: { '2': { dice: 1 } } })).toThrow('houseNumbers.tables.weapons.2')
    expect(wrong({ weapons: { '2': { weapon: 'spoon' } } })).toThrow('houseNumbers.tables.weapons.2.weapon')
    expect(wrong({ kits: { smallKit: 0 } })).toThrow('houseNumbers.tables.kits.smallKit')
  })
})
