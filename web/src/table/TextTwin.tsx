import type { SeatCard } from '@shamble/host'
import type { Action } from '@shamble/kernel'
import { oddsSentence, percent, refusalSentence, saidOf } from '@shamble/text'
import { Fragment, type ReactNode } from 'react'
import { Composer } from '../draft/Composer.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { rivalLines } from '../rivals/lines.js'
import { numbered, rollKeys, rollQuestion } from './prompt-keys.js'
import { Rule } from './Rule.js'
import type { Session } from './session.js'
import { TwinFrame } from './TwinFrame.js'
import type { TableState } from './table-state.js'
import { asSentence, section } from './twin-section.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly session: Session
  readonly state: TableState
  readonly seats: readonly string[]
  readonly cards: readonly SeatCard[]
  /** The sentence of a guided turn. */
  readonly guide: string | null
  /** Goes on from a sentence of it that asks for nothing but to be read. */
  readonly read: (() => void) | null
  /** What is in place of the choices: dice to be typed in, how it ended. */
  readonly instead: ReactNode
  /** Gives an answer, or first lays before people what they have to read. */
  act(action: Action): void
}

/** The board as headings, lists and sentences: the same table, read instead of seen. */
export function TextTwin({ part, game, session, state, seats, cards, guide, read, instead, act }: Props): ReactNode {
  const { speak } = part.words
  const twin = game.twin(part)
  const rivals = rivalLines(cards, part.words)
  const sections = rivals.length === 0 ? [] : [section('rivals', speak('rivals.title'), rivals)]
  return (
    <TwinFrame
      part={part}
      twin={{ ...twin, sections: [...twin.sections, ...sections] }}
      own={{ id: 'choices', title: speak('twin.choices') }}
      hints={
        <>
          <p>
            <kbd>{speak('press.Tab')}</kbd> {speak('twin.key.line')}
          </p>
          <p>
            <kbd>↵</kbd> {speak('twin.key.do')}
          </p>
          {part.choices.spaces.length > 0 && (
            <p>
              <kbd>/</kbd> {speak('twin.key.order')}
            </p>
          )}
        </>
      }
      log={state.log}
      seats={seats}
    >
      {instead ?? (
        <Choices part={part} game={game} session={session} state={state} guide={guide} read={read} act={act} />
      )}
    </TwinFrame>
  )
}

function Choices({
  part,
  game,
  session,
  state,
  guide,
  read,
  act,
}: Omit<Props, 'seats' | 'cards' | 'instead'>): ReactNode {
  const { words, choices, view } = part
  const { speak } = words
  const { module } = game
  const roll = rollQuestion(state, game, words)
  return (
    <section className="col choices" aria-labelledby="twin-choices">
      <h2 id="twin-choices" tabIndex={-1}>
        {speak('twin.choices')} <small>{speak('twin.count', { count: choices.actions.length })}</small>
      </h2>
      {guide !== null && <p className="guide">{guide}</p>}
      {read !== null && (
        <button type="button" className="key main" data-action="read" onClick={read}>
          <b>1</b>
          <span>{speak('table.goOn')}</span>
          <small />
        </button>
      )}
      {state.refusal !== null && (
        <p className="refused" role="alert">
          {refusalSentence(state.refusal, speak)}{' '}
          <Rule id={state.refusal.rule} open={part.openRule} whole tabs={false} />
        </p>
      )}
      <Composer part={part} game={game} isTwin />
      {roll !== null && <p>{roll}</p>}
      {roll !== null &&
        rollKeys(speak, session).map(({ id, label, main, run }, i) => (
          <button key={id} type="button" className={main ? 'key main' : 'key'} data-action={id} onClick={run}>
            <b>{i + 1}</b>
            <span>{label}</span>
            <small />
          </button>
        ))}
      {roll === null && choices.actions.length + choices.spaces.length === 0 && (
        <p>{speak(state.looks ? 'table.looks' : state.excused ? 'table.excused' : 'twin.nothing')}</p>
      )}
      {state.excused && (
        <button type="button" className="key main" onClick={() => session.goOn()}>
          <b>1</b>
          <span>{speak('table.goOn')}</span>
          <small />
        </button>
      )}
      {read === null &&
        byNote(numbered(part, game, session, state), part, game).map(({ note, isNoted, from, actions }) => (
          <Fragment key={from}>
            {note !== null && <h3>{note}</h3>}
            <ol start={from + 1}>
              {actions.map((action, i) => (
                <Choice
                  key={module.notation.write(action)}
                  number={from + i + 1}
                  {...{ action, part, game, act }}
                  isNoted={isNoted}
                />
              ))}
            </ol>
          </Fragment>
        ))}
      <ul>
        {choices.refused.map(({ action, refusal }) => (
          <li key={`no ${module.notation.write(action)}`} className="no">
            <p>
              <b>{speak('twin.notNow', { action: module.label(action, view, speak) })}</b>{' '}
              {refusalSentence(refusal, speak)} <Rule id={refusal.rule} open={part.openRule} tabs={false} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Noted {
  /** What is above them; `null` where nothing is. */
  readonly note: string | null
  /** Whether that is what each of them costs. */
  readonly isNoted: boolean
  /** How many answers are before them. */
  readonly from: number
  readonly actions: readonly Action[]
}

/** Answers in a row of the same kind that cost the same, as one list. */
function byNote(actions: readonly Action[], { view, words }: TablePart, game: TableGame): readonly Noted[] {
  const lists: { kind: string; note: string; from: number; actions: Action[] }[] = []
  actions.forEach((action, from) => {
    const hasOdds = (game.module.game.odds?.(view, action) ?? null) !== null
    const note = hasOdds ? '' : game.keyNote(action, view, words)
    const kind = note === '' ? '' : `${action.type} ${note}`
    const last = lists.at(-1)
    if (last?.kind === kind) last.actions.push(action)
    else lists.push({ kind, note, from, actions: [action] })
  })
  const areNoted = lists.map(({ note, actions: listed }) => note !== '' && listed.length > 1)
  return lists.map(({ note, from, actions: listed }, i) => ({
    // What costs something else must not be read under the cost of those before it.
    note: areNoted[i] ? note : areNoted[i - 1] ? words.speak('twin.others') : null,
    isNoted: areNoted[i]!,
    from,
    actions: listed,
  }))
}

interface ChoiceProps extends Pick<Props, 'part' | 'game' | 'act'> {
  readonly action: Action
  readonly number: number
  /** Whether what it costs is above it already. */
  readonly isNoted: boolean
}

/** One answer: its number, what it does, and what it costs or how likely it is, the chance first. */
function Choice({ action, number, part, game, isNoted, act }: ChoiceProps): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { module } = game
  const odds = module.game.odds?.(view, action) ?? null
  const [main, ...others] = odds?.results ?? []
  const rest = odds === null ? '' : oddsSentence({ ...odds, results: others }, speak, 'whole')
  return (
    <li>
      <button type="button" onClick={() => act(action)}>
        <b>{number}</b>
        <span>{module.label(action, view, speak)}</span>
      </button>
      <p>
        {main !== undefined && (
          <strong>
            {saidOf(percent(main.ways / main.of, speak), speak(`odds.${main.key}`, main.params), speak)}.{' '}
          </strong>
        )}
        {rest !== '' && `${asSentence(rest)} `}
        {odds?.modifiers.map((modifier) => (
          <span key={modifier.rule}>
            {modifier.value > 0 ? '+' : '−'}
            {Math.abs(modifier.value)} <Rule id={modifier.rule} open={part.openRule} tabs={false} />{' '}
          </span>
        ))}
        {odds === null && !isNoted && game.keyNote(action, view, words)}{' '}
        <Rule id={module.rule(action, view)} open={part.openRule} tabs={false} />
      </p>
    </li>
  )
}
