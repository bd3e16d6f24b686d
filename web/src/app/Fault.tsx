import type { ReactNode } from 'react'
import { goTo } from './route.js'
import { useWords } from './words.js'

interface Props {
  /** What broke, and what is safe. */
  readonly what: string
  readonly detail: string
  readonly go?: { readonly label: string; run(): void }
  readonly reload?: boolean
}

/** Something broke: what, what is safe, one key. */
export function Fault({ what, detail, go, reload = false }: Props): ReactNode {
  const { speak } = useWords()
  const main = go ?? (reload ? { label: speak('fault.reload'), run: () => globalThis.location.reload() } : null)
  return (
    <main className="fault">
      <div role="alert">
        <h1>{what}</h1>
        {detail !== '' && <p className="detail">{detail}</p>}
      </div>
      <div className="keys">
        {main !== null && (
          <button type="button" className="key main" onClick={main.run}>
            <b>↵</b>
            <span>{main.label}</span>
            <small />
          </button>
        )}
        <button type="button" className="key" onClick={() => goTo({ at: 'home' })}>
          <b />
          <span>{speak('table.home')}</span>
          <small />
        </button>
      </div>
    </main>
  )
}
