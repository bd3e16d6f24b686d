import { resolveOptions } from '@shamble/module'
import { TestTable } from '@shamble/testkit'
import { describe, expect, it } from 'vitest'
import data from '../data/tiles.json' with { type: 'json' }
import module from '../index.js'
import { optionsSchema } from '../options.js'

/** The published tiles with one of them changed, as a player's own file. */
const changed = (id: string, change: object) => ({
  name: 'mine',
  tiles: data.tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile)),
})
const without = (id: string) => ({ name: 'mine', tiles: data.tiles.filter((tile) => tile.id !== id) })

function refusal(tiles: object): string {
  try {
    resolveOptions(optionsSchema, { tiles: tiles as never })
    return 'accepted'
  } catch (error) {
    return (error as Error).message
  }
}

describe('a tile file that cannot be played is refused whole, with the tile and the reason', () => {
  it.each([
    [
      'an exit on a lawn',
      'corner_t',
      { exits: 'NES' },
      'options.tiles.tiles[3].exits: the exit N is on a blocked cell',
    ],
    [
      'an exit on a building',
      'drug_store',
      { exits: 'NEW' },
      'options.tiles.tiles[11].exits: the exit N is on a blocked cell',
    ],
    [
      'a letter that is no side',
      'corner_t',
      { exits: 'EX' },
      'options.tiles.tiles[3].exits: exits are among N, E, S and W',
    ],
    ['no exit at all', 'corner_t', { exits: '' }, 'options.tiles.tiles[3].exits: '],
    [
      'a door between two roads',
      'florist',
      { doors: [['10', '11']] },
      'options.tiles.tiles[15].doors[0]: a door is between a road and a building',
    ],
    [
      'a door between two rooms',
      'florist',
      {
        doors: [
          ['01', '11'],
          ['00', '01'],
        ],
      },
      'options.tiles.tiles[15].doors[1]: a door is between',
    ],
    [
      'a door across a corner',
      'florist',
      { doors: [['00', '11']] },
      'options.tiles.tiles[15].doors[0]: a door connects two neighbouring cells',
    ],
    [
      'a door of three cells',
      'florist',
      { doors: [['01', '11', '21']] },
      'options.tiles.tiles[15].doors[0]: a door connects two neighbouring cells',
    ],
    [
      'a door twice',
      'florist',
      {
        doors: [
          ['01', '11'],
          ['11', '01'],
        ],
      },
      'options.tiles.tiles[15].doors[1]: this door is already there',
    ],
    [
      'a door off the tile',
      'florist',
      { doors: [['01', '31']] },
      'options.tiles.tiles[15].doors[0][1]: a cell is a row and a column from 0 to 2',
    ],
    [
      'a room without a door',
      'barracks',
      {
        doors: [
          ['00', '01'],
          ['20', '21'],
        ],
      },
      'options.tiles.tiles[26]: the building space in row 0, column 2 cannot be reached',
    ],
    [
      'more tokens than rooms',
      'florist',
      { lives: 2, bullets: 2 },
      'options.tiles.tiles[15]: more tokens (4) than building spaces (3) (ZMB-T.g)',
    ],
    [
      'a token on a road',
      'cross_t',
      { bullets: 1 },
      'options.tiles.tiles[5]: more tokens (1) than building spaces (0) (ZMB-T.g)',
    ],
    [
      'a row too long',
      'corner_t',
      { grid: ['....', '.RR', '.R'] },
      'options.tiles.tiles[3].grid: expected three rows of three',
    ],
    [
      'four rows',
      'corner_t',
      { grid: ['...', '.RR', '.R.', '...'] },
      'options.tiles.tiles[3].grid: expected three rows of three',
    ],
    [
      'a sixth fire station room',
      'fire_station',
      { grid: ['BBB', 'BRB', '.RB'] },
      'options.tiles.tiles[10]: fire_station has 7 building spaces and 3 doors (ZMB-1.3.1.u)',
    ],
    [
      'a fire station with two doors',
      'fire_station',
      {
        doors: [
          ['01', '11'],
          ['10', '11'],
        ],
      },
      'options.tiles.tiles[10]: fire_station has 7 building spaces and 3 doors',
    ],
    [
      'a sporting goods store of six',
      'sporting_goods',
      { grid: ['BBB', 'BBB', '.R.'] },
      'options.tiles.tiles[9]: sporting_goods has 7 building spaces (ZMB-1.3.1.u)',
    ],
    [
      'a helipad without a middle',
      'helipad_town',
      { grid: ['HHH', 'H.H', 'HHH'] },
      'options.tiles.tiles[1]: the middle of a helipad is one of its spaces (ZMB-1.1.a)',
    ],
    [
      'a third helipad',
      'cross_t',
      { grid: ['.R.', 'RHR', '.R.'] },
      'options.tiles.tiles[5]: only helipad_town and helipad_base have spaces H',
    ],
    [
      'a town square with three exits',
      'town_square',
      { exits: 'ESW' },
      'options.tiles.tiles[0]: the town square has a road in its middle and four exits (ZMB-1.2.c)',
    ],
    [
      'a gate with three ends',
      'front_gate',
      { exits: 'NSE', grid: ['.R.', '.RR', '.R.'] },
      'options.tiles.tiles[18]: the front gate has two ends (ZMB-1.3.1.m)',
    ],
    ['a field nobody knows', 'corner_t', { colour: 'red' }, 'options.tiles.tiles[3].colour'],
  ])('[ZMB-T.g] %s', (_, id, change, message) => {
    expect(refusal(changed(id, change))).toContain(message)
  })

  it('[ZMB-T.f] and so is a set that does not add up', () => {
    expect(refusal(changed('tee_t', { copies: 3 }))).toBe(
      'options.tiles.tiles: expected 30 tiles of the town, found 29',
    )
    expect(refusal(changed('tee_b', { copies: 3 }))).toBe(
      'options.tiles.tiles: expected 15 tiles of the base, found 16',
    )
    // 45 in all, and yet wrong.
    const swapped = changed('tee_t', { copies: 3 })
    swapped.tiles = swapped.tiles.map((tile) => (tile.id === 'tee_b' ? { ...tile, copies: 3 } : tile))
    expect(refusal(swapped)).toBe('options.tiles.tiles: expected 30 tiles of the town, found 29')
    expect(refusal(changed('helipad_town', { zone: 'base' }))).toBe(
      'options.tiles.tiles[1]: helipad_town is a town tile; copies: 1',
    )
    expect(refusal(changed('front_gate', { copies: 2 }))).toContain('front_gate is a base tile; copies: 1')
    expect(refusal(without('motor_pool'))).toBe('options.tiles.tiles: the rules need a tile "motor_pool"')
    expect(refusal(changed('florist', { id: 'toy_store' }))).toBe(
      'options.tiles.tiles[17].id: two kinds of tile are called toy_store',
    )
  })
})

describe('a tile with more zombies than spaces', () => {
  const asked = (tiles: object) =>
    TestTable.at(
      module,
      'turn 5 red place motor_pool\nred hand fear\ntile front_gate 0 1 turn 0\ntile straight_b 0 2 turn 0',
      { seats: 2, interruptMode: 'polled', tiles: tiles as never },
    )

  it('[ZMB-1.3.1.v] [ZMB-R.03] is accepted, and what fits is placed', () => {
    // A player's own motor pool of seven spaces: the eighth zombie goes back to the supply.
    const tiles = changed('motor_pool', { grid: ['BBB', 'BBB', '.RB'] })
    expect(refusal(tiles)).toBe('accepted')
    const table = asked(tiles).play('red: place motor_pool 0 3 turn 2').play('red: auto')
    expect(table.state.zombie.slice(27).filter((zombie) => zombie > 0)).toHaveLength(7)
    expect(module.game.invariants!(table.state)).toEqual([])
  })

  it('[ZMB-R.03] of eight spaces takes all eight', () => {
    const table = asked(changed('motor_pool', {})).play('red: place motor_pool 0 3 turn 2').play('red: auto')
    expect(table.state.zombie.slice(27).filter((zombie) => zombie > 0)).toHaveLength(8)
    expect(table.state.zombie[28]).toBe(0)
  })
})
