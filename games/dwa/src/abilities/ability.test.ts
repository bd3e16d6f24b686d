import type { Plain } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { acting } from '../tests/acting.js'
import { tableWith } from '../tests/build.js'
import { mayUse } from './ability.js'
import type { AbilityId } from './ids.js'
import { ABILITY_IDS } from './ids.js'
import { ABILITIES } from './index.js'

describe('abilities', () => {
  const may = (id: AbilityId, used: AbilityId[], abilityLimit: string, more: Record<string, Plain> = {}): boolean => {
    const { state } = tableWith({
      humans: [{ at: [300, 300], abilities: ['sniper', 'hero', 'gunner', 'humanTripod'], now: { abilities: used } }],
      options: { advanced: true, abilityLimit, ...more },
    })
    return mayUse(state, state.humans[0]!, id)
  }

  it('[DWA-16.5.1.b] [R-68] one a turn, and only Human Tripod with Gunner go together', () => {
    expect(may('hero', [], 'strict')).toBe(true)
    expect(may('hero', ['sniper'], 'strict')).toBe(false)
    expect(may('gunner', ['humanTripod'], 'strict')).toBe(true)
    expect(may('humanTripod', ['gunner'], 'strict')).toBe(true)
    expect(may('gunner', ['gunner'], 'strict')).toBe(false)
    expect(may('hero', ['gunner', 'humanTripod'], 'strict')).toBe(false)
  })

  it('[DWA-16.5.1.a] [R-68] by option each of them once, or as often as one likes', () => {
    expect(may('hero', ['sniper'], 'perAbility')).toBe(true)
    expect(may('hero', ['hero'], 'perAbility')).toBe(false)
    expect(may('hero', ['hero', 'sniper'], 'none')).toBe(true)
  })

  it('[DWA-16.a] none without the advanced rules, [DWA-16.5.a] and none that one lacks', () => {
    expect(may('hero', [], 'strict', { advanced: false })).toBe(false)
    expect(may('cool', [], 'none')).toBe(false)
    const shot = {
      type: 'shoot',
      weapon: 0,
      targets: [{ target: -1, shots: 1, aimed: 0 }],
      ability: 'eagleEye',
    } as const
    const given = {
      humans: [{ at: [300, 300] as const, weapons: ['rifle' as const] }],
      zombies: [{ at: [500, 300] as const }],
    }
    expect(acting({ ...given, options: { advanced: true } }).refusal(shot).rule).toBe('DWA-16.5.a')
    expect(acting(given).refusal(shot).rule).toBe('DWA-16.a')
  })

  it('[DWA-16.5.b] [R-69] 43 of them, each with its level', () => {
    expect(ABILITIES.map(({ id }) => id)).toEqual(ABILITY_IDS)
    const ranks = (group: string) => ABILITIES.filter((one) => one.group === group).map(({ rank }) => rank)
    expect(ranks('general')).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5])
    expect(ranks('basic')).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(ranks('combat')).toEqual([2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
  })
})
