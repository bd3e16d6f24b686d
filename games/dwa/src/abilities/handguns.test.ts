import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { handguns } from './handguns.js'

it('[DWA-16.5.3.a] [DWA-16.5.3.h] Handguns: what it covers, from level 1', () => {
  expect(handguns).toMatchObject({ rank: 1, group: 'basic', weapons: ['pistol', 'revolver'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['handguns'] }] }).human()
  for (const weapon of handguns.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'rifle')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
