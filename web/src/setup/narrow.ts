import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 700px), (max-height: 540px)'

/** Whether the screen is too narrow or too low for everything at once: then parts of it become sheets. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (told) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', told)
      return () => query.removeEventListener('change', told)
    },
    () => matchMedia(NARROW).matches,
    () => false,
  )
}
