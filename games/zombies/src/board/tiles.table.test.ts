import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { optionsSchema, tilesOf, type ZombiesOptions } from '../options.js'
import { deckOf, setupZombies } from '../setup.js'
import { EXIT_CELL, type TileKind, type Zone } from './tiles.js'

/** The table of the rules: id, zone, copies, exits, three rows, doors, then zombies, lives and bullets. */
const TABLE = `
town_square    town 1 NESW .R./RRR/.R. -                       0 0 0
helipad_town   town 1 NESW HHH/HHH/HHH -                       9 0 0
straight_t     town 4 NS   .R./.R./.R. -                       2 0 0
corner_t       town 4 ES   .../.RR/.R. -                       2 0 0
tee_t          town 4 ESW  .../RRR/.R. -                       3 0 0
cross_t        town 4 NESW .R./RRR/.R. -                       4 0 0
hospital       town 1 S    BBB/BBB/BRB 11-21                   8 4 0
lawn_garden    town 1 S    BBB/BBB/BRB 11-21                   6 2 3
police_station town 1 S    BBB/BBB/.R. 11-21                   6 2 4
sporting_goods town 1 S    BBB/BBB/.RB 11-21                   6 2 4
fire_station   town 1 S    BBB/BRB/BRB 01-11,10-11,12-11       6 4 2
drug_store     town 1 EW   BBB/RRR/... 01-11                   3 3 0
army_surplus   town 1 EW   BBB/RRR/... 01-11                   2 0 2
gas_station    town 1 ESW  BBB/RRR/.R. 01-11                   3 1 2
skate_shop     town 1 ESW  BBB/RRR/.R. 01-11                   3 0 1
florist        town 1 ESW  BBB/RRR/.R. 01-11                   3 1 1
hardware_store town 1 ES   BBB/BRR/BR. 01-11,10-11             3 1 2
toy_store      town 1 ES   BBB/BRR/BR. 02-12,20-21             3 1 1
front_gate     base 1 NS   .R./.R./.R. -                       2 0 0
straight_b     base 2 NS   .R./.R./.R. -                       2 0 0
corner_b       base 2 ES   .../.RR/.R. -                       2 0 0
tee_b          base 2 ESW  .../RRR/.R. -                       3 0 0
cross_b        base 2 NESW .R./RRR/.R. -                       4 0 0
helipad_base   base 1 NESW HHH/HHH/HHH -                       9 0 0
top_secret_lab base 1 S    BBB/BBB/.RB 11-21                   6 0 0
mess_hall      base 1 EW   BBB/RRR/... 01-11                   3 2 0
barracks       base 1 NS   BRB/BRB/BRB 00-01,02-01,20-21,22-21 3 1 1
armory         base 1 S    BBB/BBB/.R. 11-21                   6 0 6
motor_pool     base 1 S    BBB/BBB/BRB 11-21                   8 1 1
`

const { kinds, index } = tilesOf(resolveOptions(optionsSchema))
const kind = (id: string): TileKind => kinds[index[id]!]!
const LETTERS = { road: 'R', building: 'B', blocked: '.' } as const

/** A line of the table, from what the engine plays with. */
function lineOf(tile: TileKind): string {
  const facing = tile.facings[0]!
  const letters = facing.ground.map((ground) => (tile.isHelipad ? 'H' : LETTERS[ground]))
  const rows = [0, 3, 6].map((from) => letters.slice(from, from + 3).join('')).join('/')
  const exits = [...'NESW'].filter((_, direction) => facing.exits[direction]).join('')
  const { id, zone, copies, zombies, lives, bullets } = tile
  return [id, zone, copies, exits, rows, doorsOf(tile), zombies, lives, bullets].join(' ')
}

const name = (cell: number): string => `${Math.floor(cell / 3)}${cell % 3}`

/** Joins between a building and a road, each once, by building space. */
function doorsOf({ facings: [facing] }: TileKind): string {
  const doors = facing!.building.flatMap((from) =>
    facing!.joined[from]!.filter((to) => facing!.ground[to] === 'road').map((to) => `${name(from)}-${name(to)}`),
  )
  return doors.join(',') || '-'
}

describe('the tiles as printed', () => {
  it('[ZMB-T.a] [ZMB-T.c] [ZMB-R.03] [ZMB-R.12] are those of the table, cell by cell, with their doors and figures', () => {
    const asPrinted = TABLE.trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).join(' '))
    expect(kinds.map(lineOf)).toEqual(asPrinted)
    expect(kinds.filter(({ enhanced }) => enhanced).map(({ id }) => id)).toEqual(['top_secret_lab'])
  })

  it('[ZMB-T.b] have every exit on the middle cell of a side, and a road there', () => {
    expect(EXIT_CELL).toEqual([1, 5, 7, 3])
    for (const { id, facings } of kinds) {
      for (const { exits, ground } of facings)
        for (const [direction, cell] of EXIT_CELL.entries()) if (exits[direction]) expect(ground[cell], id).toBe('road')
    }
  })

  it('[ZMB-T.c] join road to road and building to building inside, and the two only by a door', () => {
    // The florist: three building spaces above a road, one door in the middle.
    const { joined } = kind('florist').facings[0]!
    expect(joined).toEqual([[1], [0, 2, 4], [1], [4], [1, 3, 5, 7], [4], [], [4], []])
    // The barracks: two wings that meet nowhere, two doors each.
    expect(kind('barracks').facings[0]!.joined).toEqual([
      [1, 3],
      [0, 2, 4],
      [1, 5],
      [0, 6],
      [1, 7],
      [2, 8],
      [3, 7],
      [4, 6, 8],
      [5, 7],
    ])
  })

  it('[ZMB-T.d] turn by quarters: a cell (r, c) goes to (c, 2 - r), and four turns are none', () => {
    const [, once, twice, thrice] = kind('toy_store').facings
    const grid = (facing: typeof once) => facing!.ground.map((ground) => LETTERS[ground]).join('')
    expect([once, twice, thrice].map(grid)).toEqual(['BBBRRB.RB', '.RBRRBBBB', 'BR.BRRBBB'])
    // Doors (0,2)-(1,2) and (2,0)-(2,1), once turned: (2,2)-(2,1) and (0,0)-(1,0).
    expect(once!.joined[8]).toContain(7)
    expect(once!.joined[0]).toContain(3)
    expect(once!.joined[1]).not.toContain(4)
    // Exits E and S become S and W, then W and N, then N and E.
    expect([once, twice, thrice].map((facing) => facing!.exits.map(Number).join(''))).toEqual(['0011', '1001', '1100'])
  })

  it('[ZMB-T.f] [ZMB-1.2.b] lie at the start in stacks of 29 and 12, one tile at the bottom, two aside, one on the table', () => {
    const first = {
      die: () => 1,
      dice: () => [1],
      draw: <T>(bag: readonly T[]) => bag[0]!,
      tie: <T>(bag: readonly T[]) => bag[0]!,
    }
    const setup = (given = {}) =>
      setupZombies(resolveOptions(optionsSchema, given) as ZombiesOptions, {
        chance: first,
        emit: null,
        reveal: null,
        asks: 'everybody',
      })
    const s = setup()
    const ids = (stack: readonly number[]) => stack.map((at) => kinds[at]!.id)
    expect([s.townStack.length, s.helipadLeft, s.baseStack.length, s.reserved.length]).toEqual([29, true, 12, 2])
    expect(ids(s.townStack)).toContain('front_gate')
    expect(ids(s.townStack)).not.toContain('helipad_town')
    expect(ids(s.reserved)).toEqual(['straight_b', 'cross_b'])
    expect(ids(s.baseStack).filter((id) => id === 'straight_b' || id === 'cross_b')).toEqual(['straight_b', 'cross_b'])
    expect(ids(s.baseStack)).toContain('helipad_base')
    expect(ids(s.tileKind)).toEqual(['town_square'])
    const town = setup({ expansion: 'baseOnly' })
    expect([town.townStack.length, town.baseStack.length, town.reserved.length]).toEqual([28, 0, 0])
    expect(ids(town.townStack)).not.toContain('front_gate')
    expect(deckOf(town.options)).toHaveLength(50)
  })

  it('[ZMB-T.g] [ZMB-1.3.1.u] hold what is put on them: zombies and tokens never exceed the building spaces', () => {
    for (const { id, isNamed, zombies, lives, bullets, facings } of kinds) {
      const spaces = facings[0]!.building.length
      if (isNamed) expect([zombies <= spaces, lives + bullets <= spaces], id).toEqual([true, true])
      else expect(lives + bullets, id).toBe(0)
    }
    const spaces = (id: string): number => kind(id).facings[0]!.building.length
    expect([spaces('fire_station'), spaces('sporting_goods'), spaces('motor_pool')]).toEqual([7, 7, 8])
    expect(doorsOf(kind('fire_station')).split(',')).toHaveLength(3)
  })

  it('ask for 158 normal zombies and six glowing ones', () => {
    const asked = (zone: Zone): number =>
      kinds.reduce((sum, { zombies, copies, enhanced, ...tile }) => {
        return tile.zone === zone && !enhanced ? sum + zombies * copies : sum
      }, 0)
    expect(asked('town') + asked('base')).toBe(158)
    expect(kind('top_secret_lab').zombies).toBe(6)
  })
})
