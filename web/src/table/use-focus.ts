import { useEffect, useRef } from 'react'

/**
 * Anyone who plays by the keyboard stays where the game is: when what was focused is gone with the last answer,
 * the first answer to the next question takes the focus.
 */
export function useFocusAfterKeys(moment: string): void {
  const byKeys = useRef(false)
  useEffect(() => {
    const key = (): void => {
      byKeys.current = true
    }
    const pointer = (): void => {
      byKeys.current = false
    }
    window.addEventListener('keydown', key, true)
    window.addEventListener('pointerdown', pointer, true)
    return () => {
      window.removeEventListener('keydown', key, true)
      window.removeEventListener('pointerdown', pointer, true)
    }
  }, [])
  useEffect(() => {
    if (!byKeys.current || document.activeElement !== document.body) return
    const next = document.querySelector<HTMLElement>(
      '.board [data-spot][tabindex="0"]:not([aria-disabled="true"]), .draft-handle[tabindex="0"], .composer input, .prompt .keys button, .twin .choices button',
    )
    next?.focus({ preventScroll: true })
  }, [moment])
}
