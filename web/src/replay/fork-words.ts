import type { SeatCard } from '@shamble/host'
import type { Words } from '../games/table-game.js'

/** Who would play whom at a table that goes on from here: everybody keeps their seat. */
export function forkWords(seats: readonly SeatCard[], words: Words): { readonly who: string; readonly as: string } {
  const { speak } = words
  const persons = seats.flatMap((plan, seat) => (plan.by === 'person' ? [words.seat(seat)] : []))
  const bots = [...new Set(seats.flatMap((plan) => (plan.by === 'bot' ? [plan.bot] : [])))]
  const by = listOf(
    bots.map((bot) => speak(`replay.by.${bot}`)),
    words,
  )
  const who = persons.join(', ')
  const name = persons.length === 0 ? 'none' : persons.length > 1 ? 'some' : 'one'
  return {
    who: speak(`replay.fork.${name}${persons.length > 0 && bots.length === 0 ? '.alone' : ''}`, {
      who,
      by,
      count: bots.length,
    }),
    as: persons.length === 1 && seats.length > 1 ? speak('replay.fork.as', { who }) : '',
  }
}

const listOf = (items: readonly string[], { speak }: Words): string =>
  items.length < 2 ? items.join('') : items.reduce((a, b) => speak('replay.and', { a, b }))
