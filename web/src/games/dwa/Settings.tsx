import type { Draft, FieldPath } from '@shamble/drafts'
import { boardOf, type ShareFrame } from '@shamble/game-dwa/table'
import type { DraftShape, FormField } from '@shamble/kernel'
import { refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import { behindPlan, isComposing } from './acting.js'
import { lengthWords } from './lengths.js'
import type { Part } from './part.js'
import { figureSpot, spotName } from './spots.js'
import { notesOf } from './walks.js'

/** What is set of an order besides places on the table, in one line; then what else the rules say to it. */
export function Settings(part: Part): ReactNode {
  const { draft } = part
  if (draft == null) return null
  if (draft.space.kind === 'deploy') return null
  if (draft.space.kind === 'share') return <Hits {...part} />
  if (!isComposing(part)) return null
  return (
    <div className="dwa-settings">
      <Fields part={part} draft={draft} shape={draft.space.shape} path={[]} />
      <Notes part={part} draft={draft} />
    </div>
  )
}

/** What a walk crosses and touches; who is under something that has no table of its own. */
function Notes({ part, draft }: { readonly part: Part; readonly draft: Draft }): ReactNode {
  const { speak } = part.words
  const kind = draft.space.kind
  const about = notesOf(draft.checked?.about ?? []).filter(({ key }) => key !== 'fire' && !key.startsWith('fire.under'))
  const notes = about.map(({ key, params }) => speak(`draft.${key}`, params))
  // A grenade has no table of who is under it.
  const under = (draft.checked?.about ?? [])
    .filter(({ key }) => key === 'fire.under')
    .map(({ params }) => params?.['whom'])
  if (under.length > 0 && (kind === 'throw' || kind === 'launch'))
    notes.push(speak('draft.fire.under', { whom: under.join(', ') }))
  const isEmpty = draft.action === null
  if (notes.length === 0 && !isEmpty) return null
  if (!isEmpty) return <p className="note">{notes.join(' · ')}</p>
  return (
    <p className="note how">
      {speak(`dwa.how.${kind}`)}
      {kind === 'walk' && <span className="by-keys"> {speak('dwa.how.byKeys')}</span>}
    </p>
  )
}

interface FieldsProps {
  readonly part: Part
  readonly draft: Draft
  readonly shape: DraftShape
  readonly path: FieldPath
}

function Fields({ part, draft, shape, path }: FieldsProps): ReactNode {
  if (shape.kind !== 'form') return null
  return shape.fields.map((field) => (
    <OneField key={field.name} part={part} draft={draft} field={field} path={[...path, field.name]} />
  ))
}

/** Whatever can be set without the board; a field that leaves no choice is not shown. */
function OneField({
  part,
  draft,
  field: { shape, key, name },
  path,
}: Omit<FieldsProps, 'shape'> & { readonly field: FormField }): ReactNode {
  const { speak } = part.words
  const label = speak(key)
  const value = draft.at(path)
  const set = (next: string | number | boolean): void => part.compose?.(draft.set(path, next))
  switch (shape.kind) {
    case 'number':
      if (name === 'level') return <Heights {...{ part, draft, path, label, set }} value={value as number | null} />
      if (shape.min === shape.max || isForced(draft, path, shape.min)) return null
      return <Stepper {...{ part, label, value: value as number, min: shape.min, max: shape.max, set }} />
    case 'flag':
      return <Flag {...{ part, draft, path, label, isOn: value === true }} set={() => set(value !== true)} />
    case 'choice':
      if (shape.of.length < 2) return null
      return (
        <Picks
          {...{ part, draft, path, label, set }}
          value={value as string | null}
          of={shape.of.map((id) => ({ id, name: speak(`${shape.words}.${id}`) }))}
        />
      )
    case 'pick':
      // Figures are picked on the table.
      if (shape.from.some(({ at }) => at !== undefined))
        return draft.space.kind === 'blast' ? null : <Named part={part} value={value} />
      if (shape.from.length < 2) return null
      return (
        <Picks
          {...{ part, draft, path, label, set }}
          value={value as number | null}
          of={shape.from.map(({ id, say }) => ({ id, name: speak(say.key, say.params) }))}
        />
      )
    case 'list': {
      if (name === 'halts') return null
      const items = value as readonly unknown[]
      return items.map((_, i) => (
        <span className="item" key={`${name} ${i}`}>
          {shape.of.kind === 'form' ? (
            <Fields part={part} draft={draft} shape={shape.of} path={[...path, i]} />
          ) : (
            <OneField part={part} draft={draft} field={{ name: String(i), key, shape: shape.of }} path={[...path, i]} />
          )}
        </span>
      ))
    }
    default:
      return null
  }
}

/** On which height something comes down: the ground, or one of the roofs. */
function Heights(props: Omit<PicksProps, 'of'>): ReactNode {
  const { view, words } = props.part
  const heights = [...new Set([0, ...boardOf(view.options).roofs.map(({ height }) => height)])].sort((a, b) => a - b)
  if (heights.length < 2) return null
  return (
    <>
      <span aria-hidden="true">{words.speak('dwa.height')}</span>
      <Picks {...props} of={heights.map((id) => ({ id, name: lengthWords(id, view, words) }))} />
    </>
  )
}

/** Whether a number stands at its least, and one more would be refused. */
function isForced(draft: Draft, path: FieldPath, least: number): boolean {
  const now = draft.at(path) as number | null
  if (draft.action === null || (now !== null && now > least)) return draft.action === null
  return draft.check(draft.set(path, least + 1).action!).refusal !== null
}

/** Whom a part of a draft names. */
function Named({ part, value }: { readonly part: Part; readonly value: unknown }): ReactNode {
  const ids = Array.isArray(value) ? (value as number[]) : value === null ? [] : [value as number]
  if (ids.length === 0) return null
  const view = behindPlan(part)
  return <b className="whom">{ids.map((id) => spotName(figureSpot(id), view, part.words)).join(', ')}</b>
}

interface StepperProps {
  readonly part: Part
  readonly label: string
  readonly value: number | null
  readonly min: number
  readonly max: number
  set(next: number): void
}

function Stepper({ part, label, value, min, max, set }: StepperProps): ReactNode {
  const { speak } = part.words
  const now = value ?? min
  return (
    <fieldset className="stepper">
      <legend className="unseen">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <button
        type="button"
        aria-label={speak('dwa.less', { name: label })}
        disabled={now <= min}
        onClick={() => set(now - 1)}
      >
        −
      </button>
      <output>{now}</output>
      <button
        type="button"
        aria-label={speak('dwa.more', { name: label })}
        disabled={now >= max}
        onClick={() => set(now + 1)}
      >
        +
      </button>
    </fieldset>
  )
}

interface FlagProps {
  readonly part: Part
  readonly draft: Draft
  readonly path: FieldPath
  readonly label: string
  readonly isOn: boolean
  set(): void
}

function Flag({ part, draft, path, label, isOn, set }: FlagProps): ReactNode {
  const why = isOn ? null : draft.whyNot(path, true)
  return (
    <>
      <button
        type="button"
        className={why === null ? 'chip' : 'chip barred'}
        aria-pressed={isOn}
        title={why === null ? undefined : refusalSentence(why, part.words.speak)}
        onClick={set}
      >
        {label}
      </button>
      {why !== null && <Rule id={why.rule} open={part.openRule} />}
    </>
  )
}

interface PicksProps {
  readonly part: Part
  readonly draft: Draft
  readonly path: FieldPath
  readonly label: string
  readonly value: string | number | null
  readonly of: readonly { readonly id: string | number; readonly name: string }[]
  set(next: string | number): void
}

function Picks({ part, draft, path, label, value, of, set }: PicksProps): ReactNode {
  return (
    <span className="picks" role="radiogroup" aria-label={label}>
      {of.map(({ id, name }) => {
        const why = id === value ? null : draft.whyNot(path, id)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio that looks like a chip
          <button
            key={id}
            type="button"
            role="radio"
            className={why === null ? 'chip' : 'chip barred'}
            aria-checked={id === value}
            title={why === null ? undefined : refusalSentence(why, part.words.speak)}
            onClick={() => set(id)}
          >
            {name}
          </button>
        )
      })}
    </span>
  )
}

/** Each hit and whom it strikes; a click on the table or on a name gives the next one that has nobody. */
function Hits(part: Part): ReactNode {
  const { draft, view, words } = part
  const frame = view.frames.at(-1) as unknown as ShareFrame
  if (draft == null || frame?.kind !== 'share') return null
  const shared = draft.at(['hits']) as readonly (number | null)[]
  return (
    <ol className="dwa-hits">
      {frame.hits.map((hit, i) => (
        <li key={`${hit} ${i}`} className={hit}>
          <b>{words.speak(`dwa.result.${hit}`)}</b>
          <span className="picks">
            {frame.among.map((id) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={shared[i] === id}
                onClick={() => part.compose?.(draft.set(['hits', i], id))}
              >
                {spotName(figureSpot(id), view, words)}
              </button>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}
