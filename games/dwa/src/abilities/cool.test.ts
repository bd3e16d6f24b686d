import { expect, it } from 'vitest'
import { fearFrame } from '../frames/fear.js'
import { type GivenHuman, type Match, tableWith } from '../tests/build.js'

/** A figure with a zombie beside them tests their fear: 10 for morale, one less for the zombie. */
const tests = (human: Partial<GivenHuman> = {}): Match =>
  tableWith({
    humans: [{ at: [300, 300], abilities: ['cool'], ...human }],
    zombies: [{ at: [375, 300] }],
    options: { advanced: true },
    frame: fearFrame(),
  }).run()

it('[DWA-16.5.2.a] Cool adds a point to the value of one test, declared before the dice', () => {
  const match = tests()
  expect(match.asked()).toEqual(['0 fear'])
  match.play({ type: 'fear', human: 0, ability: 'cool' }, [4, 6])
  expect(match.told('brave')[0]!.data).toMatchObject({ total: 10, need: 10 })
  expect(tests().play({ type: 'fear', human: 0, ability: 'cool' }, [5, 6]).human().now.frightened).toBe(true)
  expect(tests().play({ type: 'fear', human: 0, ability: 'none' }, [4, 6]).human().now.frightened).toBe(true)
})

it('[DWA-16.5.1.b] Cool is not offered to the figure that has used another ability', () => {
  const used = () => tests({ now: { abilities: ['hero'] } })
  // One test and nothing to decide: the dice are thrown at once.
  expect(used).toThrow('no scripted die')
})
