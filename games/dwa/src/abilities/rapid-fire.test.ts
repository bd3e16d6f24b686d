import { expect, it } from 'vitest'
import type { ActionOf } from '../actions.js'
import { acting, apOf } from '../tests/acting.js'
import { eastBy, type Match, SHOOTER } from '../tests/build.js'

const holding = (weapon: 'pumpShotgun' | 'doubleBarrel'): Match =>
  acting({
    humans: [{ at: SHOOTER, weapons: [weapon], abilities: ['rapidFire'] }],
    zombies: [{ at: eastBy(100) }],
    options: { advanced: true },
  })
const blast = (shots: number, ability: 'none' | 'rapidFire' = 'rapidFire'): ActionOf<'blast'> => ({
  type: 'blast',
  weapon: 0,
  blasts: [{ target: -1, at: { x: 425, y: 600 }, shots }],
  ability,
})

it('[DWA-16.5.4.g] [R-70.15] Rapid Fire: a pump shotgun up to four times, 1 action point each', () => {
  const match = holding('pumpShotgun').play(blast(3), [1, 1, 3])
  expect(apOf(match)).toBe(1)
  expect(match.zombie().posture).toBe('prone')
  expect(match.human().weapons[0]!.rounds).toBe(3)
  expect(apOf(holding('pumpShotgun').play(blast(1, 'none'), [1]))).toBe(2)
})

it('[R-70.15] not five, and with no other gun', () => {
  expect(holding('pumpShotgun').refusal(blast(5))).toMatchObject({ rule: 'R-70.15', key: 'ability.fourShots' })
  expect(holding('pumpShotgun').allows(blast(4))).toBe(true)
  expect(holding('doubleBarrel').refusal(blast(2))).toMatchObject({ rule: 'R-70.15', key: 'ability.pumpShotgun' })
})
