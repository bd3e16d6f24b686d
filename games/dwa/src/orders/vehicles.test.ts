import { describe, expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { FOOTPRINTS } from '../board/board.js'
import { SEATS_OF } from '../rules/seats.js'
import { wall } from '../scenario/draw.js'
import type { ScenarioVehicle } from '../scenario/scenario.js'
import type { Vehicle } from '../state.js'
import { acting, apOf, nextTurn, pouchWith } from '../tests/acting.js'
import type { Given, GivenHuman, Match } from '../tests/build.js'

/** A car in the middle of the table that points north. */
const CAR: ScenarioVehicle = { id: 'car', kind: 'car', at: [600, 600], heading: 0 }

const withCar = (given: Given, car: Partial<ScenarioVehicle> = {}, more: readonly ScenarioVehicle[] = []): Given => ({
  ...given,
  options: { advanced: true, ...given.options },
  scenario: { vehicles: [{ ...CAR, ...car }, ...more], ...given.scenario },
})

const DRIVER: GivenHuman = { at: [600, 600], whereabouts: 'vehicle', vehicle: 0, drives: true }
const PASSENGER: GivenHuman = { ...DRIVER, drives: false }

/** A figure at the wheel of a running car. */
function atWheel(given: Given, vehicle: Partial<Vehicle> = {}, more: readonly ScenarioVehicle[] = []): Match {
  const match = acting(withCar({ ...given, humans: [DRIVER, ...(given.humans ?? [])] }, {}, more))
  Object.assign(match.state.vehicles[0]!, { running: true, ...vehicle })
  return match
}

const drive = (steps: number, ...path: [number, number][]): DwaAction => ({
  type: 'drive',
  steps,
  path: path.map(([x, y]) => ({ x, y })),
})
const car = (match: Match): Vehicle => match.state.vehicles[0]!

describe('getting in and out', () => {
  const board = (drives: boolean): DwaAction => ({ type: 'board', vehicle: 0, drives })

  it('[R-77.11] 2 points, from contact with a vehicle that stands still', () => {
    // The car is 50 mm wide: a base that touches it has its middle 37.5 mm away.
    const match = acting(withCar({ humans: [{ at: [562, 600] }] })).play(board(true))
    expect(match.human()).toMatchObject({ whereabouts: 'vehicle', vehicle: 0, drives: true, x: 600, y: 600 })
    expect(apOf(match)).toBe(2)
    expect(acting(withCar({ humans: [{ at: [561, 600] }] })).refusal(board(true))).toMatchObject({ key: 'board.far' })
    const moving = acting(withCar({ humans: [{ at: [562, 600] }] }))
    car(moving).speed = 50
    expect(moving.refusal(board(false))).toMatchObject({ rule: 'R-77.11', key: 'board.moves' })
  })

  it('[R-109] as many as it has seats, and one wheel', () => {
    expect(SEATS_OF).toEqual({ car: 5, truck: 3, bus: 20 })
    const match = acting(withCar({ humans: [{ at: [562, 600] }, DRIVER, PASSENGER] }))
    expect(match.refusal(board(true)).key).toBe('board.wheel')
    expect(match.allows(board(false))).toBe(true)
    const full = acting(withCar({ humans: [{ at: [562, 600] }, DRIVER, PASSENGER] }, { seats: 2 }))
    expect(full.refusal(board(false))).toMatchObject({ rule: 'R-109', params: { seats: 2 } })
  })

  it('[R-77.11] out again, to a free place beside it', () => {
    const match = atWheel({}).play({ type: 'alight', x: 562, y: 600 })
    expect(match.human()).toMatchObject({ whereabouts: 'table', vehicle: -1, drives: false, x: 562, y: 600 })
    expect(apOf(match)).toBe(2)
    expect(atWheel({}).refusal({ type: 'alight', x: 561, y: 600 })).toMatchObject({ key: 'alight.far' })
    expect(atWheel({}).refusal({ type: 'alight', x: 600, y: 600 })).toMatchObject({ key: 'stand.vehicle' })
    expect(atWheel({}, { speed: 50 }).refusal({ type: 'alight', x: 562, y: 600 })).toMatchObject({
      key: 'alight.moves',
    })
  })

  it('[DWA-16.3.c] the driver does nothing but drive; a figure that sits in a vehicle does not walk', () => {
    const match = atWheel({ humans: [] })
    match.human().weapons = []
    expect(match.refusal({ type: 'radio', on: true })).toMatchObject({ rule: 'DWA-16.3.c', key: 'aboard.driver' })
    expect(match.refusal({ type: 'takeCover' })).toMatchObject({ rule: 'R-77.11', key: 'aboard' })
    const passenger = acting(withCar({ humans: [{ ...PASSENGER, pouch: pouchWith('radio') }] }))
    passenger.play({ type: 'radio', on: true })
    expect(passenger.refusal(drive(1))).toMatchObject({ rule: 'DWA-16.3.c', key: 'aboard.passenger' })
  })

  it('[DWA-16.a] vehicles are scenery without the advanced rules', () => {
    const match = acting({ ...withCar({ humans: [{ at: [562, 600] }] }), options: {} })
    expect(match.refusal(board(true))).toMatchObject({ rule: 'DWA-16.a', key: 'vehicle.basic' })
  })

  it('[R-77.10] footprints', () => {
    expect(FOOTPRINTS).toEqual({
      car: { length: 100, width: 50 },
      truck: { length: 200, width: 60 },
      bus: { length: 200, width: 60 },
    })
  })
})

describe('starting', () => {
  const start = (means: 'keys' | 'wires', ability: 'none' | 'mechanic' = 'none'): DwaAction => ({
    type: 'start',
    vehicle: 0,
    with: means,
    ability,
  })
  const driver = (human: Partial<GivenHuman> = {}, vehicle: Partial<ScenarioVehicle> = {}): Match =>
    acting(withCar({ humans: [{ ...DRIVER, ...human }] }, vehicle))

  it('[DWA-16.3.a] [R-77.1] with keys 2 points, by the wires 4 [DWA-9.1.n]', () => {
    const match = driver({}, { keys: true }).play(start('keys'), [3])
    expect(car(match).running).toBe(true)
    expect(apOf(match)).toBe(2)
    expect(driver().refusal(start('keys'))).toMatchObject({ rule: 'DWA-16.3.a', key: 'start.keys' })
    const wired = driver().play(start('wires'), [3])
    expect(car(wired).running).toBe(true)
    expect(wired.human().now.acted).toBe('done')
  })

  it('[DWA-16.3.a] keys that were found fit their own car', () => {
    const keys = (of: string): Match =>
      driver({ pouch: { ...pouchWith(), objects: [{ what: 'keys', of, on: false }] } })
    expect(keys('car').allows(start('keys'))).toBe(true)
    expect(keys('other').allows(start('keys'))).toBe(false)
  })

  it('[DWA-16.3.b] on 1 or 2 the battery is flat, and one may try again', () => {
    const match = driver({}, { keys: true }).play(start('keys'), [2])
    expect(car(match).running).toBe(false)
    match.play(start('keys'), [3])
    expect(car(match).running).toBe(true)
  })

  it('[R-77.2] a new battery takes 4 points, and the next start needs no die', () => {
    const match = driver({ pouch: pouchWith('battery') }, { keys: true }).play({ type: 'fitBattery', vehicle: 0 })
    expect(match.human()).toMatchObject({ pouch: { objects: [] }, now: { acted: 'done' } })
    nextTurn(match).play({ type: 'activate', human: 0, as: 'act', ability: 'none' }).play(start('keys'))
    expect(car(match)).toMatchObject({ running: true, newBattery: false })
  })

  it('[DWA-16.5.2.g] a Mechanic wires for 2 points', () => {
    const match = driver({ abilities: ['mechanic'] }).play(start('wires', 'mechanic'), [6])
    expect(apOf(match)).toBe(2)
    expect(driver({ abilities: ['mechanic'] }, { keys: true }).refusal(start('keys', 'mechanic')).key).toBe(
      'ability.notHere',
    )
  })

  it('[R-89] an empty tank is filled first, for 2 points', () => {
    const match = driver({ drives: false, pouch: pouchWith('fuel') }, { keys: true, empty: true })
    match.play({ type: 'refuel', what: 'vehicle', vehicle: 0 })
    expect(car(match).empty).toBe(false)
    expect(apOf(match)).toBe(2)
    expect(driver({}, { keys: true, empty: true }).refusal(start('keys'))).toMatchObject({
      rule: 'R-89',
      key: 'start.empty',
    })
  })

  it('[R-45] [R-89] fuel fills a chainsaw that is empty', () => {
    const given = (rounds: number): Match => {
      const match = acting({ humans: [{ at: [300, 300], weapons: ['chainsaw'], pouch: pouchWith('fuel') }] })
      match.human().weapons[0]!.rounds = rounds
      return match
    }
    const fill: DwaAction = { type: 'refuel', what: 'chainsaw', vehicle: -1 }
    const match = given(0).play(fill)
    expect(match.human()).toMatchObject({ weapons: [{ rounds: 1 }], pouch: { objects: [] } })
    expect(given(1).refusal(fill)).toMatchObject({ rule: 'R-45', key: 'refuel.full' })
  })

  it('[R-77.6] a wreck starts no more', () => {
    const match = driver({}, { keys: true })
    car(match).wrecked = true
    expect(match.refusal(start('keys'))).toMatchObject({ rule: 'R-77.6', key: 'start.wreck' })
  })
})

describe('driving', () => {
  it('[DWA-16.3.c] takes the whole activation, from its beginning', () => {
    const match = atWheel({}).play(drive(1))
    expect(match.human().now.acted).toBe('done')
    expect(car(match)).toMatchObject({ x: 600, y: 550, speed: 50, drove: true })
    const late = acting(withCar({ humans: [DRIVER] }, { keys: true })).play(
      { type: 'start', vehicle: 0, with: 'keys', ability: 'none' },
      [6],
    )
    expect(late.refusal(drive(1))).toMatchObject({ rule: 'DWA-16.3.c', key: 'drive.spent' })
    expect(acting(withCar({ humans: [DRIVER] })).refusal(drive(1))).toMatchObject({ key: 'drive.off' })
  })

  it('[DWA-16.3.e] [R-77.3] at most 20 cm of change a turn, up or down', () => {
    expect(car(atWheel({}).play(drive(4)))).toMatchObject({ speed: 200, y: 400 })
    expect(atWheel({}).refusal(drive(5))).toMatchObject({ rule: 'R-77.3', key: 'drive.change' })
    expect(car(atWheel({}, { speed: 300 }).play(drive(2))).speed).toBe(100)
    expect(atWheel({}, { speed: 300 }).allows(drive(1))).toBe(false)
    expect(car(atWheel({}, { speed: 200 }).play(drive(0)))).toMatchObject({ speed: 0, x: 600, y: 600 })
    expect(atWheel({}).refusal(drive(0))).toMatchObject({ key: 'drive.still' })
  })

  it('[DWA-16.3.d] 40 cm is the most', () => {
    expect(car(atWheel({}, { speed: 300 }).play(drive(8)))).toMatchObject({ speed: 400, y: 200 })
    expect(atWheel({}, { speed: 300 }).refusal(drive(9))).toMatchObject({ rule: 'DWA-16.3.d' })
  })

  it('[R-77.3] a frightened driver pays double, so 10 cm at most', () => {
    const frightened = (): Match => {
      const match = atWheel({}, { speed: 100 })
      match.human().now.frightened = true
      return match
    }
    expect(frightened().allows(drive(4))).toBe(true)
    expect(frightened().allows(drive(5))).toBe(false)
    expect(frightened().play(drive(2)).human().now.acted).toBe('done')
  })

  it('[DWA-16.3.f] [R-77.4] slowly it turns 45 degrees at a time without a die, a step between two turns', () => {
    const match = atWheel({}).play(drive(4, [600, 550], [636, 514]))
    expect(car(match).heading).toBe(45)
    expect(car(match).x).toBeGreaterThan(700)
    // 46 degrees off, and two turns too near to each other.
    expect(atWheel({}).refusal(drive(4, [672, 530]))).toMatchObject({ rule: 'R-77.4', key: 'drive.turn' })
    expect(atWheel({}).refusal(drive(4, [600, 560], [640, 520]))).toMatchObject({ rule: 'R-77.4', key: 'drive.short' })
    expect(atWheel({}).refusal(drive(1, [600, 540]))).toMatchObject({ rule: 'R-77.3', key: 'drive.long' })
  })

  it('[DWA-16.3.g] fast, each change of direction takes a die, and 3 holds', () => {
    const turns: [number, number][] = [
      [600, 550],
      [650, 500],
      [650, 450],
    ]
    const match = atWheel({}, { speed: 200 }).play(drive(5, ...turns), [3, 6])
    expect(car(match)).toMatchObject({ heading: 0, x: 650 })
    expect(match.told('control-held')).toHaveLength(2)
    expect(car(atWheel({}, { speed: 200 }).play(drive(4, ...turns.slice(0, 2)))).heading).toBe(45)
  })

  it('[R-77.5] on 1 it slides 2D6 cm to the left, on 2 to the right, and goes on', () => {
    const path: [number, number][] = [[600, 500]]
    const straight = car(atWheel({}, { speed: 250, heading: 30 }).play(drive(5, ...path), [3]))
    const left = atWheel({}, { speed: 250, heading: 30 }).play(drive(5, ...path), [1, 2, 3])
    expect(car(left)).toMatchObject({ x: straight.x - 50, y: straight.y, heading: 0 })
    const right = atWheel({}, { speed: 250, heading: 30 }).play(drive(5, ...path), [2, 6, 6])
    expect(car(right)).toMatchObject({ x: straight.x + 120, y: straight.y, heading: 0 })
    expect(right.told('slid')).toHaveLength(1)
  })

  it('[DWA-16.3.h] [R-77.6] a crash wrecks it and wounds everybody in it, 1D6 each', () => {
    const match = atWheel({
      humans: [PASSENGER],
      scenario: { walls: [wall(500, 500, 700, 500)], vehicles: [CAR] },
    }).play(drive(4), [2, 5])
    expect(car(match)).toMatchObject({ wrecked: true, running: false, speed: 0, x: 600 })
    // Half a length before the wall.
    expect(car(match).y).toBeGreaterThanOrEqual(550)
    expect(car(match).y).toBeLessThanOrEqual(552)
    expect([match.human(0).wounds, match.human(1).wounds]).toEqual([2, 5])
  })

  it('[R-77.6] other vehicles are obstacles, low terrain is not', () => {
    const other: ScenarioVehicle = { id: 'bus', kind: 'bus', at: [600, 400], heading: 90 }
    expect(car(atWheel({}, {}, [other]).play(drive(4), [1])).wrecked).toBe(true)
    const low = { low: [{ from: [500, 500], to: [700, 500] }] as const, vehicles: [CAR] }
    expect(car(atWheel({ scenario: low }).play(drive(4)))).toMatchObject({ wrecked: false, y: 400 })
  })

  it('[R-94] over an exit it leaves with everybody in it; over another edge nobody drives', () => {
    const near = { ...CAR, at: [600, 100] as const }
    const given = (exits: 'north'[]): Match => {
      const match = acting(withCar({ humans: [DRIVER, PASSENGER], scenario: { exits, vehicles: [near] } }))
      Object.assign(match.state.vehicles[0]!, { running: true })
      return match
    }
    const match = given(['north']).play(drive(2))
    expect([match.human(0), match.human(1)]).toMatchObject([
      { whereabouts: 'left', vehicle: 0 },
      { whereabouts: 'left', vehicle: 0 },
    ])
    expect(given([]).refusal(drive(2))).toMatchObject({ rule: 'R-83', key: 'drive.edge' })
    expect(given([]).allows(drive(1))).toBe(true)
  })

  it('[R-77.3] what nobody drives in a turn runs on straight', () => {
    const match = atWheel({}, { speed: 100 })
    nextTurn(match)
    expect(car(match)).toMatchObject({ y: 500, speed: 100 })
  })

  it('[R-83] and comes to a stop at an edge that is no exit', () => {
    const match = atWheel({}, { speed: 400, y: 200 })
    nextTurn(match)
    expect(car(match)).toMatchObject({ speed: 0, y: 50, wrecked: false })
  })
})

describe('running over', () => {
  it('[DWA-16.3.j] slowly: 1 stalls, 2 to 5 throws 5 cm and to the ground, 6 eliminates', () => {
    const run = (die: number, ...more: number[]): Match =>
      atWheel({ zombies: [{ at: [600, 510] }] }).play(drive(2), [die, ...more])
    const stalled = run(1)
    expect(car(stalled)).toMatchObject({ running: false, speed: 0, wrecked: false })
    expect(car(stalled).y).toBeGreaterThan(560)
    expect(stalled.zombie()).toMatchObject({ y: 510, posture: 'standing' })
    for (const die of [2, 5]) {
      // Thrown straight ahead, and met again 5 cm on.
      const thrown = run(die, 6)
      expect(thrown.told('thrown')[0]!.about).toMatchObject({
        path: [
          [600, 510],
          [600, 460],
        ],
      })
      expect(thrown.state.zombies).toEqual([])
    }
    const gone = run(6)
    expect(gone.state.zombies).toEqual([])
    expect(gone.human()).toMatchObject({ kills: 1, closeKills: 0 })
    expect(car(gone)).toMatchObject({ y: 500, speed: 100 })
  })

  it('[DWA-16.3.j] fast: 5 eliminates, 4 does not', () => {
    const run = (die: number): Match => atWheel({ zombies: [{ at: [600, 290] }] }, { speed: 250 }).play(drive(5), [die])
    expect(run(5).state.zombies).toEqual([])
    expect(run(4).zombie()).toMatchObject({ x: 600, y: 240, posture: 'prone' })
  })

  it('[R-77.7] one die for everybody who is touched at once', () => {
    const zombies = [{ at: [585, 510] as const }, { at: [615, 510] as const }]
    const match = atWheel({ zombies }).play(drive(1), [3])
    expect(match.zombie(1)).toMatchObject({ y: 460, posture: 'prone' })
    expect(match.zombie(2)).toMatchObject({ y: 460, posture: 'prone' })
  })

  it('[R-77.7] aside, where the way ahead is blocked', () => {
    const match = atWheel({
      zombies: [{ at: [600, 510] }],
      scenario: { walls: [wall(500, 480, 700, 480)], vehicles: [CAR] },
    }).play(drive(1), [3])
    expect(match.zombie()).toMatchObject({ x: 650, y: 510, posture: 'prone' })
  })

  it('[R-77.9] humans are run over by the same table', () => {
    const match = atWheel({ humans: [{ at: [600, 510] }] }).play(drive(1), [3])
    expect(match.human(1)).toMatchObject({ y: 460, posture: 'prone', wounds: 0 })
    expect(
      atWheel({ humans: [{ at: [600, 510] }] })
        .play(drive(1), [6])
        .human(1).whereabouts,
    ).toBe('dead')
  })

  it('[R-70.3] a die of the driver is made again where a figure inspires it', () => {
    const match = atWheel({
      humans: [{ at: [560, 700], abilities: ['inspiring'] }],
      zombies: [{ at: [600, 510] }],
    }).play(drive(1), [1])
    expect(match.asked()).toEqual(['0 reroll'])
    match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [6])
    expect(match.state.zombies).toEqual([])
  })

  it('[DWA-16.6.7] what weighs on the driver weighs on the dice', () => {
    const match = atWheel({ humans: [{ ...PASSENGER, flaws: ['mad'] }], zombies: [{ at: [600, 510] }] })
    match.play(drive(1), [2])
    expect(match.told('run-over-stall')[0]).toMatchObject({ dice: [2], modifiers: [{ value: -1 }] })
    expect(match.zombie().posture).toBe('standing')
  })
})
