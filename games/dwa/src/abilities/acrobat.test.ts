import { expect, it } from 'vitest'
import { low } from '../scenario/draw.js'
import { acting, apOf } from '../tests/acting.js'

const over = (ability: 'none' | 'acrobat') =>
  acting({
    scenario: { low: [low(325, 200, 325, 400)] },
    humans: [{ at: [300, 300], abilities: ['acrobat'] }],
    options: { advanced: true },
  }).play({ type: 'walk', path: [{ x: 350, y: 300 }], halts: [], ability })

it('[DWA-16.5.2.b] [R-70.2] Acrobat crosses one obstacle for nothing', () => {
  expect(apOf(over('none'))).toBe(2)
  expect(apOf(over('acrobat'))).toBe(3)
})

it('[DWA-16.5.1.b] the second obstacle of a turn costs its point', () => {
  const match = over('acrobat')
  const back = { type: 'walk', path: [{ x: 300, y: 300 }], halts: [], ability: 'acrobat' } as const
  expect(match.refusal(back)).toMatchObject({ rule: 'DWA-16.5.1.b', at: 'ability' })
  expect(apOf(match.play({ ...back, ability: 'none' }))).toBe(1)
})
