import { expect, it } from 'vitest'
import type { DwaAction } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import type { GivenHuman, GivenZombie, Match } from '../tests/build.js'

/** Zombies beside the human that look north: the human is behind none of them. */
const fight = (human: Partial<GivenHuman>, zombies: readonly GivenZombie[] = [{ at: [625, 600] }]): Match =>
  acting({ humans: [{ at: [600, 600], abilities: ['frenzied'], ...human }], zombies, options: { advanced: true } })
const blow = (ability: 'none', weapon = 0, target = -1): DwaAction => ({ type: 'blow', target, weapon, ability })

it('[DWA-16.5.4.j] [R-70.18] Frenzied: after a success one more of the same kind, for nothing', () => {
  const match = fight({ weapons: ['bat'] }).play(blow('none'), [5])
  expect(match.asked()).toEqual(['0 strike'])
  match.play({ type: 'strike', target: -1, weapon: 0, close: false }, [2])
  expect(match.state.zombies).toEqual([])
  expect(apOf(match)).toBe(2)
  expect(match.human().now.abilities).toEqual(['frenzied'])
})

it('[R-70.18] not after a miss, and it does not repeat', () => {
  expect(
    fight({ weapons: ['bat'] })
      .play(blow('none'), [4])
      .asked(),
  ).toEqual(['0 act'])
  const match = fight({ weapons: ['bat'] }, [{ at: [625, 600] }, { at: [575, 600] }]).play(blow('none'), [5])
  match.play({ type: 'strike', target: -2, weapon: 0, close: false }, [5])
  expect(match.asked()).toEqual(['0 act'])
})

it('[R-70.18] a shot spends its round', () => {
  const match = fight({ weapons: ['pistol'] }, [{ at: [625, 600] }, { at: [575, 600] }]).play(
    { type: 'fireClose', weapon: 0, targets: [-1], shots: 1, aimed: 0, sustained: false, ability: 'none' },
    [3],
  )
  match.play({ type: 'strike', target: -2, weapon: 0, close: true }, [3])
  expect(match.state.zombies).toEqual([])
  expect(match.human().weapons[0]!.rounds).toBe(10)
})
