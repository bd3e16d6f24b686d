import { expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

/** Zombies beside the human that look north: the human is behind none of them. */
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [{ at: [625, 600] }]): Match =>
  acting({ humans: [{ at: [600, 600], abilities: ['forceOfNature'], ...human }], zombies, options: { advanced: true } })
const blow = (ability: 'forceOfNature' | 'none', weapon = 0, target = -1): DwaAction => ({
  type: 'blow',
  target,
  weapon,
  ability,
})

it('[DWA-16.5.4.t] [R-70.27] Force of Nature: every fall of a blow is an elimination', () => {
  expect(fight({ weapons: ['bat'] }).play(blow('forceOfNature'), [5]).state.zombies).toEqual([])
  expect(
    fight({ weapons: ['bat'] })
      .play(blow('forceOfNature'), [4])
      .zombie().posture,
  ).toBe('standing')
  expect(
    fight({ weapons: ['bat'] })
      .play(blow('none'), [5])
      .zombie().posture,
  ).toBe('prone')
})

it('[DWA-16.5.4.t] not with shots in contact', () => {
  const shot = {
    type: 'fireClose',
    weapon: 0,
    targets: [-1],
    shots: 1,
    aimed: 0,
    sustained: false,
    ability: 'forceOfNature',
  } as const
  expect(fight({ weapons: ['pistol'] }).refusal(shot)).toMatchObject({ rule: 'DWA-16.5.1.a', at: 'ability' })
})
