import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '../actions/turns.js'
import type { DeadDiceAction } from '../actions.js'
import { type Given, stage, type Table } from '../tests/stage.js'
import { deadTurnFrame } from './dead-turn.js'

/** The start of the first dead turn, with nothing for the game master to spend unless a test says so. */
function begin(given: Given = {}): Table {
  return stage({
    ...given,
    master: { menace: 0, ...given.master },
    state: { deadTurn: 0, ...given.state },
    frames: [deadTurnFrame()],
  }).run([], [])
}

const set = (...picks: MenuEntry[]): DeadDiceAction => ({ type: 'objectives', picks })
const go = (objective: number): DeadDiceAction => ({ type: 'leg', to: 'objective', objective })
const HOME: DeadDiceAction = { type: 'leg', to: 'home', objective: -1 }
const NEW: DeadDiceAction = { type: 'leg', to: 'newShelter', objective: -1 }
/** Sums of two dice, from 0 for the lowest. */
const TOYS = 0
const SECURITY = 1
const SUPERMARKET = 5
const WORKS = 10

const why = (table: Table, action: DeadDiceAction): string => {
  const { rule, key } = table.refusal(action)
  return `${rule} ${key}`
}

/** Nothing to carry for those who are alone [DD-3.20]. */
const BARE = { ammunition: 'empty', provisions: 'empty' } as const

describe('the start of a dead turn', () => {
  it('[DD-5.3] [DD-2.2] [DD-4.5] nothing is left of the rest, and it is quiet (invariants 8 and 16)', () => {
    const table = begin({ group: { respite: 3 }, master: { noise: 3, menace: 6 }, state: { deadTurn: 1 } })
    expect(table.state.group.respite).toBe(0)
    expect(table.state.master.noise).toBe(1)
    expect(table.state.deadTurn).toBe(2)
    expect(table.asked).toBe('0: objectives')
  })

  it('[DD-16.6] [DD-16.42] plans what the game master spends, all of it in the last turns', () => {
    const of = (deadTurn: number) =>
      begin({ survivors: [{}, {}, {}], master: { menace: 22 }, state: { deadTurn } }).state.master.plan.left
    expect([of(0), of(1), of(3), of(4)]).toEqual([6, 8, 22, 22])
  })

  it('[DD-5.2] [DD-15.66] sets one objective or more, up to the cap', () => {
    const table = begin()
    expect(why(table, set())).toBe('DD-5.2 objectives.none')
    expect(why(table, set('shelter', 'ammunition', 'provisions', 'information'))).toBe('DD-15.66 objectives.cap')
    table.play(set('shelter', 'ammunition', 'provisions'))
    expect(table.state.group.objectives.map(({ what }) => what)).toEqual(['shelter', 'ammunition', 'provisions'])
    expect(why(begin({ options: { objectivesCap: 1 } }), set('shelter', 'provisions'))).toBe('DD-15.66 objectives.cap')
  })

  it('[DD-16.8] [DD-16.40] sets each once, and the way out instead of a new shelter', () => {
    const table = begin({ group: { clues: 1 }, master: { exitShown: true } })
    expect(why(table, set('shelter', 'shelter'))).toBe('DD-16.8 objectives.twice')
    expect(why(table, set('story', 'newShelter'))).toBe('DD-16.8 objectives.twice')
    expect(why(table, set('exit', 'newShelter'))).toBe('DD-16.40 objectives.both')
    table.play(set('exit', 'shelter'))
    expect(table.state.group.objectives).toHaveLength(2)
  })

  it('[DD-16.36] takes the way out from the first clue on, once it is known', () => {
    const clue = { clues: 1 }
    const known = { exitShown: true }
    expect(why(begin({ master: known }), set('exit'))).toBe('DD-16.36 objectives.exit')
    expect(why(begin({ group: clue }), set('exit'))).toBe('DD-16.36 objectives.exit')
    expect(begin({ group: clue, master: known }).play(set('exit')).asked).toBe('0: leg')
  })

  it('[DD-16.39] [DD-12.9] has a menu, without Survivors where there are none', () => {
    const picks = (options: Given['options']): unknown => {
      const table = begin({ options: options ?? {}, group: { reserves: BARE } })
      const [space] = table.engine.choices(table.state, 0).spaces
      const { shape } = space!
      return shape.kind === 'form' && shape.fields[0]!.shape.kind === 'pick'
        ? shape.fields[0]!.shape.from.map(({ id }) => id)
        : null
    }
    expect(picks({})).toEqual([
      'story',
      'shelter',
      'ammunition',
      'provisions',
      'survivors',
      'information',
      'newShelter',
    ])
    expect(picks({ aloneInTheWorld: true })).not.toContain('survivors')
    expect(why(begin({ options: { aloneInTheWorld: true }, group: { reserves: BARE } }), set('survivors'))).toBe(
      'DD-12.9 objectives.alone',
    )
  })

  it('[DD-5.2] takes objectives in words where a person can judge them', () => {
    const own: DeadDiceAction = { type: 'ownObjectives', picks: ['shelter'], own: ['find my son'] }
    const table = begin({ options: { gameMaster: 'human' } })
    table.play(own)
    expect(table.state.group.objectives[1]).toEqual({ what: 'own', words: 'find my son', step: 0, done: false })
    expect(why(begin({ options: { gameMaster: 'human' } }), { ...own, own: [' '] })).toBe('DD-5.2 objectives.blank')
    expect(() => begin().play(own)).toThrow('refused')
  })

  it('[DD-15.88] everybody agrees, or the last proposal stands', () => {
    const table = begin({ survivors: [{}, {}] }).play(set('shelter'))
    expect(table.asked).toBe('1: agree')
    table.play(set('provisions'))
    expect(table.state.group.objectives.map(({ what }) => what)).toEqual(['provisions'])
    expect(
      begin({ survivors: [{}, {}] })
        .play(set('shelter'))
        .play({ type: 'agree' }).asked,
    ).toBe('0: leg')
  })
})

describe('companions', () => {
  const dale = { id: 7, name: 'Dale', role: null, talent: [], alive: true, onRaid: false }
  const andrea = { ...dale, id: 8, name: 'Andrea' }

  it('[DD-15.78] stay at home or come along, as the players say', () => {
    const table = begin({ group: { companions: [dale, andrea] } }).play(set('shelter'))
    expect(table.asked).toBe('0: companions')
    expect(why(table, { type: 'takeAlong', companions: [9] })).toBe('DD-15.78 takeAlong.unknown')
    expect(why(table, { type: 'takeAlong', companions: [7, 7] })).toBe('DD-15.78 takeAlong.unknown')
    table.play({ type: 'takeAlong', companions: [8] })
    expect(table.state.group.companions.map(({ onRaid }) => onRaid)).toEqual([false, true])
  })

  it('[DD-15.78] all come where there is no refuge', () => {
    const table = begin({ group: { companions: [dale, andrea], hasShelter: false } }).play(set('shelter'))
    expect(table.asked).toBe('0: leg')
    expect(table.state.group.companions.map(({ onRaid }) => onRaid)).toEqual([true, true])
  })
})

describe('legs', () => {
  it('[DD-16.41] [DD-5.4] [DD-5.17] succeed by narration without Menace, and each objective met is a Respite', () => {
    const table = begin().play(set('shelter', 'provisions'))
    table.play(go(1), [], 0, [SUPERMARKET])
    expect(table.state.group.objectives.map(({ done }) => done)).toEqual([false, true])
    expect(table.kinds()).toContain('objective-met')
    table.play(go(0), [], 0, [TOYS]).play(HOME)
    expect(table.state.group.respite).toBe(2)
    expect(table.state.group.met).toBe(2)
  })

  it('[DD-16.8] the rest can be dropped, and each is tried once', () => {
    const table = begin({ options: { objectivesCap: 3 } }).play(set('shelter', 'provisions', 'information'))
    table.play(go(0), [], 0, [TOYS])
    expect(why(table, go(0))).toBe('DD-16.8 leg.once')
    expect(table.state.master.plan.legsLeft).toBe(3)
    table.play(HOME)
    expect(table.state.group.respite).toBe(1)
  })

  it('[DD-4.7] [DD-16.8] each is a new place, the way home included: quieter by 1, never below 1', () => {
    const objective = { what: 'provisions', words: null, step: 0, done: false } as const
    const at = (noise: number) =>
      stage({
        master: { menace: 0, noise },
        frames: [{ ...deadTurnFrame(), step: 4 }],
        group: { objectives: [{ ...objective }] },
      })
        .run()
        .play(go(0), [], 0, [TOYS])
    expect(at(3).state.master.noise).toBe(2)
    expect(at(3).play(HOME).kinds()).toContain('noise-down')
    expect(at(1).state.master.noise).toBe(1)
  })

  it('[DD-16.47] [DD-16.56] lead to places that are drawn, or to the place of the story', () => {
    const table = begin({ group: { story: 2 } }).play(set('story', 'provisions'))
    table.play(go(0))
    expect(table.state.master.visits['security']?.times).toBe(1)
    expect(table.state.group.story).toBe(3)
    table.play(go(1), [], 0, [SECURITY])
    expect(table.state.master.visits['security']?.times).toBe(2)
  })

  it('[DD-16.56] a place that is closed for works has a kind, which stays the same', () => {
    const table = begin().play(set('provisions', 'shelter'))
    table.play(go(0), [], 0, [WORKS, WORKS, SECURITY])
    expect(table.state.master.visits['works']?.kind).toBe('security')
    table.play(go(1), [], 0, [WORKS])
    expect(table.state.master.visits['works']).toMatchObject({ kind: 'security', times: 2 })
  })

  it('[DD-16.58] the next step of the story is an objective of its kind', () => {
    const table = begin({ group: { hasShelter: false } }).play(set('story', 'provisions'))
    expect(table.state.group.objectives[0]).toEqual({ what: 'newShelter', words: null, step: 1, done: false })
    table.play(NEW, [], 0, [TOYS])
    expect(table.state.group).toMatchObject({ story: 1, respite: 1, hasShelter: true })
  })

  it('[DD-16.36] information is a clue', () => {
    const table = begin().play(set('information')).play(go(0), [], 0, [TOYS])
    expect(table.state.group.clues).toBe(1)
    expect(table.kinds()).toContain('clue-won')
  })
})

describe('coming home', () => {
  const home = (given: Given, action: DeadDiceAction = NEW): Table =>
    begin(given)
      .play(set('information'))
      .play(action, [], 0, action === NEW ? [TOYS] : [])

  it('[DD-15.31] a new shelter is Low where it was Empty, and as it was otherwise', () => {
    const empty = { hasShelter: false, reserves: { shelter: 'empty' } } as const
    expect(home({ group: empty }).state.group).toMatchObject({ hasShelter: true, reserves: { shelter: 'low' } })
    expect(home({ group: empty, options: { newShelterAbri: 'unchanged' } }).state.group.reserves.shelter).toBe('empty')
    expect(home({ group: { reserves: { shelter: 'sufficient' } } }).state.group.reserves.shelter).toBe('sufficient')
  })

  it('[DD-15.31] an Empty Shelter is still a refuge to return to, and none is none', () => {
    const table = home({ group: { reserves: { shelter: 'empty' } } }, HOME)
    expect(table.state.group.reserves.shelter).toBe('empty')
    const none = begin({ group: { hasShelter: false } }).play(set('information'))
    expect(why(none, HOME)).toBe('DD-16.8 leg.noShelter')
  })

  it('[DD-16.8] the search for a new shelter is the way home where that is an objective', () => {
    const table = begin().play(set('newShelter', 'information'))
    expect(why(table, HOME)).toBe('DD-16.8 leg.newShelter')
    // Nothing is left to decide where it is the only one.
    const only = begin().play(set('newShelter'), [], 0, [TOYS])
    expect(only.kinds()).toContain('refuge-secured')
    expect(only.state.group.respite).toBe(1)
  })

  it('[DD-15.77] an objective changes no reserve by itself, unless the option says so', () => {
    const given = { group: { reserves: { provisions: 'low' } } } as const
    const done = (options: Given['options']): string =>
      begin({ ...given, options: options ?? {} })
        .play(set('provisions'))
        .play(go(0), [], 0, [TOYS])
        .play(HOME).state.group.reserves.provisions
    expect(done({})).toBe('low')
    expect(done({ objectiveRaisesReserve: true })).toBe('sufficient')
  })

  it('[DD-5.18] (invariant 25) the story ends here without Menace, and goes on with it', () => {
    const over = begin().play(set('information')).play(HOME)
    expect(over.state.outcome).toMatchObject({ winners: [0], reason: 'held', rule: 'DD-5.18' })
    const frames = [{ ...deadTurnFrame(), step: 13 }]
    const on = stage({ master: { menace: 1 }, group: { objectives: [] }, frames }).run()
    expect(on.state.outcome).toBeNull()
    expect(on.state.phase).not.toBe('epilogue')
  })
})
