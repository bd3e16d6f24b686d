import { type ReactNode, useState } from 'react'
import { Field } from '../../../draft/Field.js'
import { type Held, heldIn, sumOf } from './in-hand.js'
import { cartDraft, type Part } from './part.js'

/** What is in hand and not yet played: nothing of it is told before its key. */
export function Hand({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  const draft = cartDraft(part)
  if (draft === null) return null
  const held = heldIn(part, draft)
  const sum = sumOf(draft)
  return (
    <section className="col gm-hand" aria-label={speak('gm.hand')}>
      <div className="caps">
        <span>{speak('gm.hand')}</span>
        <span className="red">{sum !== null && speak('gm.hand.sum', { price: sum.price, left: sum.left })}</span>
      </div>
      {held.length === 0 ? (
        <p className="gm-none">{speak('gm.hand.none')}</p>
      ) : (
        <ul>
          {held.map((one) => (
            <Line key={one.id} part={part} held={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ part, held }: { readonly part: Part; readonly held: Held }): ReactNode {
  const { words, compose } = part
  const { speak } = words
  const [open, setOpen] = useState(false)
  const draft = cartDraft(part)!
  const { text, price, path, putBack } = held
  const shape = path === null ? null : draft.shapeAt(path)
  return (
    <li>
      {shape === null ? (
        <span className="gm-text">{text}</span>
      ) : (
        <button type="button" className="gm-text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text} <small>{speak('gm.hand.change')}</small>
        </button>
      )}
      <b className="red">{price}</b>
      <button type="button" className="gm-back" aria-label={speak('gm.hand.back', { what: text })} onClick={putBack}>
        ×
      </button>
      {open && shape !== null && compose !== undefined && (
        <div className="composer gm-fields">
          <Field {...{ draft, compose, words, shape }} path={path!} label={text} />
        </div>
      )}
    </li>
  )
}
