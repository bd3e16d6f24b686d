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

it('[DWA-16.5.4.b] [R-70.12] [R-69] Human Tripod: two shots for 4 action points without a tripod, 20 cm apart', () => {
  const match = facing().play(spray([-1, -2], ['humanTripod']), [5, ...misses(9), 5, ...misses(9)])
  expect(match.state.zombies).toEqual([])
  expect(match.human()).toMatchObject({ weapons: [{ rounds: 18 }], now: { acted: 'done', abilities: ['humanTripod'] } })
  expect(facing().refusal(spray([-1, -2], []))).toMatchObject({ rule: 'DWA-11.2.7.2.e' })
})

it('[DWA-16.5.1.b] [R-70.12] together with Gunner, and with nothing else', () => {
  const both = facing().play(spray([-1, -2], ['humanTripod', 'gunner']), [4, ...misses(9), 4, ...misses(9)])
  expect(both.state.zombies).toEqual([])
  expect(both.human().now.abilities).toEqual(['humanTripod', 'gunner'])
  const other = facing({ abilities: ['humanTripod', 'sniper'] })
  expect(other.refusal(spray([-1, -2], ['humanTripod', 'sniper']))).toMatchObject({ rule: 'DWA-16.5.1.b' })
})
