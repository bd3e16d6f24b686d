import { useState } from 'react'

/**
 * Fields for a list that has no gaps: what is typed stays in its field, though one before it is blank.
 * @returns what each field shows, and how it is written
 */
export function useSlots<T>(
  values: readonly T[],
  most: number,
  blank: T,
  set: (values: T[]) => void,
): (readonly [T, (next: T) => void])[] {
  const [slots, setSlots] = useState<readonly T[]>([])
  const shown = slotted(slots, values, most, blank)
  return shown.map((value, at) => [
    value,
    (next) => {
      const written = shown.with(at, next)
      setSlots(written)
      set(withoutBlanks(written, blank))
    },
  ])
}

/** The fields as they were typed, as long as they say what the list does. */
export function slotted<T>(slots: readonly T[], values: readonly T[], most: number, blank: T): readonly T[] {
  const listed = withoutBlanks(slots, blank)
  const isSame = listed.length === values.length && listed.every((value, i) => value === values[i])
  const wanted = isSame ? slots : values
  return Array.from({ length: most }, (_, i) => wanted[i] ?? blank)
}

const withoutBlanks = <T>(slots: readonly T[], blank: T): T[] => slots.filter((value) => value !== blank)
