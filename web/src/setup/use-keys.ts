import { useEffect } from 'react'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type="radio"]), textarea, dialog') !== null

/** Single keys that act wherever the focus is, except in a field or a sheet. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined || (event.key === 'Enter' && (event.target as HTMLElement).closest('button, a, summary')))
        return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
