import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import '../styles/settings.css'

interface SheetProps {
  readonly title: string
  /** The word on the key that closes it. */
  readonly close: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A sheet over the page: at the side on a wide screen, over the lower part of a narrow one. */
export function Sheet({ title, close, onClose, children, className = '' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before the element leaves the page: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`drawer ${className}`}
      aria-labelledby={heading}
      onClose={() => {
        if (dialog.current?.open === false) onClose()
      }}
    >
      <header className="drawer-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="drawer-close" onClick={() => dialog.current?.close()}>
          {close}
          <kbd>Esc</kbd>
        </button>
      </header>
      <div className="drawer-body">{children}</div>
    </dialog>
  )
}
