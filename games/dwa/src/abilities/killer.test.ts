import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting } from '../tests/acting.js'
import { type GivenHuman, type Match, SHOOTER } from '../tests/build.js'

const facing = (human: Partial<GivenHuman> = {}): Match =>
  acting({
    humans: [{ at: SHOOTER, weapons: ['submachineGun'], abilities: ['killer'], ...human }],
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

it('[DWA-16.5.4.r] [R-70.25] Killer: 4 action points and a full magazine, fired as a machine gun', () => {
  const match = facing().play(spray([-1], ['killer']), [4, ...misses(9)])
  expect(match.zombie(1).posture).toBe('prone')
  expect(match.human()).toMatchObject({ weapons: [{ rounds: 0 }], now: { acted: 'done' } })
})

it('[R-70.25] not with a round missing, and not beyond the range of the weapon', () => {
  const match = facing()
  match.human().weapons[0]!.rounds = 3
  expect(match.refusal(spray([-1], ['killer']))).toMatchObject({ rule: 'R-70.25', key: 'spray.full' })
  const far = facing({ at: [100, 100] })
  expect(far.refusal(spray([-1], ['killer'])).rule).toBe('DWA-11.1.h')
  expect(facing().refusal(spray([-1], [])).rule).toBe('DWA-11.2.6.f')
})
