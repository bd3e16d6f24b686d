import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { machineGuns } from './machine-guns.js'

it('[DWA-16.5.3.e] [DWA-16.5.3.h] Machine gun: what it covers, from level 1', () => {
  expect(machineGuns).toMatchObject({ rank: 1, group: 'basic', weapons: ['machineGun'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['machineGuns'] }] }).human()
  for (const weapon of machineGuns.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'rifle')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
