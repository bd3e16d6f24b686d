import { type Draft, handles } from '@shamble/drafts'
import { oddsSentence, refusalSentence } from '@shamble/text'
import { type FormEvent, type ReactNode, useId } from 'react'
import type { TableGame, TablePart } from '../games/table-game.js'
import { Rule } from '../table/Rule.js'
import { DraftPlan } from './DraftPlan.js'
import { Field } from './Field.js'
import { fieldWords } from './field-words.js'
import { OrderField } from './OrderField.js'
import './draft.css'

interface Props {
  readonly part: TablePart
  readonly game: Pick<TableGame, 'module' | 'drawsDrafts'>
  /** Where the board is read instead of seen there is nothing to drag, and orders are typed. */
  readonly isTwin?: boolean
}

/** What is being composed, as fields; what it costs and what the rules say to it; the key that sends it. */
export function Composer({ part, game, isTwin = false }: Props): ReactNode {
  const { draft, compose } = part
  if (compose === undefined) return null
  if (!draft) return <Asides part={part} />
  return <Fields {...{ part, game, draft, compose, isTwin }} />
}

/** What may be composed beside the question: nothing is put forward before someone wants it. */
function Asides({ part: { choices, words, begin } }: Pick<Props, 'part'>): ReactNode {
  if (choices.spaces.length === 0 || begin === undefined) return null
  return (
    <div className="composer-kinds">
      {choices.spaces.map(({ kind }) => (
        <button key={kind} type="button" className="key small" onClick={() => begin(kind)}>
          {words.speak(`space.${kind}`)}
        </button>
      ))}
    </div>
  )
}

interface FieldsProps extends Props {
  readonly draft: Draft
  compose(draft: Draft): void
}

function Fields({ part, game, draft, compose, isTwin = false }: FieldsProps): ReactNode {
  const { words, view, choices } = part
  const { speak } = words
  const { space, checked } = draft
  const why = useId()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    part.send?.()
  }
  const others = choices.spaces.filter(({ kind }) => kind !== space.kind)
  const hasPlaces = handles(space.shape, draft.value).length > 0
  return (
    <form className="composer" onSubmit={send} aria-label={speak(`space.${space.kind}`)} noValidate>
      {others.length > 0 && (
        <div className="composer-kinds">
          {choices.spaces.map((other) => (
            <button
              key={other.kind}
              type="button"
              className="key small"
              aria-pressed={other.kind === space.kind}
              onClick={() => compose(draft.elsewhere(other))}
            >
              {speak(`space.${other.kind}`)}
            </button>
          ))}
        </div>
      )}
      {hasPlaces && !isTwin && !game.drawsDrafts && <DraftPlan part={part} draft={draft} />}
      {isTwin && <OrderField {...{ draft, compose, words, spaces: choices.spaces }} send={() => part.send?.()} />}
      <Field {...{ draft, compose, words, shape: space.shape, path: [], label: speak(`space.${space.kind}`) }} />
      {checked !== null && (
        <ul className="facts">
          {checked.about.map(({ key, params }) => (
            <li key={key}>{speak(`draft.${key}`, params)}</li>
          ))}
          {checked.odds !== null && <li>{oddsSentence(checked.odds, speak)}</li>}
        </ul>
      )}
      <div className="composer-keys">
        {/* Beside the key that it bars, wherever that is. */}
        <p className="why" id={why} role="status">
          {checked?.refusal != null && (
            <>
              {refusalSentence(checked.refusal, speak)} <Rule id={checked.refusal.rule} open={part.openRule} whole />
            </>
          )}
          {checked === null && !draft.isBlank && (
            <span className="lacking">
              {speak('order.missing', { field: fieldWords(space, draft.missing ?? [], speak) })}
            </span>
          )}
        </p>
        <button
          type="submit"
          className="key main"
          aria-disabled={draft.isReady ? undefined : true}
          aria-describedby={why}
          data-action="draft"
        >
          <b>↵</b>
          <span>
            {draft.action === null ? speak(`space.${space.kind}`) : game.module.label(draft.action, view, speak)}
          </span>
          <small />
        </button>
        {!draft.isBlank && (
          <button type="button" className="key small" onClick={() => compose(draft.cleared())}>
            {speak('draft.clear')}
          </button>
        )}
      </div>
    </form>
  )
}
