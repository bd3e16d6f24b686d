import { describe, expect, it } from 'vitest'
import { legBudget, OBSTACLE_TURN, TEMPLATE_LISTS, TEMPLATES, templateAfter, turnBudget } from './game-master.js'
import { HAZARDS } from './menace.js'
import { FAMILY_NAMES, MEN, WOMEN } from './names.js'
import { SPECIALS } from './specials.js'

describe('the automatic game master', () => {
  it('[DD-16.11] buys by six templates', () => {
    expect(TEMPLATES.map((template) => TEMPLATE_LISTS[template].join(' '))).toEqual([
      'obstacle zombies hazard zombies',
      'zombies threat obstacle zombies',
      'ambush obstacle threat special zombies',
      'threat obstacle zombies threat',
      'living',
      'zombies zombies obstacle hazard special',
    ])
  })

  it('[DD-16.10] begins them again after the sixth', () => {
    expect([0, 4, 5, 6, 7].map(templateAfter)).toEqual(['blockedWay', 'living', 'tide', 'blockedWay', 'prowlers'])
  })

  it('[DD-16.6] spreads 22 Menace over four turns as 6, 6, 5, 5', () => {
    const budgets = [22, 16, 10, 5].map((menace, i) => turnBudget(menace, i + 1, 4))
    expect(budgets).toEqual([6, 6, 5, 5])
    // From the last planned turn on, everything.
    expect([turnBudget(7, 4, 4), turnBudget(7, 5, 4), turnBudget(7, 9, 3)]).toEqual([7, 7, 7])
  })

  it('[DD-16.9] spreads a turn over its legs', () => {
    expect(legBudget(6, 3)).toBe(2)
    expect(legBudget(5, 3)).toBe(2)
    expect(legBudget(0, 2)).toBe(0)
  })

  it('[DD-16.14] [DD-16.16] [DD-16.21] takes obstacles, hazards and special zombies in turn', () => {
    expect(OBSTACLE_TURN).toEqual(['muscle', 'brains', 'finesse', 'guts', 'mug'])
    expect(HAZARDS).toEqual(['darkness', 'fire', 'gas', 'flood', 'pit'])
    expect(SPECIALS).toEqual(['alpha', 'hunter', 'massive', 'stalker', 'lasher', 'tank'])
  })

  it('[DD-13.5] has 33 family names, one of them twice, and 20 women and men each', () => {
    expect(FAMILY_NAMES).toHaveLength(33)
    expect(new Set(FAMILY_NAMES).size).toBe(32)
    expect([WOMEN, MEN].map((names) => new Set(names).size)).toEqual([20, 20])
  })
})
