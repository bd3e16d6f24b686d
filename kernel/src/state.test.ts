import { expect, it } from 'vitest'
import { cloneBase, freshState } from './state.js'

const options = { turnLimit: 0 }
const first = { kind: 'turn', step: 0 }

it('a fresh state has what all games share, and what is its own wins', () => {
  const s = freshState(options, 2, first, { cells: [1, 2], turn: 7 })
  expect(s).toEqual({
    seq: 0,
    turn: 7,
    outcome: null,
    frames: [first],
    questions: [],
    answered: [-1, -1],
    options,
    cells: [1, 2],
  })
})

it('a clone shares nothing but the options', () => {
  const s = freshState(options, 1, { ...first, at: [3] } as typeof first, { cells: [1] })
  s.questions.push({ seat: 0, kind: 'turn', timed: false, since: 0 })
  const copy = cloneBase(s, { cells: s.cells.slice() })
  expect(copy).toEqual(s)
  copy.questions[0]!.since = 4
  copy.answered[0] = 4
  ;(copy.frames[0] as unknown as { at: number[] }).at.push(4)
  copy.cells.push(4)
  expect([s.questions[0]!.since, s.answered[0], s.cells]).toEqual([0, -1, [1]])
  expect(s.frames[0]).toEqual({ ...first, at: [3] })
  expect(copy.options).toBe(s.options)
})
