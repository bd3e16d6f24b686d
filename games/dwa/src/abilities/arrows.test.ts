import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { arrows } from './arrows.js'

it('[DWA-16.5.3.g] [DWA-16.5.3.h] Arrows: what it covers, from level 1', () => {
  expect(arrows).toMatchObject({ rank: 1, group: 'basic', weapons: ['bow', 'crossbow'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['arrows'] }] }).human()
  for (const weapon of arrows.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'rifle')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
