import type { SeatCard } from '@shamble/host'
import { type KeyboardEvent, type ReactNode, type UIEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useWords } from '../app/words.js'
import type { Spot, TableGame, Words } from '../games/table-game.js'
import { RivalList } from '../rivals/RivalList.js'
import { Rule } from './Rule.js'
import { isNamed, Sentence } from './sentence.js'
import type { LogLine } from './table-state.js'

const FILTERS = ['all', 'dice', 'moves'] as const
type Filter = (typeof FILTERS)[number]

interface Props {
  readonly log: readonly LogLine[]
  readonly game: TableGame
  readonly seats: readonly string[]
  readonly words: Words
  /** Who sits where: the record begins with the rivals. */
  readonly cards: readonly SeatCard[]
  /** The line that the board shows, where it is not the last. */
  readonly at: number | null
  /** What is at the left of a line: the turn's number, or who did it. */
  readonly margin: 'turn' | 'seat'
  /** Opens a rule, and tells the line that names it. */
  openRule(id: string, seq: number): void
  goTo(seq: number): void
  /** Lays what an event has shown before the one who wants to read it. */
  read(spot: Spot): boolean
}

/** More lines than anybody scrolls through make the page slow. */
const MOST = 400
/** The end of the list, give or take a line, in pixels. */
const NEAR = 30

/** The log: a click takes the board to that moment. */
export function Record({ log, game, seats, words, cards, at, margin, openRule, goTo, read }: Props): ReactNode {
  const [filter, setFilter] = useState<Filter>('all')
  // Hundreds of lines are one stop for Tab: the newest, or the one that the arrow keys have reached.
  const [reached, setReached] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const title = useId()
  const nameIn = ({ event }: LogLine): string =>
    margin === 'turn' || event.seat === undefined ? '' : words.seat(event.seat)
  const shown = useMemo(() => {
    const kept = log.filter(({ event }) => {
      const rolled = (event.dice?.length ?? 0) > 0
      return filter === 'all' || (filter === 'dice') === rolled
    })
    return kept.slice(-MOST)
  }, [log, filter])
  const stop = Math.min(reached ?? shown.length, shown.length - 1)
  const goByLine = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (way === 0) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('.line')[stop + way]?.focus()
  }
  // Anyone who has scrolled back to read stays there; otherwise the newest line is in view, however the room changes.
  const isAtEnd = useRef(true)
  const room = useRef(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    if (at !== null) {
      element.querySelector('.now')?.scrollIntoView({ block: 'nearest' })
      return
    }
    element.scrollTop = element.scrollHeight
    isAtEnd.current = true
    room.current = element.clientHeight
    const watch = new ResizeObserver(() => {
      room.current = element.clientHeight
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [shown, at])
  // Measured by the room that was there: a list that has just become lower was not scrolled by anybody.
  const notice = ({ currentTarget: { scrollTop, scrollHeight } }: UIEvent): void => {
    isAtEnd.current = scrollHeight - scrollTop - room.current < NEAR
  }
  return (
    <section className="record col" aria-labelledby={title}>
      <div className="caps">
        <h2 id={title}>{words.speak('table.record')}</h2>
        <span className="filters">
          {FILTERS.map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {words.speak(`table.filter.${name}`)}
            </button>
          ))}
        </span>
      </div>
      <ol className="log" ref={list} aria-label={words.speak('table.record')} onKeyDown={goByLine} onScroll={notice}>
        {filter === 'all' && shown.length < MOST && (
          <li className="who-plays">
            <RivalList cards={cards} words={words} />
          </li>
        )}
        {shown.length === 0 && <li className="empty">{words.speak('table.record.empty')}</li>}
        {shown.map((line, i) => (
          <li
            key={`${line.seq}.${i}`}
            className={(at === null ? i === shown.length - 1 : line.seq === at) ? 'now' : undefined}
          >
            <b>{margin === 'turn' ? line.turn : nameIn(line)}</b>
            <button
              type="button"
              className="line"
              tabIndex={i === stop ? 0 : -1}
              onFocus={() => setReached(i)}
              onClick={() => goTo(line.seq)}
            >
              <Sentence event={line.event} seats={seats} words={words} without={nameIn(line)} />
            </button>
            <Shown line={line} game={game} read={read} tabs={i === stop}>
              <Rule id={line.event.rule} open={(id) => openRule(id, line.seq)} tabs={i === stop} />
            </Shown>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ShownProps extends Pick<Props, 'game' | 'read'> {
  readonly line: LogLine
  readonly tabs: boolean
  readonly children: ReactNode
}

/** The rule of a line; where the line shows a card, the card stands for its rule. */
function Shown({ line: { event }, game, read, tabs, children }: ShownProps): ReactNode {
  const { speak } = useWords()
  const spot = game.shownBy?.(event) ?? null
  if (spot === null) return children
  return (
    <span className="shown">
      {isNamed(event.rule) ? null : children}
      <button
        type="button"
        className="rule"
        aria-haspopup="dialog"
        tabIndex={tabs ? undefined : -1}
        onClick={() => read(spot)}
      >
        {speak('table.rule.card')}
      </button>
    </span>
  )
}
