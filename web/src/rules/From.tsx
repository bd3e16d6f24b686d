import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { Rule } from '../table/Rule.js'
import { Sentence } from '../table/sentence.js'
import type { FollowedLine } from './reference.js'

interface Props {
  readonly line: FollowedLine
  readonly words: Words
  readonly onOpen: (to: string) => void
  readonly onLine: () => void
}

/** The line of the record that brought someone here, with the key back to it. */
export function From({ line, words, onOpen, onLine }: Props): ReactNode {
  return (
    <div className="from">
      <b>{line.turn}</b>
      <span>
        <Sentence event={line.event} seats={line.seats} words={words} /> <Rule id={line.event.rule} open={onOpen} />
      </span>
      <button type="button" className="key" onClick={onLine}>
        <span>{words.speak('rules.go-line')}</span>
      </button>
    </div>
  )
}
