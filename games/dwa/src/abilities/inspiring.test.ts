import { expect, it } from 'vitest'
import { woundsFrame } from '../frames/wounds.js'
import { type Match, tableWith, UNDECIDED } from '../tests/build.js'

/** A wounded man throws a 1; a figure so far away could inspire them. */
const tests = (mm: number): Match =>
  tableWith({
    scenario: UNDECIDED,
    humans: [
      { at: [300, 300], wounds: 3 },
      { at: [325 + mm, 300], abilities: ['inspiring'] },
    ],
    options: { advanced: true },
    frame: woundsFrame(),
  }).run([1])

it('[DWA-16.5.2.k] [R-70.3] Inspiring has a roll within 20 cm made again, and the second result stands', () => {
  const match = tests(200)
  expect(match.asked()).toEqual(['0 reroll'])
  match.play({ type: 'reroll', ability: 'inspiring', by: 1 }, [3])
  expect(match.human().whereabouts).toBe('table')
  // The giver's ability of the turn, not the receiver's.
  expect(match.state.humans.map(({ now }) => now.abilities)).toEqual([[], ['inspiring']])
  expect(tests(200).play({ type: 'reroll', ability: 'inspiring', by: 1 }, [2]).human().whereabouts).toBe('dead')
})

it('[R-70.3] a millimetre farther nobody is asked', () => {
  expect(tests(201).human().whereabouts).toBe('dead')
})

it('[R-70.3] a character of another team too, whose owner is asked, unless teams fight each other', () => {
  const other = (pvp: boolean): Match =>
    tableWith({
      scenario: UNDECIDED,
      humans: [
        { at: [300, 300], wounds: 3 },
        { at: [400, 300], team: 1, abilities: ['inspiring'] },
      ],
      options: { advanced: true, pvp },
      frame: woundsFrame(),
    }).run([1])
  expect(other(false).asked()).toEqual(['1 reroll'])
  expect(other(true).human().whereabouts).toBe('dead')
})
