import { expect, it } from 'vitest'
import { around, box, door, room } from '../scenario/draw.js'
import { acting } from '../tests/acting.js'
import type { Match } from '../tests/build.js'

/** A figure in a room of 20 by 20 cm has searched it: the first die is thrown. */
const searching = (presence: number): Match =>
  acting({
    options: { advanced: true },
    humans: [{ at: [230, 300], cameBy: 0, abilities: ['lucky'] }],
    scenario: {
      walls: around(box(200, 200, 200, 200)),
      rooms: [room('store', 'Store', box(200, 200, 200, 200), { explored: true })],
      openings: [door(200, 280, 200, 320, 'open')],
    },
  }).play({ type: 'search', room: 0, vehicle: -1 }, [presence])

it('[DWA-16.5.2.c] [R-70.1] Lucky changes one roll of a search by one, after it was seen', () => {
  const match = searching(4)
  expect(match.asked()).toEqual(['0 lucky'])
  expect(match.offered('lucky')).toEqual([-1, 0, 1].map((change) => ({ type: 'lucky', change })))
  // A 3 is quiet; the find die is thrown, and nobody asks again.
  match.play({ type: 'lucky', change: -1 }, [1])
  expect(match.told('search-quiet')[0]).toMatchObject({ dice: [4], modifiers: [{ rule: 'R-70.1', value: -1 }] })
  expect(match.state.zombies).toEqual([])
  expect(match.human().now.abilities).toEqual(['lucky'])
})

it('[R-70.1] kept, it serves the next roll: a 4 becomes a 5, which is a weapon', () => {
  const match = searching(1).play({ type: 'lucky', change: 0 }, [4])
  expect(match.asked()).toEqual(['0 lucky'])
  match.play({ type: 'lucky', change: 1 }, [1, 1])
  expect(match.told('search-weapon')).toHaveLength(1)
  expect(match.human().weapons[0]!.id).toBe('chainsaw')
})
