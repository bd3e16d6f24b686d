import { describe, expect, it } from 'vitest'
import { combined, TRAILERS, VEHICLE_TABLE, VEHICLES } from './vehicles.js'

describe('the vehicles', () => {
  it('[DD-3.25] are the printed ones: Wear, solidity, capacity', () => {
    const rows = [...VEHICLES, ...TRAILERS].map((kind) => [kind, ...Object.values(VEHICLE_TABLE[kind])].join(' '))
    expect(rows).toEqual([
      'cityCar 2 0 4',
      'suv 3 1 5',
      'peopleCarrier 4 1 8',
      'camper 5 2 10',
      'lorry 5 4 3',
      'bus 5 1 20',
      'caravan -1 0 4',
      'mobileHome -2 0 8',
    ])
  })

  it('[DD-3.26] add what they tow: an SUV with a caravan is 2, 1, 9', () => {
    expect(combined('suv', 'caravan')).toEqual({ wear: 2, solidity: 1, capacity: 9 })
    expect(combined('suv', null)).toEqual(VEHICLE_TABLE.suv)
  })

  it('[DD-15.43] need a Wear of 1 at least', () => {
    expect(combined('cityCar', 'mobileHome')).toBeNull()
    expect(combined('cityCar', 'caravan')?.wear).toBe(1)
    expect(combined('suv', 'mobileHome')?.wear).toBe(1)
  })
})
