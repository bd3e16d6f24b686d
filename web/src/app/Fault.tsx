import type { ReactNode } from 'react'
import { goTo } from './address.js'
import { useKeys } from './use-keys.js'
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
  const home = { label: speak('table.home'), run: () => goTo({ at: 'home' }) }
  const mend = go ?? (reload ? { label: speak('fault.reload'), run: () => globalThis.location.reload() } : null)
  const keys = mend === null ? [home] : [mend, home]
  useKeys({ Enter: keys[0]!.run, Escape: home.run })
  return (
    <main className="fault">
      <div role="alert">
        <h1>{what}</h1>
        {detail !== '' && <p className="detail">{detail}</p>}
      </div>
      <div className="keys">
        {keys.map(({ label, run }, i) => (
          <button key={label} type="button" className={i === 0 ? 'key main' : 'key'} onClick={run}>
            <b>{i === 0 ? '↵' : ''}</b>
            <span>{label}</span>
            <small data-shortcut>{i === 0 ? '' : speak('press.Esc')}</small>
          </button>
        ))}
      </div>
    </main>
  )
}
