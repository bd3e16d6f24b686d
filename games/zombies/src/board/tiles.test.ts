import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../cards/index.js'
import data from '../data/tiles.json' with { type: 'json' }
import { optionsSchema, tilesOf } from '../options.js'
import { EAST, readTiles } from './tiles.js'

const set = readTiles(data, 'tiles')
const kind = (id: string) => set.kinds[set.index[id]!]!
const changed = (id: string, change: object) => () =>
  readTiles({ ...data, tiles: data.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)) }, 'tiles')

describe('the tiles', () => {
  it('[ZMB-T.f] are 45: 30 of the town and 15 of the base', () => {
    const count = (zone: string) =>
      set.kinds.filter((tile) => tile.zone === zone).reduce((sum, tile) => sum + tile.copies, 0)
    expect([count('town'), count('base')]).toEqual([30, 15])
    expect(set.warnings).toEqual([])
  })

  it('[ZMB-1.3.1.e] have as many rotations as differ', () => {
    expect(
      ['cross_t', 'helipad_town', 'straight_t', 'front_gate', 'barracks', 'corner_t', 'hospital'].map(
        (id) => kind(id).rotations.length,
      ),
    ).toEqual([1, 1, 2, 2, 2, 4, 4])
  })

  it('[ZMB-1.3.1.u] fire station: 7 spaces and 3 doors; sporting goods store: 7 spaces', () => {
    expect(kind('fire_station').facings[0]!.building).toHaveLength(7)
    expect(kind('fire_station').facings[0]!.doorsteps).toEqual([4])
    expect(kind('fire_station').facings[0]!.joined[4]).toEqual([1, 3, 5, 7])
    expect(kind('sporting_goods').facings[0]!.building).toHaveLength(7)
  })

  it('[ZMB-T.d] turn clockwise, doors and exits with their cells', () => {
    const [north, east] = kind('drug_store').facings
    expect(north!.exits).toEqual([false, true, false, true])
    expect(east!.exits).toEqual([true, false, true, false])
    expect(east!.building).toEqual([2, 5, 8])
    expect(kind('hospital').facings[3]!.exits.indexOf(true)).toBe(EAST)
  })

  it('are refused with the reason when they cannot be played', () => {
    expect(changed('hospital', { exits: 'N' })).toThrow('tiles.tiles[6].exits: the exit N is on a blocked cell')
    expect(changed('gas_station', { doors: [['10', '11']] })).toThrow(
      'tiles.tiles[13].doors[0]: a door is between a road and a building',
    )
    expect(changed('gas_station', { doors: [] })).toThrow(
      'tiles.tiles[13]: the building space in row 0, column 0 cannot be reached',
    )
    expect(changed('corner_t', { copies: 5 })).toThrow('tiles.tiles: expected 30 tiles of the town, found 31')
    expect(changed('town_square', { id: 'plaza' })).toThrow('tiles.tiles: the rules need a tile "town_square"')
    expect(() => resolveOptions(optionsSchema, { tiles: { name: 'x', tiles: [] } })).toThrow(
      'options.tiles.tiles: the rules need a tile',
    )
  })

  it('[ZMB-1.3.1.v] with more zombies than spaces are only warned of', () => {
    const crowded = changed('drug_store', { zombies: 9 })()
    expect(crowded.warnings[0]).toContain('9 zombies for 3 spaces')
  })

  it('can be replaced by a file', () => {
    const options = resolveOptions(optionsSchema, { tiles: { ...data, name: 'mine' } as never })
    expect(tilesOf(options).name).toBe('mine')
    expect(tilesOf(resolveOptions(optionsSchema)).name).not.toBe('mine')
  })
})

describe('the event cards', () => {
  it('are 42 titles: 27 with 50 cards and 15 with 30', () => {
    const count = (which: string) =>
      TITLES.filter((title) => title.set === which).reduce((sum, title) => sum + title.copies, 0)
    expect(TITLES).toHaveLength(42)
    expect(TITLES.filter((title) => title.set === 'base')).toHaveLength(27)
    expect([count('base'), count('expansion')]).toEqual([50, 30])
  })

  it('[ZMB-1.3.2.k] name eight weapons that stay in play', () => {
    expect(TITLES.filter((title) => title.weapon).map((title) => title.id)).toEqual([
      'chainsaw',
      'fire-axe',
      'grenade',
      'hey-look-a-shotgun',
      'i-see-the-helicopter',
      'molotov-cocktail',
      'rocket-launcher',
      'skateboard',
    ])
  })
})
