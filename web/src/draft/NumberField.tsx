import { type ReactNode, useId, useState } from 'react'
import type { Words } from '../games/table-game.js'

interface Props {
  readonly label: string
  /** `null` while nobody has set it. */
  readonly value: number | null
  readonly min: number
  readonly max: number
  readonly words: Words
  /** Where the buttons begin while nothing is set. */
  readonly from?: number
  /** Whether it begins again behind the last: a direction. */
  readonly turns?: boolean
  set(value: number): void
}

/** A whole number: typed, or one up and down by buttons that a finger can hit. */
export function NumberField({ label, value, min, max, words, from = min, turns = false, set }: Props): ReactNode {
  const id = useId()
  /** What is being typed, which may be no number yet. */
  const [typed, setTyped] = useState<string | null>(null)
  const step = (by: number) => () => set(value === null ? from : value + by)
  const type = (text: string): void => {
    setTyped(text)
    if (/^-?\d+$/.test(text)) set(Number(text))
  }
  const button = (by: number, sign: string, key: string): ReactNode => (
    <button
      type="button"
      className="key small"
      aria-label={words.speak(key, { name: label })}
      disabled={!turns && value !== null && (value + by < min || value + by > max)}
      onClick={step(by)}
    >
      {sign}
    </button>
  )
  return (
    <div className="number-field">
      <label htmlFor={id}>{label}</label>
      {button(-1, '−', 'draft.less')}
      <input
        id={id}
        type="number"
        inputMode="numeric"
        {...{ min, max }}
        step={1}
        value={typed ?? value ?? ''}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {button(1, '+', 'draft.more')}
    </div>
  )
}
