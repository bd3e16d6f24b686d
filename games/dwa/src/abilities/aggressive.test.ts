import { expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

/** Zombies beside the human that look north: the human is behind none of them. */
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [{ at: [625, 600] }]): Match =>
  acting({ humans: [{ at: [600, 600], abilities: ['aggressive'], ...human }], zombies, options: { advanced: true } })
const blow = (ability: 'none', weapon = 0, target = -1): DwaAction => ({ type: 'blow', target, weapon, ability })

it('[DWA-16.5.4.a] [R-70.11] Aggressive: one failed blow is thrown again', () => {
  const match = fight({ weapons: ['bat'] }).play(blow('none'), [4])
  expect(match.asked()).toEqual(['0 reroll'])
  match.play({ type: 'reroll', ability: 'aggressive', by: 0 }, [5])
  expect(match.zombie().posture).toBe('prone')
  expect(
    fight({ weapons: ['bat'] })
      .play(blow('none'), [5])
      .asked(),
  ).toEqual(['0 act'])
})

it('[R-70.11] or one failed die of a shot in contact', () => {
  const match = fight({ weapons: ['pistol'] }).play(
    { type: 'fireClose', weapon: 0, targets: [-1], shots: 1, aimed: 0, sustained: false, ability: 'none' },
    [2],
  )
  match.play({ type: 'reroll', ability: 'aggressive', by: 0 }, [3])
  expect(match.state.zombies).toEqual([])
})
