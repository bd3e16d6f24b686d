import { describe, expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import type { WeaponId } from '../numbers/weapons.js'
import { emptyPouch } from '../rules/gear.js'
import { FULL, type Pouch } from '../teams/sheet.js'
import { acting, apOf } from '../tests/acting.js'
import { type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

const with_ = (weapon: WeaponId, rounds: number, pouch: Partial<Pouch>, more: Partial<GivenHuman> = {}): Match => {
  const match = acting({
    humans: [{ at: SHOOTER, weapons: [weapon], pouch: { ...emptyPouch(), ...pouch }, ...more }],
    zombies: [{ at: [900, 900] }],
    options: { advanced: true },
  })
  match.human().weapons[0]!.rounds = rounds
  return match
}
const reload = (load = 0, ability: ActionOf<'reload'>['ability'] = 'none'): ActionOf<'reload'> => ({
  type: 'reload',
  weapon: 0,
  load,
  ability,
})

describe('reloading', () => {
  it('[DWA-9.1.r] [DWA-11.1.l] costs 2 and replaces the load', () => {
    const match = with_('pistol', 0, { bullets: [FULL] }).play(reload())
    expect(match.human().weapons[0]!.rounds).toBe(12)
    expect(match.human().pouch.bullets).toEqual([])
    expect(apOf(match)).toBe(2)
  })

  it('[R-86] a partly used magazine keeps its rounds', () => {
    const match = with_('pistol', 5, { bullets: [FULL, 3] }).play(reload(1))
    expect(match.human().weapons[0]!.rounds).toBe(3)
    expect(match.human().pouch.bullets).toEqual([FULL, 5])
  })

  it('[R-75] magazines serve any weapon of their kind, and fill it as far as it goes', () => {
    const match = with_('revolver', 0, { bullets: [10] }).play(reload())
    expect(match.human().weapons[0]!.rounds).toBe(6)
    expect(match.human().pouch.bullets).toEqual([4])
  })

  it('[R-75] loose cartridges and arrows fill up to the magazine', () => {
    const pump = with_('pumpShotgun', 4, { cartridges: 5 }).play(reload())
    expect(pump.human().weapons[0]!.rounds).toBe(6)
    expect(pump.human().pouch.cartridges).toBe(3)
    const bow = with_('bow', 0, { arrows: 4 }).play(reload())
    expect([bow.human().weapons[0]!.rounds, bow.human().pouch.arrows]).toEqual([1, 3])
  })

  it('[DWA-9.1.s] a machine gun costs 4', () => {
    const match = with_('machineGun', 0, { belts: [FULL] })
    match.play(reload())
    expect(match.human().weapons[0]!.rounds).toBe(20)
    // Nothing is left for another action.
    expect(match.human().now.acted).toBe('done')
  })

  it('[R-102] a launcher takes fragmentation or flash grenades', () => {
    const grenades = { fragmentation: 1, flash: 1, incendiary: 2, molotov: 2 }
    const match = with_('grenadeLauncher', 0, { grenades })
    expect(match.refusal(reload(2)).rule).toBe('DWA-11.1.l')
    match.play(reload(1))
    expect(match.human().weapons[0]).toMatchObject({ rounds: 1, load: 'flash' })
    expect(match.human().pouch.grenades.flash).toBe(0)
    // Another kind may be put in its place.
    match.play(reload(0))
    expect(match.human().weapons[0]).toMatchObject({ rounds: 1, load: 'fragmentation' })
    expect(match.human().pouch.grenades).toMatchObject({ flash: 1, fragmentation: 0 })
  })

  it('[DWA-11.1.l] a full weapon, an empty pouch and a fight leave nothing to do', () => {
    expect(with_('pistol', 12, { bullets: [FULL] }).refusal(reload())).toMatchObject({ key: 'reload.full' })
    expect(with_('pistol', 3, {}).refusal(reload())).toMatchObject({ key: 'reload.nothing' })
    expect(with_('flamethrower', 0, { bullets: [FULL] }).allows(reload())).toBe(false)
    const engaged = acting({
      humans: [{ at: SHOOTER, weapons: ['pistol'], pouch: { ...emptyPouch(), bullets: [3] } }],
      zombies: [{ at: [326, 600] }],
    })
    expect(engaged.allows(reload())).toBe(false)
  })

  it('[DWA-11.1.a] what does not fit a weapon is no load of it', () => {
    expect(with_('pistol', 3, { cartridges: 4, arrows: 3, belts: [FULL] }).allows(reload())).toBe(false)
  })

  it('[R-70.14] Quick Reload halves the price before fear doubles it', () => {
    const match = with_('machineGun', 0, { belts: [FULL] }, { abilities: ['quickReload'], now: { frightened: true } })
    expect(match.refusal(reload()).rule).toBe('DWA-9.c')
    expect(match.play(reload(0, 'quickReload')).human().weapons[0]!.rounds).toBe(20)
  })
})
