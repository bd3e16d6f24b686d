import type { ReactNode } from 'react'
import { hostState } from './host.js'
import { useWatched, Watched } from './watched.js'
import { useWords } from './words.js'

/** What failed where no screen has noticed: a part that the server no longer has, above all after a new build. */
const lost = new Watched<string | null>(null)

globalThis.addEventListener?.('unhandledrejection', ({ reason }) =>
  lost.set(String((reason as Error | undefined)?.message ?? reason)),
)

/** Says so above whatever screen is shown, with a way on. */
export function Alarm({ host }: { readonly host: 'told here' | 'told by the screen' }): ReactNode {
  const { speak } = useWords()
  const { broken } = useWatched(hostState)
  const detail = useWatched(lost) ?? (host === 'told here' ? broken : null)
  if (detail === null) return null
  return (
    <div className="alarm" role="alert">
      <p>
        {speak('fault.broken')} <small>{detail.slice(0, LONGEST)}</small>
      </p>
      <button type="button" className="key small" onClick={() => globalThis.location.reload()}>
        {speak('fault.reload')}
      </button>
    </div>
  )
}

const LONGEST = 200
