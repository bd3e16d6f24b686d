import { expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

/** Zombies beside the human that look north: the human is behind none of them. */
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [{ at: [625, 600] }]): Match =>
  acting({ humans: [{ at: [600, 600], abilities: ['combatExpert'], ...human }], zombies, options: { advanced: true } })
const blow = (ability: 'combatExpert' | 'none', weapon = 0, target = -1): DwaAction => ({
  type: 'blow',
  target,
  weapon,
  ability,
})

it('[DWA-16.5.4.n] [R-70.21] Combat Expert: two blows for the price of one', () => {
  const match = fight({ weapons: ['bat'] }).play(blow('combatExpert'), [5])
  expect(match.zombie().posture).toBe('prone')
  expect(match.asked()).toEqual(['0 strike'])
  match.play({ type: 'strike', target: -1, weapon: 0, close: false }, [2])
  expect(match.state.zombies).toEqual([])
  expect(apOf(match)).toBe(2)
})

it('[R-70.21] one attack of the turn, not the next', () => {
  const match = fight({ weapons: ['bat'] })
    .play(blow('combatExpert'), [1])
    .play({ type: 'pass' })
  expect(match.refusal(blow('combatExpert'))).toMatchObject({ rule: 'DWA-16.5.1.b', at: 'ability' })
})
