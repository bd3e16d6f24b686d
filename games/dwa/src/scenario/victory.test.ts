import { describe, expect, it } from 'vitest'
import type { Dwa } from '../state.js'
import { type GivenHuman, type GivenZombie, tableWith } from '../tests/build.js'
import { box, door, room, wall } from './draw.js'
import type { Condition, Scenario, ScenarioObjective } from './scenario.js'
import { edgesToLeaveBy, holds, killsOf, objectiveReached, victoryOf } from './victory.js'

const aim = (objective: object): ScenarioObjective =>
  ({ id: 'aim', name: 'Aim', ...objective }) as unknown as ScenarioObjective

/** Five of one team in a row, far from everything. */
const five = (more: Partial<GivenHuman>[] = []): GivenHuman[] =>
  Array.from({ length: 5 }, (_, i): GivenHuman => ({ at: [100, 100 + 50 * i], ...more[i] }))

const table = (
  terrain: Partial<Scenario>,
  humans: readonly GivenHuman[] = five(),
  zombies: readonly GivenZombie[] = [{ at: [900, 900] }],
): Dwa => tableWith({ scenario: terrain, humans, zombies }).state

const gone: Partial<GivenHuman> = { whereabouts: 'left' }
const dead: Partial<GivenHuman> = { whereabouts: 'dead' }

describe('[R-83] objectives', () => {
  const reached = (s: Dwa, moment: 'now' | 'turn' = 'now', team = 0) =>
    objectiveReached(s, team, (s.options['ownScenario'] as unknown as Scenario).objectives[0]!, moment)
  const left = (edge: readonly [number, number], more: Partial<GivenHuman> = {}): Partial<GivenHuman> => ({
    ...gone,
    at: edge,
    ...more,
  })

  it('are to leave by an edge, so many of a team', () => {
    const objectives = [aim({ kind: 'leave', edge: 'east', count: 2 })]
    expect(reached(table({ objectives }, five([left([1200, 5])])))).toBe(false)
    expect(reached(table({ objectives }, five([left([1200, 5]), left([1200, 600])])))).toBe(true)
    // A human who left by the other open edge has not left by this one.
    const exits = ['north'] as const
    expect(reached(table({ objectives, exits }, five([left([1200, 600]), left([600, 0])])))).toBe(false)
  })

  it('are to leave in a vehicle', () => {
    const terrain: Partial<Scenario> = {
      objectives: [aim({ kind: 'leave', edge: 'east', count: 1, vehicle: true })],
      vehicles: [{ id: 'car', kind: 'car', at: [1150, 600], heading: 90 }],
    }
    expect(reached(table(terrain, five([left([1200, 600])])))).toBe(false)
    expect(reached(table(terrain, five([left([100, 600], { vehicle: 0 })])))).toBe(true)
  })

  it('are to stand somewhere when a turn ends, on the right level, and stay reached', () => {
    const objectives = [aim({ kind: 'reach', outline: box(80, 80, 40, 80), count: 2 })]
    const s = table({ objectives })
    expect(reached(s, 'now')).toBe(false)
    expect(reached(s, 'turn')).toBe(true)
    expect(reached(table({ objectives }, five([dead])), 'turn')).toBe(false)
    expect(reached(table({ objectives }, five([{ level: 60 }])), 'turn')).toBe(false)
    const later = table({ objectives }, five([dead]))
    later.teams[0]!.reached = ['aim']
    expect(reached(later, 'now')).toBe(true)
  })

  it('are to carry something, and to get away with it', () => {
    const carried = (object: object, more: Partial<GivenHuman> = {}) => {
      const s = table({ objectives: [aim({ kind: 'carry', object: 'serum', ...object })] }, five([more]))
      s.humans[0]!.pouch.objects.push({ what: 'story', of: 'serum', on: false })
      return reached(s)
    }
    expect(carried({})).toBe(true)
    expect(carried({}, dead)).toBe(false)
    expect(carried({ away: true })).toBe(false)
    expect(carried({ away: true }, gone)).toBe(true)
    expect(carried({ object: 'other' })).toBe(false)
  })

  it('are to search so many rooms', () => {
    const rooms = [room('one', 'One', box(300, 300, 90, 90)), room('two', 'Two', box(400, 300, 90, 90))]
    const s = table({ rooms, objectives: [aim({ kind: 'search', rooms: ['one', 'two'], count: 2 })] })
    s.rooms[0]!.searched = 1
    expect(reached(s)).toBe(false)
    s.rooms[1]!.searched = 3
    expect(reached(s)).toBe(true)
  })

  it('are to eliminate so many, the kills of the fallen included', () => {
    const objectives = [aim({ kind: 'kill', count: 4 })]
    const s = table({ objectives }, five([{ kills: 2, ...dead }, { closeKills: 1 }]))
    expect([killsOf(s, 0), reached(s)]).toEqual([3, false])
    s.humans[2]!.kills = 1
    expect(reached(s)).toBe(true)
  })

  it('are to fetch neutral survivors, or that they live', () => {
    const rescue = (more: Partial<GivenHuman>, object: object = {}) =>
      reached(
        table({ objectives: [aim({ kind: 'rescue', neutral: 'ada', ...object })] }, [
          ...five(),
          { at: [600, 600], key: 'ada', ...more },
        ]),
      )
    expect(rescue({ team: -1 })).toBe(false)
    expect(rescue({ team: 0 })).toBe(true)
    expect(rescue({ team: 0 }, { away: true })).toBe(false)
    expect(rescue({ team: 0, ...gone }, { away: true })).toBe(true)
    expect(rescue({ team: 0, ...dead })).toBe(false)
    const alive = (more: Partial<GivenHuman>) =>
      reached(
        table({ objectives: [aim({ kind: 'alive', neutrals: ['ada'], count: 1 })] }, [
          ...five(),
          { at: [600, 600], key: 'ada', team: -1, ...more },
        ]),
      )
    expect([alive({}), alive(dead)]).toEqual([true, false])
  })

  it('are to hold openings', () => {
    const terrain: Partial<Scenario> = {
      walls: [wall(300, 300, 600, 300)],
      openings: [door(320, 300, 360, 300), door(400, 300, 440, 300)],
      objectives: [aim({ kind: 'hold', openings: [0, 1], broken: 1 })],
    }
    const s = table(terrain)
    s.openings[0]!.state = 'broken'
    expect(reached(s)).toBe(true)
    s.openings[1]!.state = 'broken'
    expect(reached(s)).toBe(false)
  })

  it('belong to everybody, or to the team that they name', () => {
    const two = [...five(), ...five().map((human) => ({ ...human, team: 1 }))]
    const s = table({ objectives: [aim({ kind: 'kill', count: 1, team: 1 })] }, two)
    for (const human of s.humans) human.kills = 1
    expect([reached(s, 'now', 0), reached(s, 'now', 1)]).toEqual([false, true])
  })
})

describe('[R-83] conditions', () => {
  const test = (condition: Condition, humans = five(), moment: 'now' | 'turn' = 'now') =>
    holds(table({ objectives: [aim({ kind: 'kill', count: 1 })] }, humans), 0, condition, moment)

  it('are put together', () => {
    const [yes, no]: Condition[] = [{ survivors: 5 }, { survivors: 6 }]
    expect([test(yes!), test(no!)]).toEqual([true, false])
    expect([test({ all: [yes!, no!] }), test({ any: [no!, yes!] }), test({ not: no! })]).toEqual([false, true, true])
    expect(test({ objective: 'aim' })).toBe(false)
    expect(test({ objective: 'aim' }, five([{ kills: 1 }]))).toBe(true)
  })

  it('count the living, those who have left among them', () => {
    expect(test({ survivors: 4 }, five([gone, dead]))).toBe(true)
    expect(test({ survivors: 5 }, five([gone, dead]))).toBe(false)
    expect(test({ survivingShare: 80 }, five([dead]))).toBe(true)
    expect(test({ survivingShare: 81 }, five([dead]))).toBe(false)
  })

  it('count zombies and turns', () => {
    expect([test({ zombies: 0 }), test({ zombies: 1 })]).toEqual([false, true])
    const s = table({})
    expect([holds(s, 0, { turn: s.turn }, 'now'), holds(s, 0, { turn: s.turn }, 'turn')]).toEqual([false, true])
    expect(test({ gone: true })).toBe(false)
    expect(test({ gone: true }, five([gone, gone, dead, dead, dead]))).toBe(true)
  })
})

describe('[R-83] the end', () => {
  const victory = { major: { survivors: 5 }, minor: { survivors: 3 }, dead: { not: { survivors: 1 } } } as const
  const verdict = (
    terrain: Partial<Scenario>,
    humans = five(),
    moment: 'now' | 'turn' = 'now',
    zombies?: GivenZombie[],
  ) => {
    const { over, reason, results } = victoryOf(table(terrain, humans, zombies), moment)
    return over ? [reason, ...results] : 'goes on'
  }
  const all = (one: Partial<GivenHuman>) => five(Array.from({ length: 5 }, () => one))

  it('[DWA-8.a] comes when the turns are over, and each side has a major or a minor victory', () => {
    const terrain = { victory, turnLimit: 1 }
    expect(verdict(terrain)).toBe('goes on')
    expect(verdict(terrain, five(), 'turn')).toEqual(['turns', 'major'])
    expect(verdict(terrain, five([dead, dead]), 'turn')).toEqual(['turns', 'minor'])
    expect(verdict(terrain, five([dead, dead, dead]), 'turn')).toEqual(['turns', 'deadMinor'])
  })

  it('comes when nobody is left on the table', () => {
    expect(verdict({ victory }, all(dead))).toEqual(['gone', 'deadMajor'])
    expect(verdict({ victory }, all(gone))).toEqual(['gone', 'major'])
    expect(verdict({ victory }, five([gone, gone, gone, dead, dead]))).toEqual(['gone', 'minor'])
    expect(verdict({ victory }, five([gone, gone, gone, gone]))).toBe('goes on')
    expect(verdict({ victory }, five([gone, gone, gone, gone, { whereabouts: 'vehicle' }]))).toBe('goes on')
  })

  it('comes when the scenario says so', () => {
    const terrain: Partial<Scenario> = { victory, ends: { zombies: 0 } }
    expect(verdict(terrain)).toBe('goes on')
    expect(verdict(terrain, five(), 'now', [])).toEqual(['ends', 'major'])
  })

  it('without victories of its own: no zombie is left, the last one leaves, or nobody lives', () => {
    expect(verdict({}, five(), 'now', [])).toEqual(['cleared', 'major'])
    expect(verdict({}, five([dead, dead, dead, dead, gone]))).toEqual(['gone', 'major'])
    expect(verdict({}, all(dead))).toEqual(['gone', 'deadMajor'])
    expect(verdict({ turnLimit: 1 }, five(), 'turn')).toEqual(['turns', 'deadMinor'])
  })

  it('tells of objectives when they are reached, and only then', () => {
    const objectives = [
      aim({ kind: 'kill', count: 1 }),
      { ...aim({ kind: 'hold', openings: [], broken: 0 }), id: 'held' },
    ]
    const s = table({ objectives }, five([{ kills: 1 }]))
    expect(victoryOf(s, 'now').reached).toEqual([{ team: 0, objective: 'aim' }])
    s.teams[0]!.reached = ['aim']
    expect(victoryOf(s, 'now').reached).toEqual([])
  })
})

describe('[R-83] edges to leave by', () => {
  it('are those of objectives and those that the scenario opens, team by team', () => {
    const scenario = {
      exits: ['west'],
      objectives: [
        aim({ kind: 'leave', edge: 'east', count: 1, team: 0 }),
        aim({ kind: 'leave', edge: 'south', count: 1, team: 1 }),
      ],
    } as unknown as Scenario
    expect(edgesToLeaveBy(scenario, 0)).toEqual(['east', 'west'])
    expect(edgesToLeaveBy(scenario, 1)).toEqual(['south', 'west'])
    expect(edgesToLeaveBy({ objectives: [] } as unknown as Scenario, 0)).toEqual([])
  })
})
