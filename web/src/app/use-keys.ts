import { useEffect, useRef } from 'react'

/** What each key does wherever the focus is: `u`, `1`, `Escape`, `Shift+ArrowLeft`. */
export type KeyMap = Readonly<Record<string, () => void>>

/** Whether a key belongs to a field that is typed into, or to a sheet that covers the page. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog[open]:modal') !== null

const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"], [type="checkbox"]') !== null

export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      // A sheet that covers the page has all keys, also where nothing on it has the focus.
      if (document.querySelector('dialog[open]:modal') !== null) return
      // Enter and Space press what is focused.
      if ((event.key === ' ' || event.key === 'Enter') && isPressed(event.target)) return
      const name = event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key
      const run = latest.current[name] ?? latest.current[name.toLowerCase()]
      if (run === undefined) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
