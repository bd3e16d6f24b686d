import zombies from '@shamble/game-zombies'
import type { ZombiesView } from '@shamble/game-zombies/table'
import { TestTable } from '@shamble/testkit'
import { expect, it } from 'vitest'
import { shownFight } from './fight-now.js'

const POSITION = 'turn 3 red combat\nred at 0.1\nblue at 0.4\ntile 0 town_square 0 0 turn 0 : # z # / . . . / # . #'

it('a fight falls short of nothing before its die is thrown', () => {
  const table = TestTable.at(zombies, POSITION, { seats: 2, interruptMode: 'polled' }, { dice: [2] })
  const due = table.view('red') as ZombiesView
  expect(shownFight(due, null)).toMatchObject({ when: 'short', short: 2 })
  // As it is while the die waits in the hand.
  const frames = due.frames.map((frame) => (frame.kind === 'fight' ? { ...frame, short: 0 } : frame))
  expect(shownFight({ ...due, frames }, null)).toMatchObject({ when: 'now', short: 0 })
})

it('a fight that has ended the game is shown no more', () => {
  const table = TestTable.at(zombies, POSITION, { seats: 2, interruptMode: 'polled' }, { dice: [2] })
  const view = table.view('red') as ZombiesView
  const outcome = { winners: [0], reason: 'collection', rule: 'ZMB-1.1.b' }
  expect(shownFight({ ...view, outcome }, null)).toBeNull()
})
