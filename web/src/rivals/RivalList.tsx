import type { SeatCard } from '@shamble/host'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { rivalsAt } from './cast.js'
import { rivalLines } from './lines.js'
import { RivalFace } from './RivalFace.js'
import './rivals.css'

interface Props {
  readonly cards: readonly SeatCard[]
  readonly words: Words
}

/** The rivals at a table: their faces, their names, and what each of them is like. Nothing where there are none. */
export function RivalList({ cards, words }: Props): ReactNode {
  const lines = rivalLines(cards, words)
  if (lines.length === 0) return null
  const rivals = rivalsAt(cards).filter((rival) => rival !== null)
  return (
    <ul className="rivals" aria-label={words.speak('rivals.title')}>
      {lines.map(({ mark, text }, i) => (
        <li key={mark}>
          <RivalFace rival={rivals[i]!} size={40} />
          <span>
            <b>{mark}</b> <small>{text}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
