import type { Frame, Odds, Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { FRESH } from '../position/fresh.js'
import { type Given, stage } from '../tests/stage.js'
import { viewDeadDice } from '../view.js'
import { oddsOf } from './index.js'

const FIGHT = { ...FRESH.fight, step: 3 }
const turn = (seat: number, engaged = false): Frame => ({ ...FRESH.turn, step: 1, seat, engaged }) as Frame

function odds(given: Given, action: DeadDiceAction, viewer = 0): Odds {
  return oddsOf(viewDeadDice(stage(given).state, viewer), action)!
}

/** Each result without the single numbers of successes, as `key ways/of`. */
const gist = ({ results }: Odds): string[] =>
  results
    .filter(({ key }) => key !== 'successes')
    .map(({ key, ways, of, params }) => `${key}${tail(params)} ${ways}/${of}`)
const tail = (params: Readonly<Record<string, Plain>> | undefined): string =>
  params === undefined ? '' : `(${params['count']})`

const engaged = (size: number): Given => ({
  survivors: [{ survival: 2, scores: { muscle: 2 } }, {}],
  scene: { fighting: true, hordes: [{ id: 7, size, cell: 0, target: 0, engaged: true }] },
  frames: [FIGHT, turn(0, true)],
})
const BLOW: DeadDiceAction = { type: 'melee', on: 'horde', id: 7, helpers: [] }

describe('odds of a fight', () => {
  it('[DD-7.2] tell the chance of every number of successes', () => {
    const { results, modifiers, need } = odds(engaged(4), BLOW)
    expect(results.filter(({ key }) => key === 'successes').map(({ ways, of }) => `${ways}/${of}`)).toEqual([
      '1/4',
      '2/4',
      '1/4',
    ])
    expect([need, modifiers]).toEqual([1, [{ rule: 'DD-7.2', value: 2 }]])
  })

  it('[DD-8.9] [DD-8.29] tell what a kill takes, and what four zombies do next', () => {
    expect(gist(odds(engaged(4), BLOW))).toEqual([
      'made.melee 3/4',
      'failed.melee 1/4',
      'price.survival 1/1',
      'dead.nothing 25/36',
      'dead.hurt(1) 10/36',
      'dead.hurt(2) 1/36',
    ])
  })

  it('name no zombie where a survivor is struck', () => {
    const blow: DeadDiceAction = { type: 'melee', on: 'survivor', id: 1, helpers: [] }
    const [made] = odds({ ...engaged(4), frames: [FIGHT, turn(0)] }, blow).results
    expect(made!.key).toBe('made.blow')
  })

  it('[DD-8.30] tell of three sixes from five zombies on', () => {
    const eaten = gist(odds(engaged(5), BLOW)).filter((one) => one.startsWith('dead.eaten'))
    expect(eaten).toEqual(['dead.eaten 1/216'])
    expect(gist(odds(engaged(4), BLOW)).some((one) => one.startsWith('dead.eaten'))).toBe(false)
  })

  it.each([
    [{ survival: 1 }, 'price.bitten 1/1'],
    [{ survival: 0 }, 'price.eaten 1/1'],
    [{ survival: 1, armour: 'fullBody' }, 'price.down 1/1'],
    [{ survival: 1, carries: ['bat'] }, 'price.wear 1/1'],
    [{ survival: 2 }, 'price.survival 1/1'],
  ] as const)('[DD-1.4] [DD-1.5] [DD-3.2] warn of what the kill costs: %o', (survivor, expected) => {
    const given = engaged(1)
    const found = gist(odds({ ...given, survivors: [{ ...survivor }, {}] } as Given, BLOW))
    expect(found).toContain(expected)
  })

  it('[DD-8.18] warn of no defence: a flight does not fight back, and a turn that ends neither', () => {
    const found = gist(odds(engaged(3), { type: 'flee', helpers: [] }))
    expect(found).toEqual(['made.flee 3/4', 'failed.flee 1/4', 'dead.defenceless(3) 1/1'])
    expect(gist(odds(engaged(3), { type: 'done' }))).toEqual(['dead.defenceless(3) 1/1'])
  })

  it('[DD-8.13] count the ammunition die of a shot, and the dice of the gun', () => {
    const given: Given = {
      survivors: [{ scores: { finesse: 2 }, carries: ['shoulderArm'] }],
      scene: { fighting: true, hordes: [{ id: 7, size: 3, cell: 2 }] },
      frames: [FIGHT, turn(0)],
    }
    const shot = odds(given, { type: 'shoot', on: 'horde', id: 7, helpers: [] })
    expect(gist(shot)).toEqual(['made.shot 31/32', 'failed.shot 1/32', 'area 1/1', 'ammunition 1/6'])
    expect(shot.modifiers).toContainEqual({ rule: 'DD-8.12', value: 3 })
  })

  it('say nothing of answers that roll nothing', () => {
    const view = viewDeadDice(stage(engaged(1)).state, 0)
    expect(oddsOf(view, { type: 'walk', cell: 1 })).toBeNull()
    expect(oddsOf(viewDeadDice(stage({}).run().state, 0), { type: 'done' })).toBeNull()
  })
})

describe('odds of a shared test', () => {
  const given: Given = {
    survivors: [
      { scores: { muscle: 1 }, trust: [0, 2] },
      { scores: { muscle: 3 }, trust: [2, 0] },
    ],
    scene: {
      obstacles: [{ id: 0, by: 'muscle', difficulty: 2, wayOut: true, words: null, solved: false, tried: [], kept: 0 }],
    },
    frames: [
      { ...FRESH.scene, step: 6 },
      { ...FRESH.decision, topic: 'obstacle', proposal: { type: 'try', obstacle: 0, leader: 0 } } as Frame,
    ],
  }

  it('[DD-7.8] count the Trust of the leader whose odds they are', () => {
    expect(gist(odds(given, { type: 'try', obstacle: 0, leader: 0 }))).toEqual([
      'made.obstacle 4/8',
      'failed.obstacle 4/8',
    ])
  })

  it('[DD-7.8] do not count what another survivor keeps secret', () => {
    // Muscle 3 alone: 1 + 3 of 8; the Trust of 2 would make it 26 of 32.
    expect(gist(odds(given, { type: 'try', obstacle: 0, leader: 1 }))).toEqual([
      'made.obstacle 4/8',
      'failed.obstacle 4/8',
    ])
    expect(gist(odds(given, { type: 'try', obstacle: 0, leader: 1 }, 1))).toEqual([
      'made.obstacle 26/32',
      'failed.obstacle 6/32',
    ])
  })

  it('[DD-15.88] are those of the proposal for one who agrees', () => {
    expect(gist(odds(given, { type: 'agree' }))).toEqual(['made.obstacle 4/8', 'failed.obstacle 4/8'])
  })
})

describe('odds of a ruling', () => {
  const given: Given = {
    options: { gameMaster: 'human', players: 1 },
    survivors: [{ scores: { brains: 2 }, traits: [{ name: 'Nurse', tags: [] }] }],
    frames: [{ ...FRESH.attempt } as Frame, { ...FRESH.ruling } as Frame],
  }
  const ruling = (difficulty: number, trait = -1): DeadDiceAction => ({
    type: 'rule',
    by: 'brains',
    difficulty,
    trait,
    companions: [],
  })

  it('[DD-15.21] are there for the game master before it is given, by difficulty and trait', () => {
    expect(gist(odds(given, ruling(1), 1))).toEqual(['made.own 3/4', 'failed.own 1/4'])
    expect(gist(odds(given, ruling(2), 1))).toEqual(['made.own 1/4', 'failed.own 3/4'])
    expect(gist(odds(given, ruling(2, 0), 1))[0]).toBe('made.own 11/16')
  })
})
