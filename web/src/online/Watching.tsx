import type { Room } from '@shamble/host'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { linkTo } from './Invite.js'
import { useCopy } from './QrLink.js'

/** How many look on, and the link that lets others do so. */
export function Watching({ room, words }: { readonly room: Room; readonly words: Words }): ReactNode {
  const { speak } = words
  const { said, byHand, copy } = useCopy(words)
  const { watching, invitation } = room
  return (
    <section className="col watching">
      <h2 className="caps">{speak('online.watchers')}</h2>
      <div>
        <p>
          {speak('online.watchers.count', { count: watching })} <small>{speak('online.watch.say')}</small>
        </p>
        {invitation !== null && (
          <button type="button" className="key small" onClick={() => void copy(linkTo(invitation.watch))}>
            {speak('online.watch.copy')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      {byHand !== null && (
        <input type="text" readOnly value={byHand} aria-label={said} onFocus={(e) => e.target.select()} />
      )}
    </section>
  )
}
