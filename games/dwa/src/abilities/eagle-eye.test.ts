import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting } from '../tests/acting.js'
import { eastBy, type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

/** A zombie this many millimetres east of the human. */
const facing = (mm: number, human: Partial<GivenHuman>): Match =>
  acting({
    humans: [{ at: SHOOTER, abilities: ['eagleEye'], ...human }],
    zombies: [{ at: eastBy(mm) }],
    options: { advanced: true },
  })
const shoot = (ability: 'eagleEye' | 'none', shots = 1, aimed = 0): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots, aimed }],
  ability,
})

it('[DWA-16.5.4.d] Eagle Eye: more than 20 cm take nothing off', () => {
  const rifle = { weapons: ['rifle'] } as const
  expect(facing(300, rifle).play(shoot('eagleEye'), [5]).state.zombies).toEqual([])
  expect(facing(300, rifle).play(shoot('eagleEye'), [3]).zombie().posture).toBe('standing')
  expect(facing(300, rifle).play(shoot('none'), [5]).zombie().posture).toBe('prone')
})
