import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting } from '../tests/acting.js'
import { eastBy, type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

/** A zombie this many millimetres east of the human. */
const facing = (mm: number, human: Partial<GivenHuman>): Match =>
  acting({
    humans: [{ at: SHOOTER, abilities: ['sniper'], ...human }],
    zombies: [{ at: eastBy(mm) }],
    options: { advanced: true },
  })
const shoot = (ability: 'sniper' | 'none', shots = 1, aimed = 0): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots, aimed }],
  ability,
})

it('[DWA-16.5.4.s] [R-70.26] Sniper: rifles eliminate on 2 and above', () => {
  for (const weapon of ['rifle', 'carbine', 'sniperRifle'] as const)
    expect(facing(150, { weapons: [weapon] }).play(shoot('sniper'), [2]).state.zombies).toEqual([])
  expect(
    facing(150, { weapons: ['rifle'] })
      .play(shoot('sniper'), [1])
      .zombie().posture,
  ).toBe('standing')
  expect(
    facing(150, { weapons: ['rifle'] })
      .play(shoot('none'), [3])
      .zombie().posture,
  ).toBe('standing')
})

it('[R-70.26] every die of an assault rifle; not with a pistol', () => {
  const burst: ActionOf<'burst'> = {
    type: 'burst',
    weapon: 0,
    main: -1,
    others: [],
    aimed: false,
    sustained: false,
    ability: 'sniper',
  }
  expect(facing(150, { weapons: ['assaultRifle'] }).play(burst, [1, 1, 1, 1, 2]).state.zombies).toEqual([])
  expect(facing(150, { weapons: ['pistol'] }).refusal(shoot('sniper'))).toMatchObject({
    rule: 'R-70.26',
    at: 'ability',
  })
})
