import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../app/words.js'

interface Props {
  readonly title: string
  /** Over everything, or beside the board, which stays in view and in play. */
  readonly kind: 'over' | 'beside'
  readonly children: ReactNode
  close(): void
}

/** A sheet of print that is laid on the table. The browser keeps the focus inside and gives it back. */
export function Sheet({ title, kind, children, close }: Props): ReactNode {
  const { speak } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (kind === 'over') element.showModal()
    else element.show()
    return () => element.close()
  }, [kind])
  return (
    <dialog
      ref={dialog}
      className={`sheet ${kind}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="shut" onClick={close}>
          {speak('sheet.close')}
          <kbd>Esc</kbd>
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  )
}
