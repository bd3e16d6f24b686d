import { describe, expect, it } from 'vitest'
import { legBudget, TEMPLATES, templateAfter, turnBudget } from '../data/game-master.js'
import type { Build } from '../rules/building.js'
import { refusalOfStaging } from '../rules/building.js'
import { linesOfStaging, priceOfLines } from '../rules/cart.js'
import { planTurn } from '../rules/legs.js'
import { type Given, stage } from '../tests/stage.js'
import { decideAsMaster } from './decide.js'
import { type Building, buildScene, people, templateFor } from './scene.js'
import { startReserves } from './start.js'

const LEG: Building = { leg: 'objective', first: false, talk: 'none', refunded: 0 }
const THREE = [{}, {}, {}]

/** The scene that is built with so much of the turn's budget left, and one leg to spend it on. */
function scene(left: number, scenes: number, given: Given = {}, f: Partial<Building> = {}): Build {
  const { plan = {}, ...master } = (given.master ?? {}) as { plan?: object }
  const table = stage({
    survivors: THREE,
    scene: {},
    ...given,
    master: { menace: 22, ...master },
  })
  Object.assign(table.state.master.plan, { left, budget: left, legsLeft: 1, scenes, ...plan })
  const action = buildScene(table.state, { ...LEG, ...f }) as Build
  expect(refusalOfStaging(table.state, action)).toBeNull()
  return action
}

const price = (action: Build): number => priceOfLines(linesOfStaging(stage({ survivors: THREE }).state, action))

describe('budgets', () => {
  it('[DD-16.5] [DD-16.6] 22 Menace over four turns: 6, 6, 5, 5', () => {
    expect(turnBudget(22, 1, 4)).toBe(6)
    expect(turnBudget(16, 2, 4)).toBe(6)
    expect(turnBudget(10, 3, 4)).toBe(5)
    expect(turnBudget(5, 4, 4)).toBe(5)
    expect(turnBudget(3, 6, 4)).toBe(3)
  })

  it('[DD-16.5] [DD-16.6] the budget is set when a dead turn begins; from the last planned one on it is everything', () => {
    const budget = (deadTurn: number, menace: number, agmLength = 4): number => {
      const { state } = stage({ options: { agmLength }, state: { deadTurn }, master: { menace } })
      planTurn(state)
      expect(state.master.plan.left).toBe(state.master.plan.budget)
      return state.master.plan.budget
    }
    expect([budget(1, 22), budget(2, 16), budget(3, 10), budget(4, 5), budget(5, 3)]).toEqual([6, 6, 5, 5, 3])
    expect([budget(1, 22, 3), budget(1, 22, 5)]).toEqual([8, 5])
  })

  it('[DD-16.9] a leg gets its share, rounded up', () => {
    expect(legBudget(6, 4)).toBe(2)
    expect(legBudget(4, 3)).toBe(2)
    expect(legBudget(0, 2)).toBe(0)
  })

  it('[DD-16.9] the scene of a leg is built with its share of what is left', () => {
    const action = scene(6, 0, { master: { plan: { legsLeft: 3 } } as never })
    expect(price(action)).toBe(2)
  })

  it('[DD-16.10] the templates follow each other and begin again', () => {
    const { state } = stage({ scene: {} })
    state.master.plan.scenes = 8
    expect(templateFor(state, { leg: 'objective', talk: 'none' })).toBe('ambush')
    expect([0, 1, 2, 3, 4, 5, 6].map(templateAfter)).toEqual([...TEMPLATES, 'blockedWay'])
  })
})

describe('templates', () => {
  const none = { horde: 0, noise: 0, lowered: [], specials: [], cast: [], own: [], groupTrait: '', foesNear: false }

  it('[DD-16.11] [DD-16.12] 1: an obstacle, zombies, a danger, zombies', () => {
    expect(scene(4, 0)).toEqual({
      type: 'build',
      scene: 'danger',
      ...none,
      obstacles: [{ by: 'muscle', difficulty: 1, wayOut: true, words: '' }],
      hazards: ['darkness'],
      threats: [],
      zombies: 2,
      ambushes: 0,
    })
  })

  it('[DD-16.12] what is not affordable is skipped, from left to right', () => {
    expect(scene(1, 0)).toMatchObject({ obstacles: [{}], zombies: 0, hazards: [] })
    expect(scene(2, 0)).toMatchObject({ obstacles: [{}], zombies: 1, hazards: [] })
    // The ambush costs 2: with 1 the obstacle behind it is bought.
    expect(scene(1, 2)).toMatchObject({ ambushes: 0, obstacles: [{}] })
    expect(scene(2, 2)).toMatchObject({ ambushes: 1, obstacles: [] })
  })

  it('[DD-16.11] 2: zombies, a threat, an obstacle, zombies', () => {
    expect(scene(9, 1)).toMatchObject({
      zombies: 2,
      threats: [{ reserve: 'provisions', by: 'brains', difficulty: 1 }],
      obstacles: [{ by: 'muscle' }],
    })
  })

  it('[DD-16.11] [DD-16.13] 3: an ambush, an obstacle, a threat, zombies; special ones with the variant alone', () => {
    expect(scene(9, 2)).toMatchObject({ ambushes: 1, zombies: 1, specials: [] })
    const special = scene(9, 2, { options: { specialZombies: true } })
    expect(special.specials).toEqual([{ special: 'alpha', ambush: false, cell: -1, target: -1 }])
  })

  it('[DD-16.11] [DD-16.15] 4: two threats, each to another reserve', () => {
    expect(scene(9, 3).threats.map(({ reserve, by }) => [reserve, by])).toEqual([
      ['provisions', 'brains'],
      ['survivors', 'mug'],
    ])
  })

  it('[DD-16.11] 6: a tide', () => {
    expect(scene(9, 5)).toMatchObject({ zombies: 2, obstacles: [{}], hazards: ['darkness'], threats: [] })
  })
})

describe('limits of its own', () => {
  const crowd = (horde: number, players: number): number =>
    scene(9, 5, { survivors: Array.from({ length: players }, () => ({})), master: { horde } as never }).zombies

  it('[DD-16.13] no more than two groups for each survivor, but a first purchase always', () => {
    expect(crowd(1, 1)).toBe(2)
    expect(crowd(2, 1)).toBe(1)
    expect(crowd(3, 1)).toBe(1)
    expect(crowd(2, 2)).toBe(2)
    expect(crowd(3, 2)).toBe(1)
    expect(crowd(3, 3)).toBe(2)
  })

  it('[DD-16.13] [DD-16.7] groups of a Horde that the same scene raises count as they come', () => {
    // Two survivors: with the Horde at two an ambush and a special zombie leave no room for two groups more.
    const ambush = (deadTurn: number) =>
      scene(12, 2, { options: { specialZombies: true }, survivors: [{}, {}], state: { deadTurn } }, { first: true })
    expect(ambush(1)).toMatchObject({ horde: 0, ambushes: 1, specials: [{}], zombies: 1 })
    expect(ambush(2)).toMatchObject({ horde: 1, ambushes: 1, specials: [{}], zombies: 0 })
  })

  it('[DD-16.13] [DD-16.15] never a threat to an Empty reserve; the fullest first, then the list of the scenario', () => {
    const levels = (reserves: object) => scene(9, 1, { group: { reserves } as never }).threats
    expect(levels({ provisions: 'low', survivors: 'low', ammunition: 'low', shelter: 'sufficient' })[0]!.reserve).toBe(
      'shelter',
    )
    expect(levels({ provisions: 'empty', survivors: 'low', ammunition: 'low', shelter: 'low' })[0]!.reserve).toBe(
      'survivors',
    )
    expect(levels({ provisions: 'empty', survivors: 'empty', ammunition: 'empty', shelter: 'empty' })).toEqual([])
  })

  it('[DD-16.14] characteristics in turn; harder from the third turn on, and without enemies', () => {
    const obstacle = (bought: number, deadTurn: number, left = 9) =>
      scene(left, 0, { state: { deadTurn }, master: { plan: { obstacles: bought } } as never }).obstacles[0]!
    expect([0, 1, 2, 3, 4, 5].map((n) => obstacle(n, 1).by)).toEqual([
      'muscle',
      'brains',
      'finesse',
      'guts',
      'mug',
      'muscle',
    ])
    expect(obstacle(0, 2).difficulty).toBe(1)
    expect(obstacle(0, 3).difficulty).toBe(2)
    // With 1 to spend there is nothing but the obstacle.
    expect(obstacle(0, 2, 1).difficulty).toBe(2)
  })

  it('[DD-16.14] never harder than the largest pool could reach', () => {
    const weak = { survivors: [{ scores: { muscle: 1 } }], state: { deadTurn: 3 } }
    expect(scene(1, 0, weak).obstacles[0]!.difficulty).toBe(1)
    const strong = { survivors: [{ scores: { muscle: 3 } }], state: { deadTurn: 3 } }
    expect(scene(1, 0, strong).obstacles[0]!.difficulty).toBe(3)
  })

  it('[DD-16.16] dangers in turn', () => {
    const hazard = (bought: number) => scene(9, 0, { master: { plan: { hazards: bought } } as never }).hazards[0]
    expect([0, 1, 2, 3, 4, 5].map(hazard)).toEqual(['darkness', 'fire', 'gas', 'flood', 'pit', 'darkness'])
  })

  it('[DD-16.21] special zombies in turn; a Tank that is too dear is skipped', () => {
    const special = (bought: number, left: number) =>
      scene(left, 2, { options: { specialZombies: true }, master: { plan: { specials: bought } } as never }).specials[0]
    expect([0, 1, 2, 3, 4, 5].map((n) => special(n, 9)!.special)).toEqual([
      'alpha',
      'hunter',
      'massive',
      'stalker',
      'lasher',
      'tank',
    ])
    // An ambush, an obstacle and a threat cost 4: 7 leaves 3 for the Tank, 6 leaves 2.
    expect(special(5, 7)!.special).toBe('tank')
    expect(special(5, 6)!.special).toBe('alpha')
  })

  it('[DD-16.21] a Stalker is upon the survivor with the highest Survival', () => {
    const survivors = [{ survival: 1 }, { survival: 3 }, { survival: 3 }]
    const action = scene(9, 2, {
      survivors,
      options: { specialZombies: true },
      master: { plan: { specials: 3 } } as never,
    })
    expect(action.specials).toEqual([{ special: 'stalker', ambush: false, cell: 0, target: 1 }])
  })
})

describe('the Horde', () => {
  const raised = (
    deadTurn: number,
    budget: number,
    given: Given = {},
    f: Partial<Building> = { first: true },
  ): number => scene(budget, 0, { state: { deadTurn }, ...given }, f).horde

  it('[DD-16.7] rises from the second turn on with a budget of 6, first of all', () => {
    expect(raised(1, 6)).toBe(0)
    expect(raised(2, 6)).toBe(1)
    expect(raised(2, 5)).toBe(0)
    expect(raised(2, 6, {}, { first: false })).toBe(0)
  })

  it('[DD-16.7] never higher than there are survivors, and never when enraged', () => {
    expect(raised(2, 6, { survivors: [{}] })).toBe(0)
    expect(raised(2, 6, { survivors: [{}, {}] })).toBe(1)
    expect(raised(2, 6, { master: { horde: 3 } as never })).toBe(0)
    expect(raised(2, 6, { options: { enraged: true } })).toBe(0)
  })

  it('[DD-16.7] the rest of the budget is what the scene costs besides', () => {
    expect(price(scene(6, 0, { state: { deadTurn: 2 } }, { first: true }))).toBe(6)
    const shared = scene(6, 0, { state: { deadTurn: 2 }, master: { plan: { legsLeft: 3 } } as never }, { first: true })
    expect(price(shared)).toBe(3 + 1)
  })
})

describe('the living', () => {
  const second = { state: { deadTurn: 2 } }

  it('[DD-16.26] from the second turn on, first a talk', () => {
    expect(scene(4, 4).scene).toBe('danger')
    expect(scene(4, 4, second)).toMatchObject({ scene: 'negotiation', zombies: 0, cast: [] })
  })

  it('[DD-16.26] not after a deal of peace, not for beginners, not where nobody is left: prowlers', () => {
    expect(scene(9, 4, { ...second, master: { plan: { nonAggression: true } } as never })).toMatchObject({ zombies: 2 })
    expect(scene(9, 4, { ...second, options: { beginner: true } })).toMatchObject({ scene: 'danger', zombies: 2 })
    const gone = ['lilith', 'krieg', 'grease', 'roland']
    expect(scene(9, 4, { ...second, master: { plan: { gone } } as never })).toMatchObject({
      scene: 'danger',
      zombies: 2,
    })
    expect(scene(9, 5, { ...second }, { talk: 'nothing' })).toMatchObject({
      scene: 'danger',
      zombies: 2,
      threats: [{}],
    })
  })

  it('[DD-16.26] [DD-16.30] the second time a fight', () => {
    const fight = (left: number) => scene(left, 4, { ...second, master: { plan: { living: 1 } } as never })
    // Lilith 4, Krieg 9, Amber Grease 11, Roland 10.
    expect(fight(1)).toMatchObject({ scene: 'confrontation', cast: ['lilith'], groupTrait: '' })
    expect(fight(3)).toMatchObject({ cast: ['lilith', 'krieg'], groupTrait: 'looters' })
    expect(fight(5)).toMatchObject({ cast: ['lilith', 'krieg', 'grease'], groupTrait: '' })
    expect(fight(6)).toMatchObject({ cast: ['lilith', 'krieg', 'grease'], groupTrait: 'looters' })
  })

  it('[DD-16.30] at most one more than there are survivors', () => {
    const table = stage({ survivors: [{}], scene: {}, master: { menace: 20 } })
    expect(people(table.state, 20)).toMatchObject({ cast: ['lilith', 'krieg'], groupTrait: 'looters' })
    expect(people(table.state, 0)).toBeNull()
  })

  it('[DD-16.26] what buys nobody becomes a talk', () => {
    const gone = ['lilith', 'krieg', 'roland']
    const action = scene(2, 4, { ...second, master: { plan: { living: 1, gone } } as never })
    expect(action.scene).toBe('negotiation')
  })
})

describe('the story', () => {
  const due = (agmScenario: string, left: number, given: Given = {}, f: Partial<Building> = { first: true }): Build =>
    scene(left, 0, { options: { agmScenario }, ...given, master: { plan: { twistDue: true } } as never }, f)

  it('[DD-16.36] [DD-16.45] each twist buys its element first', () => {
    expect(due('brainsOnSale', 1)).toMatchObject({ hazards: ['darkness'], obstacles: [] })
    expect(due('plane', 2)).toMatchObject({ threats: [{ reserve: 'shelter', difficulty: 2 }] })
    expect(due('rouen', 1)).toMatchObject({ zombies: 1, obstacles: [] })
    expect(due('neoTokyo', 1)).toMatchObject({ obstacles: [{ by: 'brains', wayOut: true }], zombies: 0 })
    expect(due('xp426', 2)).toMatchObject({ lowered: ['shelter'] })
    expect(due('xp426', 1, { group: { reserves: { shelter: 'empty' } } })).toMatchObject({ lowered: [], zombies: 1 })
  })

  it('[DD-16.13] a reserve that the twist empties is not threatened besides', () => {
    const reserves = { shelter: 'low', ammunition: 'low', survivors: 'empty', provisions: 'empty' } as const
    const action = scene(9, 3, {
      options: { agmScenario: 'xp426' },
      group: { reserves },
      master: { plan: { twistDue: true } } as never,
    })
    expect(action.lowered).toEqual(['shelter'])
    expect(action.threats.map(({ reserve }) => reserve)).toEqual(['ammunition'])
  })

  it('[DD-16.36] a twist that the budget cannot pay is skipped', () => {
    expect(due('plane', 1)).toMatchObject({ threats: [], obstacles: [{}] })
    expect(due('xp426', 1)).toMatchObject({ lowered: [], obstacles: [{}] })
  })

  it('[DD-16.36] in the Path of Souls it is a confrontation with half of the budget', () => {
    const action = due('pathOfSouls', 5)
    // Three of the budget of five are 15 points: two soldiers of 7.
    expect(action).toMatchObject({ scene: 'confrontation', cast: ['tassin', 'caron'], groupTrait: '' })
    expect(due('pathOfSouls', 1)).toMatchObject({ scene: 'danger' })
  })

  it('[DD-16.69] on the plane every scene threatens Shelter while it is not Empty', () => {
    const plane = (scenes: number, given: Given = {}) =>
      scene(9, scenes, { options: { agmScenario: 'plane' }, ...given })
    for (const scenes of [0, 1, 2, 5]) expect(plane(scenes).threats.map(({ reserve }) => reserve)).toEqual(['shelter'])
    expect(plane(3).threats).toHaveLength(1)
    const empty = { group: { reserves: { shelter: 'empty' } } } as const
    expect(plane(0, empty).threats[0]!.reserve).toBe('survivors')
  })

  it('[DD-16.69] on XP-426 special zombies are Hunters, and the Queen comes once, where it is loud', () => {
    const colony = (given: Given, f: Partial<Building> = {}) =>
      scene(9, 2, { options: { agmScenario: 'xp426' }, ...given }, f)
    expect(colony({}).specials.map(({ special }) => special)).toEqual(['hunter'])
    const exit = { leg: 'exit' } as const
    const loud = { master: { noise: 3 } as never, state: { route: 'liftOff' } }
    expect(colony(loud, exit).specials[0]!.special).toBe('tank')
    expect(colony({ ...loud, master: { noise: 2 } as never }, exit).specials[0]!.special).toBe('hunter')
    expect(colony(loud).specials[0]!.special).toBe('hunter')
    expect(
      colony({ ...loud, master: { noise: 3, plan: { queenCame: true } } as never }, exit).specials[0]!.special,
    ).toBe('hunter')
    expect(colony({ ...loud, master: { noise: 3, menace: 2 } as never }, exit).specials).toEqual([])
  })

  it('[DD-16.40] [DD-16.59] the way out is built with all the Menace, and its obstacle is the route’s', () => {
    const out = (menace: number, f: Partial<Building> = {}) =>
      scene(1, 0, { master: { menace } as never, state: { route: 'army' } }, { leg: 'exit', ...f })
    const first = out(9)
    expect(first.obstacles[0]!.by).toBe('mug')
    expect(price(first)).toBe(4)
    expect(price(out(9, { again: true }))).toBe(9)
    expect(price(out(30, { again: true }))).toBe(30)
    expect(scene(9, 4, { state: { deadTurn: 2, route: 'army' } }, { leg: 'exit' }).scene).toBe('danger')
  })
})

describe('catastrophes', () => {
  const broken = (cause: 'gameMaster' | 'players' | 'infection', left: number, menace: number, scenes = 1): number =>
    price(
      scene(
        left,
        scenes,
        { phase: 'living', scene: { cause, kind: 'catastrophe' }, master: { menace } as never },
        { leg: 'catastrophe' },
      ),
    )

  it('[DD-16.33] its own is built with what the last dead turn left', () => {
    expect(broken('gameMaster', 3, 9)).toBe(3)
    expect(broken('gameMaster', 4, 2)).toBe(2)
  })

  it('[DD-16.35] [DD-16.52] a turning, or one that players start, with 2 at the most', () => {
    expect(broken('infection', 5, 9)).toBe(2)
    expect(broken('players', 5, 9)).toBe(2)
    expect(broken('infection', 5, 1)).toBe(1)
    expect(broken('infection', 5, 0)).toBe(0)
  })

  it('[DD-16.33] list 2 takes the place of the living', () => {
    expect(broken('gameMaster', 9, 9, 4)).toBe(4)
  })
})

describe('the start', () => {
  it('[DD-16.45] each scenario has its reserves; alone in the world another one is Low', () => {
    const start = (agmScenario: string, options = {}) =>
      startReserves(stage({ options: { agmScenario, ...options } }).state)
    expect(start('brainsOnSale')).toEqual({ type: 'reserves', empty: 'shelter', low: 'ammunition' })
    expect(start('plane')).toEqual({ type: 'reserves', empty: 'ammunition', low: 'shelter' })
    expect(start('pathOfSouls')).toEqual({ type: 'reserves', empty: 'shelter', low: 'survivors' })
    expect(start('pathOfSouls', { aloneInTheWorld: true })).toEqual({
      type: 'reserves',
      empty: 'shelter',
      low: 'ammunition',
    })
  })
})

describe('judgements', () => {
  it('[DD-16.2] [DD-16.3] change nothing, and say the same of the same game', () => {
    const { state } = stage({ survivors: THREE, scene: {} })
    Object.assign(state.master.plan, { left: 4, budget: 4, legsLeft: 1 })
    const frame = { kind: 'scene', step: 1, ...LEG }
    const before = JSON.stringify(state)
    const said = decideAsMaster(state, frame, 'build')
    expect(JSON.stringify(state)).toBe(before)
    expect(decideAsMaster(state, frame, 'build')).toEqual(said)
  })
})
