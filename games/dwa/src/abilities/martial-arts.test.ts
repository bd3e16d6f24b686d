import { expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

/** Zombies beside the human that look north: the human is behind none of them. */
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [{ at: [625, 600] }]): Match =>
  acting({ humans: [{ at: [600, 600], abilities: ['martialArts'], ...human }], zombies, options: { advanced: true } })
const blow = (ability: 'martialArts' | 'none', weapon = 0, target = -1): DwaAction => ({
  type: 'blow',
  target,
  weapon,
  ability,
})

it('[DWA-16.5.4.l] [R-70.19] Martial Arts: bare hands hit on a 6, which is a fall', () => {
  expect(fight({}).play(blow('martialArts', -1), [5]).zombie().posture).toBe('standing')
  expect(fight({}).play(blow('martialArts', -1), [6]).zombie().posture).toBe('prone')
  const down = fight({}, [{ at: [625, 600], posture: 'prone' }])
  expect(down.play(blow('martialArts', -1), [2]).state.zombies).toEqual([])
})

it('[R-70.19] by option it eliminates', () => {
  const match = acting({
    humans: [{ at: [600, 600], abilities: ['martialArts'] }],
    zombies: [{ at: [625, 600] }],
    options: { advanced: true, martialArts: 'elim' },
  })
  expect(match.play(blow('martialArts', -1), [6]).state.zombies).toEqual([])
})
