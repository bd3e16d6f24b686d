import { expect, it } from 'vitest'
import { apOf } from '../tests/acting.js'
import { tableWith, UNDECIDED } from '../tests/build.js'

const hero = () =>
  tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], abilities: ['hero'] }, { at: [900, 900] }],
    options: { advanced: true },
  }).run()

it('[DWA-16.5.2.o] Hero has one action point more, for anything', () => {
  const match = hero().play({ type: 'activate', human: 0, as: 'act', ability: 'hero' })
  expect(apOf(match)).toBe(5)
  match.play({ type: 'walk', path: [{ x: 550, y: 300 }], halts: [], ability: 'none' })
  expect(match.human()).toMatchObject({ x: 550, now: { moved: 5 } })
  expect(apOf(hero().play({ type: 'activate', human: 0, as: 'act', ability: 'none' }))).toBe(4)
})

it('[DWA-16.5.2.o] [DWA-12.4.c] breaking away too', () => {
  const match = tableWith({
    scenario: UNDECIDED,
    humans: [{ at: [300, 300], abilities: ['hero'] }, { at: [900, 900] }],
    zombies: [{ at: [325, 300] }],
    options: { advanced: true },
  })
    .run()
    .play({ type: 'activate', human: 0, as: 'breakAway', ability: 'hero' }, [2])
  expect(apOf(match)).toBe(5)
})
