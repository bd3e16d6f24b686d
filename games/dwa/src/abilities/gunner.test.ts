import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting } from '../tests/acting.js'
import { type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

const facing = (human: Partial<GivenHuman> = {}): Match =>
  acting({
    humans: [{ at: SHOOTER, weapons: ['machineGun'], abilities: ['humanTripod', 'gunner'], ...human }],
    zombies: [{ at: [600, 600] }, { at: [700, 700] }],
    options: { advanced: true },
  })
const spray = (targets: number[], abilities: ActionOf<'spray'>['abilities']): ActionOf<'spray'> => ({
  type: 'spray',
  weapon: 0,
  targets,
  abilities,
})
const misses = (n: number): number[] => Array<number>(n).fill(2)

it('[DWA-16.5.4.k] [R-70.12] Gunner: with a machine gun a 4 eliminates too', () => {
  expect(
    facing()
      .play(spray([-1], ['gunner']), [4, ...misses(9)])
      .zombie(1),
  ).toBeUndefined()
  expect(
    facing()
      .play(spray([-1], ['gunner']), [3, ...misses(9)])
      .zombie(1).posture,
  ).toBe('standing')
  expect(
    facing()
      .play(spray([-1], []), [4, ...misses(9)])
      .zombie(1).posture,
  ).toBe('prone')
})

it('[R-70.12] and with nothing else', () => {
  const match = facing({ weapons: ['assaultRifle'] })
  expect(match.refusal(spray([-1], ['gunner']))).toMatchObject({ rule: 'R-70.12', at: 'abilities' })
})
