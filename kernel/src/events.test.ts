import { expect, it } from 'vitest'
import { faded, type GameEvent } from './events.js'

const walked: GameEvent = {
  kind: 'walked',
  rule: 'X-1',
  data: { number: 7, length: 40 },
  about: { zombie: 7, target: 3 },
  way: {
    piece: 7,
    points: [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
    ],
  },
}

it('the log keeps the words of an event and not the way that was drawn', () => {
  const { way: _way, ...told } = walked
  expect(faded(walked)).toEqual(told)
  expect(faded({ ...walked, fleeting: ['target', 'length'] })).toEqual({
    ...told,
    fleeting: ['target', 'length'],
    data: { number: 7 },
    about: { zombie: 7 },
  })
})

it('an event without either stays the same', () => {
  const { way: _way, ...told } = walked
  expect(faded(told)).toBe(told)
})
