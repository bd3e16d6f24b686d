import type { Seat } from '@shamble/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '../app/use-keys.js'
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

interface AnyoneProps {
  readonly seats: readonly Seat[]
  readonly what: string
  nameOf(seat: Seat): string
  nobody(): void
  somebody(seat: Seat): void
}

/** One neutral question for all who might respond, the same whether or not anybody holds an answer. */
export function Anyone({ seats, what, nameOf, nobody, somebody }: AnyoneProps): ReactNode {
  const { speak } = useWords()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  useKeys({ 0: nobody, ...Object.fromEntries(seats.map((seat, i) => [i + 1, () => somebody(seat)])) })
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="anyone-ask">
      <p id="anyone-ask">
        {speak('table.anyone')} <small>{what}</small>
      </p>
      <div className="keys">
        <button type="button" className="key main" ref={first} onClick={nobody}>
          <b>0</b>
          <span>{speak('table.anyone.nobody')}</span>
          <small />
        </button>
        {seats.map((seat, i) => (
          <button key={seat} type="button" className="key" onClick={() => somebody(seat)}>
            <b>{i + 1}</b>
            <span>{nameOf(seat)}</span>
            <small />
          </button>
        ))}
      </div>
    </div>
  )
}
