import { expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

/** Zombies beside the human that look north: the human is behind none of them. */
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [{ at: [625, 600] }]): Match =>
  acting({
    humans: [{ at: [600, 600], abilities: ['chainsawManiac'], ...human }],
    zombies,
    options: { advanced: true },
  })
const blow = (ability: 'chainsawManiac' | 'none', weapon = 0, target = -1): DwaAction => ({
  type: 'blow',
  target,
  weapon,
  ability,
})

it('[DWA-16.5.4.p] [R-70.23] Chainsaw Maniac: it eliminates on 2 and above', () => {
  expect(fight({ weapons: ['chainsaw'] }).play(blow('chainsawManiac'), [2]).state.zombies).toEqual([])
  expect(
    fight({ weapons: ['chainsaw'] })
      .play(blow('none'), [2])
      .zombie(),
  ).toBeDefined()
})

it('[R-70.23] on a 1 the tank is empty, without a second die', () => {
  const match = fight({ weapons: ['chainsaw'] }).play(blow('chainsawManiac'), [1])
  expect(match.human()).toMatchObject({ wounds: 0, weapons: [{ rounds: 0 }] })
  expect(match.told('chainsaw-empty')[0]!.rule).toBe('R-70.23')
})

it('[R-70.23] it serves the free attacks of a 6 too, and no other weapon', () => {
  const match = fight({ weapons: ['chainsaw'] }, [{ at: [625, 600] }, { at: [575, 600] }])
  match.play(blow('chainsawManiac'), [6]).play({ type: 'strike', target: -2, weapon: 0, close: false }, [2])
  expect(match.state.zombies).toEqual([])
  expect(fight({ weapons: ['bat'] }).refusal(blow('chainsawManiac')).rule).toBe('R-70.23')
})
