import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { TablePart, Twin, TwinSection } from '../games/table-game.js'
import { shortId } from '../rules/short-id.js'
import { Sentence } from './sentence.js'
import type { LogLine } from './table-state.js'
import { asSentence } from './twin-section.js'

interface Props {
  readonly part: TablePart
  readonly twin: Twin
  /** The part that only this reading has, which `children` hold: what can be done, or what happened. */
  readonly own: { readonly id: string; readonly title: string }
  /** Keys besides the one for headings. */
  readonly hints?: ReactNode
  /** Which moment it is, where that is not now. */
  readonly where?: string
  readonly log: readonly LogLine[]
  readonly seats: readonly string[]
  readonly children: ReactNode
}

const LINES_OF_RECORD = 12

/** A moment as an outline, headings, lists and sentences. */
export function TwinFrame({ part, twin, own, hints, where, log, seats, children }: Props): ReactNode {
  const { speak } = part.words
  const root = useRef<HTMLElement>(null)
  useHeadingKeys(root)
  const outline = [
    { id: 'here', title: twin.head.what },
    own,
    ...twin.sections,
    { id: 'twin-record', title: speak('table.record') },
  ]
  return (
    <main className="twin" ref={root}>
      <nav aria-label={speak('twin.outline')}>
        <ol>
          {outline.map((section, i) => (
            <li key={section.id}>
              <a tabIndex={-1} href={`#twin-${section.id}`} onClick={(event) => jump(event, `twin-${section.id}`)}>
                <b>{i + 1}</b> {section.title}
              </a>
            </li>
          ))}
        </ol>
        <p>
          <kbd>H</kbd> {speak('twin.key.heading')}
        </p>
        {hints}
      </nav>
      <div className="twin-main">
        {where !== undefined && <p className="caps">{where}</p>}
        <h2 id="twin-here" tabIndex={-1} className="twin-head">
          <b>{twin.head.place}</b> <span>{twin.head.what}</span>
        </h2>
        <p className="lead">{twin.lead}</p>
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

function Section({ section, part }: { section: TwinSection; part: TablePart }): ReactNode {
  return (
    <section className="col" aria-labelledby={`twin-${section.id}`}>
      <h2 id={`twin-${section.id}`} tabIndex={-1}>
        {section.title} <small>{section.note}</small>
      </h2>
      {grouped(section.lines).map(({ group, lines }) => (
        <Fragment key={group}>
          {group !== '' && <h3>{group}</h3>}
          <ul>
            {lines.map((line) => (
              <Line key={`${line.mark} ${line.text}`} line={line} part={part} />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}

type Lines = TwinSection['lines']

/** Lines in a row that belong together. */
function grouped(lines: Lines): readonly { readonly group: string; readonly lines: Lines }[] {
  const names = [...new Set(lines.map(({ group = '' }) => group))]
  return names.map((name) => ({ group: name, lines: lines.filter(({ group = '' }) => group === name) }))
}

function Line({ line, part }: { line: Lines[number]; part: TablePart }): ReactNode {
  const { spot } = line
  const text = line.isDrawn === true ? line.text : asSentence(line.text)
  const lit = spot !== undefined && (part.lit.has(spot) || part.routes.has(spot))
  return (
    <li>
      <b aria-hidden={/\p{L}|\p{N}/u.test(line.mark) ? undefined : true}>{line.mark}</b>
      {lit ? (
        <button
          type="button"
          onClick={() => {
            if (!part.read?.(spot)) part.pick(spot, 'key')
          }}
          onFocus={() => part.point(spot)}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
    </li>
  )
}

function RecordLines({
  log,
  seats,
  part,
}: {
  log: readonly LogLine[]
  seats: readonly string[]
  part: TablePart
}): ReactNode {
  const lines = log.slice(-LINES_OF_RECORD).reverse()
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={`${line.seq}.${i}`}>
          <b>{line.turn}</b>
          <span>
            <Sentence event={line.event} seats={seats} words={part.words} />{' '}
            <button type="button" className="rule" tabIndex={-1} onClick={() => part.openRule(line.event.rule)}>
              {shortId(line.event.rule)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

function jump(event: React.MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** H goes from heading to heading, as in a screen reader. */
function useHeadingKeys(root: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement | null)?.matches('input, textarea, select')) return
      const headings = [...(root.current?.querySelectorAll<HTMLElement>('h2') ?? [])]
      const here = headings.indexOf(document.activeElement as HTMLElement)
      const next = headings[(here + (event.shiftKey ? headings.length - 1 : 1)) % headings.length]
      next?.focus()
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [root])
}
