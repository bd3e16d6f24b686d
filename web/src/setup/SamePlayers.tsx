import type { SeatCard } from '@shamble/host'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { namesAt } from '../rivals/cast.js'

/** Who plays on: the people of the match before, who are asked in the waiting room. */
export function SamePlayers({
  seats,
  words,
}: {
  readonly seats: readonly SeatCard[]
  readonly words: Words
}): ReactNode {
  const { speak } = words
  const names = namesAt(seats, (number) => speak('setup.next.unnamed', { number }))
  return (
    <section className="col">
      <h2 className="caps">{speak('setup.seats')}</h2>
      <p>{names.join(', ')}</p>
      <p className="say">{speak('setup.next.shared')}</p>
    </section>
  )
}
