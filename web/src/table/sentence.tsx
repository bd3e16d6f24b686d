import type { GameEvent } from '@shamble/kernel'
import { eventSentence } from '@shamble/text'
import { Fragment, type ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import { shortId } from '../rules/short-id.js'
import { Die } from './Die.js'

/** Marks where the dice go, until the sentence is cut there. */
const HERE = '\u0001'

/** What happened, with its dice drawn in the line. */
export function Sentence({ event, seats, words, without = '' }: Props): ReactNode {
  const { dice } = event
  const marked = dice === undefined ? event : { ...event, data: { ...event.data, dice: HERE } }
  const pieces = leaveOut(without, eventSentence(marked, seats, words.speak)).split(HERE)
  const faces = dice?.map((face, j) => <Die key={`${j}.${face}`} face={face} size={15} of={event.kind} />)
  // The dice of a roll are together, unless they are more than a line holds.
  const drawn = faces !== undefined && faces.length <= MOST_TOGETHER ? <span className="together">{faces}</span> : faces
  return (
    <>
      {pieces.map((piece, i) => (
        <Fragment key={`${i} ${piece}`}>
          {i > 0 && drawn}
          {piece}
        </Fragment>
      ))}
      {/* A sentence that has no place for them is followed by them. */}
      {pieces.length === 1 && drawn !== undefined && <> {drawn}</>}
    </>
  )
}

const MOST_TOGETHER = 6

interface Props {
  readonly event: GameEvent
  readonly seats: readonly string[]
  readonly words: Words
  /** A name that is in the margin already: a sentence that begins with it begins after it. */
  readonly without?: string
}

function leaveOut(name: string, sentence: string): string {
  if (name === '' || !sentence.startsWith(`${name} `)) return sentence
  const rest = sentence.slice(name.length + 1)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** The same in plain text, for anyone who listens. */
export const plainSentence = (event: GameEvent, seats: readonly string[], words: Words): string =>
  eventSentence(event, seats, words.speak)

/** A rule's short id where words are at hand: the id of a card's own rule is a code name that nobody has to read. */
export const ruleWord = (id: string, { speak }: Pick<Words, 'speak'>): string =>
  isNamed(id) ? speak('table.rule.card') : shortId(id)

/** Whether an id holds a name in small letters, and no numbers alone. */
export const isNamed = (id: string): boolean => /[a-z]{2}/.test(id)
