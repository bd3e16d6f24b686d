import { type Policy, playOut, randomPolicy } from '@shamble/bots'
import { seededBelow, seededChance } from '@shamble/chance'
import { Engine, type Plain, unwatched } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { DeadDiceAction } from '../actions.js'
import { deadDice } from '../game.js'
import { SCENARIO_NAMES } from '../scenario/names.js'
import type { DeadDice } from '../state.js'
import { text } from '../text/index.js'
import { houseBot } from './index.js'

const engine = new Engine(deadDice)
const SEED = 'house'
type Chosen = Readonly<Record<string, Plain>>

/** The house in every seat, its answers checked; `heard` gets the reason for each. */
const housePolicy =
  (heard: Set<string>): Policy<DeadDice, DeadDiceAction> =>
  (s, seat) => {
    const choices = engine.choices(s, seat)
    const known = { seat, view: deadDice.view(s, seat), choices, events: [] }
    const { action, why } = houseBot(seat).advise(known, seededChance('unused'))
    expect(engine.refusalAmong(choices, s, seat, action)).toBeNull()
    heard.add(why.key)
    return action
  }

function play(options: Chosen, i: number, policy: Policy<DeadDice, DeadDiceAction>): DeadDice {
  const table = unwatched(seededChance(SEED, JSON.stringify(options), i))
  const s = engine.begin(resolveOptions(deadDice.options, options), table)
  const { unfinished } = playOut(engine, s, table, policy, { mostDecisions: 20_000, mostTurns: 200 })
  expect(unfinished).toBe(false)
  return s
}

const isThrough = ({ ending }: DeadDice): boolean => ending === 'out' || ending === 'held'

describe('the house bot', () => {
  it('gets through far more often than random play', () => {
    const games = SCENARIO_NAMES.flatMap((agmScenario) => [1, 2, 3].map((players) => ({ agmScenario, players })))
    const house = games.filter((options, i) => isThrough(play(options, i, housePolicy(new Set()))))
    const random = games.filter((options, i) => isThrough(play(options, i, randomPolicy(engine, seededBelow(SEED, i)))))
    expect(house.length).toBeGreaterThanOrEqual(random.length + 6)
  })

  it('answers every question of every kind of game with what is offered, and has words for all of it', () => {
    const heard = new Set<string>()
    const kinds: Chosen[] = [
      { specialZombies: true, agmTemper: 'cruel', ladderCells: 5 },
      { engagementReach: 'band', arrivalAttack: true, moveAfterAttack: true, doubleKill: 'forced' },
      { tensionEffect: 'both', mexicanStandoff: true, replacementSurvivors: 'promoteCompanion' },
      { campaign: true, rewards: true, aloneInTheWorld: true, survivalVisibility: 'private' },
      { divineCurse: true, heavyWeapons: true, menaceVisibility: 'visible', objectivesCap: 1, startKit: 'none' },
      { gameMaster: 'human' },
      { gameMaster: 'human', scenario: 'rouen', campaign: true, rewards: true },
    ]
    for (const options of kinds)
      for (const players of [1, 3, 4]) for (let i = 0; i < 4; i++) play({ ...options, players }, i, housePolicy(heard))
    const silent = [...heard].filter((key) => !(`hint.${key}` in text.en) || !(`hint.${key}` in text.fr))
    expect(silent).toEqual([])
    expect(heard.size).toBeGreaterThan(50)
  })

  it('needs no chance: the same knowledge gives the same answer', () => {
    const policy = housePolicy(new Set())
    expect(play({ players: 3 }, 1, policy)).toEqual(play({ players: 3 }, 1, policy))
  })
})
