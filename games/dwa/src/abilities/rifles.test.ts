import { expect, it } from 'vitest'
import { lacksSkill } from '../rules/fire-modifiers.js'
import { tableWith } from '../tests/build.js'
import { rifles } from './rifles.js'

it('[DWA-16.5.3.c] [DWA-16.5.3.h] Rifle: what it covers, from level 1', () => {
  expect(rifles).toMatchObject({ rank: 1, group: 'basic', weapons: ['rifle', 'carbine', 'sniperRifle'] })
  const human = tableWith({ humans: [{ at: [300, 300], abilities: ['rifles'] }] }).human()
  for (const weapon of rifles.weapons!) expect(lacksSkill(human, weapon)).toBe(false)
  expect(lacksSkill(human, 'pistol')).toBe(true)
  // No ability names flames, so nobody lacks one for them.
  expect(lacksSkill(human, 'flamethrower')).toBe(false)
})
