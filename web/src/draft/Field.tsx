import { atOf, type Draft, type DraftValue, type FieldPath } from '@shamble/drafts'
import type { BoardPoint, DraftShape, PathShape, PickShape, PointShape } from '@shamble/kernel'
import { refusalSentence } from '@shamble/text'
import { type ReactNode, useId } from 'react'
import type { Words } from '../games/table-game.js'
import { NumberField } from './NumberField.js'
import { placeWords } from './place-words.js'

export interface FieldProps<S extends DraftShape = DraftShape> {
  readonly draft: Draft
  compose(draft: Draft): void
  readonly words: Words
  readonly shape: S
  readonly path: FieldPath
  readonly label: string
}

/** The native controls of one part of a draft, whatever its shape. */
export function Field(props: FieldProps): ReactNode {
  const { shape, draft, compose, words, path, label } = props
  const value = draft.at(path)
  switch (shape.kind) {
    case 'number':
      return (
        <NumberField
          {...{ label, value: value as number | null, min: shape.min, max: shape.max, words }}
          set={(next) => compose(draft.set(path, next))}
        />
      )
    case 'angle':
      return (
        <NumberField
          {...{ label, value: value as number | null, min: 0, max: 359, words }}
          turns
          set={(next) => compose(draft.set(path, next))}
        />
      )
    case 'choice':
      // One alternative is none.
      if (shape.of.length === 1 && value !== null) return null
      return (
        <Options
          {...props}
          options={shape.of.map((id) => ({ id, name: words.speak(`${shape.words}.${id}`) }))}
          isOn={(id) => value === id}
          pick={(id) => compose(draft.set(path, id))}
        />
      )
    case 'flag':
      return (
        <label className="flag">
          <input type="checkbox" checked={value === true} onChange={() => compose(draft.set(path, value !== true))} />
          <span>{label}</span>
        </label>
      )
    case 'pick':
      return <Things {...props} shape={shape} />
    case 'text':
      return (
        <label className="typed-words">
          <span>{label}</span>
          <input
            type="text"
            value={(value as string | null) ?? ''}
            maxLength={shape.most}
            onChange={(event) => compose(draft.set(path, event.target.value))}
          />
        </label>
      )
    case 'point':
      return <Place {...props} shape={shape} />
    case 'path':
      return <Legs {...props} shape={shape} />
    case 'list':
      return (
        <fieldset className="list">
          <legend>{label}</legend>
          <ol>
            {(value as readonly DraftValue[]).map((_, i) => (
              <li key={`${atOf(path)} ${i}`}>
                <Field {...{ draft, compose, words, shape: shape.of, path: [...path, i], label }} />
                <button type="button" className="key small" onClick={() => compose(draft.remove(path, i))}>
                  {words.speak('draft.remove', { name: label, number: i + 1 })}
                </button>
              </li>
            ))}
          </ol>
          {(value as readonly DraftValue[]).length < shape.most && (
            <button type="button" className="key small" onClick={() => compose(draft.add(path))}>
              {words.speak('draft.add', { name: label })}
            </button>
          )}
        </fieldset>
      )
    case 'form':
      return shape.fields.map((field) => (
        <Field
          key={field.name}
          {...{ draft, compose, words, shape: field.shape, path: [...path, field.name], label: words.speak(field.key) }}
        />
      ))
  }
}

interface OptionsProps extends FieldProps {
  readonly options: readonly { readonly id: string | number; readonly name: string }[]
  readonly several?: boolean
  isOn(id: string | number): boolean
  pick(id: string | number): void
}

/** Alternatives side by side; one that the rules would refuse says so and can be looked at all the same. */
function Options({ draft, path, label, words, options, several = false, isOn, pick }: OptionsProps): ReactNode {
  const group = useId()
  return (
    <fieldset className="options">
      <legend>{label}</legend>
      {options.map(({ id, name }) => {
        const why = several || isOn(id) ? null : draft.whyNot(path, id)
        return (
          <label
            key={id}
            className={why === null ? undefined : 'barred'}
            title={why === null ? undefined : refusalSentence(why, words.speak)}
          >
            <input type={several ? 'checkbox' : 'radio'} name={group} checked={isOn(id)} onChange={() => pick(id)} />
            <span>{name}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Things(props: FieldProps<PickShape>): ReactNode {
  const { shape, draft, compose, words, path } = props
  const value = draft.at(path)
  return (
    <Options
      {...props}
      several={shape.several !== undefined}
      options={shape.from.map(({ id, say }) => ({ id, name: words.speak(say.key, say.params) }))}
      isOn={(id) => (Array.isArray(value) ? value.includes(id) : value === id)}
      pick={(id) => compose(draft.pick(path, id))}
    />
  )
}

/** A place to the millimetre: its two numbers, and the places that have names. */
function Place({ shape, draft, compose, words, path, label }: FieldProps<PointShape>): ReactNode {
  const handle = draft.handle(path)
  const value = draft.at(path) as unknown as BoardPoint | null
  const { speak } = words
  if (handle === null) return null
  const set = (axis: 'x' | 'y') => (next: number) => {
    const at = { x: handle.at.x, y: handle.at.y }
    compose(draft.set(path, { ...at, [axis]: next }))
  }
  const { area } = shape
  return (
    <fieldset className="place">
      <legend>{label}</legend>
      <NumberField
        {...{ label: speak('draft.x'), value: value?.x ?? null, min: area.x, max: area.x + area.width, words }}
        from={handle.at.x}
        set={set('x')}
      />
      <NumberField
        {...{ label: speak('draft.y'), value: value?.y ?? null, min: area.y, max: area.y + area.depth, words }}
        from={handle.at.y}
        set={set('y')}
      />
      <output>{placeWords(handle, words)}</output>
      {shape.snaps.length > 0 && (
        <div className="snaps">
          {shape.snaps.map((snap) => (
            <button
              key={`${snap.key} ${snap.x} ${snap.y}`}
              type="button"
              className="key small"
              onClick={() => compose(draft.set(path, { x: snap.x, y: snap.y }))}
            >
              {speak(`snap.${snap.key}`, snap.params)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** A walk leg by leg; dropping one drops those behind it. */
function Legs({ shape, draft, compose, words, path, label }: FieldProps<PathShape>): ReactNode {
  const legs = draft.at(path) as readonly DraftValue[]
  const { speak } = words
  const end = (legs.at(-1) ?? shape.from) as unknown as BoardPoint
  return (
    <fieldset className="list">
      <legend>{label}</legend>
      <ol>
        {legs.map((_, i) => {
          const point = draft.shapeAt([...path, i]) as PointShape
          const name = speak('draft.nth', { name: label, number: i + 1 })
          return (
            <li key={`${atOf(path)} ${i}`}>
              <Place {...{ draft, compose, words, shape: point, path: [...path, i], label: name }} />
              <button type="button" className="key small" onClick={() => compose(draft.remove(path, i))}>
                {speak('draft.remove', { name: label, number: i + 1 })}
              </button>
            </li>
          )
        })}
      </ol>
      {legs.length < shape.mostLegs && (
        <button
          type="button"
          className="key small"
          onClick={() => compose(draft.set([...path, legs.length], { x: end.x, y: end.y }))}
        >
          {speak('draft.add', { name: label })}
        </button>
      )}
    </fieldset>
  )
}
