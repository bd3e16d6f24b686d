import { around, box, faultsOf, SCENARIOS, type Scenario, scenario } from '@shamble/game-dwa/scenarios'
import { describe, expect, it } from 'vitest'
import { movedBy, openingsOf, resized, touched, turnedBy, withMoreCorners, withoutRoom } from './change.js'
import { barricadedAt, edgeAt, made, mended, withExit } from './make.js'
import { type Ref, without } from './pieces.js'

const speak = (key: string): string => key
const EMPTY = scenario({
  name: 'Yard',
  table: { width: 900, depth: 700 },
  deployment: [{ outline: box(0, 250, 120, 200) }],
})
const faults = (one: Scenario): string[] =>
  faultsOf(one)
    .filter(({ remark }) => remark !== true)
    .map(({ path, key }) => `${path}: ${key}`)

/** A hut with a door in its south wall. */
const hut = (): Scenario => {
  const room = made(EMPTY, 'room', [400, 200], [530, 300], speak)!.scenario
  return made(room, 'door', [460, 305], [460, 305], speak)!.scenario
}
const ROOM: Ref = { list: 'rooms', index: 0 }

describe('a room', () => {
  it('is drawn with its walls, and where it leans on one that one serves', () => {
    const first = made(EMPTY, 'room', [400, 200], [530, 300], speak)!
    expect(first.ref).toEqual(ROOM)
    expect(first.scenario.walls).toEqual(around(box(400, 200, 130, 100)))
    const second = made(first.scenario, 'room', [530, 200], [600, 300], speak)!
    expect(second.scenario.walls).toHaveLength(7)
  })

  it('without a way in is a fault whose repair is a door, or a window', () => {
    const { scenario: shut } = made(EMPTY, 'room', [400, 200], [530, 300], speak)!
    const [fault] = faultsOf(shut).filter(({ path }) => path === 'rooms[0]')
    expect(fault?.rule).toBe('DWA-10.d')
    const { scenario: open, ref } = mended(shut, fault!.repair!)!
    expect(ref).toEqual({ list: 'openings', index: 0 })
    expect(faults(open)).toEqual([])
  })

  it('goes with its walls and the door in them', () => {
    const moved = movedBy(hut(), ROOM, 37, 21)
    expect(moved.openings[0]).toMatchObject({ from: [517, 321], to: [477, 321] })
    expect(faults(moved)).toEqual([])
    expect(openingsOf(moved, 0)).toHaveLength(1)
  })

  it('is not moved over the edge of the table', () => {
    expect(movedBy(hut(), ROOM, -1_000, -1_000).rooms[0]!.outline[0]).toEqual([0, 0])
    expect(movedBy(hut(), ROOM, 1_000, 1_000).rooms[0]!.outline[2]).toEqual([900, 700])
  })

  it('can be turned by any angle, and its door stays in its wall', () => {
    for (const degrees of [1, 17, 45, 90, 133, 270]) {
      const turned = turnedBy(hut(), ROOM, degrees)
      expect([degrees, faults(turned)]).toEqual([degrees, []])
      expect(openingsOf(turned, 0).length + turned.openings.length).toBeGreaterThan(0)
    }
    expect(turnedBy(hut(), ROOM, 180).rooms[0]!.outline[0]).toEqual([530, 300])
  })

  it('can be made larger, and its door keeps its width', () => {
    const large = resized(hut(), ROOM, { x: 400, y: 200, width: 260, depth: 150 })
    expect(large.openings[0]).toMatchObject({ from: [540, 350], to: [500, 350] })
    expect(faults(large)).toEqual([])
  })

  it('is taken away with its walls and openings; the next room keeps the wall that they share', () => {
    const both = made(hut(), 'room', [530, 200], [600, 300], speak)!.scenario
    const bare = withoutRoom(both, 0)
    expect(bare.rooms).toHaveLength(1)
    expect(bare.openings).toEqual([])
    expect(bare.walls).toHaveLength(4)
  })
})

describe('other pieces', () => {
  it('a door off every wall is a fault, and falls on the wall it is put near', () => {
    const stray = made(EMPTY, 'door', [300, 100], [300, 100], speak)!.scenario
    expect(faults(stray)).toEqual(['openings[0]: it is off its wall: both its ends must be on one wall'])
    expect(hut().openings[0]).toMatchObject({ from: [480, 300], to: [440, 300] })
  })

  it('a door in a slanting wall is exactly in it', () => {
    const wall = made(EMPTY, 'wall', [300, 100], [517, 233], speak)!.scenario
    const open = made(wall, 'door', [400, 165], [400, 165], speak)!.scenario
    expect(open.walls).toHaveLength(3)
    expect(faults(open)).toEqual([])
  })

  it('a barricade closes what it bars and is taken away again', () => {
    const [open] = hut().openings
    const scene = { ...hut(), openings: [{ ...open!, state: 'open' as const }] }
    const barred = barricadedAt(scene, [460, 310])!.scenario
    expect(barred.openings[0]).toMatchObject({ state: 'closed', barricaded: true })
    expect(barricadedAt(barred, [460, 310])!.scenario.openings[0]!.barricaded).toBeUndefined()
    expect(barricadedAt(scene, [100, 100])).toBeNull()
  })

  it('objectives that count openings keep to the same ones', () => {
    const two = made(hut(), 'window', [460, 195], [460, 195], speak)!.scenario
    const held: Scenario = {
      ...two,
      objectives: [{ id: 'hold', name: 'Hold', kind: 'hold', openings: [0, 1], broken: 0 }],
    }
    expect(without(held, { list: 'openings', index: 0 }).objectives[0]).toMatchObject({ openings: [0] })
  })

  it('an edge is a way out, or no longer', () => {
    expect(edgeAt(EMPTY, [890, 300])).toBe('east')
    const out = withExit(EMPTY, 'east')
    expect(out.exits).toEqual(['east'])
    expect(withExit(out, 'east').exits).toBeUndefined()
  })

  it('an outline gets one more corner in its longest side', () => {
    const ground = made(EMPTY, 'difficult', [400, 200], [530, 300], speak)!.scenario
    expect(withMoreCorners(ground, { list: 'difficult', index: 0 }).difficult[0]![1]).toEqual([465, 200])
  })

  it('are touched from above: a figure before a wall, a wall before a room, a small area before a large one', () => {
    const { street } = SCENARIOS
    expect(touched(street, [555, 655], 6)).toEqual({ list: 'vehicles', index: 0 })
    expect(touched(street, [240, 541], 6)).toEqual({ list: 'openings', index: 0 })
    expect(touched(street, [270, 543], 6)?.list).toBe('walls')
    expect(touched(street, [250, 500], 6)).toEqual({ list: 'rooms', index: 2 })
    expect(touched(street, [1180, 100], 6)).toBeNull()
  })
})
