import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

/** A zombie this many millimetres east of the human. */
const facing = (mm: number, human: Partial<GivenHuman>): Match =>
  acting({
    humans: [{ at: SHOOTER, abilities: ['ambidextrous'], ...human }],
    zombies: [{ at: eastBy(mm) }],
    options: { advanced: true },
  })
const shoot = (ability: 'ambidextrous' | 'none', shots = 1, aimed = 0): ActionOf<'shoot'> => ({
  type: 'shoot',
  weapon: 0,
  targets: [{ target: -1, shots, aimed }],
  ability,
})

it('[DWA-16.5.4.h] [R-70.16] Ambidextrous: a round from each of two handguns at one target, for 1 + 1', () => {
  const match = facing(150, { weapons: ['pistol', 'revolver'], hands: [0, 1] }).play(shoot('ambidextrous', 2), [1, 6])
  expect(match.state.zombies).toEqual([])
  expect(match.human().weapons.map(({ rounds }) => rounds)).toEqual([11, 5])
  expect(apOf(match)).toBe(2)
})

it('[R-70.16] no aim, and two loaded handguns in hand', () => {
  const both = facing(150, { weapons: ['pistol', 'revolver'], hands: [0, 1] })
  expect(both.refusal(shoot('ambidextrous', 2, 1))).toMatchObject({ key: 'ability.noAim' })
  both.human().weapons[1]!.rounds = 0
  expect(both.refusal(shoot('ambidextrous', 2))).toMatchObject({ rule: 'R-70.16', key: 'ability.twoHandguns' })
  expect(facing(150, { weapons: ['rifle'] }).refusal(shoot('ambidextrous', 2))).toMatchObject({
    key: 'ability.handguns',
  })
})
