import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { deadTurnFrame } from './dead-turn.js'
import type { DeadTurnFrame } from './kinds-turns.js'
import { sceneFrame } from './scene.js'

const obstacle = {
  id: 0,
  by: 'muscle',
  difficulty: 1,
  wayOut: true,
  words: null,
  solved: false,
  tried: [],
  kept: 0,
} as const
const TRY = 6

/** A leg to the supermarket whose scene has been built, with a way out that needs Muscle. */
function inScene(given: Given = {}, step = TRY): Table {
  const turn: DeadTurnFrame = {
    ...(deadTurnFrame() as DeadTurnFrame),
    step: 10,
    objective: 0,
    tried: [0],
    place: 'supermarket',
  }
  return stage({
    ...given,
    master: { menace: 0, ...given.master },
    group: { objectives: [{ what: 'provisions', words: null, step: 0, done: false }], ...given.group },
    scene: { place: 'supermarket', obstacles: [{ ...obstacle, tried: [] }], ...given.scene },
    frames: [turn, { ...sceneFrame('objective'), step }],
  }).run()
}

const tries = (leader: number): DeadDiceAction => ({ type: 'try', obstacle: 0, leader })
const SEARCH: DeadDiceAction = { type: 'search', leader: 0 }
const ON: DeadDiceAction = { type: 'moveOn' }
const isMet = (table: Table): boolean => table.state.group.objectives[0]!.done

describe('an obstacle outside a fight', () => {
  it('[DD-16.14] [DD-15.41] is solved by its characteristic, and the way out resolves the scene', () => {
    const table = inScene({ survivors: [{ survival: 0 }] }).play(tries(0), [2, 1])
    expect(table.kinds()).toContain('obstacle-solved')
    expect(table.asked).toBe('0: search')
    table.play(ON)
    expect(isMet(table)).toBe(true)
    expect(table.asked).toBe('0: leg')
  })

  it('[DD-15.88] everybody hears who is to try, or that someone would rather move on', () => {
    const table = inScene({ survivors: [{}, {}] })
    expect(table.play(tries(1)).kinds()).toContain('proposed.leader')
    expect(table.play(ON).kinds()).toContain('proposed.moveOn')
  })

  it('[DD-16.14] [DD-16.48] gives everybody one try, and when all have failed so has the leg', () => {
    const table = inScene({ survivors: [{ survival: 0 }, { survival: 0 }] })
    table.play(tries(0)).play({ type: 'agree' }, [1, 1])
    expect(table.refusal(tries(0)).rule).toBe('DD-16.14')
    table.play(tries(1)).play({ type: 'agree' }, [1, 3])
    expect(isMet(table)).toBe(false)
    expect(table.kinds()).toContain('objective-missed')
    expect(table.asked).toBe('0: leg')
    expect(table.refusal({ type: 'leg', to: 'objective', objective: 0 }).rule).toBe('DD-16.8')
  })

  it('[DD-7.7] [DD-7.8] the others assist with the Trust that the leader has in them', () => {
    const table = inScene({
      survivors: [
        { survival: 0, trust: [0, 2] },
        { survival: 0, trust: [0, 0] },
      ],
    })
    table.play(tries(0)).play({ type: 'agree' }, [1, 1, 1, 2])
    expect(table.events.find(({ kind }) => kind === 'test-made')!.modifiers).toEqual([
      { rule: 'DD-7.2', value: 2 },
      { rule: 'DD-7.8', value: 2 },
    ])
    const other = inScene({
      survivors: [
        { survival: 0, trust: [0, 2] },
        { survival: 0, trust: [0, 0] },
      ],
    })
    other.play(tries(1)).play({ type: 'agree' }, [1, 2])
    expect(other.kinds()).toContain('obstacle-solved')
  })

  it('[DD-7.13] what was rolled holds for the scene: a game master who shifts the difficulty compares again', () => {
    const given = {
      options: { gameMaster: 'human' },
      survivors: [{}],
      scene: {
        obstacles: [
          { ...obstacle, difficulty: 3, tried: [0], kept: 2 },
          { ...obstacle, id: 1, wayOut: false, tried: [] },
        ],
      },
    } as const
    const solved = inScene(given as unknown as Given)
    solved.play({ type: 'shift', obstacle: 0, difficulty: 2 }, [], 1)
    expect(solved.kinds()).toContain('obstacle-solved')
    const not = inScene(given as unknown as Given)
    not.play({ type: 'shift', obstacle: 0, difficulty: 4 }, [], 1)
    expect(not.kinds()).not.toContain('obstacle-solved')
    expect(not.state.scene!.obstacles[0]!.difficulty).toBe(4)
  })
})

describe('a search', () => {
  const LOOK = 9
  const solved = { obstacles: [{ ...obstacle, solved: true, tried: [] }], resolved: true }
  const look = (given: Given = {}): Table => inScene({ ...given, scene: { ...solved, ...given.scene } }, LOOK)

  it('[DD-16.37] gives the first thing that nobody took, once', () => {
    const table = look({ survivors: [{ survival: 0 }] }).play(SEARCH, [2, 1])
    expect(table.state.survivors[0]!.things.map(({ item }) => item)).toEqual(['improvised'])
    expect(table.state.master.visits['supermarket']!.taken).toBe(1)
    expect(table.asked).toBe('0: leg')
    const later = look({ survivors: [{ survival: 0 }], master: { visits: { supermarket: visit(1) } } })
    expect(later.play(SEARCH, [2, 1]).state.survivors[0]!.things.map(({ item }) => item)).toEqual(['molotov'])
  })

  const visit = (taken: number) => ({ times: 1, taken, vehicle: false, kind: null })

  it('[DD-16.37] finds nothing on a failure, and nothing where all was taken', () => {
    const failed = look({ survivors: [{ survival: 0 }] }).play(SEARCH, [1, 1])
    expect(failed.state.survivors[0]!.things).toEqual([])
    expect(failed.state.master.visits['supermarket']?.taken ?? 0).toBe(0)
    expect(look({ master: { visits: { supermarket: visit(2) } } }).asked).toBe('0: leg')
  })

  it('[DD-16.37] needs a scene that is resolved', () => {
    const table = look({ scene: { obstacles: [{ ...obstacle, tried: [] }], resolved: false } })
    expect(table.asked).toBe('0: leg')
    expect(isMet(table)).toBe(false)
  })

  it('[DD-16.46] gives arms of old where the game is set in old times', () => {
    const table = look({
      survivors: [{ survival: 0 }],
      options: { swords: true },
      master: { visits: { supermarket: visit(1) } },
    })
    expect(table.play(SEARCH, [2, 1]).state.survivors[0]!.things.map(({ item }) => item)).toEqual(['greekFire'])
  })

  it('[DD-16.57] may take the vehicle instead, once in a game', () => {
    const at = (vehicle: boolean): Table => {
      const table = look({
        options: { agmScenario: 'pathOfSouls' },
        survivors: [{ survival: 0 }],
        scene: { place: 'dugout' },
        master: { visits: { dugout: { ...visit(0), vehicle } } },
      })
      return table.play(SEARCH, [2, 1])
    }
    const table = at(false)
    expect(table.asked).toBe('0: take')
    table.play({ type: 'take', what: 'vehicle' })
    expect(table.state.group.vehicle).toEqual({ kind: 'lorry', trailer: null, wear: 5 })
    expect(table.state.survivors[0]!.things).toEqual([])
    const again = at(true)
    expect(again.state.survivors[0]!.things).toHaveLength(1)
    expect(at(false).play({ type: 'take', what: 'item' }).state.group.vehicle).toBeNull()
  })

  it('[DD-3.21] [DD-16.57] the vehicle can be the refuge, secured like a new one', () => {
    const on = (where: 'vehicle' | 'building') =>
      stage({
        master: { menace: 0 },
        group: {
          vehicle: { kind: 'lorry', trailer: null, wear: 5 },
          hasShelter: false,
          reserves: { shelter: 'empty' },
        },
        frames: [{ ...deadTurnFrame(), step: 11, leg: 'newShelter' } as never],
      })
        .run()
        .play({ type: 'refuge', where }).state.group
    expect(on('vehicle')).toMatchObject({ refugeIsVehicle: true, hasShelter: true, reserves: { shelter: 'low' } })
    expect(on('building')).toMatchObject({ refugeIsVehicle: false, hasShelter: true, reserves: { shelter: 'low' } })
  })
})

describe('what a scene is played as', () => {
  const FIGHT = 3
  const isFought = (hazards: readonly ('fire' | 'darkness' | 'pit')[], size = 0): boolean =>
    inScene({ scene: { hazards: [...hazards], hordes: [{ size }] } }, FIGHT).state.scene!.fighting

  it('[DD-16.49] in rounds where fire, gas or water hurts, though there is no enemy; darkness and a pit need none', () => {
    expect([isFought(['fire']), isFought(['darkness']), isFought(['pit']), isFought([])]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(isFought([], 1)).toBe(true)
  })

  it('[DD-16.17] more of the dead come once, while the way out is to be found and something is left to spend', () => {
    const FOUGHT = 4
    const after = (left: number, added: boolean, dice: readonly number[]) => {
      const table = stage({
        survivors: [{}],
        master: { menace: 3, plan: { left } as never },
        scene: { obstacles: [{ ...obstacle, tried: [] }], round: 2, master: { added, noise: false, panic: false } },
        frames: [deadTurnFrame(), { ...sceneFrame('objective'), step: FOUGHT }],
      }).run(dice)
      return table.state.scene!.hordes.length
    }
    expect([after(1, false, [4]), after(0, false, []), after(1, true, [])]).toEqual([1, 0, 0])
  })
})

describe('how a leg went', () => {
  const END = 13
  const ended = (stands: readonly { seat: number; gone: '' | 'fled' | 'out' }[], resolved: boolean): boolean =>
    isMet(inScene({ survivors: [{}, {}], scene: { obstacles: [], resolved, stands } }, END))

  it('[DD-16.39] is met with at least one who did not flee', () => {
    expect(
      ended(
        [
          { seat: 0, gone: 'fled' },
          { seat: 1, gone: '' },
        ],
        true,
      ),
    ).toBe(true)
    expect(
      ended(
        [
          { seat: 0, gone: 'fled' },
          { seat: 1, gone: 'fled' },
        ],
        true,
      ),
    ).toBe(false)
    expect(
      ended(
        [
          { seat: 0, gone: '' },
          { seat: 1, gone: '' },
        ],
        false,
      ),
    ).toBe(false)
  })

  it('[DD-15.41] is resolved without a way out when no enemy is left', () => {
    const at = (size: number): boolean =>
      isMet(inScene({ scene: { place: null, obstacles: [], hordes: [{ size }] } }, 9))
    expect(at(0)).toBe(true)
    expect(at(1)).toBe(false)
  })

  it('[DD-15.58] [DD-12.12] a fast infection is over with the scene', () => {
    const at = (fastInfection: boolean) =>
      inScene({ options: { fastInfection }, survivors: [{ turnsIn: 1 }, {}], scene: { resolved: true } }, END).state
    expect(at(true).survivors[0]).toMatchObject({ fate: 'turned', walks: true })
    expect(at(false).survivors[0]!.fate).toBe('alive')
  })
})
