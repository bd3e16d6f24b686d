import type { Action } from '@shamble/kernel'
import { oddsSentence, refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { Composer } from '../draft/Composer.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { numbered } from './prompt-keys.js'
import { Rule } from './Rule.js'
import type { Session } from './session.js'
import { TwinFrame } from './TwinFrame.js'
import type { TableState } from './table-state.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly session: Session
  readonly state: TableState
  readonly seats: readonly string[]
  /** What stands in place of the choices: dice to be typed in, how it ended. */
  readonly instead: ReactNode
  /** Gives an answer, or first lays before people what they have to read. */
  act(action: Action): void
}

/** The board as headings, lists and sentences: the same table, read instead of seen. */
export function TextTwin({ part, game, session, state, seats, instead, act }: Props): ReactNode {
  const { speak } = part.words
  return (
    <TwinFrame
      part={part}
      twin={game.twin(part)}
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
      {instead ?? <Choices part={part} game={game} session={session} state={state} act={act} />}
    </TwinFrame>
  )
}

function Choices({ part, game, session, state, act }: Omit<Props, 'seats' | 'instead'>): ReactNode {
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
      <Composer part={part} game={game} isTwin />
      {choices.actions.length + choices.spaces.length === 0 && (
        <p>{speak(state.excused ? 'table.excused' : 'twin.nothing')}</p>
      )}
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
              <button type="button" onClick={() => act(action)}>
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
