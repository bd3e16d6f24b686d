import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { grenadeLaunchers } from './grenade-launchers.js'

it('[DWA-16.5.3.f] [DWA-16.5.3.h] Grenade launcher: what it covers, from level 1', () => {
  expect(grenadeLaunchers).toMatchObject({ rank: 1, group: 'basic', weapons: ['grenadeLauncher'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['grenadeLaunchers'] }] }).human()
  for (const weapon of grenadeLaunchers.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'rifle')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
