import { BadInput } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { scenarioText } from '../text/scenarios.js'
import { around, box, door, low, pane, room, scenario, wall } from './draw.js'
import type { Scenario, ScenarioObjective, Spot } from './scenario.js'
import { type Fault, faultsOf } from './validate.js'

const inside = box(300, 300, 200, 200)
const zone = { outline: box(0, 0, 200, 200) }
/** A house with one door on a bare table. */
const plain = (more: Partial<Scenario> = {}): Scenario =>
  scenario({
    name: 'Test',
    table: { width: 1000, depth: 1000 },
    walls: around(inside),
    rooms: [room('hut', 'Hut', inside)],
    openings: [door(380, 300, 420, 300)],
    deployment: [zone],
    ...more,
  })
const faults = (more: Partial<Scenario>): Fault[] => faultsOf(plain(more)).filter(({ remark }) => remark !== true)
const remarks = (more: Partial<Scenario>): Fault[] => faultsOf(plain(more)).filter(({ remark }) => remark === true)
/** Where and why, for all that stops a game. */
const said = (more: Partial<Scenario>) =>
  faults(more).map(({ path, key, params }) => new BadInput(path, key, params).message)
const aim = (objective: object): Partial<Scenario> => ({
  objectives: [{ id: 'aim', name: 'Aim', ...objective } as unknown as ScenarioObjective],
})

describe('a sound scenario', () => {
  it('has no faults', () => {
    expect(faultsOf(plain({ turnLimit: 10 }))).toEqual([])
  })
})

describe('pieces', () => {
  it('of no length, or that end below their foot, are faults', () => {
    expect(said({ walls: [...around(inside), wall(600, 600, 600, 600)] })).toEqual(['walls[4]: it has no length'])
    expect(said({ low: [low(600, 600, 600, 600)] })).toEqual(['low[0]: it has no length'])
    expect(said({ walls: [...around(inside), wall(600, 600, 700, 600, { foot: 80, top: 80 })] })).toEqual([
      'walls[4].top: it ends no higher than it begins',
    ])
    expect(said({ blocks: [{ outline: box(600, 600, 50, 50), flat: true }] })).toEqual([
      'blocks[0]: a flat top needs a height',
    ])
  })

  it('over the edge are faults; on the edge they are not', () => {
    expect(said({ walls: [...around(inside), wall(600, 600, 1000, 600)] })).toEqual([])
    expect(said({ walls: [...around(inside), wall(600, 600, 1001, 600)] })).toEqual([
      'walls[4]: it sticks out over the edge',
    ])
  })

  it('with an outline that crosses itself or encloses nothing are faults', () => {
    const bow: Spot[] = [
      [600, 600],
      [700, 700],
      [700, 600],
      [600, 700],
    ]
    const flat: Spot[] = [
      [600, 600],
      [700, 600],
      [650, 600],
    ]
    expect(said({ difficult: [bow, flat] })).toEqual([
      'difficult[0]: its outline encloses nothing',
      'difficult[1]: its outline encloses nothing',
    ])
    const crossed: Spot[] = [...bow.slice(0, 3), [640, 700], [600, 900]]
    expect(said({ difficult: [crossed] })).toEqual(['difficult[0]: its outline crosses itself'])
  })

  it('of one id are faults, wherever it stands', () => {
    const two = [room('hut', 'Hut', inside), room('hut', 'Shed', box(600, 600, 90, 90))]
    expect(said({ rooms: two })).toEqual(['rooms[1].id: there is another "hut"'])
    expect(said({ arrivals: ['A', 'B', 'A'] })).toEqual(['arrivals[2]: there is another "A"'])
  })
})

describe('rooms', () => {
  it('may share a wall, and not overlap', () => {
    const beside = (x: number) => ({
      rooms: [room('hut', 'Hut', inside), room('shed', 'Shed', box(x, 300, 100, 200))],
    })
    expect(said(beside(500))).toEqual([])
    expect(said(beside(499))).toEqual(['rooms[1]: it overlaps the room "hut"'])
    expect(said({ rooms: [room('hut', 'Hut', inside), room('twin', 'Twin', inside)] })).toEqual([
      'rooms[1]: it overlaps the room "hut"',
    ])
    const within = room('cupboard', 'Cupboard', box(350, 350, 50, 50))
    expect(said({ rooms: [room('hut', 'Hut', inside), within] })).toEqual(['rooms[1]: it overlaps the room "hut"'])
  })

  it('[DWA-10.d] need a way in, and a door in the longest wall is proposed', () => {
    const [fault, ...others] = faults({ openings: [] })
    expect(others).toEqual([])
    expect(fault).toMatchObject({ path: 'rooms[0]', rule: 'DWA-10.d', at: inside })
    expect(fault!.repair).toEqual({
      path: 'openings[0]',
      put: { kind: 'door', from: [380, 300], to: [420, 300], state: 'closed' },
    })
    const mended = plain({ openings: [fault!.repair!.put as Scenario['openings'][number]] })
    expect(faultsOf(mended)).toEqual([])
  })

  it('[DWA-10.d] behind other rooms are reached through them', () => {
    const back = box(300, 500, 200, 100)
    const behind = (openings: Scenario['openings']) => ({
      walls: [...around(inside), wall(500, 500, 500, 600), wall(500, 600, 300, 600), wall(300, 600, 300, 500)],
      rooms: [room('hut', 'Hut', inside), room('back', 'Back', back)],
      openings,
    })
    expect(said(behind([door(380, 300, 420, 300)]))).toEqual([
      'rooms[1]: there is no way in: it needs an opening in its walls',
    ])
    expect(said(behind([door(380, 300, 420, 300), door(380, 500, 420, 500)]))).toEqual([])
    // From the front of the house only the back room has no way in; from nowhere both have none.
    expect(said(behind([door(380, 500, 420, 500)]))).toHaveLength(2)
  })

  it('[GEO-2] too narrow for a base are faults', () => {
    const slot = box(600, 600, 24, 200)
    expect(said({ walls: [...around(inside), ...around(slot)], rooms: [room('slot', 'Slot', slot)] })).toEqual([
      'rooms[0]: it has no room for a base',
    ])
  })
})

describe('openings', () => {
  it('[DWA-10.d] off their wall are faults, with the place where they would snap', () => {
    const [fault] = faults({ openings: [door(380, 287, 420, 287)] })
    expect(fault).toMatchObject({ path: 'openings[0]', rule: 'DWA-10.d' })
    expect(fault!.repair!.put).toMatchObject({ from: [380, 300], to: [420, 300] })
    expect(faults({ openings: [door(700, 700, 740, 700)] })[0]!.repair).toBeUndefined()
    expect(said({ openings: [door(480, 300, 520, 300)] })[0]).toMatch(/^openings\[0\]: it is off its wall/)
  })

  it('[GEO-2] narrower than a base are faults', () => {
    expect(said({ openings: [door(380, 300, 406, 300)] })).toEqual([])
    expect(said({ openings: [door(380, 300, 405, 300), pane(440, 300, 480, 300)] })).toEqual([
      'openings[0]: it is 25 mm wide, and a base needs 26',
    ])
  })

  it('[R-82] are barricaded only when closed', () => {
    const open = { ...door(380, 300, 420, 300, 'open'), barricaded: true }
    expect(said({ openings: [open] })).toEqual(['openings[0]: only what is closed can be barricaded'])
    expect(faults({ openings: [open] })[0]!.repair!.put).toMatchObject({ state: 'closed' })
  })

  it('may touch one another and not overlap', () => {
    expect(said({ openings: [door(380, 300, 420, 300), pane(420, 300, 460, 300)] })).toEqual([])
    expect(said({ openings: [door(380, 300, 420, 300), pane(410, 300, 450, 300)] })).toEqual([
      'openings[1]: it overlaps opening 0',
    ])
    expect(said({ openings: [door(380, 300, 420, 300), pane(420, 300, 380, 300)] })).toHaveLength(1)
  })
})

describe('figures and things', () => {
  const zombies = (...at: Spot[]) => ({ zombies: at.map((spot) => ({ at: spot })) })

  it('[GEO-2] may touch and not overlap, on one level', () => {
    expect(said(zombies([600, 600], [625, 600]))).toEqual([])
    expect(faults(zombies([600, 600], [624, 600]))).toMatchObject([
      { path: 'zombies[1]', params: { other: 'zombies[0]' }, rule: 'GEO-2' },
    ])
    const upstairs = {
      roofs: [{ outline: box(550, 550, 200, 200), height: 60 }],
      zombies: [{ at: [600, 600] as Spot }, { at: [600, 600] as Spot, level: 60 }],
    }
    expect(said(upstairs)).toEqual([])
  })

  it('[GEO-2] are neither in walls, nor off the table, nor in the air, nor in vehicles', () => {
    expect(said(zombies([312, 400]))).toEqual(['zombies[0]: its base is in a wall'])
    expect(said(zombies([313, 400]))).toEqual([])
    expect(said(zombies([400, 305]))).toEqual(['zombies[0]: its base is in a wall'])
    expect(said({ ...zombies([400, 305]), openings: [door(380, 300, 420, 300, 'open')] })).toEqual([])
    expect(said(zombies([12, 500]))).toEqual(['zombies[0]: its base is off the table'])
    expect(said({ zombies: [{ at: [600, 600], level: 60 }] })).toEqual(['zombies[0]: there is nothing at this height'])
    const car = { vehicles: [{ id: 'car', kind: 'car', at: [600, 600] as Spot, heading: 0 }] } as const
    expect(said({ ...car, ...zombies([600, 620]) })).toEqual(['zombies[0]: its base is in a vehicle'])
    const block = { blocks: [{ outline: box(600, 600, 100, 100) }] }
    expect(said({ ...block, ...zombies([650, 650]) })).toEqual(['zombies[0]: its base is in a wall'])
  })

  it('[DWA-13.a] near where a team begins are remarked upon', () => {
    expect(remarks(zombies([312, 100]))).toMatchObject([{ path: 'zombies[0]', rule: 'DWA-13.a' }])
    expect(remarks(zombies([313, 100]))).toEqual([])
  })

  it('[R-77.6] vehicles are neither in walls nor in one another', () => {
    const cars = (...at: Spot[]) => ({
      vehicles: at.map((spot, i) => ({ id: `car${i}`, kind: 'car' as const, at: spot, heading: 90 })),
    })
    expect(said(cars([700, 700], [800, 700]))).toEqual([])
    expect(said(cars([700, 700], [799, 700]))).toEqual(['vehicles[1]: it overlaps vehicle 0'])
    expect(said(cars([300, 400]))).toEqual(['vehicles[0]: it is in a wall'])
    expect(said(cars([960, 700]))).toEqual(['vehicles[0]: it sticks out over the edge'])
  })

  it('[DWA-10.d] things that nobody can get at are faults', () => {
    const kit = { objects: [{ id: 'kit', what: 'smallKit' as const, at: [400, 400] as Spot }] }
    expect(said(kit)).toEqual([])
    expect(said({ ...kit, openings: [], rooms: [] })).toEqual(['objects[0]: nobody can get there'])
    expect(said({ objects: [{ id: 'box', what: 'story', at: [600, 600] }] })).toEqual([
      'objects[0].name: an object of the story needs a name',
    ])
    expect(said({ objects: [{ id: 'keys', what: 'keys', at: [600, 600], fits: 'bus' }] })).toEqual([
      'objects[0].fits: there is no "bus"',
    ])
    expect(said({ objects: [{ id: 'keys', what: 'keys', at: [600, 600] }] })).toEqual([
      'objects[0].fits: keys fit a vehicle: say which',
    ])
  })
})

describe('deployment', () => {
  it('[R-83] has room for five bases', () => {
    expect(said({ deployment: [{ outline: box(0, 0, 138, 26) }] })).toEqual([])
    const [fault] = faults({ deployment: [{ outline: box(0, 0, 110, 26) }] })
    expect(fault).toMatchObject({ path: 'deployment[0]', params: { places: 4 }, rule: 'R-83' })
  })
})

describe('objectives', () => {
  it('[DWA-10.d] nobody can reach are faults', () => {
    const reach = aim({ kind: 'reach', outline: inside, count: 1 })
    expect(said(reach)).toEqual([])
    expect(said({ ...reach, openings: [], rooms: [] })).toEqual(['objectives[0]: nobody can get there'])
    const leave = aim({ kind: 'leave', edge: 'east', count: 1 })
    expect(said(leave)).toEqual([])
    const cut = { walls: [...around(inside), wall(900, 0, 900, 1000)] }
    expect(said({ ...leave, ...cut })).toEqual(['objectives[0]: nobody can get there'])
    const neutrals = [{ id: 'ada', name: 'Ada', at: [400, 400] as Spot, archetype: 'law', gender: 'woman' }] as const
    expect(said({ ...aim({ kind: 'rescue', neutral: 'ada' }), neutrals })).toEqual([])
    expect(said({ ...aim({ kind: 'rescue', neutral: 'ada' }), neutrals, openings: [], rooms: [] })).toEqual([
      'objectives[0]: nobody can get there',
    ])
  })

  it('[R-95] on roofs are reached by climbs of at most 10 cm, one after another', () => {
    const tower = (top: number) => ({ outline: box(600, 600, 100, 100), top, flat: true })
    const on = (level: number) => aim({ kind: 'reach', outline: box(600, 600, 100, 100), level, count: 1 })
    expect(said({ blocks: [tower(100)], ...on(100) })).toEqual([])
    expect(said({ blocks: [tower(101)], ...on(101) })).toEqual(['objectives[0]: nobody can get there'])
    const crate = { outline: box(540, 620, 60, 60), top: 60, flat: true }
    expect(said({ blocks: [tower(150), crate], ...on(150) })).toEqual([])
  })

  it('[DWA-9.1.e] on roofs are reached by jumps of at most 10 cm, and never upwards', () => {
    const roofs = (gap: number, top: number) => ({
      blocks: [
        { outline: box(400, 600, 100, 100), top: 90, flat: true },
        { outline: box(500 + gap, 600, 100, 100), top, flat: true },
      ],
      ...aim({ kind: 'reach', outline: box(500 + gap, 600, 100, 100), level: top, count: 1 }),
    })
    const cannot = ['objectives[0]: nobody can get there']
    expect(said(roofs(100, 110))).toEqual([])
    expect(said(roofs(160, 110))).toEqual(cannot)
    expect(said(roofs(100, 130))).toEqual(cannot)
  })

  it('[DWA-10.f] below roofs are reached by drops of at most 10 cm, and there is no way back', () => {
    const tower = { outline: box(600, 600, 100, 100), top: 190, flat: true }
    const ledge = { outline: box(500, 600, 60, 100), top: 110, flat: true }
    const from = { deployment: [{ outline: tower.outline, level: 190 }], rooms: [], openings: [], walls: [] }
    const ground = aim({ kind: 'leave', edge: 'east', count: 1 })
    expect(said({ ...from, ...ground, blocks: [tower] })).toEqual(['objectives[0]: nobody can get there'])
    const onLedge = aim({ kind: 'reach', outline: ledge.outline, level: 110, count: 1 })
    expect(said({ ...from, ...onLedge, blocks: [tower, ledge] })).toEqual([])
    const onTower = aim({ kind: 'reach', outline: tower.outline, level: 190, count: 1 })
    const fromLedge = { ...from, deployment: [{ outline: ledge.outline, level: 110 }], blocks: [tower, ledge] }
    expect(said({ ...fromLedge, ...onTower })).toEqual(['objectives[0]: nobody can get there'])
  })

  it('that name nothing, or ask for more than there is, are faults', () => {
    expect(said(aim({ kind: 'carry', object: 'radio' }))).toEqual(['objectives[0].object: there is no "radio"'])
    expect(said(aim({ kind: 'search', rooms: ['hut', 'shed'], count: 1 }))).toEqual([
      'objectives[0].rooms[1]: there is no "shed"',
    ])
    expect(said(aim({ kind: 'search', rooms: ['hut'], count: 2 }))).toEqual([
      'objectives[0].count: the objective asks for 2, and at most 1 are possible',
    ])
    expect(said(aim({ kind: 'rescue', neutral: 'ada' }))).toEqual(['objectives[0].neutral: there is no "ada"'])
    expect(said(aim({ kind: 'alive', neutrals: ['ada'], count: 2 }))).toHaveLength(2)
    expect(said(aim({ kind: 'hold', openings: [0, 1], broken: 0 }))).toEqual([
      'objectives[0].openings[1]: there is no opening 1',
    ])
    expect(said(aim({ kind: 'leave', edge: 'east', count: 1, vehicle: true }))).toHaveLength(2)
    expect(said({ ...aim({ kind: 'kill', count: 3, team: 1 }) })).toEqual(['objectives[0].team: there is no team 1'])
    const rack = { objects: [{ id: 'gun', what: 'pistol' as const, at: [600, 600] as Spot }] }
    expect(said({ ...rack, ...aim({ kind: 'carry', object: 'gun' }) })).toEqual([
      'objectives[0].object: what is carried must be an object, neither keys nor a weapon nor loads',
    ])
    const parcel = { objects: [{ id: 'parcel', what: 'story' as const, at: [600, 600] as Spot, name: 'Parcel' }] }
    expect(said({ ...parcel, ...aim({ kind: 'carry', object: 'parcel' }) })).toEqual([])
    expect(said({ ...parcel, ...aim({ kind: 'carry', object: 'parcel', away: true }) })).toEqual([
      'objectives[0].away: nobody can leave: no edge leads out',
    ])
  })

  it('that conditions name must exist, however deep', () => {
    const victory = {
      major: { survivors: 3 },
      minor: { any: [{ not: { objective: 'aim' } }] },
      dead: { gone: true },
    } as const
    expect(said({ victory })).toEqual(['victory.minor.any[0].not.objective: there is no "aim"'])
    expect(said({ victory, ...aim({ kind: 'kill', count: 3 }) })).toEqual([])
    expect(said({ ends: { objective: 'other' } })).toEqual(['ends.objective: there is no "other"'])
  })
})

describe('remarks', () => {
  it('[DWA-15.1.1.a] [DWA-15.1.3.1.C] [DWA-15.1.3.1.D] tell of what will not come', () => {
    expect(remarks({ placed: 25 })).toEqual([])
    expect(remarks({ placed: 26 })).toMatchObject([{ rule: 'DWA-15.1.1.a', params: { number: 26, most: 25 } }])
    const explored = { rooms: [room('hut', 'Hut', inside, { explored: true })] }
    expect(remarks({ ...explored, arrivals: ['C'] })).toMatchObject([{ rule: 'DWA-15.1.3.1.C' }])
    expect(remarks({ walls: [], rooms: [], openings: [], arrivals: ['D'] })).toMatchObject([{ rule: 'DWA-15.1.3.1.D' }])
    expect(remarks({ arrivals: [] })).toMatchObject([{ key: 'no zombie ever comes' }])
    expect(remarks({ weapons: ['knife'] })).toHaveLength(1)
  })

  it('tell of turns and numbers that never come', () => {
    const victory = { major: { survivors: 6 }, minor: { turn: 11 }, dead: { gone: true } } as const
    expect(remarks({ victory, turnLimit: 10 }).map(({ path }) => path)).toEqual([
      'victory.major.survivors',
      'victory.minor.turn',
    ])
    expect(remarks({ victory }).map(({ path }) => path)).toEqual(['victory.major.survivors', 'turnLimit'])
  })
})

describe('what is said', () => {
  it('is said in French too, with the same holes', () => {
    const holes = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole).sort()
    for (const [key, english] of Object.entries(scenarioText.en)) {
      expect(scenarioText.fr[key], key).toBeDefined()
      expect(holes(scenarioText.fr[key]!), key).toEqual(holes(english))
    }
  })
})
