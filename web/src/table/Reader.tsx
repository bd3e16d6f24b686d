import type { Action } from '@shamble/kernel'
import { refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import type { Reading, Spot, TableGame, TablePart } from '../games/table-game.js'
import { Rule } from './Rule.js'
import { Sheet } from './Sheet.js'
import { ruleWord } from './sentence.js'
import '../styles/reader.css'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly spot: Spot
  readonly reading: Reading
  /** The one answer that someone was about to give; without it, all that begin here. */
  readonly meant: Action | null
  close(): void
}

/** A card or the like, large: what it says, when it may be used and by which rule, and the key that uses it. */
export function Reader({ part, game, spot, reading, meant, close }: Props): ReactNode {
  const keys = keysOf(part, game, spot, meant)
  const pressed = (run: () => void) => (): void => {
    close()
    run()
  }
  // A sheet over the board would hide the rule.
  const pressedRule = (id: string): void => pressed(() => part.openRule(id))()
  return (
    <Sheet
      title={reading.title}
      className="reader"
      keys={Object.fromEntries(keys.slice(0, 9).map(({ run }, i) => [String(i + 1), pressed(run)]))}
      close={close}
    >
      <Text {...{ part, game, spot, reading }} canUse={keys.length > 0}>
        {(id) => <Rule id={id} open={pressedRule} whole />}
      </Text>
      {keys.length > 0 && (
        <div className="keys">
          {keys.map(({ id, label, note, isMain, run }, i) => (
            <button
              key={id}
              type="button"
              className={isMain ? 'key main' : 'key'}
              data-action={id}
              onClick={pressed(run)}
            >
              <b>{i + 1}</b>
              <span>{label}</span>
              <small>{note}</small>
            </button>
          ))}
        </div>
      )}
    </Sheet>
  )
}

/** The same in passing, while something is hovered or focused: nothing on it can be pressed. */
export function Peek({ part, game, spot, reading }: Omit<Props, 'meant' | 'close'>): ReactNode {
  const canUse = keysOf(part, game, spot, null).length > 0
  return (
    <div className="peek" aria-hidden="true">
      <p className="peek-title">{reading.title}</p>
      <Text {...{ part, game, spot, reading, canUse }}>{(id) => <code>{ruleWord(id, part.words)}</code>}</Text>
      {canUse && <p className="peek-how">{part.words.speak('reader.how')}</p>}
    </div>
  )
}

interface TextProps extends Omit<Props, 'meant' | 'close'> {
  /** Whether something can be done with it now. */
  readonly canUse: boolean
  /** How a rule's id is written. */
  children(id: string): ReactNode
}

function Text({ part, game, spot, reading, canUse, children: ruleOf }: TextProps): ReactNode {
  const { speak } = part.words
  const no = canUse || !part.choices.asked || !reading.isOwn ? null : whyNot(part, game, spot)
  return (
    <div className="reading">
      {reading.printed !== undefined && (
        <p className="reading-printed" lang="en">
          {reading.printed}
        </p>
      )}
      <p className="reading-text">{reading.text}</p>
      {reading.note !== '' && <p>{reading.note}</p>}
      <dl>
        <dt>{speak('reader.when')}</dt>
        <dd>
          {reading.when} {ruleOf(reading.whenRule)}
        </dd>
        <dt>{speak('reader.rule')}</dt>
        <dd>{ruleOf(reading.rule)}</dd>
        {no !== null && (
          <>
            <dt>{speak('reader.whyNot')}</dt>
            <dd className="reading-no">
              {no.sentence} {ruleOf(no.rule)}
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

interface ReaderKey {
  readonly id: string
  readonly label: string
  readonly note: string
  /** The one filled key. */
  readonly isMain: boolean
  run(): void
}

/** More targets than that are picked on the board. */
const MOST_TARGETS = 4

/** What can be done with it, as long as that is a short list; else one key for all that need more to be picked. */
function keysOf(part: TablePart, game: TableGame, spot: Spot, meant: Action | null): ReaderKey[] {
  const { view, words, choices } = part
  const { module } = game
  const needs = (action: Action): number => game.spots(action, view).length
  const key = (action: Action, i: number): ReaderKey => ({
    id: module.notation.write(action),
    label: module.label(action, view, words.speak),
    note: game.keyNote(action, view, words),
    isMain: i === 0 && (needs(action) === 1 || action === meant),
    run: () => part.answer(action),
  })
  if (meant !== null) return [key(meant, 0)]
  if (part.picked.length > 0) return []
  const here = choices.actions.filter((action) => game.spots(action, view)[0] === spot)
  const whole = here.filter((action) => needs(action) === 1)
  const more = here.filter((action) => needs(action) > 1)
  if (more.length <= MOST_TARGETS) return [...whole, ...more].map(key)
  const aim = { id: `pick ${spot}`, label: words.speak('reader.aim'), note: '', isMain: whole.length === 0 }
  return [...whole.map(key), { ...aim, run: () => part.pick(spot, 'key') }]
}

function whyNot(part: TablePart, game: TableGame, spot: Spot): { sentence: string; rule: string } | null {
  const barred = part.barred.get(spot)
  if (barred !== undefined) return barred
  const refusal = game.whyNot?.([spot], part.view, () => null) ?? null
  return refusal === null ? null : { sentence: refusalSentence(refusal, part.words.speak), rule: refusal.rule }
}
