import { ScriptedChance } from '@shamble/chance'
import type { GameEvent, Play } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import type { WeaponId } from '../numbers/weapons.js'
import { type DwaOptions, optionsSchema } from '../options.js'
import { issueLoads } from './issue.js'
import { newSheet } from './ready.js'
import { FULL, type Sheet, UNISSUED } from './sheet.js'

function issue(weapons: readonly WeaponId[], dice: readonly number[], options: Record<string, unknown> = {}) {
  const sheet = newSheet({ name: 'Ruiz', gender: 'man', archetype: 'law', weapons })
  return issueTo(sheet, dice, options)
}

function issueTo(sheet: Sheet, dice: readonly number[], options: Record<string, unknown> = {}) {
  const chance = new ScriptedChance({ dice })
  const events: GameEvent[] = []
  const play: Play = { chance, emit: (event) => void events.push(event), reveal: null, asks: 'everybody' }
  issueLoads(resolveOptions(optionsSchema, options) as DwaOptions, sheet, play)
  expect(chance.unused.dice).toEqual([])
  return { sheet, events, rounds: sheet.weapons.map(({ rounds }) => rounds) }
}

describe('loads', () => {
  it('[DWA-11.1.b] [DWA-7.3.b] [R-75] are half a die each, rounded up; one of them is in the weapon', () => {
    const { sheet, rounds, events } = issue(['rifle', 'pistol'], [5, 2])
    expect(rounds).toEqual([10, 12])
    expect(sheet.pouch.bullets).toEqual([FULL, FULL])
    expect(events.map(({ kind, dice, data }) => [kind, dice, data!['loads']])).toEqual([
      ['issued', [5], 3],
      ['issued', [2], 1],
    ])
  })

  it('[R-75] come on top of the one in the weapon by option', () => {
    expect(issue(['pistol'], [1], { startingLoads: 'spare' }).sheet.pouch.bullets).toEqual([FULL])
  })

  it('[DWA-11.1.a] are what each weapon is fed with', () => {
    expect(issue(['pumpShotgun', 'crossbow'], [6, 3]).sheet.pouch).toMatchObject({ cartridges: 12, arrows: 1 })
    expect(issue(['machineGun', 'grenadeLauncher'], [4, 6]).sheet.pouch).toMatchObject({
      belts: [FULL],
      grenades: { fragmentation: 2 },
    })
  })

  it('[R-75] of throwing weapons are pieces', () => {
    expect(issue(['throwing'], [4]).rounds).toEqual([2])
    expect(issue(['throwing'], [4], { startingLoads: 'spare' }).rounds).toEqual([3])
  })

  it('[R-35] are not rolled for blades, chainsaws and flamethrowers', () => {
    expect(issue(['flamethrower', 'chainsaw'], []).rounds).toEqual([1, 1])
  })

  it('[R-106] are kept from game to game, or rolled anew by option', () => {
    const kept = (): Sheet => {
      const sheet = newSheet({ name: 'Ruiz', gender: 'man', archetype: 'law', weapons: ['pistol', 'rifle'] })
      sheet.weapons[0]!.rounds = 3
      sheet.pouch.bullets = [4]
      return sheet
    }
    const keep = issueTo(kept(), [1])
    expect([keep.rounds, keep.sheet.pouch.bullets]).toEqual([[3, 10], [4]])
    const anew = issueTo(kept(), [3, 1], { campaign: true, campaignAmmo: 'reroll' })
    expect([anew.rounds, anew.sheet.pouch.bullets]).toEqual([[12, 10], [FULL]])
    expect(UNISSUED).toBeLessThan(0)
  })

  it('[R-106] [R-102] of a launcher are rolled anew with it; grenades to throw are kept', () => {
    const sheet = (weapon: 'grenadeLauncher' | 'pistol'): Sheet => {
      const made = newSheet({ name: 'Ruiz', gender: 'man', archetype: 'military', weapons: [weapon] })
      made.weapons[0]!.rounds = 0
      made.pouch.grenades.fragmentation = 5
      made.pouch.grenades.flash = 2
      return made
    }
    const anew = { campaign: true, campaignAmmo: 'reroll' } as const
    const launcher = issueTo(sheet('grenadeLauncher'), [6], anew)
    expect([launcher.rounds, launcher.sheet.pouch.grenades]).toMatchObject([[1], { fragmentation: 2, flash: 2 }])
    expect(issueTo(sheet('pistol'), [1], anew).sheet.pouch.grenades).toMatchObject({ fragmentation: 5, flash: 2 })
    expect(issueTo(sheet('grenadeLauncher'), []).sheet.pouch.grenades).toMatchObject({ fragmentation: 5 })
  })
})
