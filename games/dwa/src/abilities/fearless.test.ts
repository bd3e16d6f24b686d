import { expect, it } from 'vitest'
import { fearFrame } from '../frames/fear.js'
import { type GivenHuman, type Match, tableWith } from '../tests/build.js'

/** A figure with a zombie beside them tests their fear: 10 for morale, one less for the zombie. */
const tests = (human: Partial<GivenHuman> = {}): Match =>
  tableWith({
    humans: [{ at: [300, 300], abilities: ['fearless'], ...human }],
    zombies: [{ at: [375, 300] }],
    options: { advanced: true },
    frame: fearFrame(),
  }).run()

it('[DWA-16.5.2.f] Fearless takes two off the dice of a test', () => {
  const match = tests().play({ type: 'fear', human: 0, ability: 'fearless' }, [5, 6])
  expect(match.told('brave')[0]!.data).toMatchObject({ total: 9, need: 9 })
  expect(tests().play({ type: 'fear', human: 0, ability: 'fearless' }, [6, 6]).human().now.frightened).toBe(true)
  expect(tests().play({ type: 'fear', human: 0, ability: 'none' }, [5, 5]).human().now.frightened).toBe(true)
})
