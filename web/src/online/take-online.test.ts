import { expect, it } from 'vitest'
import { seatsOnline } from './take-online.js'

it('keeps the first person, frees the places of the others and leaves bots where they are', () => {
  expect(
    seatsOnline([
      { by: 'bot', bot: 'house' },
      { by: 'person', name: 'Ann' },
      { by: 'person', name: 'Bo' },
    ]),
  ).toEqual([{ by: 'bot', bot: 'house' }, { by: 'person', name: 'Ann' }, { by: 'open' }])
})

it('frees the place of one bot where a person has played alone', () => {
  const house = { by: 'bot', bot: 'house' } as const
  expect(seatsOnline([{ by: 'person', name: '' }, house, house])).toEqual([
    { by: 'person', name: '' },
    { by: 'open' },
    house,
  ])
})
