import { freshState, resolveOptions } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { optionsSchema, tilesOf, type ZombiesOptions } from '../options.js'
import type { Zombies } from '../state.js'
import { isHelipadCentre, joinedSpaces, layTile, liftTile, slotAt, spaceOf } from './board.js'
import { gateTownSide, placements, whyNotPlace } from './placement.js'
import { NORTH, SOUTH } from './tiles.js'

/** A table with tiles on it, each as `id turn x y`. Only what the board needs. */
function table(...tiles: [id: string, turn: number, x: number, y: number][]): Zombies {
  const options = resolveOptions(optionsSchema) as ZombiesOptions
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
  ) as unknown as Zombies // prettier-ignore
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

describe('the board', () => {
  it('[ZMB-T.b] [ZMB-T.c] joins spaces by road, by door, and from exit to exit', () => {
    const s = table(['town_square', 0, 0, 0], ['drug_store', 0, 1, 0])
    expect(joinedSpaces(s, spaceOf(0, 4)).sort()).toEqual([1, 3, 5, 7])
    expect(joinedSpaces(s, spaceOf(0, 5))).toContain(spaceOf(1, 3))
    expect(joinedSpaces(s, spaceOf(1, 4))).toContain(spaceOf(1, 1))
    expect(joinedSpaces(s, spaceOf(1, 0))).toEqual([spaceOf(1, 1)])
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
