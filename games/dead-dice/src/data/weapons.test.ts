import { describe, expect, it } from 'vitest'
import { FINDS, ITEMS, LINES, PROTECTION_TABLE, START_KIT } from './equipment.js'
import { ABILITIES, IN_SWORDS, PAIR, STRUNG, WEAPON_TABLE, WEAPONS } from './weapons.js'

const rowsOf = (rule: string): string[] =>
  WEAPONS.filter((id) => WEAPON_TABLE[id].rule === rule).map((id) => {
    const { wear, bonus, abilities } = WEAPON_TABLE[id]
    return [id, wear, bonus, ...abilities].join(' ')
  })

describe('the weapons', () => {
  it('[DD-3.1] [DD-3.13] are the printed ones: Wear, bonus dice, abilities', () => {
    expect(rowsOf('DD-3.13')).toEqual([
      'improvised 1 0',
      'bat 2 0',
      'fireAxe 3 1',
      'chainsaw 2 2 fuel',
      'handgun 0 1 firearm',
      'submachineGun 0 1 firearm area',
      'huntingGun 0 2 firearm area',
      'shoulderArm 0 3 firearm area',
      'scopedRifle 0 2 firearm precise',
      'molotov 0 0 thrown explosive',
    ])
  })

  it('[DD-12.26] have two heavy ones, of 3 lines each', () => {
    expect(rowsOf('DD-12.26')).toEqual([
      'heavyMachineGun 0 4 firearm area artillery',
      'mortar 0 5 firearm explosive artillery',
    ])
    const large = WEAPONS.filter((id) => WEAPON_TABLE[id].lines !== 1)
    expect(large.map((id) => [id, WEAPON_TABLE[id].lines])).toEqual([
      ['heavyMachineGun', 3],
      ['mortar', 3],
    ])
  })

  it('[DD-12.29] have eight old ones besides the improvised weapon', () => {
    expect(rowsOf('DD-12.29')).toEqual([
      'knife 1 0 leftHand',
      'shield 2 0 leftHand',
      'mace 2 0',
      'battleAxe 3 1',
      'sling 0 1 primitive',
      'bow 0 1 firearm area',
      'crossbow 0 2 firearm precise',
      'greekFire 0 0 thrown explosive',
    ])
  })

  it('[DD-3.2] [DD-3.14] never have both Wear and a barrel', () => {
    for (const id of WEAPONS) {
      const { wear, abilities } = WEAPON_TABLE[id]
      const shoots = abilities.some((ability) => ability === 'firearm' || ability === 'primitive')
      expect(wear > 0 && shoots, id).toBe(false)
      expect(wear > 0 || shoots || abilities.includes('thrown'), id).toBe(true)
    }
    expect(new Set(WEAPONS.flatMap((id) => WEAPON_TABLE[id].abilities))).toEqual(new Set(ABILITIES))
  })

  it('[DD-15.60] are held in one hand where the ruling says so', () => {
    expect(WEAPONS.filter((id) => WEAPON_TABLE[id].oneHanded)).toEqual([
      'improvised',
      'knife',
      'shield',
      'mace',
      'sling',
    ])
  })

  it('[DD-15.83] are heard if they are firearms; bows only in the Swords variant, slings and flasks never', () => {
    const heard = (how: string) => WEAPONS.filter((id) => WEAPON_TABLE[id].heard === how)
    expect(heard('swords')).toEqual(STRUNG)
    const guns = WEAPONS.filter((id) => WEAPON_TABLE[id].abilities.includes('firearm') && !STRUNG.includes(id))
    expect(heard('always')).toEqual(guns)
    expect(heard('never')).toContain('sling')
  })

  it('[DD-15.13] make a pair of nothing but handguns', () => {
    expect(PAIR).toEqual({ weapon: 'handgun', bonus: 2 * WEAPON_TABLE.handgun.bonus })
  })
})

describe('the equipment', () => {
  it('[DD-3.17] [DD-15.65] fills 2 lines and 3 in a bag, one of them at the start', () => {
    expect(LINES).toEqual({ body: 2, bag: 3 })
    expect(START_KIT).toEqual({ improvised: ['backpack', 'improvised'], none: [] })
  })

  it('[DD-3.15] [DD-3.16] stops a bite only if it covers the whole body', () => {
    expect(PROTECTION_TABLE.fullBody.stopsInfection).toBe(true)
    expect(PROTECTION_TABLE.vest.stopsInfection).toBe(false)
    expect(Object.values(PROTECTION_TABLE).map(({ lossesIgnored }) => lossesIgnored)).toEqual([1, 1])
  })

  it('[DD-16.46] is found by the kind of place, in order', () => {
    expect(FINDS).toEqual({
      security: ['handgun', 'fullBody', 'submachineGun'],
      hunting: ['huntingGun', 'scopedRifle'],
      sport: ['bat', 'backpack'],
      kitchen: ['improvised', 'molotov'],
      works: ['chainsaw', 'molotov'],
      pharmacy: ['medicine'],
      other: ['improvised'],
    })
    for (const item of Object.values(FINDS).flat()) expect(ITEMS).toContain(item)
  })

  it('[DD-16.46] becomes an old arm in the Swords variant', () => {
    expect(IN_SWORDS).toEqual({
      handgun: 'crossbow',
      submachineGun: 'bow',
      bat: 'mace',
      fireAxe: 'battleAxe',
      chainsaw: 'battleAxe',
      molotov: 'greekFire',
    })
    for (const old of Object.values(IN_SWORDS)) expect(WEAPON_TABLE[old].rule).toBe('DD-12.29')
  })
})
