import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { fileName, saveFile } from '../../../table/files.js'
import type { LogLine } from '../../../table/table-state.js'
import type { Part } from '../part.js'
import { storyOf, storyText, type Telling } from './story.js'

interface Props {
  readonly part: Part
  readonly log: readonly LogLine[]
  readonly seats: readonly string[]
}

/** The story as it was told, on a typed page: exactly what the file holds. */
export function Story({ part, log, seats }: Props): ReactNode {
  const { words, tool, useTool } = part
  const { speak } = words
  const [telling, setTelling] = useState<Telling>('plain')
  const chapters = useMemo(() => storyOf(log, seats, words, telling), [log, seats, words, telling])
  const page = useRef<HTMLDivElement>(null)
  const isOver = part.view.outcome !== null
  useEffect(() => {
    // The end of the story is what is looked at.
    if (page.current !== null) page.current.scrollTop = page.current.scrollHeight
  }, [chapters, isOver])
  const keep = (): void =>
    saveFile(
      `${fileName(speak('game.name'), speak('story.file'))}.txt`,
      storyText(speak('game.name'), chapters),
      'text/plain',
    )
  useEffect(() => {
    if (tool !== 'story') return
    useTool?.(null)
    keep()
  })
  return (
    <section className="col story" aria-label={speak('story.title')}>
      <div className="caps">
        <h2>{speak('story.title')}</h2>
        <label>
          <input
            type="checkbox"
            checked={telling === 'dice'}
            onChange={({ target }) => setTelling(target.checked ? 'dice' : 'plain')}
          />{' '}
          {speak('story.withDice')}
        </label>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the page is scrolled by keys */}
      <section className="story-page" ref={page} tabIndex={0} aria-label={speak('story.title')}>
        {chapters.map(({ title, lines }, i) => (
          <section key={`${i} ${title}`}>
            <h3>{title}</h3>
            {lines.map((line, j) => (
              <p key={`${j} ${line}`}>{line}</p>
            ))}
          </section>
        ))}
      </section>
      <button type="button" className="key" onClick={keep}>
        <b>S</b>
        <span>{speak('story.keep')}</span>
        <small>{speak(telling === 'dice' ? 'story.withDice' : 'story.withoutDice')}</small>
      </button>
    </section>
  )
}
