import type { ReactNode } from 'react'
import { useWatched } from '../app/watched.js'
import type { Words } from '../games/table-game.js'
import { lineState, port } from './port.js'

/** What is wrong with the line to the server, and what can be done; nothing where all is well. */
export function LineNote({ words }: { readonly words: Words }): ReactNode {
  const line = useWatched(lineState)
  const { speak } = words
  if (line === 'open' || line === 'connecting') return null
  return (
    <div className="line-note" role="alert">
      <p>{speak(`online.line.${line}`)}</p>
      {line === 'lost' ? (
        <button type="button" className="key small" onClick={() => port().retry()}>
          {speak('online.line.try')}
        </button>
      ) : (
        <button type="button" className="key small" onClick={() => globalThis.location.reload()}>
          {speak('online.line.reload')}
        </button>
      )}
    </div>
  )
}
