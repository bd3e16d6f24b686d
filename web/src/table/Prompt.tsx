import type { Action, Seat } from '@shamble/kernel'
import { refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { hovering, useHold } from '../board/looking.js'
import { Composer } from '../draft/Composer.js'
import type { PromptKey, TableGame, TablePart, Words } from '../games/table-game.js'
import { HintLine } from './HintLine.js'
import { ownKeys, promptKeys, rollQuestion } from './prompt-keys.js'
import { Rule } from './Rule.js'
import { StepIn } from './StepIn.js'
import { Stops, StopsPick } from './Stops.js'
import { Sentence } from './sentence.js'
import type { Session } from './session.js'
import { Timer } from './Timer.js'
import type { TableState } from './table-state.js'
import { useLasting } from './use-lasting.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly session: Session
  readonly state: TableState
  readonly seats: readonly string[]
  /** The extra sentence of a guided turn. */
  readonly guide: string | null
  /** Goes on from a sentence of the guided turn that only wants to be read. */
  readonly read: (() => void) | null
  /** Where the guided turn leads once it is over. */
  readonly onward: (() => void) | null
}

/** Who answers sooner is not said to think, in milliseconds: between two steps the words would only flicker. */
const THOUGHT = 400

/** What is being asked, of whom, and the keys to answer with. */
export function Prompt({ part, game, session, state, seats, guide, read, onward }: Props): ReactNode {
  const { words } = part
  const { speak } = words
  const seat = state.viewer
  const question = part.questions.find((asked) => asked.seat === seat) ?? part.questions[0] ?? null
  const keys = read === null ? promptKeys(part, game, session, state) : [readKey(read, speak)]
  const { Aside, Settings } = game
  const hasOwnKeys = ownKeys(part, game) !== null
  const roll = rollQuestion(state, game, words)
  const inWindow = state.moment !== null && (state.moment.choices.pass !== null || !part.choices.asked)
  const waits =
    roll === null && !part.choices.asked && !state.excused && state.past === null && part.view.outcome === null
  const others = waits && question !== null && question.seat !== seat ? question.seat : null
  // Nobody is said to think while a die falls or steps are still to be shown.
  const isShowing = state.staging !== null || state.waiting > 0
  const isThought = useLasting(others !== null && !isShowing, THOUGHT)
  const thinker = isThought ? others : null
  // Where nobody is asked, or oneself only in passing, the game says what is going on.
  const isAside = waits && (question?.seat === seat || thinker === null)
  const text = game.prompt(part.view, isAside ? null : question, words, part.picked)
  const hint = state.hint !== null && (
    <HintLine {...{ part, game, session }} hint={state.hint} label={labelOf(game, state.hint.action, part)} />
  )
  // What comes unasked moves no key from under a hand.
  const isBelow = state.isSuggested && keys.length > 0
  return (
    <section className="prompt col" aria-labelledby="prompt-ask" data-window={inWindow || undefined}>
      <div className="caps">
        <span>
          {roll !== null
            ? speak('roll.caps')
            : thinker !== null
              ? speak('table.others')
              : state.excused || state.steppedIn
                ? words.seat(seat as Seat)
                : text.who}
        </span>
        <span>{text.left}</span>
      </div>
      {Aside !== undefined && (
        <div className="aside">
          <Aside {...part} />
        </div>
      )}
      <p className="ask" id="prompt-ask">
        {roll !== null
          ? roll
          : state.excused
            ? speak(state.looks ? 'table.looks' : 'table.excused')
            : state.steppedIn
              ? speak('table.stepIn.ask', { seat: words.seat(seat as Seat) })
              : thinker !== null
                ? waiting(thinker, words)
                : text.ask}
      </p>
      {isOnBoard(part, game, keys) && text.note === '' && guide === null && (
        <p className="note on-board">{speak('table.onBoard')}</p>
      )}
      {text.note !== '' && !waits && guide === null && (!hint || isBelow) && <p className="note">{text.note}</p>}
      {guide !== null && <p className="guide">{guide}</p>}
      {typeof state.moment?.timeLeft === 'number' && (
        <Timer key={state.moment.seq} moment={state.moment} told={state.moment.timeLeft} words={words} />
      )}
      {waits && <Spoken spoken={state.spoken} seats={seats} words={words} />}
      <Refused part={part} state={state} />
      {!isBelow && hint}
      {read === null && !hasOwnKeys && part.picked.length === 0 && <Composer part={part} game={game} />}
      {read === null && hasOwnKeys && Settings !== undefined && <Settings {...part} />}
      <div className="keys">
        {(others !== null || (waits && state.waiting > 0)) && (
          <button type="button" className="key" onClick={() => session.skip()}>
            <b>→</b>
            <span>{speak('table.skip')}</span>
            <small />
          </button>
        )}
        {keys.map((key, i) =>
          // What is chosen may be among the listed ones too; the digits stay those of the keyboard.
          keys.findIndex(({ id }) => id === key.id) < i ? null : (
            <Key key={key.id} entry={key} number={i + 1} part={part} brief={briefOf(key, game, part)} />
          ),
        )}
        {state.hasSkipped && part.choices.asked && part.picked.length === 0 && (
          <button type="button" className="key" data-action="again" onClick={() => session.watchAgain()}>
            <b>W</b>
            <span>{speak('table.again')}</span>
            <small />
          </button>
        )}
        {/* Last, so that nothing comes under a hand that was about to press something else. */}
        {onward !== null && (
          <button type="button" className="key" onClick={onward}>
            <b>↵</b>
            <span>{speak('guide.own')}</span>
            <small />
          </button>
        )}
        {part.choices.pass !== null && <StopsPick session={session} state={state} words={words} />}
      </div>
      {isBelow && hint}
      {!hint && part.choices.asked && keys.length > 0 && session.suggests && <div className="hint-room" />}
      {game.stepsIn && state.past === null && <StepIn {...{ part, game, session, state }} />}
      {part.picked.length === 0 && <Stops session={session} state={state} words={words} />}
    </section>
  )
}

/** Whether no key answers, and something on the board does: a card in the hand is none of that. */
const isOnBoard = ({ choices, lit, view, words }: TablePart, game: TableGame, keys: readonly PromptKey[]): boolean =>
  choices.asked &&
  keys.length === 0 &&
  [...lit.keys()].some((spot) => (game.reading?.(spot, view, words) ?? null) === null)

const readKey = (read: () => void, speak: Words['speak']): PromptKey => ({
  id: 'read',
  label: speak('table.goOn'),
  note: '',
  main: true,
  refusal: null,
  run: read,
  look: () => {},
})

/** How many sentences fit between the question and the keys. */
const MOST_SPOKEN = 3

/** What others have just done, in words: nobody should have to look it up in the record. */
function Spoken({
  spoken,
  seats,
  words,
}: Pick<TableState, 'spoken'> & Pick<Props, 'seats'> & Pick<TablePart, 'words'>): ReactNode {
  return (
    <div className="told">
      {spoken.slice(-MOST_SPOKEN).map((event, i) => (
        <p key={i}>
          <Sentence event={event} seats={seats} words={words} />
        </p>
      ))}
    </div>
  )
}

/** What a key says on a narrow screen, where it says less. */
function briefOf({ id, refusal, brief }: PromptKey, game: TableGame, { view, words }: TablePart): string | null {
  if (brief !== undefined) return brief
  if (id === 'route') return words.speak('table.walk.brief')
  const action = refusal === null ? game.module.notation.read(id) : null
  return action === null ? null : (game.brief?.(action, view, words) ?? null)
}

/** Whether a narrow screen does without the note: there is no Esc, and the board shows where a place is. */
const isTerse = ({ id, note }: PromptKey, brief: string | null): boolean =>
  id === 'back' || id === 'turn' || (brief !== null && note.length > LONG_NOTE)
const LONG_NOTE = 6

interface KeyProps {
  readonly entry: PromptKey
  readonly number: number
  readonly part: TablePart
  readonly brief: string | null
}

function Key({ entry, number, part, brief }: KeyProps): ReactNode {
  const { speak } = part.words
  const hold = useHold(entry.look, entry.run)
  if (entry.refusal !== null) {
    return (
      <div className="key" aria-disabled="true" data-action={entry.id}>
        <b>{number}</b>
        <span>{entry.saysWhy ? entry.label : `${entry.label}. ${refusalSentence(entry.refusal, speak)}`}</span>
        <Rule id={entry.refusal.rule} open={part.openRule} />
      </div>
    )
  }
  return (
    <button
      type="button"
      className={entry.main ? 'key main' : 'key'}
      aria-disabled={entry.waits}
      data-terse={isTerse(entry, brief) || undefined}
      {...hovering(entry.look, () => part.look(null))}
      {...hold}
      data-action={entry.id}
    >
      <b>{number <= 9 ? number : ''}</b>
      {brief === null ? (
        <span>{entry.label}</span>
      ) : (
        <>
          <span className="wide">{entry.label}</span>
          <span className="narrow">{brief}</span>
        </>
      )}
      <small>{entry.note}</small>
    </button>
  )
}

function Refused({ part, state }: { part: TablePart; state: TableState }): ReactNode {
  const { refusal } = state
  if (refusal === null) return null
  return (
    <p className="refused" role="alert">
      {refusalSentence(refusal, part.words.speak)} <Rule id={refusal.rule} open={part.openRule} whole />
    </p>
  )
}

/** Who is thinking; a window does not say whom it asks. */
const waiting = (seat: Seat, words: Words): string =>
  words.seat(seat) === '' ? words.speak('table.othersThink') : words.speak('table.plays', { seat: words.seat(seat) })

export const labelOf = (game: TableGame, action: Action, part: TablePart): string =>
  game.module.label(action, part.view, part.words.speak)
