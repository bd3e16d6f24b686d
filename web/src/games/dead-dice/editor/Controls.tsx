import { tidyWords } from '@shamble/module'
import { type ReactNode, useId } from 'react'

interface TextProps {
  readonly label: string
  readonly value: string
  readonly most: number
  /** What holds where nothing is written. */
  readonly hint?: string
  readonly long?: boolean
  set(value: string): void
}

/** A line of words, or several lines. */
export function TextRow({ label, value, most, hint, long = false, set }: TextProps): ReactNode {
  const id = useId()
  // A line break has no place in what is told: it becomes a blank.
  const write = (typed: string): void => set(tidyWords(typed, most))
  const given = { id, value, maxLength: most, placeholder: hint }
  return (
    <div className="dse-text" data-long={long || undefined}>
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea {...given} rows={3} onChange={({ target }) => write(target.value)} />
      ) : (
        <input type="text" {...given} onChange={({ target }) => write(target.value)} />
      )}
    </div>
  )
}

export interface Option {
  readonly id: string
  readonly name: string
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  set(value: string): void
}

export function SelectRow({ label, value, options, set }: SelectProps): ReactNode {
  const own = useId()
  return (
    <div className="dse-select">
      <label htmlFor={own}>{label}</label>
      <select id={own} value={value} onChange={({ target }) => set(target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  set(value: number): void
}

/** A small number: every value it can have. */
export function NumberRow({ label, value, min, max, set }: NumberProps): ReactNode {
  const options = Array.from({ length: max - min + 1 }, (_, i) => ({ id: String(min + i), name: String(min + i) }))
  return <SelectRow {...{ label, options }} value={String(value)} set={(next) => set(Number(next))} />
}

interface CheckProps {
  readonly label: string
  readonly on: boolean
  set(on: boolean): void
}

export function CheckRow({ label, on, set }: CheckProps): ReactNode {
  return (
    <label className="dse-check">
      <input type="checkbox" checked={on} onChange={() => set(!on)} />
      <span>{label}</span>
    </label>
  )
}

interface ListProps<T> {
  readonly items: readonly T[]
  readonly least: number
  readonly most: number
  readonly add: string
  /** The key that takes one out, by its place. */
  remove(at: number): string
  blank(): T
  set(items: readonly T[]): void
  row(item: T, set: (item: T) => void, at: number): ReactNode
}

/** Things in a row, each with its fields and a key that takes it out. */
export function ListRows<T>({ items, least, most, add, remove, blank, set, row }: ListProps<T>): ReactNode {
  return (
    <>
      <ol className="dse-list">
        {items.map((item, at) => (
          <li key={at}>
            <b>{at + 1}</b>
            <div className="dse-fields">{row(item, (next) => set(items.with(at, next)), at)}</div>
            {items.length > least && (
              <button
                type="button"
                className="dse-out"
                aria-label={remove(at)}
                onClick={() => set(items.filter((_, other) => other !== at))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {items.length < most && (
        <button type="button" className="key small" onClick={() => set([...items, blank()])}>
          {add}
        </button>
      )}
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly note: string
  /** Whether the scenario has its own; else that of Brains on sale holds. */
  readonly isOwn: boolean
  readonly own: string
  readonly leave: string
  begin(): void
  end(): void
  children(): ReactNode
}

/** A part of a scenario that may be left out. */
export function OwnPart({ title, note, isOwn, own, leave, begin, end, children }: PartProps): ReactNode {
  return (
    <section className="col dse-part">
      <div className="caps">
        <h2>{title}</h2>
        {isOwn && (
          <button type="button" onClick={end}>
            {leave}
          </button>
        )}
      </div>
      <p className="dse-note">{note}</p>
      {isOwn ? (
        children()
      ) : (
        <button type="button" className="key small" onClick={begin}>
          {own}
        </button>
      )}
    </section>
  )
}
