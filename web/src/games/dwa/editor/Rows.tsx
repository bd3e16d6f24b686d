import { type ReactNode, useEffect, useId, useState } from 'react'

// Rows of the property sheet: a word at the left, what can be set at the right.

interface RowProps {
  readonly label: string
  readonly children: ReactNode
}

export function Row({ label, children }: RowProps): ReactNode {
  return (
    <div className="prop">
      <span className="word">{label}</span>
      <span className="set">{children}</span>
    </div>
  )
}

interface NumberProps {
  /** What it is for someone who hears it alone. */
  readonly name: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** What stands behind it. */
  readonly unit?: string
  onSet(value: number): void
}

/** A number that counts once someone has finished typing it. */
export function NumberField({ name, value, min, max, step = 1, unit = '', onSet }: NumberProps): ReactNode {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const settle = (): void => {
    const wished = Number(typed.replace(',', '.'))
    const isGood = typed.trim() !== '' && Number.isFinite(wished) && wished >= min && wished <= max
    if (isGood && wished !== value) onSet(wished)
    else setTyped(String(value))
  }
  return (
    <>
      <input
        className="num"
        type="number"
        aria-label={name}
        value={typed}
        {...{ min, max, step }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
      />
      {unit !== '' && <small>{unit}</small>}
    </>
  )
}

/** A number that may be left out. */
export function MaybeNumber({
  value,
  none,
  usual,
  onSet,
  ...field
}: Omit<NumberProps, 'value' | 'onSet'> & {
  readonly value: number | undefined
  /** What it means to leave it out. */
  readonly none: string
  readonly usual: number
  onSet(value: number | undefined): void
}): ReactNode {
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={value !== undefined}
          aria-label={field.name}
          onChange={({ target }) => onSet(target.checked ? usual : undefined)}
        />
      </label>
      {value === undefined ? <small>{none}</small> : <NumberField {...field} value={value} onSet={onSet} />}
    </>
  )
}

interface TextProps {
  readonly name: string
  readonly value: string
  readonly most: number
  readonly long?: boolean
  onSet(value: string): void
}

/** Words that count once someone has finished typing them. */
export function TextField({ name, value, most, long = false, onSet }: TextProps): ReactNode {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const settle = (): void => {
    if (typed.trim() === value) return
    if (typed.trim() === '') setTyped(value)
    else onSet(typed.trim())
  }
  const given = {
    'aria-label': name,
    value: typed,
    maxLength: most,
    onBlur: settle,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped(target.value),
  }
  if (long) return <textarea {...given} rows={3} />
  return (
    <input
      {...given}
      type="text"
      autoComplete="off"
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}

interface PickProps<T extends string> {
  readonly name: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  onPick(value: T): void
}

/** A choice of a few, side by side. */
export function Pick<T extends string>({ name, value, options, onPick }: PickProps<T>): ReactNode {
  const group = useId()
  return (
    <fieldset className="seg">
      <legend className="heard">{name}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={group} checked={option.value === value} onChange={() => onPick(option.value)} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A choice of many. */
export function Select<T extends string>({ name, value, options, onPick }: PickProps<T>): ReactNode {
  return (
    <select aria-label={name} value={value} onChange={({ target }) => onPick(target.value as T)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

interface TickProps {
  readonly label: string
  readonly checked: boolean
  onTick(checked: boolean): void
}

/** Something that is there or not, among others. */
export function Tick({ label, checked, onTick }: TickProps): ReactNode {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={({ target }) => onTick(target.checked)} />
      <span>{label}</span>
    </label>
  )
}
