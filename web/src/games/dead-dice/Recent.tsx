import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Rule } from '../../table/Rule.js'
import { Sentence } from '../../table/sentence.js'
import type { LogLine } from '../../table/table-state.js'
import type { Part } from './part.js'
import './people.css'

interface Props {
  readonly part: Part
  readonly log: readonly LogLine[]
  readonly seats: readonly string[]
}

const MOST = 12

/** The last lines of the record. */
export function Recent({ part, log, seats }: Props): ReactNode {
  const { words } = part
  const lines = log.slice(-MOST)
  const list = useRef<HTMLOListElement>(null)
  // Where there is no room for all, the last ones are those that are seen.
  useLayoutEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight
  }, [log])
  return (
    <section className="col recent" aria-label={words.speak('table.record')}>
      <div className="caps">
        <h2>{words.speak('table.record')}</h2>
      </div>
      <ol ref={list}>
        {lines.map(({ event, seq }, i) => (
          <li key={`${seq}.${i}`} className={i === lines.length - 1 ? 'now' : undefined}>
            <span>
              <Sentence {...{ event, seats, words }} />
            </span>
            <Rule id={event.rule} open={part.openRule} tabs={false} />
          </li>
        ))}
      </ol>
    </section>
  )
}
