import { type ReactNode, useRef } from 'react'
import type { TableGame, TablePart } from '../games/table-game.js'
import { jump, RecordLines, Section, useHeadingKeys } from '../table/TextTwin.js'
import type { LogLine } from '../table/table-state.js'
import type { Told } from './parts.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly told: Told
  readonly seats: readonly string[]
  /** The record up to this moment. */
  readonly log: readonly LogLine[]
  readonly where: string
  readonly children: ReactNode
}

/** The same moment as headings, lists and sentences; the way through the record stays under it. */
export function ReplayTwin({ part, game, told, seats, log, where, children }: Props): ReactNode {
  const { speak } = part.words
  const twin = game.twin(part)
  const root = useRef<HTMLElement>(null)
  useHeadingKeys(root)
  const outline = [
    { id: 'here', title: twin.head.what },
    { id: 'happened', title: speak('replay.happened') },
    ...twin.sections,
    { id: 'twin-record', title: speak('table.record') },
  ]
  return (
    <main className="twin" ref={root}>
      <nav aria-label={speak('twin.outline')}>
        <ol>
          {outline.map((section, i) => (
            <li key={section.id}>
              <a href={`#twin-${section.id}`} onClick={(event) => jump(event, `twin-${section.id}`)}>
                <b>{i + 1}</b> {section.title}
              </a>
            </li>
          ))}
        </ol>
        <p>
          <kbd>H</kbd> {speak('twin.key.heading')}
        </p>
      </nav>
      <div className="twin-main">
        <p className="caps">{where}</p>
        <h2 id="twin-here" tabIndex={-1} className="twin-head">
          <b>{twin.head.place}</b> <span>{twin.head.what}</span>
        </h2>
        <p className="lead">{twin.lead}</p>
        <section className="col" aria-labelledby="twin-happened">
          <h2 id="twin-happened" tabIndex={-1}>
            {speak('replay.happened')}
          </h2>
          <div aria-live="polite">
            <p>
              <b>{told.title}.</b> {told.say}
            </p>
          </div>
          {told.faces.length > 0 && (
            <ul className="told-faces">
              {told.faces.map((face) => (
                <li key={face.mark}>
                  <b>{face.mark}</b>
                  <span>
                    {face.word}
                    {face.fell && ` (${speak('replay.fell')})`}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        {children}
      </div>
      <div className="twin-lists">
        {twin.sections.map((section) => (
          <Section key={section.id} section={section} part={part} />
        ))}
        <section className="col" aria-labelledby="twin-twin-record">
          <h2 id="twin-twin-record" tabIndex={-1}>
            {speak('table.record')}
          </h2>
          <RecordLines log={log} seats={seats} part={part} />
        </section>
      </div>
    </main>
  )
}
