import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

/** A zombie this many millimetres east of the human. */
const facing = (mm: number, human: Partial<GivenHuman>): Match =>
  acting({
    humans: [{ at: SHOOTER, abilities: ['doubleTap'], ...human }],
    zombies: [{ at: eastBy(mm) }],
    options: { advanced: true },
  })
const shoot = (ability: 'doubleTap' | 'none', shots = 1, aimed = 0): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots, aimed }],
  ability,
})

it('[DWA-16.5.4.q] [R-70.24] Double Tap: a second shot for 1 action point, which only knocks down', () => {
  const match = facing(150, { weapons: ['crossbow'] })
  match.human().weapons[0]!.rounds = 1
  expect(match.refusal(shoot('doubleTap', 2)).rule).not.toBe('DWA-9.c')
  const two = facing(150, { weapons: ['pistol'] }).play(shoot('doubleTap', 2), [1, 6])
  expect(two.zombie().posture).toBe('prone')
  expect(two.human().weapons[0]!.rounds).toBe(10)
  expect(apOf(two)).toBe(2)
  expect(facing(150, { weapons: ['pistol'] }).play(shoot('doubleTap', 2), [6, 1]).state.zombies).toEqual([])
})

it('[R-70.24] neither shot is aimed, both go to one target, and not with shotguns', () => {
  const pistol = facing(150, { weapons: ['pistol'] })
  expect(pistol.refusal(shoot('doubleTap', 2, 1))).toMatchObject({ key: 'ability.noAim' })
  expect(pistol.refusal(shoot('doubleTap', 1))).toMatchObject({ key: 'ability.oneTarget' })
  const blast = { type: 'blast', weapon: 0, blasts: [{ target: -1, at: { x: 425, y: 600 }, shots: 2 }] } as const
  expect(facing(100, { weapons: ['pumpShotgun'] }).refusal({ ...blast, ability: 'doubleTap' })).toMatchObject({
    key: 'ability.notShotguns',
  })
})

it('[R-70.24] an automatic weapon fires a second burst', () => {
  const match = facing(150, { weapons: ['submachineGun'] }).play(
    { type: 'burst', weapon: 0, main: -1, others: [], aimed: false, sustained: false, ability: 'doubleTap' },
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 6],
  )
  expect(match.zombie().posture).toBe('prone')
  expect(apOf(match)).toBe(1)
})
