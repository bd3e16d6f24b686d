import type { GameEvent } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { plainSentence } from './sentence.js'

interface Props {
  readonly spoken: readonly GameEvent[]
  readonly seats: readonly string[]
  readonly words: Words
  readonly ask: string
}

/** What happened and what is asked, for anyone who listens instead of looking. */
export function Announcer({ spoken, seats, words, ask }: Props): ReactNode {
  return (
    <div className="heard" aria-live="polite" role="log">
      {spoken.map((event, i) => (
        <p key={i}>{plainSentence(event, seats, words)}</p>
      ))}
      {ask !== '' && <p>{ask}</p>}
    </div>
  )
}
