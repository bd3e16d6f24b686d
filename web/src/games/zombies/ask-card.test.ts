import zombies from '@shamble/game-zombies'
import { type CardFrame, TITLES, topFrame, type ZombiesView } from '@shamble/game-zombies/table'
import { TestTable } from '@shamble/testkit'
import { expect, it } from 'vitest'
import { askCard } from './ask-card.js'
import { strictWords } from './random-games.js'

const POSITION = 'turn 3 red\nred at 0.4\nblue at 0.4\ntile 0 town_square 0 0 turn 0 : # z # / z . . / # . #'

it('[ZMB-R.23] MINE FIELD asks for no more zombies than are on the roads of the tile', () => {
  const { words } = strictWords('en')
  const view = TestTable.at(zombies, POSITION, { seats: 2 }).view('red') as ZombiesView
  const card = TITLES.findIndex(({ id }) => id === 'mine-field')
  const noteWith = (left: number) =>
    askCard(view, { ...topFrame(view), kind: 'card', card, slot: 0, left } as unknown as CardFrame, words).note
  expect(noteWith(6)).toBe('Left to take: 2 zombies.')
  expect(noteWith(1)).toBe('Left to take: 1 zombie.')
})
