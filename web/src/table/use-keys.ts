import { useEffect, useRef } from 'react'

/** What each key does; those that are typed into a field are left alone. */
export type KeyMap = Readonly<Record<string, () => void>>

export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as HTMLElement | null
      if (target?.closest('input, textarea, select, dialog[open]:modal')) return
      const run = latest.current[event.key] ?? latest.current[event.key.toLowerCase()]
      if (run === undefined) return
      // Enter and Space belong to whatever is focused.
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
