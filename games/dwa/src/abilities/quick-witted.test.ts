import { expect, it } from 'vitest'
import { apOf } from '../tests/acting.js'
import { tableWith, UNDECIDED } from '../tests/build.js'

const witty = () =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], abilities: ['quickWitted'] }],
    options: { advanced: true },
  })
    .run()
    .play({ type: 'activate', human: 0, as: 'act', ability: 'quickWitted' })
const walk = (x: number) => ({ type: 'walk', path: [{ x, y: 300 }], halts: [], ability: 'none' }) as const

it('[DWA-16.5.2.l] [R-72] Quick-witted: one action point more, for anything but moving', () => {
  const match = witty()
  expect(apOf(match)).toBe(5)
  expect(match.refusal(walk(501)).rule).toBe('DWA-9.c')
  expect(apOf(match.play(walk(500)))).toBe(1)
  expect(match.refusal(walk(501)).rule).toBe('DWA-9.c')
})

it('[R-72] what is not for moving is spent first on everything else', () => {
  const match = witty()
  match.human().posture = 'prone'
  match.play({ type: 'getUp' })
  expect(apOf(match)).toBe(3)
  expect(match.allows(walk(450))).toBe(true)
})
