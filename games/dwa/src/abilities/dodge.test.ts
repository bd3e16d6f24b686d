import { expect, it } from 'vitest'
import { zombiesFrame } from '../frames/zombies.js'
import { type Given, type GivenHuman, type Match, tableWith, UNDECIDED } from '../tests/build.js'

const phase = (zombies: Given['zombies'], human: Partial<GivenHuman> = {}, dice: readonly number[] = []): Match =>
  tableWith({
    humans: [{ at: [600, 600], abilities: ['dodge'], ...human }],
    zombies: zombies!,
    options: { advanced: true },
    scenario: UNDECIDED,
    frame: zombiesFrame(),
  }).run(dice)

it('[DWA-16.5.2.n] [R-70.9] Dodge: up to 5 cm out of contact when a zombie makes it, without a roll', () => {
  const match = phase([{ at: [700, 600] }])
  expect(match.asked()).toEqual(['0 contact'])
  expect(match.refusal({ type: 'dodge', x: 549, y: 600 }).rule).toBe('R-70.9')
  match.play({ type: 'dodge', x: 550, y: 600 })
  expect(match.human()).toMatchObject({ x: 550, wounds: 0, now: { moved: 0, abilities: ['dodge'] } })
})

it('[DWA-16.6.11] [R-81.7] an idiot never leaves a fight, not even so', () => {
  expect(phase([{ at: [700, 600] }], { flaws: ['idiot'] }, [1]).asked()).toEqual(['0 activate'])
})
