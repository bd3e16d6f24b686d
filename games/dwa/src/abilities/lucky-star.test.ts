import { expect, it } from 'vitest'
import { zombiesFrame } from '../frames/zombies.js'
import { type Given, type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'

const phase = (zombies: Given['zombies'], human: Partial<GivenHuman> = {}, dice: readonly number[] = []): Match =>
  tableWith({
    humans: [{ at: [600, 600], abilities: ['luckyStar'], ...human }],
    zombies: zombies!,
    options: { advanced: true },
    scenario: UNDECIDED,
    frame: zombiesFrame(),
  }).run(dice)

it('[DWA-16.5.2.p] [R-70.10] Lucky Star: every successful attack of a phase is thrown again, once', () => {
  const match = phase([{ at: [625, 600] }, { at: [575, 600] }], {}, [5, 4, 6, 1])
  expect(match.asked()).toEqual(['0 luckyStar'])
  // Two zombies need a 5: the first die of each has hit.
  match.play({ type: 'reroll', ability: 'luckyStar', by: 0 }, [4, 5])
  expect(match.human()).toMatchObject({ wounds: 1, now: { abilities: ['luckyStar'] } })
})

it('[R-70.10] may be kept, and is not asked for where nothing hit', () => {
  expect(
    phase([{ at: [625, 600] }], {}, [6, 1])
      .play({ type: 'pass' })
      .human().wounds,
  ).toBe(1)
  expect(phase([{ at: [625, 600] }], {}, [5, 5]).asked()).toEqual(['0 activate'])
})
