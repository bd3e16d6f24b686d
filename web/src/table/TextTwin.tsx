import { oddsSentence, refusalSentence } from '@shamble/text'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TableGame, TablePart, TwinSection } from '../games/table-game.js'
import { numbered } from './prompt-keys.js'
import { Rule } from './Rule.js'
import { Sentence, shortRule } from './sentence.js'
import type { Session } from './session.js'
import type { LogLine, TableState } from './table-state.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly session: Session
  readonly state: TableState
  readonly seats: readonly string[]
  /** What stands in place of the choices: dice to be typed in, how it ended. */
  readonly instead: ReactNode
}

const LINES_OF_RECORD = 12

/** The board as headings, lists and sentences: the same table, read instead of seen. */
export function TextTwin({ part, game, session, state, seats, instead }: Props): ReactNode {
  const { words } = part
  const { speak } = words
  const twin = game.twin(part)
  const root = useRef<HTMLElement>(null)
  const outline = [
    { id: 'here', title: twin.head.what },
    { id: 'choices', title: speak('twin.choices') },
    ...twin.sections,
    { id: 'twin-record', title: speak('table.record') },
  ]
  useHeadingKeys(root)
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
        <p>
          <kbd>{speak('press.Tab')}</kbd> {speak('twin.key.line')}
        </p>
        <p>
          <kbd>↵</kbd> {speak('twin.key.do')}
        </p>
      </nav>
      <div className="twin-main">
        <h2 id="twin-here" tabIndex={-1} className="twin-head">
          <b>{twin.head.place}</b> <span>{twin.head.what}</span>
        </h2>
        <p className="lead">{twin.lead}</p>
        {instead ?? <Choices part={part} game={game} session={session} state={state} />}
      </div>
      <div className="twin-lists">
        {twin.sections.map((section) => (
          <Section key={section.id} section={section} part={part} />
        ))}
        <section className="col" aria-labelledby="twin-twin-record">
          <h2 id="twin-twin-record" tabIndex={-1}>
            {speak('table.record')}
          </h2>
          <RecordLines log={state.log} seats={seats} part={part} />
        </section>
      </div>
    </main>
  )
}

function Choices({ part, game, session, state }: Omit<Props, 'seats' | 'instead'>): ReactNode {
  const { words, choices, view } = part
  const { speak } = words
  const { module } = game
  return (
    <section className="col choices" aria-labelledby="twin-choices">
      <h2 id="twin-choices" tabIndex={-1}>
        {speak('twin.choices')} <small>{speak('twin.count', { count: choices.actions.length })}</small>
      </h2>
      {state.refusal !== null && (
        <p className="refused" role="alert">
          {refusalSentence(state.refusal, speak)} <Rule id={state.refusal.rule} open={part.openRule} whole />
        </p>
      )}
      {choices.actions.length === 0 && <p>{speak(state.excused ? 'table.excused' : 'twin.nothing')}</p>}
      {state.excused && (
        <button type="button" className="key main" onClick={() => session.goOn()}>
          <b>1</b>
          <span>{speak('table.goOn')}</span>
          <small />
        </button>
      )}
      <ol>
        {numbered(part, game, session, state).map((action, i) => {
          const odds = module.game.odds?.(view, action) ?? null
          return (
            <li key={module.notation.write(action)}>
              <button type="button" onClick={() => void session.answer(action)}>
                <b>{i + 1}</b>
                <span>{module.label(action, view, speak)}</span>
              </button>
              <p>
                {odds !== null && `${oddsSentence(odds, speak, 'whole')}. `}
                {odds?.modifiers.map((modifier) => (
                  <span key={modifier.rule}>
                    {modifier.value > 0 ? '+' : '−'}
                    {Math.abs(modifier.value)} <Rule id={modifier.rule} open={part.openRule} />{' '}
                  </span>
                ))}
                {odds === null && game.keyNote(action, view, words)}{' '}
                <Rule id={module.rule(action)} open={part.openRule} />
              </p>
            </li>
          )
        })}
        {choices.refused.map(({ action, refusal }) => (
          <li key={`no ${module.notation.write(action)}`} className="no">
            <p>
              <b>{speak('twin.notNow', { action: module.label(action, view, speak) })}</b>{' '}
              {refusalSentence(refusal, speak)} <Rule id={refusal.rule} open={part.openRule} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Section({ section, part }: { section: TwinSection; part: TablePart }): ReactNode {
  return (
    <section className="col" aria-labelledby={`twin-${section.id}`}>
      <h2 id={`twin-${section.id}`} tabIndex={-1}>
        {section.title} <small>{section.note}</small>
      </h2>
      <ul>
        {section.lines.map((line) => {
          const { spot } = line
          const lit = spot !== undefined && (part.lit.has(spot) || part.routes.has(spot))
          return (
            <li key={`${line.mark} ${line.text}`}>
              <b>{line.mark}</b>
              {lit ? (
                <button type="button" onClick={() => part.pick(spot, 'key')} onFocus={() => part.point(spot)}>
                  {line.text}
                </button>
              ) : (
                <span>{line.text}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function RecordLines({
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
            <button type="button" className="rule" onClick={() => part.openRule(line.event.rule)}>
              {shortRule(line.event.rule)}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function jump(event: React.MouseEvent, id: string): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/** H goes from heading to heading, as in a screen reader. */
export function useHeadingKeys(root: React.RefObject<HTMLElement | null>): void {
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
