import { type ReactNode, useMemo } from 'react'
import { useWatched } from '../app/watched.js'
import type { Words } from '../games/table-game.js'
import { lineState, port } from './port.js'

interface Props {
  readonly words: Words
  /** Whether a board is shown that may be out of date. */
  readonly board?: boolean
}

/** What is wrong with the line to the server, and what can be done; nothing where all is well. */
export function LineNote({ words, board = false }: Props): ReactNode {
  const line = useWatched(lineState)
  const { speak, language } = words
  const since = useMemo(() => (line === 'lost' ? Date.now() : null), [line])
  if (line === 'open' || line === 'connecting') return null
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  return (
    <div className="line-note" role="alert">
      <p>
        {speak(`online.line.${line}`)}
        {board && since !== null && ` ${speak('online.line.since', { time: time.format(since) })}`}
      </p>
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
