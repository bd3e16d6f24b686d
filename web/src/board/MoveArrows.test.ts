import { expect, it } from 'vitest'
import { labelled, type MoveArrow } from './MoveArrows.js'

const arrow = (label: string, x: number): MoveArrow => ({
  kind: 'other',
  label,
  size: 50,
  points: [
    [0, 0],
    [x, 0],
  ],
})

it('the label of what was done in place stands below it', () => {
  const done: MoveArrow = { ...arrow('done', 0), kind: 'done', points: [[0, 0]] }
  expect(labelled([done])[0]!.at).toEqual([0, 34])
})

it('labels of arrows that end together stand above each other, others beside them', () => {
  const [first, second, far] = labelled([arrow('1', 50), arrow('2', 60), arrow('3', 500)]).map(({ at }) => at)
  expect(first).toEqual([50, -34])
  expect(second![0]).toBe(60)
  expect(second![1]).toBeLessThan(first![1] - 0.27 * 50 * 1.44)
  expect(far).toEqual([500, -34])
})
