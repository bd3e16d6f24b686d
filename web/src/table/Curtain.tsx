import type { GameEvent, Seat } from '@shamble/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useKeys } from '../app/use-keys.js'
import { useWords } from '../app/words.js'
import type { Words } from '../games/table-game.js'
import { Sentence } from './sentence.js'

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

const MOST_HEARD = 3

interface AnyoneProps {
  /** Who may come forward: everybody at this screen. */
  readonly among: readonly Seat[]
  readonly what: string
  /** What happened just before, as everybody may know it. */
  readonly heard: readonly GameEvent[]
  readonly seats: readonly string[]
  readonly words: Words
  nobody(): void
  somebody(seat: Seat): void
}

/** One neutral question for all who might respond, the same whether or not anybody holds an answer. */
export function Anyone({ among, what, heard, seats, words, nobody, somebody }: AnyoneProps): ReactNode {
  const { speak } = words
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  useKeys({ 0: nobody, ...Object.fromEntries(among.map((seat, i) => [i + 1, () => somebody(seat)])) })
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="anyone-ask" aria-describedby="heard">
      <div id="heard" className="heard-last">
        {heard.slice(-MOST_HEARD).map((event, i) => (
          <p key={i}>
            <Sentence event={event} seats={seats} words={words} />
          </p>
        ))}
      </div>
      <p id="anyone-ask">{what === '' ? speak('table.anyone') : what}</p>
      <div className="keys">
        <button type="button" className="key main" ref={first} onClick={nobody}>
          <b>0</b>
          <span>{speak('table.anyone.nobody')}</span>
          <small />
        </button>
        {among.map((seat, i) => (
          <button key={seat} type="button" className="key" onClick={() => somebody(seat)}>
            <b>{i + 1}</b>
            <span>{words.seat(seat)}</span>
            <small />
          </button>
        ))}
      </div>
    </div>
  )
}
