import type { ListedCard } from '@shamble/host'
import type { ReactNode } from 'react'
import { goTo } from '../app/address.js'
import { useWords } from '../app/words.js'
import { isYourTurn, tableName } from '../home/saved.js'
import { clockFace } from '../table/time-words.js'
import { useAwaited } from './awaits.js'
import { CodeForm } from './CodeForm.js'
import { useOnlineWords } from './words.js'
import '../styles/home-online.css'

/** On the home page: the game in which it is this person's turn, and the way in for a code. */
export function HomeOnline({ cards }: { readonly cards: readonly ListedCard[] }): ReactNode {
  const words = useWords()
  const turn = cards.find(isYourTurn)
  return (
    <div className="home-online">
      {turn !== undefined && <HomeTurn card={turn} />}
      <button type="button" className="key small" onClick={() => goTo({ at: 'online' })}>
        {words.speak('home.online.lobby')}
      </button>
      <CodeForm words={words} />
    </div>
  )
}

/** The way to it, with what is to be done there and the time that is left. */
function HomeTurn({ card }: { readonly card: ListedCard }): ReactNode {
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
