import { type Plain, samePlain } from '@shamble/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Change, changed, changeOf } from './change.js'

const seed = Number(process.env['SHAMBLE_SEED']) || 20_260
const values = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Plain)

/** Values of which parts are the same, as two views of one match are. */
const pairs = fc.tuple(values, values, values).map(([a, b, c]): [Plain, Plain] => [
  { kept: c, list: [a, c, b], other: a },
  { kept: c, list: [a, c, a, b], other: b },
])

describe(`changes (seed ${seed})`, () => {
  it('lead from any value to any other, over JSON too, and leave the first alone', () => {
    const law = ([before, after]: readonly [Plain, Plain]) => {
      const copy = JSON.stringify(before)
      const change = changeOf(before, after)
      if (change === null) return samePlain(before, after)
      const sent = JSON.parse(JSON.stringify(change)) as Change
      return samePlain(changed(before, sent), after) && JSON.stringify(before) === copy
    }
    fc.assert(fc.property(fc.tuple(values, values), law), { seed })
    fc.assert(fc.property(pairs, law), { seed })
  })

  it('are none where both are the same', () => {
    fc.assert(
      fc.property(values, (value) => changeOf(value, JSON.parse(JSON.stringify(value))) === null),
      { seed },
    )
  })
})

it('a change names what differs and nothing else', () => {
  const before = {
    turn: 3,
    figures: [
      { id: 1, x: 5 },
      { id: 2, x: 9 },
    ],
    fled: [4, 5, 6],
  }
  const after = {
    turn: 3,
    figures: [
      { id: 1, x: 5 },
      { id: 2, x: 10 },
    ],
    fled: [4, 6],
    fire: true,
  }
  expect(changeOf(before, after)).toEqual({
    members: {
      figures: { items: [[1, { members: { x: { to: 10 } } }]] },
      fled: { at: 1, cut: 1, put: [] },
      fire: { to: true },
    },
  })
  expect(changeOf(after, before)).toMatchObject({ gone: ['fire'] })
})

it('what is the same in both is shared', () => {
  const before = { figures: [{ x: 1 }, { x: 2 }], ground: { walls: [1, 2, 3] } }
  const after = changed(before, { members: { figures: { items: [[0, { to: { x: 7 } }]] } } }) as typeof before
  expect(after.ground).toBe(before.ground)
  expect(after.figures[1]).toBe(before.figures[1])
  expect(after.figures[0]).toEqual({ x: 7 })
})

it('a member that is set to nothing counts as absent', () => {
  expect(changeOf({ a: 1, b: undefined }, { a: 1 })).toBeNull()
  expect(changeOf({ a: 1 }, { a: 1, b: undefined })).toBeNull()
  expect(changeOf({ a: 1 }, { a: undefined })).toEqual({ members: {}, gone: ['a'] })
})
