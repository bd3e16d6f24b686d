import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { wall } from '../scenario/draw.js'
import { acting } from '../tests/acting.js'
import { eastBy, type Match, SHOOTER } from '../tests/build.js'

/** Thirteen of the 25 rays are hidden. */
const covered = (): Match =>
  acting({
    humans: [{ at: SHOOTER, abilities: ['preciseShot'], weapons: ['rifle'] }],
    zombies: [{ at: eastBy(150) }],
    scenario: { walls: [wall(440, 500, 440, 600)] },
    options: { advanced: true },
  })
const shoot = (ability: 'preciseShot' | 'none'): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots: 1, aimed: 0 }],
  ability,
})

it('[DWA-16.5.4.f] Precise Shot: cover takes nothing off', () => {
  expect(covered().play(shoot('preciseShot'), [5]).state.zombies).toEqual([])
  expect(covered().play(shoot('preciseShot'), [4]).zombie().posture).toBe('prone')
  expect(covered().play(shoot('none'), [5]).zombie().posture).toBe('prone')
})
