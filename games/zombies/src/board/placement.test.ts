import { freshState } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { optionsSchema, tilesOf, type ZombiesOptions } from '../options.js'
import type { Zombies } from '../state.js'
import {
  buildingOf,
  buildingSpaces,
  isHelipadCentre,
  joinedSpaces,
  layTile,
  liftTile,
  slotAt,
  spaceOf,
} from './board.js'
import { gateTownSide, placements, whyNotPlace } from './placement.js'
import { NORTH, SOUTH } from './tiles.js'
import { spaceName } from './whereabouts.js'

/** A table with tiles on it, each as `id turn x y`. Only what the board needs. */
function table(...tiles: [id: string, turn: number, x: number, y: number][]): Zombies {
  return tableWith({}, ...tiles)
}

function tableWith(
  given: Readonly<Record<string, string>>,
  ...tiles: [id: string, turn: number, x: number, y: number][]
): Zombies {
  const options = resolveOptions(optionsSchema, given) as ZombiesOptions
  const s = freshState(
    options,
    2,
    { kind: 'none', step: 0 },
    {
      options,
      tileKind: [],
      tileTurn: [],
      tileX: [],
      tileY: [],
      neighbour: [],
      links: [],
      joins: [],
      zombie: [],
      counter: [],
      gateTownSide: -1,
    },
  ) as unknown as Zombies
  for (const [id, turn, x, y] of tiles) layTile(s, kindOf(s, id), turn, x, y)
  return s
}

const kindOf = (s: Zombies, id: string): number => tilesOf(s.options).index[id]!
const places = (s: Zombies, id: string) => placements(s, kindOf(s, id)).map(({ x, y, turn }) => `${x},${y}:${turn}`)

describe('laying a tile', () => {
  it('[ZMB-1.3.1.d] joins road to road and never runs a road against a wall', () => {
    const s = table(['town_square', 0, 0, 0])
    expect(places(s, 'straight_t')).toEqual(['0,-1:0', '-1,0:1', '1,0:1', '0,1:0'])
    expect(whyNotPlace(s, kindOf(s, 'straight_t'), { x: 0, y: -1, turn: 1 })).toBe('ZMB-1.3.1.d')
    expect(whyNotPlace(s, kindOf(s, 'straight_t'), { x: 0, y: 0, turn: 0 })).toBe('ZMB-1.3.1.d')
    expect(places(s, 'hospital')).toHaveLength(4)
    expect(places(s, 'cross_t')).toHaveLength(4)
  })

  it('[ZMB-1.3.1.d] closed side to closed side alone is no connection', () => {
    const s = table(['town_square', 0, 0, 0], ['straight_t', 1, 1, 0])
    expect(whyNotPlace(s, kindOf(s, 'straight_t'), { x: 1, y: -1, turn: 1 })).toBe('ZMB-1.3.1.n')
    expect(whyNotPlace(s, kindOf(s, 'straight_t'), { x: 2, y: 0, turn: 1 })).toBeNull()
  })

  it('[ZMB-1.3.1.m] the front gate has one end on a town road and the other free', () => {
    const s = table(['town_square', 0, 0, 0])
    expect(places(s, 'front_gate')).toEqual(['0,-1:0', '-1,0:1', '1,0:1', '0,1:0'])
    expect(gateTownSide(s, kindOf(s, 'front_gate'), { x: 0, y: 1, turn: 0 })).toBe(NORTH)
  })

  it('[ZMB-1.3.1.n] [ZMB-1.3.1.o] base tiles join the base and town tiles the town', () => {
    const s = table(['town_square', 0, 0, 0])
    expect(places(s, 'straight_b')).toEqual([])
    s.gateTownSide = NORTH
    layTile(s, kindOf(s, 'front_gate'), 0, 0, 1)
    expect(places(s, 'straight_b')).toEqual(['0,2:0'])
    expect(whyNotPlace(s, kindOf(s, 'straight_t'), { x: 0, y: 2, turn: 0 })).toBe('ZMB-1.3.1.n')
  })
})

/** A town square with the gate to its south, its town end up. */
function gated(given: Readonly<Record<string, string>>, ...tiles: [string, number, number, number][]): Zombies {
  const s = tableWith(given, ['town_square', 0, 0, 0])
  s.gateTownSide = NORTH
  for (const [id, turn, x, y] of [['front_gate', 0, 0, 1] as const, ...tiles]) layTile(s, kindOf(s, id), turn, x, y)
  return s
}

describe('where a tile may lie', () => {
  it('[ZMB-1.3.1.c] [ZMB-1.3.1.e] any way round that differs: a corner four, a straight two, a crossroads one', () => {
    const s = table(['town_square', 0, 0, 0])
    const north = (id: string) => places(s, id).filter((place) => place.startsWith('0,-1:'))
    // A corner has a road to the south in two of its four rotations, a T in three.
    expect(north('corner_t')).toEqual(['0,-1:0', '0,-1:1'])
    expect(north('tee_t')).toEqual(['0,-1:0', '0,-1:1', '0,-1:3'])
    expect(north('cross_t')).toEqual(['0,-1:0'])
    expect(north('straight_t')).toEqual(['0,-1:0'])
    expect(north('hospital')).toEqual(['0,-1:0'])
    expect(north('drug_store')).toEqual(['0,-1:1', '0,-1:3'])
  })

  it('[ZMB-1.3.1.d] every neighbour must agree, road with road and wall with wall', () => {
    // Roads come at (1,-1) from the south and from the west.
    const s = table(['town_square', 0, 0, 0], ['cross_t', 0, 0, -1], ['cross_t', 0, 1, 0])
    const there = (id: string) => places(s, id).filter((place) => place.startsWith('1,-1:'))
    expect(there('corner_t')).toEqual(['1,-1:1'])
    expect(there('straight_t')).toEqual([])
    expect(there('tee_t')).toEqual(['1,-1:0', '1,-1:1'])
    expect(there('helipad_town')).toEqual(['1,-1:0'])
    expect(whyNotPlace(s, kindOf(s, 'corner_t'), { x: 1, y: -1, turn: 0 })).toBe('ZMB-1.3.1.d')
    expect(whyNotPlace(s, kindOf(s, 'cross_t'), { x: 1, y: 0, turn: 0 })).toBe('ZMB-1.3.1.d')
  })

  it('[ZMB-1.3.1.d] corner to corner is no contact, and a place apart from all is none', () => {
    const s = table(['town_square', 0, 0, 0])
    expect(whyNotPlace(s, kindOf(s, 'cross_t'), { x: 1, y: 1, turn: 0 })).toBe('ZMB-1.3.1.n')
    expect(whyNotPlace(s, kindOf(s, 'cross_t'), { x: 5, y: 5, turn: 0 })).toBe('ZMB-1.3.1.n')
  })

  it('[ZMB-1.3.1.m] the gate never stands between two roads', () => {
    const s = table(['town_square', 0, 0, 0], ['cross_t', 0, 1, 0], ['cross_t', 0, 1, 1], ['corner_t', 0, 0, 2])
    // At (0,1) roads come from the north, the east and the south.
    expect(whyNotPlace(s, kindOf(s, 'front_gate'), { x: 0, y: 1, turn: 0 })).toBe('ZMB-1.3.1.d')
    layTile(s, kindOf(s, 'straight_t'), 1, -1, 0)
    layTile(s, kindOf(s, 'straight_t'), 0, -2, 1)
    layTile(s, kindOf(s, 'corner_t'), 0, -3, 0)
    // At (-2,0) it would be with both ends on a road, and one more road against its wall.
    expect(whyNotPlace(s, kindOf(s, 'front_gate'), { x: -2, y: 0, turn: 1 })).toBe('ZMB-1.3.1.d')
    const both = table(['town_square', 0, 0, 0], ['corner_t', 0, -2, 0])
    expect(whyNotPlace(both, kindOf(both, 'front_gate'), { x: -1, y: 0, turn: 1 })).toBe('ZMB-1.3.1.m')
    expect(whyNotPlace(both, kindOf(both, 'straight_t'), { x: -1, y: 0, turn: 1 })).toBeNull()
  })

  it('[ZMB-1.3.1.n] [ZMB-R.02] the gate is the only link: base roads join base roads, town roads town roads', () => {
    const s = gated({}, ['cross_b', 0, 0, 2])
    expect(places(s, 'straight_b')).toEqual(['-1,2:1', '1,2:1', '0,3:0'])
    expect(places(s, 'straight_t')).toEqual(['0,-1:0', '-1,0:1', '1,0:1'])
    for (const [x, y] of [
      [-1, 2],
      [1, 2],
      [0, 3],
    ] as const)
      expect(whyNotPlace(s, kindOf(s, 'cross_t'), { x, y, turn: 0 })).toBe('ZMB-1.3.1.n')
    expect(whyNotPlace(s, kindOf(s, 'cross_b'), { x: 1, y: 0, turn: 0 })).toBe('ZMB-1.3.1.n')
  })

  it('[ZMB-1.3.1.o] where an open town road and an open base road meet nothing ever fits', () => {
    // (1,2) is open to the base road from the west and to the town road from the north.
    const s = gated({}, ['cross_b', 0, 0, 2], ['corner_t', 1, 1, 0], ['straight_t', 0, 1, 1])
    const fits = tilesOf(s.options).kinds.filter((kind, i) =>
      kind.rotations.some((turn) => whyNotPlace(s, i, { x: 1, y: 2, turn }) === null),
    )
    expect(fits).toEqual([])
    expect(whyNotPlace(s, kindOf(s, 'corner_t'), { x: 1, y: 2, turn: 2 })).toBe('ZMB-1.3.1.n')
    expect(whyNotPlace(s, kindOf(s, 'corner_b'), { x: 1, y: 2, turn: 2 })).toBe('ZMB-1.3.1.n')
  })

  it('[ZMB-1.3.1.p] town and base lie side by side where both sides are walls; by option they do not', () => {
    // A town road runs past the closed side of the gate, at (1,1).
    const beside = (given: Readonly<Record<string, string>>) => {
      const s = gated(given, ['straight_b', 0, 0, 2], ['corner_t', 1, 1, 0])
      return whyNotPlace(s, kindOf(s, 'straight_t'), { x: 1, y: 1, turn: 0 })
    }
    expect(beside({})).toBeNull()
    expect(beside({ baseTownAdjacency: 'none' })).toBe('ZMB-1.3.1.p')
    // The same the other way round: the gate beside a town tile.
    const gate = (given: Readonly<Record<string, string>>) => {
      const s = tableWith(given, ['town_square', 0, 0, 0], ['corner_t', 1, 1, 0], ['straight_t', 0, 1, 1])
      return places(s, 'front_gate')
    }
    expect(gate({})).toEqual(['0,-1:0', '-1,0:1', '0,1:0', '1,2:0'])
    expect(gate({ baseTownAdjacency: 'none' })).toEqual(['0,-1:0', '-1,0:1', '1,2:0'])
  })
})

describe('the board', () => {
  it('[ZMB-T.b] [ZMB-T.c] joins spaces by road, by door, and from exit to exit', () => {
    const s = table(['town_square', 0, 0, 0], ['drug_store', 0, 1, 0])
    expect(joinedSpaces(s, spaceOf(0, 4)).sort()).toEqual([1, 3, 5, 7])
    expect(joinedSpaces(s, spaceOf(0, 5))).toContain(spaceOf(1, 3))
    expect(joinedSpaces(s, spaceOf(1, 4))).toContain(spaceOf(1, 1))
    expect(joinedSpaces(s, spaceOf(1, 0))).toEqual([spaceOf(1, 1)])
  })

  it('[ZMB-T.b] crosses to a neighbour from exit to exit alone, on a helipad too', () => {
    const s = table(['town_square', 0, 0, 0], ['helipad_town', 0, 0, 1], ['helipad_base', 0, 1, 1])
    // All nine spaces of the helipad are joined inside, the corner (2,2) to two of them.
    expect(joinedSpaces(s, spaceOf(1, 8)).sort((a, b) => a - b)).toEqual([spaceOf(1, 5), spaceOf(1, 7)])
    expect(joinedSpaces(s, spaceOf(1, 2))).not.toContain(spaceOf(2, 0))
    expect(joinedSpaces(s, spaceOf(1, 5))).toContain(spaceOf(2, 3))
    expect(joinedSpaces(s, spaceOf(1, 1))).toContain(spaceOf(0, 7))
  })

  it('[ZMB-T.c] leads nowhere through a wall: not from a room to the street, not between two wings', () => {
    const s = table(['town_square', 0, 0, 0], ['toy_store', 2, 1, 0], ['barracks', 1, 3, 0])
    // The toy store half turned: roads to the north and the west, doors (2,0)-(1,0) and (0,2)-(0,1).
    expect(joinedSpaces(s, spaceOf(1, 3)).sort((a, b) => a - b)).toEqual([spaceOf(0, 5), spaceOf(1, 4), spaceOf(1, 6)])
    expect(joinedSpaces(s, spaceOf(1, 4)).sort((a, b) => a - b)).toEqual([spaceOf(1, 1), spaceOf(1, 3)])
    expect(joinedSpaces(s, spaceOf(1, 2)).sort((a, b) => a - b)).toEqual([spaceOf(1, 1), spaceOf(1, 5)])
    // The barracks on their side: a wing above the road and one below it.
    expect(joinedSpaces(s, spaceOf(2, 1)).sort((a, b) => a - b)).toEqual([spaceOf(2, 0), spaceOf(2, 2)])
    expect(joinedSpaces(s, spaceOf(2, 4)).sort((a, b) => a - b)).toEqual([spaceOf(2, 3), spaceOf(2, 5)])
  })

  it('[ZMB-T.e] counts tiles eastwards and southwards from the town square, and spaces by row and column', () => {
    const s = table(['town_square', 0, 0, 0], ['straight_t', 0, 0, -1], ['straight_t', 1, -1, 0])
    expect([slotAt(s, 0, 0), slotAt(s, 0, -1), slotAt(s, -1, 0), slotAt(s, 1, 0)]).toEqual([0, 1, 2, -1])
    expect(spaceName(s, spaceOf(0, 4))).toBe('(0,0):(1,1)')
    expect(spaceName(s, spaceOf(1, 7))).toBe('(0,-1):(2,1)')
    expect(spaceName(s, spaceOf(2, 5))).toBe('(-1,0):(1,2)')
    // North of the square its road goes on.
    expect(joinedSpaces(s, spaceOf(0, 1))).toContain(spaceOf(1, 7))
  })

  it('[ZMB-T.h] knows a building as all rooms of its tile, and the road before each of its doors', () => {
    const s = table(['town_square', 0, 0, 0], ['florist', 0, 1, 0], ['barracks', 1, 2, 0])
    expect(buildingSpaces(s, 1)).toEqual([9, 10, 11])
    expect([0, 1, 2, 3, 4, 5, 7].map((cell) => buildingOf(s, spaceOf(1, cell)))).toEqual([1, 1, 1, -1, 1, -1, -1])
    // Both wings are one building; its doors are at the two ends of the road.
    expect(buildingSpaces(s, 2)).toEqual([18, 19, 20, 24, 25, 26])
    expect([3, 4, 5].map((cell) => buildingOf(s, spaceOf(2, cell)))).toEqual([2, -1, 2])
    expect(buildingOf(s, spaceOf(0, 4))).toBe(-1)
  })

  it('knows the middle of a helipad and forgets a tile that is lifted', () => {
    const s = table(['town_square', 0, 0, 0], ['helipad_town', 0, 0, 1])
    expect(isHelipadCentre(s, spaceOf(1, 4))).toBe(true)
    expect(isHelipadCentre(s, spaceOf(1, 3))).toBe(false)
    s.joins = [spaceOf(0, 4), spaceOf(1, 4)]
    expect(joinedSpaces(s, spaceOf(0, 4))).toContain(spaceOf(1, 4))
    liftTile(s, 1)
    expect(slotAt(s, 0, 1)).toBe(-1)
    expect(s.joins).toEqual([])
    expect(joinedSpaces(s, spaceOf(0, 7))).toEqual([spaceOf(0, 4)])
    expect(s.neighbour[SOUTH]).toBe(-1)
  })
})
