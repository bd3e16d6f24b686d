import { type ReactNode, useState } from 'react'
import { secret } from '../app/online.js'
import type { Words } from '../games/table-game.js'
import { outside, useCopy } from './QrLink.js'

/** An address for a feed reader, for games by days: it tells when it is this person's turn. */
export function Feed({ words }: { readonly words: Words }): ReactNode {
  const { speak, language } = words
  const [isFailed, setFailed] = useState(false)
  const { said, byHand, copy } = useCopy(words)
  const find = async (): Promise<void> => {
    try {
      const headers = { Authorization: `Bearer ${secret()}` }
      const reply = await fetch(new URL('feed', document.baseURI.split('#')[0]), { method: 'POST', headers })
      const { path } = (await reply.json()) as { readonly path: string }
      setFailed(false)
      await copy(`${outside()}/${path}?lang=${language}`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <p>{speak('online.feed.say')}</p>
      <button type="button" className="key small" onClick={() => void find()}>
        {speak('online.feed')}
      </button>
      <p role="status">{isFailed ? speak('online.feed.failed') : said}</p>
      {byHand !== null && (
        <input type="text" readOnly value={byHand} aria-label={said} onFocus={(e) => e.target.select()} />
      )}
    </>
  )
}
