import { expect, it } from 'vitest'
import { SCORES } from '../numbers/scores.js'
import { tableWith } from '../tests/build.js'
import { apart, inContact, isWithin } from './measure.js'

const { state } = tableWith({})

it('[GEO-1] thresholds are compared in whole millimetres, by their squares', () => {
  const from = { x: 300, y: 300 }
  // 75 and 100 make 125, which is 100 from edge to edge; one more, and the root of it would round to the same.
  expect(isWithin(state, from, { x: 400, y: 375 }, 100)).toBe(true)
  expect(isWithin(state, from, { x: 401, y: 375 }, 100)).toBe(false)
  expect(isWithin(state, from, { x: 425, y: 300 }, 100)).toBe(true)
  expect(isWithin(state, from, { x: 425, y: 301 }, 100)).toBe(false)
  expect(apart(state, from, { x: 425, y: 301 })).toBe(101)
})

it('[GEO-2] [GEO-4] [R-05] six bases fit around one, and all of them touch it', () => {
  const around = [
    [325, 300],
    [313, 322],
    [287, 322],
    [275, 300],
    [287, 278],
    [313, 278],
  ] as const
  const match = tableWith({ humans: [{ at: [300, 300] }], zombies: around.map((at) => ({ at })) })
  expect(match.state.zombies.filter((zombie) => inContact(match.state, match.human(), zombie))).toHaveLength(6)
})

it('[DWA-7.3.a] scores are those of dice with six sides', () => {
  for (const [name, least] of Object.entries(SCORES)) expect(least >= 1 && least <= 6, name).toBe(true)
})
