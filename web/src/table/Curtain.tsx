import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../app/words.js'

/** Between two people at one screen: nothing of the table shows until the right one is there. */
export function Curtain({ name, raise }: { readonly name: string; raise(): void }): ReactNode {
  const { speak } = useWords()
  const key = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.title
    document.title = 'Shamble'
    key.current?.focus()
    return () => {
      document.title = before
    }
  }, [])
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-ask">
      <p id="curtain-ask">{speak('table.curtain', { seat: name })}</p>
      <button type="button" className="key main" ref={key} onClick={raise}>
        <b>↵</b>
        <span>{speak('table.curtain.raise', { seat: name })}</span>
        <small />
      </button>
    </div>
  )
}
