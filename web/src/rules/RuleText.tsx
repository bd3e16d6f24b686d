import { Fragment } from 'react'
import { type Book, pieces, withoutPrefix } from './book.js'
import { marked } from './find.js'

interface RuleTextProps {
  readonly text: string
  readonly book: Book
  readonly onOpen: (to: string) => void
  /** Words that somebody looks for. */
  readonly wanted?: string
}

/** A bracket or a full stop stays on the line of the id that it belongs to. */
const glue = (beside: string | undefined): string => (beside === undefined || /\s/.test(beside) ? '' : '\u2060')

/** A rule in our words: what it refers to can be opened, what was looked for is marked. */
export function RuleText({ text, book, onOpen, wanted = '' }: RuleTextProps) {
  let at = 0
  return pieces(text, book).map((piece) => {
    const key = at
    at += typeof piece === 'string' ? piece.length : piece.reference.length
    if (typeof piece === 'string') return <Marked key={key} text={piece} wanted={wanted} />
    return (
      <Fragment key={key}>
        {glue(text[key - 1])}
        <button type="button" className="rule" onClick={() => onOpen(piece.to)}>
          {withoutPrefix(piece.reference)}
        </button>
        {glue(text[at])}
      </Fragment>
    )
  })
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  if (wanted === '') return text
  let at = 0
  return marked(text, wanted).map((part) => {
    const key = at
    at += part.text.length
    return part.hit ? <mark key={key}>{part.text}</mark> : part.text
  })
}
