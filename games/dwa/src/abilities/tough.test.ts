import { expect, it } from 'vitest'
import { woundsFrame } from '../frames/wounds.js'
import { type Match, tableWith, UNDECIDED } from '../tests/build.js'

const tests = (bitten: boolean): Match =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], wounds: 3, bitten, abilities: ['tough'] }],
    options: { advanced: true },
    frame: woundsFrame(),
  }).run([2])

it('[DWA-16.5.4.o] [R-70.22] Tough: a failed wound test again, if a zombie gave one of the wounds', () => {
  const match = tests(true)
  expect(match.asked()).toEqual(['0 reroll'])
  expect(match.play({ type: 'reroll', ability: 'tough', by: 0 }, [3]).human().whereabouts).toBe('table')
  expect(tests(true).play({ type: 'reroll', ability: 'tough', by: 0 }, [2]).human().whereabouts).toBe('dead')
  expect(tests(false).human().whereabouts).toBe('dead')
})
