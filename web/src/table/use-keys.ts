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
      // Space belongs to a button that is focused.
      if (event.key === ' ' && target?.closest('button, a, [role="button"]')) return
      const name = event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key
      const run = latest.current[name] ?? latest.current[name.toLowerCase()]
      if (run === undefined) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
