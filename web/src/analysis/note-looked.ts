import type { Analysis } from '@shamble/analysis'
import type { SeatCard } from '@shamble/host'
import { history, keepPlayed, type Played } from '../history/history.js'

/** What an analysis says of the person who played: kept with the result of the match. */
export function lookedOf(
  seats: readonly SeatCard[],
  { decisions, ledger }: Analysis,
): NonNullable<Played['looked']> | null {
  const persons = seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  // Of several people at one screen nobody knows which of them is meant.
  if (persons.length !== 1) return null
  const own = decisions.filter(({ seat }) => seat === persons[0])
  const cost = own.reduce((sum, one) => sum + (one.rating === 'best' ? 0 : one.cost), 0)
  return { decisions: own.length, cost: tenth(cost), luck: ledger[persons[0]!]!.dice }
}

const tenth = (points: number): number => Math.round(points * 10) / 10

export function noteLooked(match: string, seats: readonly SeatCard[], analysis: Analysis): void {
  const played = history.get().find((one) => one.match === match)
  const looked = lookedOf(seats, analysis)
  if (played !== undefined && looked !== null) keepPlayed([{ ...played, looked }])
}
