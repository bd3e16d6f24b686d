import { seededChance } from '@shamble/chance'
import { Engine } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { FIRST_NAMES } from '../data/names.js'
import { deadTurnFrame } from '../frames/dead-turn.js'
import { livingTurnFrame } from '../frames/living-turn.js'
import { NO_STAGING } from '../rules/cart.js'
import { fightStage, foe, obstacle } from '../tests/fights.js'
import { type Given, REST, stage, type Table, tested } from '../tests/stage.js'
import { text } from '../text/index.js'
import { houseBot } from './house.js'
import type { ActionOf } from './situation.js'

/** What the house would do in the place of the seat that is asked, and why; it says so in both languages. */
function advise({ engine, state }: Table) {
  const { seat } = state.questions[0]!
  const known = { seat, view: tested.view(state, seat), choices: engine.choices(state, seat), events: [] }
  const { action, why } = houseBot(seat).advise(known, seededChance('unused'))
  expect(engine.refusal(state, seat, action)).toBeNull()
  expect(houseBot(seat).decide(known, seededChance('unused'))).toEqual(action)
  expect(text.en).toHaveProperty([`hint.${why.key}`])
  return { action, why: why.key }
}

const inFight = (given: Given) => advise(fightStage(given).run())

it('[DD-1.9] names the survivors of the computer as no survivor is named that people draw', () => {
  const engine = new Engine(tested)
  const { state } = engine.start(resolveOptions(tested.options, { players: 5 }) as never, seededChance('names'))
  const names = state.questions.map(({ seat }) => {
    const known = { seat, view: tested.view(state, seat), choices: engine.choices(state, seat), events: [] }
    return (houseBot(seat).decide(known, seededChance('unused')) as ActionOf<'listedSheet'>).name
  })
  expect(new Set(names).size).toBe(5)
  expect(names.filter((name) => FIRST_NAMES.includes(name))).toEqual([])
})

describe('the house bot in a fight', () => {
  it('opens the way out while the dead are far, and does not wait for them', () => {
    const scene = { hordes: [{ size: 4 }], obstacles: [obstacle()] }
    expect(inFight({ scene })).toEqual({ action: { type: 'tackle', obstacle: 0, helpers: [] }, why: 'tackle' })
  })

  it('[DD-8.9] kills in melee what it can pay for, and gets away from what it cannot', () => {
    const held = (size: number) => ({ hordes: [{ size, cell: 0, target: 0, engaged: true }] })
    expect(inFight({ scene: held(1) })).toMatchObject({ action: { type: 'melee' }, why: 'melee' })
    expect(inFight({ scene: held(6) })).toMatchObject({ action: { type: 'disengage' }, why: 'disengage' })
  })

  it('[DD-8.14] shoots from afar, and takes something that lasts in hand once they are near', () => {
    const carries = ['handgun', 'bat'] as const
    const far = inFight({ survivors: [{ carries }], scene: { hordes: [{ size: 3, cell: 3 }] } })
    expect(far).toMatchObject({ action: { type: 'shoot', on: 'horde' }, why: 'shoot' })
    const near = fightStage({ survivors: [{ carries }], scene: { hordes: [{ size: 2, cell: 1 }] } }).run()
    const [, bat] = near.state.survivors[0]!.things
    expect(advise(near)).toEqual({ action: { type: 'wield', hand: [bat!.id] }, why: 'wield' })
    near.play({ type: 'wield', hand: [bat!.id] })
    expect(advise(near)).toMatchObject({ action: { type: 'melee' }, why: 'melee.first' })
  })

  it('[DD-3.10] throws a bomb at many, and never where a friend stands', () => {
    const survivors = [{ carries: ['molotov'] as const }, {}]
    const scene = { hordes: [{ size: 5, cell: 2 }] }
    expect(inFight({ survivors, scene })).toMatchObject({ action: { type: 'throw' }, why: 'throw' })
    const friend = inFight({ survivors, scene: { ...scene, stands: [{ seat: 1, cell: 2 }] } })
    expect(friend.action.type).not.toBe('throw')
  })

  it('[DD-15.21] rolls for what a game master makes harder, and lets be what cannot be made', () => {
    const flees = (muscle: number) =>
      fightStage({
        options: { gameMaster: 'human' },
        survivors: [{ scores: { muscle } }, {}],
        scene: { hordes: [{ size: 2, cell: 5 }] },
      })
        .run()
        .play({ type: 'wait' })
        .play({ type: 'flee', helpers: [] })
        .play({ type: 'difficulty', difficulty: 2 })
    expect(advise(flees(2))).toEqual({ action: { type: 'roll' }, why: 'roll' })
    expect(advise(flees(1))).toEqual({ action: { type: 'withdraw' }, why: 'withdraw' })
  })

  it('[DD-8.24] runs from a fight that is lost, out of their reach first', () => {
    const crowd = [{ size: 6 }, { size: 6 }, { size: 6 }]
    expect(inFight({ scene: { hordes: crowd } })).toMatchObject({ action: { type: 'flee' }, why: 'flee' })
    const close = { hordes: crowd.map((horde) => ({ ...horde, cell: 2 })), stands: [{ seat: 0, cell: 3 }] }
    expect(inFight({ scene: close })).toEqual({ action: { type: 'walk', cell: 5 }, why: 'flee.first' })
  })

  it('[DD-8.23] lays traps for a few who come from afar', () => {
    expect(inFight({ scene: { hordes: [{ size: 2 }] } })).toMatchObject({ action: { type: 'layTrap' }, why: 'layTrap' })
  })

  it('[DD-15.25] drags away whom the dead would eat', () => {
    const given = {
      options: { withoutZombies: true },
      survivors: [{}, { down: true, survival: 0 }],
      scene: {
        hordes: [{ size: 3, cell: 1 }],
        stands: [
          { seat: 0, cell: 1 },
          { seat: 1, cell: 1 },
        ],
      },
    }
    const { action, why } = inFight(given)
    expect(why).toBe('haul')
    expect(action).toMatchObject({ type: 'haul', whom: 1, cell: 3 })
  })

  it('[DD-8.19] draws the dead from a friend who can take no more', () => {
    const given = {
      survivors: [{ base: 4, carries: ['bat'] as const }, { survival: 1 }],
      scene: {
        hordes: [{ size: 2, cell: 4, target: 1, engaged: true }],
        stands: [{ seat: 1, cell: 4 }],
      },
    }
    expect(inFight(given)).toMatchObject({ action: { type: 'attract' }, why: 'attract' })
  })

  it('[DD-16.49] leaves the fire before it falls', () => {
    const burning = (exposed: number) => ({
      scene: { hazards: ['fire' as const], obstacles: [obstacle({ difficulty: 2 })], stands: [{ seat: 0, exposed }] },
    })
    const table = fightStage(burning(3)).run()
    expect(advise(table)).toMatchObject({ action: { type: 'tackle' } })
    table.play({ type: 'tackle', obstacle: 0, helpers: [] }, [1, 3]).play({ type: 'bear' })
    expect(advise(table)).toEqual({ action: { type: 'walkOut' }, why: 'walkOut' })
    const early = fightStage(burning(0)).run().play({ type: 'tackle', obstacle: 0, helpers: [] }, [1, 3])
    expect(advise(early.play({ type: 'bear' })).action.type).not.toBe('walkOut')
  })

  it('[DD-10.9] closes in on the living, and lets the beaten live', () => {
    expect(inFight({ scene: { foes: [foe('lilith', { cell: 5 })] } })).toEqual({
      action: { type: 'walk', cell: 2 },
      why: 'close',
    })
    expect(inFight({ scene: { foes: [foe('lilith', { cell: 1 })] } })).toMatchObject({
      action: { type: 'melee', on: 'foe' },
      why: 'melee.living',
    })
  })

  it('never lifts a hand against its own', () => {
    const given = { survivors: [{ carries: ['handgun'] as const }, {}], scene: { hordes: [{ size: 1 }] } }
    expect(inFight(given).action).not.toMatchObject({ on: 'survivor' })
  })
})

describe('the house bot between fights', () => {
  const atHome = (given: Given) => advise(stage({ phase: 'living', frames: [REST, living()], ...given }).run())
  const living = () => ({ ...livingTurnFrame(), step: 1 })
  const reserves = {
    shelter: 'sufficient',
    ammunition: 'sufficient',
    provisions: 'sufficient',
    survivors: 'sufficient',
  } as const

  it('[DD-2.7] [DD-2.10] mends the reserve that hurts most', () => {
    const wishFor = (more: object) => atHome({ group: { respite: 2, reserves: { ...reserves, ...more } } })
    expect(wishFor({ provisions: 'low', survivors: 'low' }).action).toMatchObject({ wish: 'provisions' })
    expect(wishFor({ provisions: 'low', shelter: 'empty' }).action).toMatchObject({ wish: 'shelter' })
  })

  it('lets the one with the best chance do it', () => {
    const survivors = [{ scores: { brains: 1, guts: 1 } }, { scores: { brains: 3 } }]
    const given = { survivors, group: { respite: 1, reserves: { ...reserves, provisions: 'low' as const } } }
    expect(atHome(given).action).toMatchObject({ wish: 'provisions', leader: 1, by: 'brains' })
  })

  it('[DD-15.26] tells of a bite, unless silence is rewarded', () => {
    const bitten = { survivors: [{ turnsIn: 1 }, {}], group: { respite: 1 }, state: { livingTurn: 1 } }
    expect(atHome(bitten)).toEqual({ action: { type: 'confess' }, why: 'confess' })
    expect(atHome({ ...bitten, options: { campaign: true, rewards: true } }).action.type).not.toBe('confess')
  })

  it('[DD-16.8] sets what needs no leg of its own, and the way out once there is a clue', () => {
    const raid = (given: Given) => advise(stage({ frames: [REST, deadTurnFrame()], ...given }).run())
    const first = raid({}).action as ActionOf<'objectives'>
    expect(first.picks).toContain('story')
    expect(first.picks).toHaveLength(3)
    const late = raid({ group: { clues: 1, story: 3 }, master: { exitShown: true }, state: { deadTurn: 4 } })
    expect(late.why).toBe('objectives.exit')
  })
})

describe('the house bot and the others', () => {
  it('[DD-15.88] agrees with what is nearly as good, and proposes where it is not', () => {
    const low = { shelter: 'sufficient', ammunition: 'low', provisions: 'empty', survivors: 'sufficient' } as const
    const given = { survivors: [{}, {}], group: { respite: 2, reserves: low }, phase: 'living' as const }
    const table = () => stage({ ...given, frames: [REST, { ...livingTurnFrame(), step: 1 }] }).run()
    const good = table().play({ type: 'prepare', wish: 'provisions', leader: 1, by: 'guts', on: -1 })
    expect(advise(good)).toEqual({ action: { type: 'agree' }, why: 'agree' })
    const bad = table().play({ type: 'atmosphere' })
    expect(advise(bad).action.type).toBe('agree')
    const wasted = table().play({ type: 'stop' })
    expect(advise(wasted).action).toMatchObject({ type: 'prepare', wish: 'provisions' })
  })
})

describe('the house bot with its group', () => {
  it('[DD-16.14] tries the way out where a try can come off, and moves on where none can', () => {
    const before = (difficulty: number) =>
      stage({
        options: { gameMaster: 'human', players: 1 },
        survivors: [{ survival: 0, base: 1 }],
        group: { hasShelter: false },
        state: { deadTurn: 0 },
        frames: [deadTurnFrame()],
      })
        .run()
        .play({ type: 'ownObjectives', picks: ['newShelter', 'information'], own: [] })
        .play({ type: 'leg', to: 'objective', objective: 1 })
        .play({ type: 'namePlace', words: 'the studio' }, [], 1)
        .play(
          {
            ...{ type: 'build', ...NO_STAGING },
            obstacles: [{ by: 'muscle', difficulty, wayOut: true, words: 'a locked door' }],
          } as DeadDiceAction,
          [],
          1,
        )
    expect(advise(before(1))).toMatchObject({ action: { type: 'try', obstacle: 0 }, why: 'try' })
    expect(advise(before(3))).toMatchObject({ action: { type: 'moveOn' }, why: 'moveOn' })
  })
})
