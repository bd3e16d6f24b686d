import type { Analysis, Rated } from '@shamble/analysis'
import type { SeatCard } from '@shamble/host'
import { expect, it } from 'vitest'
import { lookedOf } from './note-looked.js'

const rated = (seat: number, rating: Rated['rating'], cost: number) => ({ seat, rating, cost }) as Rated
const analysis = {
  decisions: [rated(0, 'best', 0.3), rated(0, 'mistake', 2.34), rated(1, 'blunder', 9)],
  ledger: [
    { start: 50, dice: 12.5, choices: -3, others: -9.5, end: 50 },
    { start: 50, dice: 0, choices: 0, others: 0, end: 50 },
  ],
} as unknown as Analysis
const person = { by: 'person', name: '' } as SeatCard
const bot = { by: 'bot', bot: 'house' } as SeatCard

it('what an analysis says of the one person who played, and nothing where there were several', () => {
  expect(lookedOf([person, bot], analysis)).toEqual({ decisions: 2, cost: 2.3, luck: 12.5 })
  expect(lookedOf([person, person], analysis)).toBeNull()
  expect(lookedOf([bot, bot], analysis)).toBeNull()
})
