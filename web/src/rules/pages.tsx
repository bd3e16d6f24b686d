import type { LedgerEntry } from '@shamble/module'
import { type ReactNode, useMemo } from 'react'
import type { Words } from '../games/table-game.js'
import type { Book } from './book.js'
import { ChartTable } from './ChartTable.js'
import { find } from './find.js'
import type { Place } from './place.js'
import { RuleText } from './RuleText.js'
import type { Chart } from './reference.js'
import { shortId } from './short-id.js'

/** Long ids (those of cards) stand above their text. */
const LONG = 8

interface PageProps {
  readonly book: Book
  readonly words: Words
  readonly onOpen: (to: string) => void
}

interface SectionProps extends PageProps {
  readonly place: Place
  readonly charts: readonly Chart[]
  /** The figures that the rule leads to, where there is a case at hand. */
  readonly worked: ReactNode
}

/** A section: its charts, then all its articles, one of them framed, then the figures. */
export function SectionPage({ place, charts, worked, book, words, onOpen }: SectionProps) {
  const { speak } = words
  const notes = charts.map(({ note }) => note).filter((note) => note !== '')
  const section = place.section!
  const chapter = book.chapters.find(({ id }) => id === section.chapter)!
  const inside = chapter.id !== section.id
  return (
    <>
      <h1>{section.title}</h1>
      <p className="where">
        {inside
          ? speak('rules.where', { number: chapter.id, chapter: chapter.title.toLocaleLowerCase(words.language) })
          : speak('rules.where.plain', { count: section.entries.length })}
        {notes.map((note) => ` ${note}`)}
      </p>
      {charts.map((chart, i) => (
        <ChartTable
          key={`${section.id} ${i}`}
          chart={chart}
          title={chart.note === '' ? section.title : chart.note}
          book={book}
          onOpen={onOpen}
        />
      ))}
      <ol className={charts.length > 0 ? 'articles under' : 'articles'}>
        {section.entries.map((entry) => (
          <Article
            key={entry.id}
            entry={entry}
            on={entry.id === place.cited}
            charted={charts.some((chart) => chart.of === entry.id)}
            book={book}
            words={words}
            onOpen={onOpen}
          />
        ))}
      </ol>
      <Neighbours section={section.id} book={book} words={words} onOpen={onOpen} />
      {worked !== null && <div className="col worked">{worked}</div>}
    </>
  )
}

/** The sections before and after this one. */
function Neighbours({ section, book, words, onOpen }: PageProps & { readonly section: string }) {
  const all = [...book.sections.values()]
  const at = all.findIndex(({ id }) => id === section)
  return (
    <nav className="neighbours" aria-label={words.speak('rules.neighbours')}>
      {[all[at - 1], all[at + 1]].map(
        (other, i) =>
          other !== undefined && (
            <button key={other.id} type="button" className="key" onClick={() => onOpen(other.id)}>
              <span>
                {i === 0 ? '← ' : ''}
                {/^\d/.test(other.id) ? `${other.id} ` : ''}
                {other.title}
                {i === 1 ? ' →' : ''}
              </span>
            </button>
          ),
      )}
    </nav>
  )
}

function Article({
  entry,
  on,
  book,
  words,
  onOpen,
  charted = false,
  wanted = '',
}: PageProps & {
  readonly entry: LedgerEntry
  readonly on: boolean
  /** A table above says the same. */
  readonly charted?: boolean
  readonly wanted?: string
}) {
  const id = shortId(entry.id)
  const kinds = ['article', on && 'on', id.length > LONG && 'long', charted && 'charted']
  return (
    <li className={kinds.filter(Boolean).join(' ')} aria-current={on ? 'true' : undefined}>
      <button type="button" className="rule" onClick={() => onOpen(entry.id)}>
        {id}
      </button>
      <p>
        <RuleText text={entry[words.language]} book={book} onOpen={onOpen} wanted={wanted} />
      </p>
    </li>
  )
}

/** More would not be read. */
const AT_MOST = 60

/** What a search has found. */
export function Found({ wanted, book, words, onOpen }: PageProps & { readonly wanted: string }) {
  const { speak, language } = words
  const found = useMemo(() => find(wanted, book, language), [wanted, book, language])
  const said =
    found.length === 0
      ? speak('rules.found.none', { words: wanted })
      : speak('rules.found', { count: found.length, words: wanted })
  return (
    <>
      <h1 className="small-title">{speak('rules.find')}</h1>
      <p className="where" role="status">
        {said}
      </p>
      <ol className="articles">
        {found.slice(0, AT_MOST).map((entry) => (
          <Article key={entry.id} entry={entry} on={false} book={book} words={words} onOpen={onOpen} wanted={wanted} />
        ))}
      </ol>
    </>
  )
}

/** Every id of the book, by chapter. */
export function AllIds({ book, words, onOpen }: PageProps) {
  return (
    <>
      <h1 className="small-title">{words.speak('rules.ids.title')}</h1>
      {book.chapters.map((chapter) => (
        <section key={chapter.id} className="ids">
          <h2>{chapter.title}</h2>
          <ul>
            {chapter.sections.flatMap((section) =>
              section.entries.map(({ id }) => (
                <li key={id}>
                  <button type="button" className="rule" onClick={() => onOpen(id)}>
                    {shortId(id)}
                  </button>
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </>
  )
}
