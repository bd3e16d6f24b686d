import { describe, expect, it } from 'vitest'
import { CLOCKS, LEVELS, RESERVE_LINES, RESERVE_STATES, RESERVES } from './reserves.js'

describe('the reserves', () => {
  it('[DD-2.1] are four, of three levels', () => {
    expect(RESERVES).toEqual(['shelter', 'ammunition', 'provisions', 'survivors'])
    expect(LEVELS).toEqual(['empty', 'low', 'sufficient'])
  })

  it('[DD-2.6] [DD-2.8] do nothing yet if Shelter or Ammunition is Low', () => {
    expect(RESERVE_STATES.shelter.low).toEqual({ effects: [], rule: 'DD-2.6' })
    expect(RESERVE_STATES.ammunition.low).toEqual({ effects: [], rule: 'DD-2.8' })
  })

  it('[DD-2.7] [DD-2.9] [DD-2.10] [DD-2.11] [DD-2.12] [DD-2.13] have the printed effects otherwise', () => {
    const effects = (['low', 'empty'] as const).map((level) =>
      RESERVES.map((name) => RESERVE_STATES[name][level].effects),
    )
    expect(effects).toEqual([
      [[], [], ['noRest'], ['noHelp']],
      [['unsafe'], ['noShooting'], ['noRest', 'famine'], ['noHelp', 'alone']],
    ])
  })

  it('[DD-15.30] run two clocks while Empty, Provisions first', () => {
    expect(CLOCKS.map(({ reserve, strikes }) => [reserve, strikes])).toEqual([
      ['provisions', 'lowerSurvivors'],
      ['shelter', 'abandonRefuge'],
    ])
  })

  it('[DD-3.20] weigh 2 and 1 lines of ammunition, 4 and 2 of rations, none if Empty', () => {
    expect(RESERVE_LINES).toEqual({
      ammunition: { sufficient: 2, low: 1, empty: 0 },
      provisions: { sufficient: 4, low: 2, empty: 0 },
    })
  })
})
