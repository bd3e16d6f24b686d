import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../app/words.js'
import '../styles/sheet.css'

interface Props {
  readonly title: string
  /** Over everything, or beside the board, which stays in view and in play. */
  readonly kind?: 'over' | 'beside'
  readonly className?: string
  /** What keys do while the sheet is on top: the page below does not hear them. */
  readonly keys?: Readonly<Record<string, () => void>>
  readonly children: ReactNode
  close(): void
}

/** A sheet of print laid on the page. The browser keeps the focus inside and gives it back. */
export function Sheet({ title, kind = 'over', className = '', keys = {}, children, close }: Props): ReactNode {
  const { speak } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before the element leaves the page: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current!
    if (kind === 'over') shown.showModal()
    else shown.show()
    // Where there are buttons to choose from, the focus is on the first of them, not on the one that closes.
    shown.querySelector<HTMLElement>('.sheet-body > .keys > .key')?.focus()
    return () => shown.close()
  }, [kind])
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // Whatever is below must not hear it too.
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
    const run = isTyping || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (run === undefined) return
    event.preventDefault()
    run()
  }
  return (
    <dialog
      ref={dialog}
      className={`sheet ${kind} ${className}`}
      aria-labelledby={heading}
      onKeyDown={press}
      onCancel={(event) => {
        // A file that was not chosen cancels too, and is no wish to close the sheet.
        if (event.target !== dialog.current) return
        event.preventDefault()
        close()
      }}
      // The browser may close it without asking.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) close()
      }}
      // Only the darkened page around it is the dialog itself; everything on it is one of its parts.
      onClick={(event) => {
        if (kind === 'over' && event.target === dialog.current) close()
      }}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="sheet-close" onClick={close}>
          {speak('sheet.close')}
          <kbd>{speak('press.Esc')}</kbd>
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
