import { type Draft, readOrder } from '@shamble/drafts'
import type { PlainSpace } from '@shamble/kernel'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly draft: Draft
  compose(draft: Draft): void
  /** Gives the answer that is composed. */
  send(): void
  readonly words: Words
  readonly spaces: readonly PlainSpace[]
}

/** An order as people type it: Enter fills the fields with it and sends nothing, and once more sends it. */
export function OrderField({ draft, compose, send, words, spaces }: Props): ReactNode {
  const { speak } = words
  const id = useId()
  const [said, setSaid] = useState('')
  const [obeyed, setObeyed] = useState('')
  const [typed, setTyped] = useState('')
  const obey = (): void => {
    // What is being composed need not be named again.
    const ordered =
      readOrder(typed, spaces, draft.check, speak) ??
      readOrder(`${draft.space.kind} ${typed}`, [draft.space], draft.check, speak)
    if (ordered === null) setSaid(speak('order.unknown', { text: typed }))
    else if ('fault' in ordered) setSaid(speak(ordered.fault.key, ordered.fault.params))
    else {
      setSaid(ordered.draft.isReady ? speak('draft.order.again') : '')
      setObeyed(typed)
      compose(ordered.draft)
    }
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (typed !== obeyed || typed === '' || !draft.isReady) obey()
    else {
      setTyped('')
      setSaid('')
      send()
    }
  }
  return (
    <div className="order-field">
      <label htmlFor={id}>{speak('draft.order')}</label>
      <input
        id={id}
        type="text"
        value={typed}
        placeholder={speak(`space.${draft.space.kind}.example`)}
        aria-describedby={`${id}-fault`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
      <button type="button" className="key small" onClick={obey}>
        {speak('draft.order.fill')}
      </button>
      <p id={`${id}-fault`} role="status">
        {said}
      </p>
    </div>
  )
}
