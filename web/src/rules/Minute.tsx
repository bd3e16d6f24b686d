import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'

/** The whole game in a few sentences, for anyone who opens the rules without a question. */
export function Minute({ game, words }: { readonly game: string; readonly words: Words }): ReactNode {
  const { speak } = words
  const key = `rules.minute.${game}`
  const told = speak(key)
  if (told === key) return null
  return (
    <section className="minute col" aria-labelledby="minute-title">
      <h2 className="caps" id="minute-title">
        {speak('rules.minute')}
      </h2>
      <ol>
        {told.split('\n').map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </section>
  )
}
