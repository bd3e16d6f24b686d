import type { ListedCard } from '@shamble/host'
import { lazy, type ReactNode, Suspense } from 'react'
import { goTo } from '../app/address.js'
import { useWords } from '../app/words.js'
import { isYourTurn } from '../home/saved.js'
import { CodeForm } from './CodeForm.js'
import '../styles/home-online.css'

/** It brings all words around online games with it, and only who is awaited needs them here. */
const HomeTurn = lazy(async () => ({ default: (await import('./HomeTurn.js')).HomeTurn }))

/** On the home page: the game in which it is this person's turn, and the way in for a code. */
export function HomeOnline({ cards }: { readonly cards: readonly ListedCard[] }): ReactNode {
  const words = useWords()
  const turn = cards.find(isYourTurn)
  return (
    <div className="home-online">
      {turn !== undefined && (
        <Suspense fallback={null}>
          <HomeTurn card={turn} />
        </Suspense>
      )}
      <button type="button" className="key small" onClick={() => goTo({ at: 'online' })}>
        {words.speak('home.online.lobby')}
      </button>
      <CodeForm words={words} />
    </div>
  )
}
