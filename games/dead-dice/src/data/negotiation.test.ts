import { describe, expect, it } from 'vitest'
import { REQUEST_TABLE, REQUESTS, STAKE_TABLE, STAKES, tries } from './negotiation.js'
import { REWARD_TABLE, REWARDS } from './rewards.js'

describe('negotiation', () => {
  it('[DD-11.4] has stakes of 1, 2 and 4 Menace, harder by 0, 1 and 2', () => {
    expect(STAKES.map((stake) => [STAKE_TABLE[stake].menace, STAKE_TABLE[stake].harder])).toEqual([
      [1, 0],
      [2, 1],
      [4, 2],
    ])
  })

  it('[DD-11.9] leaves 4, 3 or 2 tries', () => {
    expect([1, 2, 3].map(tries)).toEqual([4, 3, 2])
  })

  it('[DD-16.27] has a low and a heavy price for each stake', () => {
    const tolls = STAKES.map((stake) => [STAKE_TABLE[stake].low, STAKE_TABLE[stake].heavy].map(Object.values))
    expect(tolls).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [0, 2],
      ],
    ])
  })

  it('[DD-16.26] knows what each request is worth, and that a shortage makes goods vital', () => {
    const rows = REQUESTS.map((request) => {
      const { stake, inShortage, gains } = REQUEST_TABLE[request]
      return [request, stake, inShortage, gains ?? '-'].join(' ')
    })
    expect(rows).toEqual([
      'passage trivial trivial -',
      'localInformation trivial trivial -',
      'ammunition serious vital ammunition',
      'provisions serious vital provisions',
      'nonAggression serious serious -',
      'alliance vital vital shelter',
      'hostages vital vital survivors',
      'medicine vital vital -',
      'criticalInformation vital vital -',
    ])
  })
})

describe('rewards', () => {
  it('[DD-12.6] are nine, in the order of their rules', () => {
    expect(REWARDS.map((reward) => REWARD_TABLE[reward].rule)).toEqual([...'abcdefghi'].map((l) => `DD-12.6.${l}`))
  })

  it('[DD-12.6] [DD-16.43] are given by deed, count, votes, or to each', () => {
    const by = (how: string) => REWARDS.filter((reward) => REWARD_TABLE[reward].by === how)
    expect(by('vote')).toEqual(['goodSamaritan', 'killOfTheWeek'])
    expect(by('each')).toEqual(['conscience', 'justAScratch'])
    expect(by('deed')).toEqual(['rightPlace'])
  })

  it('[DD-15.62] go to the next survivor in two cases', () => {
    expect(REWARDS.filter((reward) => REWARD_TABLE[reward].carriesOver)).toEqual(['realBastard', 'justAScratch'])
  })
})
