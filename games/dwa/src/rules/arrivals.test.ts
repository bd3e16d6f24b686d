import { describe, expect, it } from 'vitest'
import { canStand, isWithin, sees } from '../board/measure.js'
import { turnFrame } from '../frames/turn.js'
import { box, room, wall } from '../scenario/draw.js'
import { acting } from '../tests/acting.js'
import { type Given, type Match, tableWith } from '../tests/build.js'
import { withPlay } from '../tests/with-play.js'
import { arriveAfterFire, arriveAfterGrenade, enterRoom, placeAtStart, placesBehind, roomUnderCap } from './arrivals.js'

const HUMAN = { at: [600, 600] } as const

const atStart = (given: Given, dice: readonly number[]): Match => withPlay(tableWith(given), placeAtStart, dice)

describe('method A', () => {
  it('[DWA-15.1.3.1.A] [R-90] places two zombies for every human, where the dice say', () => {
    const match = atStart({ humans: [HUMAN], scenario: { arrivals: ['A'] } }, [1, 1, 1175, 1175])
    expect(match.state.zombies.map(({ x, y }) => [x, y])).toEqual([
      [13, 13],
      [1187, 1187],
    ])
    expect(match.told('zombies-placed')[0]!.data).toEqual({ count: 2 })
  })

  it('[DWA-15.1.3.1.A] places nobody where the method is not in force', () => {
    expect(atStart({ humans: [HUMAN], scenario: { arrivals: ['B'] } }, []).state.zombies).toEqual([])
    expect(
      atStart({ humans: [HUMAN], scenario: { arrivals: ['A'] }, options: { spawnMethods: 'none' } }, []).state.zombies,
    ).toEqual([])
  })

  it('[R-58] a place nearer than 10 cm to a human is drawn again; exactly 10 cm is far enough', () => {
    const scenario = { arrivals: ['A'] as const, placed: 1 }
    // Centres 125 mm apart are 10 cm from edge to edge.
    const far = atStart({ humans: [HUMAN], scenario }, [713, 588])
    expect(far.zombie()).toMatchObject({ x: 725, y: 600 })
    const near = atStart({ humans: [HUMAN], scenario }, [712, 588, 1, 1])
    expect(near.zombie()).toMatchObject({ x: 13, y: 13 })
  })

  it('[R-58] a place in a wall is drawn again', () => {
    const scenario = { arrivals: ['A'] as const, placed: 1, walls: [wall(100, 0, 100, 200)] }
    const match = atStart({ humans: [HUMAN], scenario }, [76, 88, 75, 88])
    // A centre at 88 is too near the wall at 100, one at 87 is not.
    expect(match.zombie()).toMatchObject({ x: 87, y: 100 })
  })

  it('[R-90] the scenario may say how many for each team', () => {
    const scenario = { arrivals: ['A'] as const, placed: 1 }
    const humans = [HUMAN, { at: [300, 300], team: 1 }] as const
    expect(atStart({ humans, scenario }, [1, 1, 100, 1]).state.zombies.length).toBe(2)
  })

  it('[DWA-15.1.1.a] [R-55] never lifts the dead above five times the humans', () => {
    const scenario = { arrivals: ['A'] as const, placed: 9 }
    const places = [1, 1, 50, 1, 100, 1, 150, 1, 200, 1]
    expect(atStart({ humans: [HUMAN], scenario }, places).state.zombies.length).toBe(5)
    const factor = { zombieCapFactor: 2 }
    expect(atStart({ humans: [HUMAN], scenario, options: factor }, places.slice(0, 4)).state.zombies.length).toBe(2)
  })

  it('[R-55] is not limited where the cap is off', () => {
    const scenario = { arrivals: ['A'] as const, placed: 6 }
    const places = [1, 1, 50, 1, 100, 1, 150, 1, 200, 1, 250, 1]
    expect(atStart({ humans: [HUMAN], scenario, options: { zombieCap: false } }, places).state.zombies.length).toBe(6)
  })

  it('[R-100] [DWA-11.1.n] zombies of a scenario have firearms only by option, hand weapons always', () => {
    const scenario = { zombies: [{ at: [100, 100], gun: 'pistol', armed: true, facing: 90 }] } as const
    expect(atStart({ humans: [HUMAN], scenario }, []).zombie()).toMatchObject({ gun: '', armed: true, facing: 90 })
    const match = atStart({ humans: [HUMAN], scenario, options: { zombieWeapons: true } }, [])
    expect(match.zombie()).toMatchObject({ gun: 'pistol', x: 100, y: 100 })
  })
})

describe('method B', () => {
  const turn = (dice: readonly number[], given: Given = {}) =>
    tableWith({ humans: [HUMAN], scenario: { arrivals: ['B'], ...given.scenario }, ...given, frame: turnFrame() }).run(
      dice,
    )

  it('[DWA-15.1.3.1.B] nobody comes without a 6', () => {
    const match = turn([5, 5])
    expect(match.state.zombies).toEqual([])
    expect(match.told('no-arrival')[0]!.dice).toEqual([5, 5])
  })

  it('[DWA-15.1.3.1.B] [DICE-1] [GEO-13] one 6 brings one: dice, then the edge, then its place', () => {
    // 6 on the second twenty-sided quarter is east.
    const match = turn([6, 1, 6, 588])
    expect(match.state.zombies.map(({ x, y }) => [x, y])).toEqual([[1187, 600]])
    expect(match.told('arrived-by-edge')[0]!.about).toMatchObject({ edge: 'east' })
  })

  it.each([
    [1, 'north'],
    [5, 'north'],
    [6, 'east'],
    [10, 'east'],
    [11, 'south'],
    [15, 'south'],
    [16, 'west'],
    [20, 'west'],
  ])('[GEO-13] a %i on the twenty-sided die is the %s edge', (d20, edge) => {
    expect(turn([6, 1, d20, 1]).told('arrived-by-edge')[0]!.about).toMatchObject({ edge })
  })

  it('[R-58] a double 6 brings two by one edge, with a place each', () => {
    const match = turn([6, 6, 1, 1, 100])
    expect(match.state.zombies.map(({ x, y }) => [x, y])).toEqual([
      [13, 13],
      [112, 13],
    ])
  })

  it('[GEO-13] a place that is taken gives way to the next free one', () => {
    const match = turn([6, 6, 1, 100, 100])
    const [one, other] = match.state.zombies
    expect(one).toMatchObject({ x: 112, y: 13 })
    expect(other).toMatchObject({ x: 87, y: 13 })
  })

  it('[R-55] the cap lets in only as many as there is room for', () => {
    const zombies = [100, 200, 300, 400].map((x) => ({ at: [x, 1100] }) as const)
    const match = turn([6, 6, 1, 1], { zombies })
    expect(match.state.zombies.length).toBe(5)
    const full = turn([6, 6], { zombies: [...zombies, { at: [500, 1100] }] })
    expect(full.state.zombies.length).toBe(5)
    expect(full.told('arrival-capped').length).toBe(1)
  })
})

describe('method C', () => {
  const cellar = room('cellar', 'Cellar', box(100, 100, 200, 100))
  const enter = (dice: readonly number[], arrivals: readonly ('C' | 'B')[] = ['C']) =>
    withPlay(
      tableWith({ humans: [{ at: [120, 150] }], scenario: { rooms: [cellar], arrivals } }),
      (s, play) => enterRoom(s, s.humans[0]!, 0, play),
      dice,
    )

  it('[DWA-15.1.3.1.C] on a 4 the room is empty, and explored', () => {
    const match = enter([4])
    expect(match.state.zombies).toEqual([])
    expect(match.state.rooms[0]!.explored).toBe(true)
  })

  it('[DWA-15.1.3.1.C] [R-58] on a 5 a die says how many stand in it, each in a place of its own', () => {
    const match = enter([5, 2, 100, 40, 150, 40])
    expect(match.state.zombies.map(({ x, y }) => [x, y])).toEqual([
      [212, 152],
      [262, 152],
    ])
    expect(match.told('arrived-in-room')[0]!.dice).toEqual([5, 2])
  })

  it('[DWA-15.1.3.1.C] [R-55] never more than the cap', () => {
    const places = [60, 20, 90, 20, 120, 20, 150, 20, 60, 60]
    expect(enter([6, 6, ...places]).state.zombies.length).toBe(5)
  })

  it('[DWA-15.1.3.1.C] throws no die where the method is not in force', () => {
    expect(enter([], ['B']).state.rooms[0]!.explored).toBe(true)
  })
})

describe('methods D and E', () => {
  const walls = [wall(700, 500, 700, 700)]
  const fired = (dice: readonly number[], given: Given = {}) =>
    withPlay(
      tableWith({ humans: [HUMAN], ...given, scenario: { walls, arrivals: ['D', 'E'], ...given.scenario } }),
      (s, play) => arriveAfterFire(s, s.humans[0]!, play),
      dice,
    )

  it('[DWA-15.1.3.1.D] [R-58] one zombie comes out of sight, touching an obstacle within 20 cm', () => {
    const match = fired([1])
    const { state } = match
    const zombie = match.zombie()
    expect(isWithin(state, match.human(), zombie, 200)).toBe(true)
    expect(sees(state, match.human(), zombie)).toBe(false)
    // Beyond the wall, and against it.
    expect(zombie.x).toBe(713)
  })

  it('[R-58] every place offered is a legal one behind the wall', () => {
    const { state } = tableWith({ humans: [HUMAN], scenario: { walls } })
    const places = placesBehind(state, state.humans[0]!, 0)
    expect(places.length).toBeGreaterThan(3)
    for (const place of places) {
      expect(place.x).toBe(713)
      expect(canStand(state, place, 0, null)).toBe(true)
    }
  })

  it('[R-58] where the human sees them all, the human sees it come', () => {
    const { state } = tableWith({ humans: [HUMAN], scenario: { low: [{ from: [640, 600], to: [660, 600] }] } })
    const places = placesBehind(state, state.humans[0]!, 0)
    expect(places.length).toBeGreaterThan(0)
  })

  it('[R-58] no obstacle, no zombie', () => {
    const match = fired([], { scenario: { walls: [wall(900, 500, 900, 700)] } })
    expect(match.state.zombies).toEqual([])
    expect(match.told('no-arrival-behind').length).toBe(1)
  })

  it('[DWA-15.1.3.1.E] a grenade brings one more than a die says, around the figure that threw it', () => {
    const match = withPlay(
      tableWith({ humans: [HUMAN], scenario: { walls, arrivals: ['E'] } }),
      (s, play) => arriveAfterGrenade(s, s.humans[0]!, play),
      [2, 1, 1, 1],
    )
    expect(match.state.zombies.length).toBe(3)
    expect(match.told('arrived-behind')[0]!.dice).toEqual([2])
  })

  it('[R-55] neither goes above the cap', () => {
    const zombies = [100, 200, 300, 400].map((x) => ({ at: [x, 1100] }) as const)
    const match = withPlay(
      tableWith({ humans: [HUMAN], zombies, scenario: { walls, arrivals: ['D', 'E'] } }),
      (s, play) => {
        arriveAfterGrenade(s, s.humans[0]!, play)
        arriveAfterFire(s, s.humans[0]!, play)
      },
      [6, 1],
    )
    expect(match.state.zombies.length).toBe(5)
    expect(roomUnderCap(match.state)).toBe(0)
  })

  it('[R-58] [DWA-15.1.3.1.D] once a declaration, or by option once a shot', () => {
    const fired = (spawnDPer: string, dice: number[]) =>
      acting({
        humans: [{ at: [600, 600], weapons: ['pistol'] }],
        zombies: [{ at: [600, 775] }],
        scenario: { arrivals: ['D'], walls: [wall(500, 500, 700, 500)] },
        options: { spawnDPer },
      })
        .play({ type: 'shoot', weapon: 0, targets: [{ target: -1, shots: 2, aimed: 0 }], ability: 'none' }, dice)
        .told('arrived-behind').length
    expect(fired('declaration', [1, 1, 1])).toBe(1)
    expect(fired('shot', [1, 1, 1, 1])).toBe(2)
  })

  it('[DWA-15.1.3.1.D] [DWA-15.1.3.1.E] nobody comes where the methods are not in force', () => {
    expect(fired([], { options: { spawnMethods: 'AB' } }).state.zombies).toEqual([])
  })
})
