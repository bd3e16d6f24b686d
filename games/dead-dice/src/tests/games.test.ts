import { describe, expect, it } from 'vitest'
import { SCENARIO_NAMES } from '../scenario/names.js'
import { playGame } from './games.js'

const PLAYERS = [1, 2, 3, 4, 5] as const

describe('whole games', () => {
  it.each(SCENARIO_NAMES)(
    '[DD-16.2] of %s come to an end with nothing broken, for one to five players',
    (agmScenario) => {
      for (const players of PLAYERS) {
        const { state, broken } = playGame({ agmScenario, players }, players)
        expect(broken).toEqual([])
        expect(state.outcome).toMatchObject({ rule: 'DD-5.18' })
      }
    },
  )

  it('[DD-16.42] of three to five planned turns end, whatever players do', () => {
    for (const agmLength of [3, 4, 5]) {
      const { state, broken } = playGame({ agmScenario: 'plane', players: 2, agmLength }, agmLength)
      expect(broken).toEqual([])
      expect(state.outcome).not.toBeNull()
    }
  })

  it('with a person as game master end too', () => {
    for (const players of PLAYERS) {
      const { state, broken } = playGame({ gameMaster: 'human', players, specialZombies: true }, players)
      expect(broken).toEqual([])
      expect(state.outcome).not.toBeNull()
    }
  })

  it('with every variant and the other reading of every rule end too', () => {
    const others = {
      specialZombies: true,
      engagementReach: 'band',
      arrivalAttack: true,
      moveAfterAttack: true,
      doubleKill: 'forced',
      mexicanStandoff: true,
      risingDead: true,
      refundRounding: 'up',
      meleeDamageLiving: 'net',
      defencelessLiving: 'unopposed',
      tensionEffect: 'both',
      tensionLimit: 'none',
      catastropheCost: 'cheat',
      replacementSurvivors: 'promoteCompanion',
      objectiveRaisesReserve: true,
      agmTemper: 'cruel',
      campaign: true,
      rewards: true,
    }
    for (const agmScenario of SCENARIO_NAMES) {
      const { state, broken } = playGame({ agmScenario, players: 4, ...others }, 7)
      expect(broken).toEqual([])
      expect(state.outcome).not.toBeNull()
    }
  })
})
