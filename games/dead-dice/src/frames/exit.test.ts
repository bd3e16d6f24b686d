import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { SCENARIOS } from '../scenario/index.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { deadTurnFrame } from './dead-turn.js'

const EXIT = (route: string): DeadDiceAction => ({ type: 'exit', route })
const TRY: DeadDiceAction = { type: 'try', obstacle: 0, leader: 0 }
const TOYS = 0

/** The way out is among the objectives, and Menace is left to stop it. */
function leaving(menace: number, given: Given = {}): Table {
  return stage({
    survivors: [{ survival: 0 }],
    ...given,
    state: { deadTurn: 0, ...given.state },
    group: { clues: 1, story: 3, ...given.group },
    master: { menace, exitShown: true, twistShown: true, ...given.master },
    frames: [deadTurnFrame()],
  })
    .run()
    .play({ type: 'objectives', picks: ['story'] })
}

describe('the way out', () => {
  it('[DD-16.59] has routes, and the first obstacle is that of the route', () => {
    const by = (route: string): string => leaving(1).play(EXIT(route), [], 0, [TOYS]).state.scene!.obstacles[0]!.by
    expect([by('blast'), by('army'), by('maize')]).toEqual(['brains', 'mug', 'guts'])
    expect(leaving(1).refusal(EXIT('sewers')).rule).toBe('DD-16.59')
    const unset = stage({ survivors: [{}], frames: [{ ...deadTurnFrame(), step: 4 }] }).run()
    expect(unset.refusal(EXIT('blast')).rule).toBe('DD-16.40')
  })

  it('[DD-16.40] [DD-16.60] [DD-5.18] with the last Menace spent and the scene resolved the group is out', () => {
    const table = leaving(1).play(EXIT('maize'), [], 0, [TOYS])
    expect(table.state.master.menace).toBe(0)
    table.play(TRY, [2, 2])
    expect(table.state.ending).toBeNull()
    table.play({ type: 'moveOn' })
    expect(table.state).toMatchObject({ ending: 'out', phase: 'epilogue', route: 'maize' })
    expect(table.state.outcome).toMatchObject({ winners: [0], reason: 'out', rule: 'DD-5.18' })
    expect(table.kinds().filter((kind) => kind.startsWith('tell.out'))).toHaveLength(1)
  })

  it('[DD-16.40] [DD-16.13] its first scene keeps to the limits, whatever was met on the way to it', () => {
    const objectives = ['provisions', 'exit'].map((what, i) => ({ what, words: null, step: 0, done: i === 0 }))
    const table = stage({
      survivors: [{}],
      group: { clues: 1, objectives: objectives as never },
      master: { menace: 10, exitShown: true, twistShown: true },
      frames: [{ ...deadTurnFrame(), step: 4, tried: [0], went: 'resolved', built: true } as never],
    }).run()
    // Blocked way: an obstacle, two purchases of zombies, a hazard.
    table.play(EXIT('maize'), [1, 1], 0, [TOYS])
    expect(table.state.frames[2]).toMatchObject({ kind: 'scene', leg: 'exit', again: false, first: false })
    expect(table.state.master.menace).toBe(6)
  })

  it('[DD-16.40] while Menace is left another scene follows, and with none the group is out', () => {
    const after = (menace: number, dice: number[]): Table =>
      stage({
        survivors: [{}],
        group: { objectives: [{ what: 'exit', words: null, step: 4, done: false }] },
        state: { route: 'maize' },
        master: { menace, twistShown: true },
        frames: [{ ...deadTurnFrame(), step: 10, leg: 'exit', objective: 0, went: 'resolved', built: true } as never],
      }).run(dice)
    const more = after(2, [1])
    expect(more.state.frames[2]).toMatchObject({ kind: 'scene', leg: 'exit', again: true })
    expect(more.state.scene!.obstacles[0]!.by).toBe('guts')
    expect(more.state.master.menace).toBe(0)
    expect(more.kinds()).not.toContain('arrival')
    expect(after(0, []).state.outcome).toMatchObject({ reason: 'out' })
  })

  it('[DD-16.48] a failure ends the attempt: home without a scene, and the clue is kept', () => {
    const table = leaving(1).play(EXIT('maize'), [], 0, [TOYS])
    // What was spent does not come back: nobody fled.
    table.play(TRY, [1, 1])
    expect(table.kinds()).toContain('exit-failed')
    expect(table.state.group).toMatchObject({ clues: 1, respite: 0, story: 3 })
    expect(table.state.ending).toBe('held')
  })

  it('[DD-16.41] without Menace it is open', () => {
    const table = leaving(0).play(EXIT('army'), [], 0, [TOYS])
    expect(table.state.outcome).toMatchObject({ reason: 'out' })
  })

  it('[DD-16.57] on the ramming route one of them drives', () => {
    const table = leaving(1, { survivors: [{ survival: 0 }, { survival: 0 }] }).play({ type: 'agree' })
    table.play(EXIT('ram')).play({ type: 'agree' }, [], 1, [TOYS])
    expect(table.asked).toBe('0: driver')
    table.play({ type: 'lead', seat: 1 }).play({ type: 'agree' })
    expect(table.state.scene!.stands.map(({ driving }) => driving)).toEqual([false, true])
    expect(table.state.group.vehicle).toEqual({ kind: 'suv', trailer: null, wear: 3 })
    const walking = leaving(1).play(EXIT('maize'), [], 0, [TOYS])
    expect(walking.state.group.vehicle).toBeNull()
    expect(walking.state.scene!.stands[0]!.driving).toBe(false)
  })
})

describe('the twist', () => {
  const announced = (menace: number, deadTurn: number, gameMaster = 'automatic'): boolean =>
    stage({
      options: { gameMaster },
      survivors: [{}],
      state: { deadTurn: deadTurn - 1 },
      master: { menace },
      frames: [deadTurnFrame()],
    }).run().state.master.twistShown

  it('[DD-16.36] comes when half of the Menace is gone, at the latest in the third dead turn', () => {
    // One player: 14 Menace.
    expect([announced(8, 2), announced(7, 2), announced(14, 2), announced(14, 3)]).toEqual([false, true, false, true])
    expect(announced(7, 3, 'human')).toBe(false)
  })
})

describe('a parley', () => {
  const at = (deadTurn: number, given: Given = {}): Table =>
    stage({
      survivors: [{ survival: 0 }],
      ...given,
      state: { deadTurn },
      master: { menace: 4, ...given.master, plan: { left: 4, ...given.master?.plan } as never },
      group: { objectives: [{ what: 'provisions', words: null, step: 0, done: false }] },
      frames: [{ ...deadTurnFrame(), step: 4 }],
    }).run()
  const parley = (request: 'passage' | 'alliance'): DeadDiceAction => ({
    type: 'parley',
    to: 'objective',
    objective: 0,
    request,
  })

  it('[DD-16.26] [DD-16.50] can be asked for from the second dead turn on, where there are people and no pact', () => {
    expect(at(1).refusal(parley('passage')).rule).toBe('DD-16.26')
    expect(at(2).offered()).toContainEqual(parley('passage'))
    expect(at(2, { master: { plan: { nonAggression: true } } as never }).refusal(parley('passage')).rule).toBe(
      'DD-16.26',
    )
    expect(at(2, { options: { agmScenario: 'xp426' } }).refusal(parley('passage')).rule).toBe('DD-16.26')
  })

  it('[DD-5.1] is not for beginners', () => {
    expect(at(2, { options: { beginner: true } }).refusal(parley('passage')).rule).toBe('DD-16.26')
  })

  it('[DD-16.50] is granted where its stake fits the budget of the scene, and counts as a scene and as a meeting', () => {
    const granted = at(2).play(parley('passage'), [], 0, [TOYS])
    expect(granted.asked).toBe('0: speaker')
    expect(granted.state.master.plan).toMatchObject({ scenes: 1, living: 1 })
    // Half of 4 for this leg, and half for the way home.
    const declined = at(2).play(parley('alliance'), [2], 0, [TOYS])
    expect(declined.kinds()).toContain('parley-declined')
    expect(declined.asked).not.toBe('0: speaker')
  })

  it('[DD-16.51] needs a survivor who has not been beaten', () => {
    const gone = SCENARIOS.brainsOnSale.roster.map(({ id }) => id)
    expect(at(2, { master: { plan: { gone } } as never }).refusal(parley('passage')).rule).toBe('DD-16.26')
    expect(at(2, { master: { plan: { gone: gone.slice(1) } } as never }).offered()).toContainEqual(parley('passage'))
  })
})

describe('legs that fail', () => {
  it('[DD-16.48] the way home goes on with what is left, and at the end by narration', () => {
    const table = stage({
      survivors: [{ survival: 0 }],
      state: { deadTurn: 1 },
      master: { menace: 3, plan: { left: 2, legsLeft: 1, scenes: 3 } as never },
      group: { objectives: [], reserves: { shelter: 'low' } },
      frames: [{ ...deadTurnFrame(), step: 4 }],
    })
      .run()
      // Pressure: a threat, then an obstacle.
      .play({ type: 'leg', to: 'home', objective: -1 })
    expect(table.asked).toBe('0: roll')
    table.play({ type: 'roll' }, [2, 1])
    expect(table.asked).toBe('0: obstacle')
    table.play({ type: 'moveOn' })
    // Nothing is left of the turn's budget.
    expect(table.kinds().filter((kind) => kind === 'arrival')).toHaveLength(1)
    expect(table.kinds()).toContain('safe')
  })
})

const ENDINGS: readonly [string, Given['survivors'], string][] = [
  ['alive', [{}], 'tell.epilogue.alive'],
  ['infected', [{ turnsIn: 3 }], 'tell.epilogue.infected'],
  ['carrier', [{ turnsIn: 3, carrier: true }], 'tell.epilogue.alive'],
  ['eaten', [{}, { fate: 'eaten', fateTurn: 2 }], 'tell.epilogue.dead'],
  ['turned', [{}, { fate: 'turned', fateTurn: 2 }], 'tell.epilogue.turned'],
  ['left', [{}, { fate: 'left', fateTurn: 2 }], 'tell.epilogue.left'],
]

describe('the epilogue', () => {
  const over = (given: Given): Table => {
    const table = stage({ ...given, master: { menace: 0 }, frames: [{ kind: 'epilogue', step: 0 }] })
    table.state.frames[0]!.step = 5
    table.state.ending = 'held'
    return table.run()
  }

  it.each(ENDINGS)('[DD-16.44] says what became of the %s', (_how, survivors, kind) => {
    const table = over({ survivors: survivors!, group: { companions: [] } })
    expect(table.kinds().filter((one) => one.startsWith(kind))).toHaveLength(1)
  })

  it('[DD-16.44] has a line for each companion, the Menace left, what was met and who killed', () => {
    const dale = { id: 7, name: 'Dale', role: null, talent: [], alive: true, onRaid: false }
    const table = over({ survivors: [{}], group: { met: 3, companions: [dale, { ...dale, id: 8, alive: false }] } })
    const lines = table.kinds().filter((kind) => kind.startsWith('tell.epilogue'))
    expect(lines.map((kind) => kind.split('.')[2])).toEqual(['alive', 'alive', 'lost'])
    expect(table.events.find(({ kind }) => kind === 'tally')!.data).toEqual({ menace: 0, met: 3 })
    expect(table.events.filter(({ kind }) => kind === 'tally-deeds')).toHaveLength(1)
  })

  it('[DD-16.60] those who walk in Neo-Tokyo are themselves again when the group is out', () => {
    const lines = (agmScenario: string, ending: 'out' | 'held', walks: boolean): string => {
      const table = stage({
        options: { agmScenario },
        survivors: [{}, { fate: 'turned', fateTurn: 2, walks }],
        master: { menace: 0 },
        frames: [{ kind: 'epilogue', step: 0 }],
      })
      table.state.ending = ending
      return table
        .run()
        .kinds()
        .filter((kind) => /epilogue\.(?:turned|restored)/.test(kind))[0]!
        .split('.')[2]!
    }
    expect(lines('neoTokyo', 'out', true)).toBe('restored')
    expect(lines('neoTokyo', 'out', false)).toBe('turned')
    expect(lines('neoTokyo', 'held', true)).toBe('turned')
    expect(lines('rouen', 'out', true)).toBe('turned')
  })

  it('[DD-16.60] [DD-15.76] is lost when all player survivors are dead or turned', () => {
    const table = over({ survivors: [{ fate: 'eaten' }, { fate: 'turned' }] })
    expect(table.state.outcome).toMatchObject({ winners: [], reason: 'lost' })
  })
})
