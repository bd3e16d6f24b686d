import { describe, expect, it } from 'vitest'
import {
  CATASTROPHE_PRICES,
  GAUGE_RANGE,
  groupSize,
  groupsBought,
  menaceAtStart,
  PLAYERS,
  PRICES,
  type PricedElement,
  refund,
  threatPrice,
} from './menace.js'

describe('Menace', () => {
  it('[DD-4.3] starts at 14, 18, 22, 26 and 30', () => {
    expect([1, 2, 3, 4, 5].map((players) => menaceAtStart(players))).toEqual([14, 18, 22, 26, 30])
    expect(PLAYERS).toEqual({ min: 1, max: 5 })
  })

  it('[DD-5.5] buys everything at its printed price', () => {
    expect(
      (Object.keys(PRICES) as PricedElement[]).map((name) => `${name} ${PRICES[name].menace} ${PRICES[name].rule}`),
    ).toEqual([
      'zombies 1 DD-5.6',
      'ambush 1 DD-5.7',
      'obstacle 1 DD-5.8',
      'hazard 1 DD-5.19',
      'threat 1 DD-5.9',
      'lowerReserve 2 DD-5.10',
      'noise 1 DD-5.11',
      'horde 3 DD-5.12',
      'panic 2 DD-5.13',
      'special 1 DD-5.14',
      'tank 3 DD-5.14',
      'raiseDead 1 DD-11.16',
      'tension 1 DD-6.9',
    ])
  })

  it('[DD-5.16] builds the airport hall for 4: a door, the dark, two groups, a threat', () => {
    const { obstacle, hazard, zombies } = PRICES
    expect(obstacle.menace + hazard.menace + zombies.menace + threatPrice(1)).toBe(4)
    expect(groupsBought(2, false)).toBe(2)
  })

  it('[DD-5.9] makes a threat harder by 1 for each point', () => {
    expect([1, 2, 3, 4].map(threatPrice)).toEqual([1, 2, 3, 4])
  })

  it('[DD-5.6] [DD-12.11] brings a group for each level of the Horde, or one alone if they are enraged', () => {
    const { min, max } = GAUGE_RANGE
    expect([min, 2, max].map((horde) => groupsBought(horde, false))).toEqual([1, 2, 3])
    expect([min, 2, max].map((horde) => groupsBought(horde, true))).toEqual([1, 1, 1])
  })

  it('[DD-4.9] makes no group smaller than Noise', () => {
    expect(groupSize(1, 3)).toBe(3)
    expect(groupSize(3, 3)).toBe(3)
    expect(groupSize(4, 3)).toBe(4)
  })

  it('[DD-14.1] [DD-14.2] [DD-14.11] pays for a catastrophe by the text that was chosen', () => {
    expect(CATASTROPHE_PRICES.main).toEqual({ gameMaster: 1, players: 1, infection: 1 })
    expect(CATASTROPHE_PRICES.cheat).toEqual({ gameMaster: 2, players: 1, infection: 0 })
  })

  it('[DD-15.41] comes back by half after a flight, rounded as chosen', () => {
    expect([0, 1, 4, 5].map((spent) => refund(spent, 'down'))).toEqual([0, 0, 2, 2])
    expect([0, 1, 4, 5].map((spent) => refund(spent, 'up'))).toEqual([0, 1, 2, 3])
  })
})
