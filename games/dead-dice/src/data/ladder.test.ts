import { describe, expect, it } from 'vitest'
import { attackDice, DIFFICULTIES, isSuccess, roundsUnharmed, runOverDifficulty } from './difficulty.js'
import { bandOf, CELLS, REACHES } from './ladder.js'
import { SPECIAL_TABLE, SPECIALS } from './specials.js'

describe('the range ladder', () => {
  it('[DD-8.3] calls 0 and 1 contact, 2 and 3 short, 4 and more long', () => {
    expect([0, 1, 2, 3, 4, 9].map(bandOf)).toEqual(['contact', 'contact', 'short', 'short', 'long', 'long'])
  })

  it('[DD-15.3] has 6 cells, or 5 to 9', () => {
    expect(CELLS).toEqual({ min: 5, max: 9, usual: 6 })
  })

  it('[DD-15.4] engages on the same cell, or one cell away', () => {
    expect(REACHES.sameCell).toEqual({ shortCell: 2, engagesAt: 0, fleesAt: 1, behind: 0 })
    expect(REACHES.band).toEqual({ shortCell: 3, engagesAt: 1, fleesAt: 2, behind: 4 })
  })

  it('[DD-15.3] brings a group from the Short range cell to contact in two steps, whatever the reach', () => {
    for (const { shortCell, engagesAt } of Object.values(REACHES)) expect(shortCell - engagesAt).toBe(2)
  })
})

describe('difficulties', () => {
  it('[DD-7.2] count even faces', () => {
    expect([1, 2, 3, 4, 5, 6].filter(isSuccess)).toEqual([2, 4, 6])
  })

  it('[DD-8.11] [DD-8.17] [DD-10.10] are the printed ones', () => {
    const of = Object.fromEntries(Object.entries(DIFFICULTIES).map(([name, { difficulty }]) => [name, difficulty]))
    expect(of).toMatchObject({ melee: 1, ranged: 1, rangedLong: 2, rangedUnsuitable: 2, disengage: 3, haulEngaged: 3 })
    expect(of).toMatchObject({ livingMelee: 1, livingRanged: 2, livingRangedLong: 3, cure: 2, search: 1 })
  })

  it('[DD-8.29] roll one die for each pair of zombies begun', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(attackDice)).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  })

  it('[DD-8.16] are half of the zombies run over, rounded up', () => {
    expect([1, 2, 3, 6, 7].map(runOverDifficulty)).toEqual([1, 1, 2, 3, 4])
  })

  it('[DD-9.1] leave 1 round more than base Survival in fire, gas or water', () => {
    expect([1, 4, 9].map(roundsUnharmed)).toEqual([2, 5, 10])
  })
})

describe('special zombies', () => {
  it('[DD-12.18] [DD-12.19] [DD-12.20] [DD-12.22] take what is printed: price, melee, range, marks, stride', () => {
    const rows = SPECIALS.map((kind) => {
      const { menace, melee, ranged, marks, stride } = SPECIAL_TABLE[kind]
      return [kind, menace, melee, ranged, marks, stride].join(' ')
    })
    expect(rows).toEqual([
      'alpha 1 2 2 2 1',
      'hunter 1 1 2 1 2',
      'massive 1 1 1 1 1',
      'stalker 1 1 1 1 1',
      'lasher 1 1 1 1 1',
      'tank 3 3 3 3 1',
    ])
  })
})
