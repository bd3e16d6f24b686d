import type { ListedCard } from '@shamble/host'
import type { ReactNode } from 'react'
import { goTo } from '../app/address.js'
import { useWords } from '../app/words.js'
import { isYourTurn, tableName } from '../home/saved.js'
import { CodeForm } from './CodeForm.js'
import '../styles/home-online.css'

/** On the home page: the game in which it is this person's turn, and the way in for a code. */
export function HomeOnline({ cards }: { readonly cards: readonly ListedCard[] }): ReactNode {
  const words = useWords()
  const { speak, language } = words
  const turn = cards.find(isYourTurn)
  return (
    <div className="home-online">
      {turn !== undefined && (
        <button
          type="button"
          className="key small"
          title={speak('home.online.turn', { name: tableName(turn, speak, language) })}
          onClick={() => goTo({ at: 'table', match: turn.id })}
        >
          {speak('home.online.turn.short')}
        </button>
      )}
      <button type="button" className="key small" onClick={() => goTo({ at: 'online' })}>
        {speak('home.online.lobby')}
      </button>
      <CodeForm words={words} />
    </div>
  )
}
