import { seededChance } from '@shamble/chance'
import { eventFor, type Plain, type Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Reward } from '../data/rewards.js'
import { deadDice } from '../game.js'
import { blankSurvivor } from '../rules/blank-survivor.js'
import type { Deeds } from '../state.js'
import { REST } from '../tests/rest.js'
import { type GivenSurvivor, stage, type Table } from '../tests/stage.js'
import type { RewardsFrame } from './kinds-people.js'
import { rewardsFrame } from './rewards.js'

const NONE = blankSurvivor(1).deeds
type Who = Partial<Deeds> & Pick<GivenSurvivor, 'fate' | 'turnsIn' | 'walks' | 'carrier'>

function survivor({ fate = 'alive', turnsIn = 0, walks = false, carrier = false, ...deeds }: Who): GivenSurvivor {
  return { fate, turnsIn, walks, carrier, deeds: { ...NONE, ...deeds }, base: 2 }
}

function ended(who: readonly Who[], options: Record<string, Plain> = {}): Table {
  const table = stage({
    options: { campaign: true, rewards: true, ...options },
    survivors: who.map(survivor),
    phase: 'epilogue',
    frames: [REST, rewardsFrame()],
  })
  table.state.ending = 'held'
  return table
}

/** Everybody abstains, and all that was earned is kept. */
function settle(table: Table): Table {
  table.run()
  for (let i = 0; i < 30 && table.state.frames.length > 2; i++) {
    const { seat, kind } = table.state.questions[0]!
    table.play(kind === 'experience' ? { type: 'keepExperience' } : { type: 'abstain' }, [], seat)
  }
  return table
}

const given = (who: readonly Who[], reward: Reward): readonly Seat[] => settle(ended(who)).state.rewards[reward]!
const xp = (table: Table): number[] => table.state.survivors.map((one) => one.xp)

describe('experience at the end of a game', () => {
  it('[DD-12.2] is 1 for each who came through, and none for the dead', () => {
    const table = settle(ended([{}, { fate: 'eaten' }, { fate: 'turned' }, {}], { rewards: false }))
    expect(xp(table)).toEqual([1, 0, 0, 1])
    expect(table.state.rewards).toEqual({})
  })

  it('[DD-15.26] is none for a bite that was not cured, and counts for a healthy carrier', () => {
    const bitten = { turnsIn: 2 }
    expect(xp(settle(ended([bitten, { turnsIn: 2, carrier: true }], { rewards: false })))).toEqual([0, 1])
  })

  it('[DD-16.60] is there for those whom the antivirus brought back, unless they were destroyed', () => {
    const who = [{}, { turnsIn: 2 }, { fate: 'turned', walks: true }, { fate: 'turned' }] as const
    const table = ended(who, { rewards: false, agmScenario: 'neoTokyo' })
    table.state.ending = 'out'
    expect(xp(settle(table))).toEqual([1, 1, 1, 0])
    expect(xp(settle(ended(who, { rewards: false, agmScenario: 'neoTokyo' })))).toEqual([1, 0, 0, 0])
  })

  it('[DD-12.7] is 1 more for any reward, however many', () => {
    const table = settle(ended([{ zombies: 3, livingKilled: 1, runOver: 2 }, {}]))
    expect(xp(table)).toEqual([2, 1])
  })
})

describe('rewards of the record', () => {
  it('[DD-12.6.d] [DD-15.62] the most zombies, ties for all, and 0 for nobody', () => {
    expect(given([{ zombies: 3 }, { zombies: 5 }, { zombies: 5 }], 'stiffMuncher')).toEqual([1, 2])
    expect(given([{}, {}], 'stiffMuncher')).toEqual([])
    expect(given([{ zombies: 1 }, { zombies: 9, fate: 'eaten' }], 'stiffMuncher')).toEqual([0])
  })

  it('[DD-12.6.e] each who let a living adversary go', () => {
    const who = [{ livingSpared: 1 }, { livingSpared: 4 }, {}, { livingSpared: 1, fate: 'killed' }] as const
    expect(given(who, 'conscience')).toEqual([0, 1])
  })

  it('[DD-12.6.g] the most zombies run over, unless the vehicle was wrecked', () => {
    expect(given([{ runOver: 2 }, { runOver: 7, wrecked: true }], 'roadkill')).toEqual([0])
    expect(given([{ runOver: 2 }, { runOver: 7 }], 'roadkill')).toEqual([1])
  })

  it('[DD-12.6.h] the most living adversaries killed', () => {
    expect(given([{ livingKilled: 2 }, { livingKilled: 1 }], 'serialKiller')).toEqual([0])
  })

  it('[DD-12.6.f] [DD-12.8] each who hid a bite and died of it: the player’s next survivor has the point', () => {
    const table = settle(ended([{}, { fate: 'turned', hidBite: true }, { fate: 'turned' }]))
    expect(table.state.rewards.justAScratch).toEqual([1])
    expect(xp(table)).toEqual([1, 1, 0])
  })

  it('[DD-12.6.a] [DD-12.6] [DD-16.43] the one who closed the dearest scene, the first seat of equals', () => {
    expect(given([{ closed: 2 }, { closed: 4 }, { closed: 4 }], 'rightPlace')).toEqual([1])
    expect(given([{}, {}], 'rightPlace')).toEqual([])
    expect(given([{ closed: 2 }, { closed: 4, fate: 'eaten' }], 'rightPlace')).toEqual([0])
  })

  it('[DD-12.6.b] [DD-12.8] [DD-15.62] the one who turned on the others most, dead or not', () => {
    const table = settle(ended([{ opposed: 1 }, { opposed: 2, fate: 'eaten' }]))
    expect(table.state.rewards.realBastard).toEqual([1])
    expect(xp(table)).toEqual([1, 1])
    expect(given([{}, {}], 'realBastard')).toEqual([])
  })

  it('[DD-12.8] [DD-15.71] what a fallen survivor earned goes to the one who came after', () => {
    const table = ended([{}, {}])
    const fallen = { ...table.state.survivors[1]!, deeds: { ...NONE, hidBite: true, zombies: 9 } }
    table.state.fallen.push({ seat: 1, survivor: fallen })
    settle(table)
    expect(table.state.rewards).toMatchObject({ justAScratch: [1], stiffMuncher: [] })
    expect(xp(table)).toEqual([1, 2])
  })
})

describe('votes', () => {
  it('[DD-12.6.c] [DD-12.6.i] are secret, and shown together with everything else', () => {
    const table = ended([{}, {}, { fate: 'eaten' }]).run()
    expect(table.asked).toBe('0: goodSamaritan, 1: goodSamaritan, 2: goodSamaritan')
    table.play({ type: 'vote', seat: 1 }, [], 2)
    const frame = table.state.frames.at(-1)! as never
    const seen = (viewer: Seat) => deadDice.frames.rewards.veil!(table.state, frame, viewer).frame.samaritan
    expect([seen(2)[2], seen(0)[2]]).toEqual([1, -2])
    expect(table.refusal({ type: 'vote', seat: 2 }, 0).rule).toBe('DD-12.8')
    table.play({ type: 'vote', seat: 1 }, [], 0).play({ type: 'abstain' }, [], 1)
    expect(table.kinds()).toEqual([])
    table.play({ type: 'vote', seat: 0 }, [], 0).play({ type: 'abstain' }, [], 1).play({ type: 'abstain' }, [], 2)
    expect(table.events.filter(({ kind }) => kind === 'rewarded').map(({ seat, rule }) => [seat, rule])).toEqual([
      [1, 'DD-12.6.c'],
      [0, 'DD-12.6.i'],
    ])
    expect(eventFor(table.events[0]!, 2)).not.toBeNull()
  })

  it('[DD-12.6.c] can be guessed by those who do not see them', () => {
    const table = ended([{}, {}, {}]).run().play({ type: 'vote', seat: 1 }, [], 2)
    table.state.left = [1]
    for (const viewer of [0, 1, 2]) {
      const view = deadDice.view(table.state, viewer)
      const guess = deadDice.guess(view, seededChance('votes'))
      expect(deadDice.view(guess, viewer)).toEqual(view)
      const votes = (guess.frames.at(-1)! as RewardsFrame).samaritan
      expect(votes[2]).toBeGreaterThanOrEqual(-1)
      expect([votes[0], votes[1]]).toEqual([-2, -2])
    }
  })

  it('[DD-16.43] the automatic game master votes for the highest count, and ties go by seat order', () => {
    expect(given([{}, { stepsRaised: 2, mostAtOnce: 1 }, { mostAtOnce: 3 }], 'goodSamaritan')).toEqual([1])
    expect(given([{}, { stepsRaised: 2, mostAtOnce: 1 }, { mostAtOnce: 3 }], 'killOfTheWeek')).toEqual([2])
    expect(given([{}, {}], 'goodSamaritan')).toEqual([])
    const table = ended([{}, { stepsRaised: 1 }]).run()
    table.play({ type: 'vote', seat: 0 }, [], 0).play({ type: 'abstain' }, [], 1)
    expect(settle(table).state.rewards.goodSamaritan).toEqual([0])
  })

  it('[DD-12.5] [DD-12.6.a] a human game master votes, and judges a and b', () => {
    const table = ended([{ closed: 3 }, { fate: 'eaten' }], { gameMaster: 'human' }).run()
    expect(table.asked).toBe('2: rightPlace')
    expect(table.refusal({ type: 'award', seat: 1 }).rule).toBe('DD-12.8')
    table.play({ type: 'asCounted' })
    expect(table.asked).toBe('2: realBastard')
    expect(table.refusal({ type: 'award', seat: 7 }).rule).toBe('DD-12.6.b')
    table.play({ type: 'award', seat: 1 })
    expect(table.asked).toBe('0: goodSamaritan, 1: goodSamaritan, 2: goodSamaritan')
    table.play({ type: 'vote', seat: 0 }, [], 2)
    settle(table)
    expect(table.state.rewards).toMatchObject({ rightPlace: [0], realBastard: [1], goodSamaritan: [0] })
    const none = ended([{ closed: 3 }], { gameMaster: 'human' })
      .run()
      .play({ type: 'awardNobody' })
    expect(settle(none.play({ type: 'awardNobody' })).state.rewards.rightPlace).toEqual([])
  })

  it('[DD-12.8] are not held where nobody came through', () => {
    expect(settle(ended([{ fate: 'eaten' }])).kinds()).toEqual([])
  })
})

describe('spending experience', () => {
  const spending = (xp: number, given: GivenSurvivor = {}, options: Record<string, Plain> = {}) =>
    stage({
      options: { campaign: true, ...options },
      survivors: [{ xp, scores: { brains: 3, finesse: 2 }, base: 4, ...given }],
      frames: [REST, { kind: 'experience', step: 0, waiting: [0] } as never],
    }).run()
  const learn = { type: 'learn', name: 'Ex-cook', tags: ['survival', 'crafting'] } as const

  it('[DD-12.3] [DD-15.62] (invariant 1) raises scores by 1 for 1 point, up to their caps', () => {
    const table = spending(2)
    expect(table.refusal({ type: 'improve', score: 'brains' }).rule).toBe('DD-15.62')
    expect(table.refusal({ type: 'improve', score: 'survival' }).params).toEqual({ most: 4 })
    table.play({ type: 'improve', score: 'finesse' })
    expect(table.state.survivors[0]).toMatchObject({ xp: 1, scores: { finesse: 3 } })
    expect(table.refusal({ type: 'improve', score: 'finesse' }).rule).toBe('DD-15.62')
    const forces = spending(1, { base: 8 }, { specialForces: true }).play({ type: 'improve', score: 'survival' })
    expect(forces.state.survivors[0]).toMatchObject({ base: 9, survival: 9, xp: 0 })
    const most = spending(1, { base: 9 }, { specialForces: true })
    expect(most.refusal({ type: 'improve', score: 'survival' }).params).toEqual({ most: 9 })
  })

  it('[DD-12.3] [DD-16.23] buys a trait for 2 points, not for 1', () => {
    expect(spending(1).refusal(learn)).toMatchObject({ rule: 'DD-12.3', params: { price: 2, xp: 1 } })
    const table = spending(2)
    expect(table.refusal({ ...learn, tags: ['survival'] }).rule).toBe('DD-16.23')
    table.play(learn)
    expect(table.state.survivors[0]).toMatchObject({ xp: 0, traits: [{ name: 'Ex-cook' }] })
    expect(table.asked).toBe('0: roll')
  })

  it('[DD-15.62] has no cap on traits unless the option sets one', () => {
    const trait = { name: 'x', tags: ['melee', 'courage'] } as const
    const two = { traits: [trait, trait] }
    expect(spending(2, two).play(learn).state.survivors[0]!.traits).toHaveLength(3)
    expect(spending(2, two, { campaignTraitCap: '2' }).refusal(learn).rule).toBe('DD-15.62')
    const one = spending(2, { traits: [trait] }, { campaignTraitCap: '2' }).play(learn)
    expect(one.state.survivors[0]!.traits).toHaveLength(2)
  })

  it('[DD-12.3] may be put off', () => {
    const table = spending(3).play({ type: 'keepExperience' })
    expect([table.state.survivors[0]!.xp, table.asked]).toEqual([3, '0: roll'])
  })
})
