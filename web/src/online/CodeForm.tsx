import type { FormEvent, ReactNode } from 'react'
import { goTo } from '../app/address.js'
import type { Words } from '../games/table-game.js'

/** The way in for a code that someone has read aloud. */
export function CodeForm({ words: { speak } }: { readonly words: Pick<Words, 'speak'> }): ReactNode {
  const join = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/[\s-]/g, '')
    if (code !== '') goTo({ at: 'join', invitation: code.toUpperCase() })
  }
  return (
    <form className="code-form" onSubmit={join}>
      <input
        name="code"
        type="text"
        placeholder={speak('home.online.code')}
        aria-label={speak('home.online.code')}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className="key small">
        {speak('home.online.join')}
      </button>
    </form>
  )
}
