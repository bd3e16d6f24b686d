import { expect, it } from 'vitest'
import { fearFrame } from '../frames/fear.js'
import { type GivenHuman, type Match, tableWith } from '../tests/build.js'

/** A figure with a zombie beside them tests their fear: 10 for morale, one less for the zombie. */
const tests = (human: Partial<GivenHuman> = {}): Match =>
  tableWith({
    humans: [{ at: [300, 300], abilities: ['nervesOfSteel'], ...human }],
    zombies: [{ at: [375, 300] }],
    options: { advanced: true },
    frame: fearFrame(),
  }).run()

it('[DWA-16.5.2.d] [R-70.6] Nerves of Steel ignores the first test of a game: no dice, no trauma', () => {
  const match = tests().play({ type: 'fear', human: 0, ability: 'nervesOfSteel' })
  expect(match.told('fear-ignored')).toHaveLength(1)
  expect(match.human()).toMatchObject({ trauma: 0, fearTests: 1, now: { frightened: false, tested: true } })
})

it('[R-70.6] not used then, it is lost', () => {
  const match = tests().play({ type: 'fear', human: 0, ability: 'none' }, [1, 1])
  expect(match.human().fearTests).toBe(1)
  expect(() => tests({ fearTests: 1 })).toThrow('no scripted die')
})
