import type { LedgerEntry } from '@shamble/module'
import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { Book } from './book.js'
import { readingsIn } from './editions.js'
import { RuleText } from './RuleText.js'
import { shortId } from './short-id.js'

interface Props {
  readonly entries: readonly LedgerEntry[]
  readonly book: Book
  readonly words: Words
  /** The editions, the one that is shown first; each with its name. */
  readonly editions: readonly { readonly id: string; readonly name: string }[]
  readonly onOpen: (to: string) => void
}

/** How the two editions read it, side by side, and what is played. */
export function Editions({ entries, book, words, editions, onOpen }: Props): ReactNode {
  const { speak, language } = words
  return (
    <section className="col">
      <h2 className="caps">
        <span>{speak('rules.editions')}</span>
        {entries.length === 1 && <Id id={entries[0]!.id} onOpen={onOpen} />}
      </h2>
      {entries.map((entry) => {
        const readings = readingsIn(entry[language], language)
        const text = (said: string) => <RuleText text={said} book={book} onOpen={onOpen} />
        return (
          <div key={entry.id} className="difference">
            {entries.length > 1 && (
              <h3>
                <Id id={entry.id} onOpen={onOpen} /> {readings?.topic}
              </h3>
            )}
            {readings === null ? (
              <p>{text(entry[language])}</p>
            ) : (
              <>
                <div className="readings">
                  {editions.map(({ id, name }) => (
                    <div key={id}>
                      <b>{name}</b>
                      {text(readings.of[id] ?? '')}
                    </div>
                  ))}
                </div>
                <p>{text(readings.settled)}</p>
              </>
            )}
          </div>
        )
      })}
    </section>
  )
}

function Id({ id, onOpen }: { readonly id: string; readonly onOpen: (to: string) => void }): ReactNode {
  return (
    <button type="button" className="rule" onClick={() => onOpen(id)}>
      {shortId(id)}
    </button>
  )
}
