import type { Words } from '../games/table-game.js'
import type { Book, Section } from './book.js'
import '../styles/contents.css'

interface ContentsProps {
  readonly book: Book
  readonly open: Section | null
  readonly words: Words
  readonly onSection: (id: string) => void
}

/** Chapters with their number of rules, the open one spread out. */
export function Contents({ book, open, words, onSection }: ContentsProps) {
  const { speak } = words
  return (
    <nav className="col toc" aria-label={speak('rules.contents')}>
      <h2 className="caps">
        <span>{speak('rules.contents')}</span>
        <span>{speak('rules.own-words')}</span>
      </h2>
      <ol>
        {book.chapters.map((chapter) => {
          const current = open?.chapter === chapter.id
          const numbered = /^\d/.test(chapter.id)
          return (
            <li key={chapter.id} className={numbered ? undefined : 'extra'}>
              <button
                type="button"
                className="toc-chapter"
                aria-current={current ? 'true' : undefined}
                onClick={() => onSection(chapter.sections[0]?.id ?? '')}
              >
                <b>{numbered ? chapter.id : '+'}</b>
                <span>{chapter.title}</span>
                <span className="num">{chapter.count}</span>
              </button>
              {current && chapter.sections.length > 1 && (
                <ol>
                  {chapter.sections.map((section) => (
                    <li key={section.id}>
                      <button
                        type="button"
                        className="toc-section"
                        aria-current={section === open ? 'true' : undefined}
                        onClick={() => onSection(section.id)}
                      >
                        <span className="rule">{section.id}</span>
                        <span>{section.title}</span>
                      </button>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
