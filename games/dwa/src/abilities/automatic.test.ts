import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { automatic } from './automatic.js'

it('[DWA-16.5.3.d] [DWA-16.5.3.h] Automatic: what it covers, from level 1', () => {
  expect(automatic).toMatchObject({ rank: 1, group: 'basic', weapons: ['assaultRifle', 'submachineGun'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['automatic'] }] }).human()
  for (const weapon of automatic.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'rifle')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
