import { expect, it } from 'vitest'
import { acting, apOf } from '../tests/acting.js'

const walk = (x: number, ability: 'none' | 'fast' = 'none') =>
  ({ type: 'walk', path: [{ x, y: 300 }], halts: [], ability }) as const
const runner = () => acting({ humans: [{ at: [300, 300], abilities: ['fast'] }], options: { advanced: true } })

it('[DWA-16.5.2.m] [R-70.8] Fast: 5 cm more once all four points went into moving', () => {
  const match = runner().play(walk(500))
  expect(apOf(match)).toBe(0)
  expect(match.refusal(walk(551, 'fast')).rule).toBe('R-70.8')
  match.play(walk(550, 'fast'))
  expect(match.human()).toMatchObject({ x: 550, now: { moved: 4, acted: 'done', abilities: ['fast'] } })
})

it('[R-70.8] not while points are left, and not after anything else', () => {
  expect(runner().refusal(walk(350, 'fast')).rule).toBe('R-70.8')
  expect(runner().play(walk(450)).refusal(walk(500, 'fast')).rule).toBe('R-70.8')
  const match = acting({
    humans: [{ at: [300, 300], posture: 'prone', abilities: ['fast'] }],
    options: { advanced: true },
  })
  expect(match.play({ type: 'getUp' }).play(walk(400)).human().now.acted).toBe('done')
})
