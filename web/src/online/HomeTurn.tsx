import type { ListedCard } from '@shamble/host'
import type { ReactNode } from 'react'
import { goTo } from '../app/address.js'
import { tableName } from '../home/saved.js'
import { clockFace } from '../table/time-words.js'
import { useAwaited } from './awaits.js'
import { useOnlineWords } from './words.js'

/** The way to a game in which it is this person's turn, with what is to be done there and the time that is left. */
export function HomeTurn({ card }: { readonly card: ListedCard }): ReactNode {
  const words = useOnlineWords()
  const { speak, language } = words
  const { awaits, left } = useAwaited(card, words)
  const facts = [
    speak('home.online.turn.short'),
    ...(awaits === null ? [] : [awaits.move]),
    ...(left === null ? [] : [speak('lobby.left', { time: clockFace(left, speak) })]),
  ]
  return (
    <button
      type="button"
      className="key small"
      title={speak('home.online.turn', { name: tableName(card, speak, language) })}
      onClick={() => goTo({ at: 'table', match: card.id })}
    >
      {facts.join(' · ')}
    </button>
  )
}
