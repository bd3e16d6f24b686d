import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { shotguns } from './shotguns.js'

it('[DWA-16.5.3.b] [DWA-16.5.3.h] Shotguns: what it covers, from level 1', () => {
  expect(shotguns).toMatchObject({ rank: 1, group: 'basic', weapons: ['pumpShotgun', 'doubleBarrel', 'sawnOff'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['shotguns'] }] }).human()
  for (const weapon of shotguns.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'rifle')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
