import type { ReactNode } from 'react'

interface RowProps<T extends string | number> {
  readonly label: string
  readonly all: readonly T[]
  readonly now: T
  say(value: T): string
  pick(value: T): void
}

/** A row of choices; none where there is nothing to choose. */
export function Row<T extends string | number>({ label, all, now, say, pick }: RowProps<T>): ReactNode {
  if (all.length < 2) return null
  return (
    <fieldset className="pick-row">
      <legend>{label}</legend>
      {all.map((one) => (
        <button key={one} type="button" aria-pressed={one === now} onClick={() => pick(one)}>
          {say(one)}
        </button>
      ))}
    </fieldset>
  )
}
