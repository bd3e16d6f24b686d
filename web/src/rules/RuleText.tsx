import type { ReactNode } from 'react'
import { type Book, type Piece, pieces } from './book.js'
import { marked } from './find.js'
import { shortId } from './short-id.js'

interface RuleTextProps {
  readonly text: string
  readonly book: Book
  readonly onOpen: (to: string) => void
  /** Words that someone looks for. */
  readonly wanted?: string
}

/** Brackets and stops that stay on the line of the id beside them. */
const OPENS = /[^\s\p{L}\p{N}]{1,3}$/u
const CLOSES = /^[^\s\p{L}\p{N}]{1,3}/u

const stringAt = (all: readonly Piece[], i: number): string => (typeof all[i] === 'string' ? all[i] : '')

/** A rule in our words: what it refers to can be opened, what was looked for is marked. */
export function RuleText({ text, book, onOpen, wanted = '' }: RuleTextProps): ReactNode {
  const all = pieces(text, book)
  // A sign between two ids belongs to the first of them.
  const closing = all.map((piece, i) =>
    typeof piece === 'string' ? '' : (CLOSES.exec(stringAt(all, i + 1))?.[0] ?? ''),
  )
  const rest = (i: number): string => stringAt(all, i).slice(closing[i - 1]?.length ?? 0)
  const opening = all.map((piece, i) => (typeof piece === 'string' ? '' : (OPENS.exec(rest(i - 1))?.[0] ?? '')))
  let at = 0
  return all.map((piece, i) => {
    const key = at
    at += typeof piece === 'string' ? piece.length : piece.reference.length
    if (typeof piece === 'string') {
      const own = rest(i)
      return <Marked key={key} text={own.slice(0, own.length - (opening[i + 1]?.length ?? 0))} wanted={wanted} />
    }
    return (
      <span key={key} className="together">
        {opening[i]}
        <button type="button" className="rule" onClick={() => onOpen(piece.to)}>
          {shortId(piece.reference)}
        </button>
        {closing[i]}
      </span>
    )
  })
}

function Marked({ text, wanted }: { text: string; wanted: string }): ReactNode {
  if (wanted === '') return text
  let at = 0
  return marked(text, wanted).map((part) => {
    const key = at
    at += part.text.length
    return part.hit ? <mark key={key}>{part.text}</mark> : part.text
  })
}
