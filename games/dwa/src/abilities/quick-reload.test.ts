import { expect, it } from 'vitest'
import { emptyPouch } from '../rules/gear.js'
import { acting, apOf } from '../tests/acting.js'
import { type Match, SHOOTER } from '../tests/build.js'

const holding = (weapon: 'pistol' | 'machineGun', frightened = false): Match => {
  const match = acting({
    humans: [
      {
        at: SHOOTER,
        weapons: [weapon],
        abilities: ['quickReload'],
        pouch: { ...emptyPouch(), bullets: [-1], belts: [-1] },
        now: { frightened },
      },
    ],
    options: { advanced: true },
  })
  match.human().weapons[0]!.rounds = 0
  return match
}
const reload = (ability: 'none' | 'quickReload') => ({ type: 'reload', weapon: 0, load: 0, ability }) as const

it('[DWA-16.5.4.e] [R-70.14] Quick Reload: half the price, 1 for 2 and 2 for 4', () => {
  expect(apOf(holding('pistol').play(reload('quickReload')))).toBe(3)
  expect(apOf(holding('pistol').play(reload('none')))).toBe(2)
  expect(apOf(holding('machineGun').play(reload('quickReload')))).toBe(2)
})

it('[R-70.14] halved first, then doubled by fear', () => {
  expect(apOf(holding('pistol', true).play(reload('quickReload')))).toBe(2)
})
