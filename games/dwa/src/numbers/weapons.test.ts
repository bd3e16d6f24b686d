import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { dwa } from '../game.js'
import { DISTANCES } from './costs.js'
import { numbersOf } from './house-numbers.js'
import { readHouseNumbers } from './read-house-numbers.js'
import { SCORES } from './scores.js'
import { GRENADE_SCORES, SHOTGUNS, ZONES } from './templates.js'
import { type Ammunition, FIREARMS, WEAPON_TABLE } from './weapons.js'

describe('the weapon table', () => {
  it('[DWA-11.1.d] [DWA-11.1.m] is the printed one: magazine, dice, cost, range in cm, contact, fall, elimination', () => {
    const rows = FIREARMS.map((id) => {
      const { mag, rof, cost, range, cqm, fall, elim } = WEAPON_TABLE[id]
      return `${id} ${mag} ${rof} ${cost} ${range / 10} ${cqm} ${fall} ${elim}`
    })
    expect(rows).toEqual([
      'pistol 12 1 1 20 3 4 6',
      'revolver 6 1 1 20 3 4 6',
      // Templates have their lengths for a range, and their zones for scores.
      'pumpShotgun 6 1 2 15 5 0 0',
      'doubleBarrel 2 2 1 15 5 0 0',
      'sawnOff 2 2 1 10 4 0 0',
      'rifle 10 1 1 90 6 4 5',
      'carbine 10 1 1 90 6 4 5',
      'sniperRifle 5 1 4 150 6 0 3',
      'assaultRifle 6 5 2 90 6 3 5',
      'submachineGun 4 5 2 60 4 4 5',
      'machineGun 20 10 4 90 0 4 5',
      'grenadeLauncher 1 1 4 30 0 0 0',
      'bow 1 1 2 50 0 5 6',
      'crossbow 1 1 3 50 0 4 5',
      'throwing 0 1 2 10 0 5 6',
      'flamethrower 0 1 4 15 0 0 5',
    ])
  })

  it('[DWA-11.1.a] feeds each weapon with its kind of ammunition', () => {
    const fed = (kind: Ammunition) => FIREARMS.filter((id) => WEAPON_TABLE[id].ammunition === kind)
    const kinds = [...new Set(FIREARMS.map((id) => WEAPON_TABLE[id].ammunition))]
    expect(Object.fromEntries(kinds.map((kind) => [kind, fed(kind)]))).toEqual({
      bullets: ['pistol', 'revolver', 'rifle', 'carbine', 'sniperRifle', 'assaultRifle', 'submachineGun'],
      cartridges: ['pumpShotgun', 'doubleBarrel', 'sawnOff'],
      belts: ['machineGun'],
      grenades: ['grenadeLauncher'],
      arrows: ['bow', 'crossbow'],
      thrown: ['throwing'],
      fuel: ['flamethrower'],
    })
  })

  it('[DWA-11.2.7.1.1] [DWA-11.2.7.1.3] [R-12] [R-13] [GEO-10] shotguns have zones of 5 cm', () => {
    expect(SHOTGUNS.shotgun).toMatchObject({ rise: 1, run: 6 })
    expect(SHOTGUNS.shotgun.zones.map((zone) => ZONES[zone])).toEqual([
      { fall: 2, elim: 5 },
      { fall: 3, elim: 6 },
      { fall: 3, elim: 0 },
    ])
    expect(SHOTGUNS.sawnOff).toMatchObject({ rise: 1, run: 2 })
    expect(SHOTGUNS.sawnOff.zones.map((zone) => ZONES[zone])).toEqual([
      { fall: 2, elim: 5 },
      { fall: 3, elim: 6 },
    ])
  })

  it('[DWA-11.2.7.3.a] [GEO-11] circles of 10 cm and 8 cm, and what grenades do under theirs', () => {
    expect([DISTANCES.spray, DISTANCES.blast]).toEqual([50, 40])
    expect(GRENADE_SCORES).toEqual({
      fragmentation: { stun: 0, fall: 2, elim: 5 },
      molotov: { stun: 0, fall: 0, elim: 5 },
      incendiary: { stun: 0, fall: 0, elim: 5 },
      flash: { stun: 3, fall: 5, elim: 0 },
    })
    expect(SCORES).toMatchObject({ grenadeOnTarget: 6, grenadeNear: 3, burns: 5, fireSpreads: 4 })
  })

  it('house numbers replace zones and grenades too', () => {
    const houseNumbers = {
      zones: { shotgunFar: { elim: 6 } },
      grenades: { flash: { stun: 2 } },
      scores: { jamHolds: 2 },
    }
    const numbers = numbersOf(resolveOptions(dwa.options, { houseNumbers }))
    expect(numbers.zones.shotgunFar).toEqual({ fall: 3, elim: 6 })
    expect(numbers.grenades.flash).toEqual({ stun: 2, fall: 5, elim: 0 })
    expect(numbers.scores.jamHolds).toBe(2)
    expect([...numbers.replaced].sort()).toEqual(['grenades.flash', 'scores.jamHolds', 'zones.shotgunFar'])
    expect(() => readHouseNumbers({ zones: { nowhere: { fall: 2 } } }, 'numbers')).toThrow()
    expect(() => readHouseNumbers({ grenades: { flash: { stun: 9 } } }, 'numbers')).toThrow()
  })
})
