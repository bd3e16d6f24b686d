import { describe, expect, it } from 'vitest'
import type { WeaponId } from '../numbers/weapons.js'
import { emptyPouch } from '../rules/gear.js'
import type { Pouch } from '../teams/sheet.js'
import { acting, apOf } from '../tests/acting.js'
import { type Match, SHOOTER } from '../tests/build.js'

const FEEL = { type: 'deepPockets', weapon: 0 } as const
const with_ = (weapon: WeaponId, rounds = 0, pouch: Partial<Pouch> = {}): Match => {
  const match = acting({
    humans: [{ at: SHOOTER, weapons: [weapon], abilities: ['deepPockets'], pouch: { ...emptyPouch(), ...pouch } }],
    zombies: [{ at: [900, 900] }],
    options: { advanced: true },
  })
  match.human().weapons[0]!.rounds = rounds
  return match
}

describe('Deep Pockets', () => {
  it('[DWA-16.5.4.i] [R-70.17] out of ammunition a 6 finds a magazine of 1D6 rounds, without AP', () => {
    const match = with_('pistol').play(FEEL, [6, 4])
    expect(match.human().pouch.bullets).toEqual([4])
    expect(apOf(match)).toBe(4)
    match.play({ type: 'reload', weapon: 0, load: 0, ability: 'none' })
    expect(match.human().weapons[0]!.rounds).toBe(4)
  })

  it('[R-70.17] a 5 finds nothing, and the ability is spent for this turn', () => {
    const match = with_('pistol').play(FEEL, [5])
    expect(match.human().pouch.bullets).toEqual([])
    expect(match.refusal(FEEL).rule).toBe('DWA-16.5.a')
  })

  it('[R-70.17] never more than the weapon holds, in its own kind', () => {
    expect(with_('sniperRifle').play(FEEL, [6, 6]).human().pouch.bullets).toEqual([5])
    expect(with_('doubleBarrel').play(FEEL, [6, 3]).human().pouch.cartridges).toBe(2)
    expect(with_('bow').play(FEEL, [6, 3]).human().pouch.arrows).toBe(1)
    expect(with_('machineGun').play(FEEL, [6, 3]).human().pouch.belts).toEqual([3])
    expect(with_('grenadeLauncher').play(FEEL, [6, 3]).human().pouch.grenades.fragmentation).toBe(1)
  })

  it('[R-70.17] not while a load is left in weapon or pouch, and not for fuel', () => {
    expect(with_('pistol', 1).refusal(FEEL)).toMatchObject({ rule: 'R-70.17', key: 'deepPockets.left' })
    expect(with_('pistol', 0, { bullets: [2] }).refusal(FEEL)).toMatchObject({ key: 'deepPockets.left' })
    expect(with_('flamethrower').refusal(FEEL)).toMatchObject({ key: 'deepPockets.never' })
  })
})
