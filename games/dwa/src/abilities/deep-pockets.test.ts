import { expect, it } from 'vitest'
import { acting, apOf } from '../tests/acting.js'
import { type Match, SHOOTER } from '../tests/build.js'

const FEEL = { type: 'deepPockets', weapon: 0 } as const
const holding = (rounds: number): Match => {
  const match = acting({
    humans: [{ at: SHOOTER, weapons: ['revolver'], abilities: ['deepPockets'] }],
    options: { advanced: true },
  })
  match.human().weapons[0]!.rounds = rounds
  return match
}

it('[DWA-16.5.4.i] [R-70.17] Deep Pockets: out of ammunition a 6 finds 1D6 rounds, for nothing', () => {
  const match = holding(0).play(FEEL, [6, 4])
  expect(match.human().pouch.bullets).toEqual([4])
  expect(apOf(match)).toBe(4)
  expect(holding(0).play(FEEL, [5]).human().pouch.bullets).toEqual([])
  expect(holding(1).refusal(FEEL).rule).toBe('R-70.17')
})

it('[R-80.2] [R-70.17] with Sexy near a man a 6 is only a 5', () => {
  const match = acting({
    humans: [
      { at: SHOOTER, weapons: ['revolver'], abilities: ['deepPockets'] },
      { at: [400, 600], gender: 'woman', flaws: ['sexy'] },
    ],
    options: { advanced: true },
  })
  match.human().weapons[0]!.rounds = 0
  expect(match.play(FEEL, [6]).human().pouch.bullets).toEqual([])
})
