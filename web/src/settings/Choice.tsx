import { useId } from 'react'
import '../styles/settings.css'

export interface ChoiceValue<T extends string> {
  readonly value: T
  readonly label: string
}

interface ChoiceProps<T extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string
  readonly value: T
  readonly choices: readonly ChoiceValue<T>[]
  readonly onPick: (value: T) => void
  /** A choice that is not the usual one: underlined in cold. */
  readonly marked?: boolean
  /** Looks at a choice before it is made. */
  readonly onLook?: (value: T | null) => void
}

/** A strip of words in one outline. The arrow keys are the browser's own: these are radio buttons. */
export function Choice<T extends string>({ label, value, choices, onPick, marked = false, onLook }: ChoiceProps<T>) {
  const group = useId()
  return (
    <span className="pick" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={marked && choice.value === value ? 'mine' : undefined}
          onPointerEnter={() => onLook?.(choice.value)}
          onPointerLeave={() => onLook?.(null)}
        >
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onPick(choice.value)}
            onFocus={() => onLook?.(choice.value)}
            onBlur={() => onLook?.(null)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </span>
  )
}
