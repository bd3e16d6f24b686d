import { describe, expect, it } from 'vitest'
import { EXPERIENCE, TRUST_AT_START, TRUST_RANGE } from './characteristics.js'
import { DARKNESS, DIFFICULTY_RANGE, DOUBLE_KILL, HELP_DICE, PANIC_DIFFICULTY } from './difficulty.js'
import { MEDICINE_HEALS } from './equipment.js'
import {
  ADDITIONS,
  CATASTROPHE_WHEN,
  INSTEAD_OF_LIVING,
  LIMITS,
  MOST_ELEMENTS_OF_TURNING,
  PANIC_WHEN,
  RAISE_HORDE,
  STORY,
  TEMPLATES,
} from './game-master.js'
import { CONTACT_CELL, STRIDE } from './ladder.js'
import { EXPOSING, NOISE_STEPS, PRICES, RESPITE_OF_OBJECTIVE, RESPITE_OF_TEST } from './menace.js'
import { COUNTED_SCENES } from './reserves.js'
import { MARK_DIFFICULTY } from './specials.js'
import { REPAIR } from './vehicles.js'
import { ABILITIES, ABILITY_RULES, PRECISE, RUNS_DRY_ON } from './weapons.js'

describe('the single numbers of the rules', () => {
  it('[DD-1.8] [DD-1.13] [DD-12.2] [DD-12.3] [DD-12.7] of survivors', () => {
    expect(TRUST_RANGE).toEqual({ min: 0, max: 2 })
    expect(TRUST_AT_START).toEqual({ raises: 1, by: 1 })
    expect(EXPERIENCE).toEqual({ survived: 1, rewarded: 1, score: 1, trait: 2 })
  })

  it('[DD-7.3] [DD-7.4] [DD-7.5] [DD-8.8] [DD-8.21] [DD-8.22] of tests', () => {
    expect(HELP_DICE).toEqual({ trait: 2, companion: 1 })
    expect(DIFFICULTY_RANGE).toEqual({ min: 1, max: 4 })
    expect(DOUBLE_KILL).toEqual({ successes: 5, kills: 2 })
    expect(PANIC_DIFFICULTY).toEqual({ min: 1, max: 3 })
    expect(DARKNESS).toEqual({ reach: 2, harder: 1 })
  })

  it('[DD-6.6] gives Alice 4 dice: Brains 2 and a trait', () => {
    expect(2 + HELP_DICE.trait).toBe(4)
  })

  it('[DD-6.11] costs the game master 1 Menace when a dark side comes to light', () => {
    expect(PRICES.tension).toEqual({ menace: 1, rule: 'DD-6.9' })
  })

  it('[DD-8.2] [DD-8.6] [DD-8.27] [DD-12.10] [DD-12.20] [DD-15.58] of the ladder', () => {
    expect(CONTACT_CELL).toBe(0)
    expect(STRIDE).toEqual({ survivor: 2, group: 1, enraged: 2, hunterTimes: 2 })
    expect(STRIDE.enraged * STRIDE.hunterTimes).toBe(4)
  })

  it('[DD-3.8] [DD-8.13] [DD-12.28] [DD-15.17] [DD-15.43] [DD-15.59] [DD-16.46] of things', () => {
    expect(RUNS_DRY_ON).toEqual({ fuel: 1, ammunition: 1, artillery: 2 })
    expect(PRECISE).toEqual({ bonus: 2, from: 2 })
    expect([REPAIR, MEDICINE_HEALS, MARK_DIFFICULTY]).toEqual([1, 1, 1])
    expect(Object.keys(ABILITY_RULES)).toEqual(ABILITIES)
  })

  it('[DD-4.6] [DD-4.7] [DD-5.4] [DD-6.5] [DD-15.30] [DD-16.16] of scenes', () => {
    expect(NOISE_STEPS).toEqual({ shotsFired: 1, newPlace: -1 })
    expect([RESPITE_OF_OBJECTIVE, RESPITE_OF_TEST]).toEqual([1, 1])
    expect(COUNTED_SCENES).toEqual(['preparation', 'tension'])
    expect(EXPOSING).toEqual(['fire', 'gas', 'flood'])
  })

  it('[DD-16.7] [DD-16.13] [DD-16.17] [DD-16.18] [DD-16.33] [DD-16.35] [DD-16.36] of the automatic game master', () => {
    expect(RAISE_HORDE).toEqual({ fromTurn: 2, budget: 6 })
    expect(LIMITS).toEqual({ groupsPerSurvivor: 2, obstacles: 2, hazards: 1, threatsPerReserve: 1 })
    expect(ADDITIONS).toEqual({ zombies: 1, noise: 2 })
    expect(PANIC_WHEN).toEqual({ left: 2, zombiesPerSurvivor: 3 })
    expect(CATASTROPHE_WHEN).toEqual({ livingTurn: 2, left: 3, menace: 4, perGame: 1 })
    expect(MOST_ELEMENTS_OF_TURNING).toBe(2)
    expect(STORY).toEqual({ exitAnnounced: 2, twistAtLatest: 3, twistAtMenaceShare: 2 })
    expect(TEMPLATES.indexOf(INSTEAD_OF_LIVING) + 1).toBe(2)
  })
})
