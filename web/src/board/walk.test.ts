import { expect, it } from 'vitest'
import { framesOf, walkers } from './walk.js'

const walked = (piece: number, ...xs: number[]) => ({
  kind: 'walked',
  rule: 'X-1',
  way: { piece, points: xs.map((x) => ({ x, y: 0 })) },
})

it('everybody with a way walks, all of it in one time', () => {
  const events = [walked(1, 0, 10), { kind: 'said', rule: 'X-2' }, walked(2, 5, 6), walked(1, 10, 30)]
  expect([...walkers({ events, time: 2600 })]).toEqual([
    [1, { points: [0, 10, 10, 30].map((x) => ({ x, y: 0 })), time: 2600 }],
    [2, { points: [5, 6].map((x) => ({ x, y: 0 })), time: 2600 }],
  ])
})

it('a walk is seen at an even pace, from where it began to where the piece is drawn', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
  ]
  expect(framesOf(points)).toEqual([
    { offset: 0, transform: 'translate(-30px, -10px)' },
    { offset: 0.75, transform: 'translate(0px, -10px)' },
    { offset: 1, transform: 'translate(0px, 0px)' },
  ])
})

it('nobody walks who stays in place', () => {
  expect(framesOf([])).toEqual([])
  expect(framesOf([{ x: 3, y: 4 }])).toEqual([])
  expect(
    framesOf([
      { x: 3, y: 4 },
      { x: 3, y: 4 },
    ]),
  ).toEqual([])
})
