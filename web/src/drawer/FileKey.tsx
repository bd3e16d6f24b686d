import { type ReactNode, useRef } from 'react'

interface Props {
  /** What the key says. */
  readonly label: string
  /** What it means for someone who hears it alone. */
  readonly said: string
  readonly className?: string
  onFile(file: File): Promise<void>
}

/** A key that asks for a file. */
export function FileKey({ label, said, className = 'key', onFile }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <span>{label}</span>
      </button>
      <input
        ref={input}
        type="file"
        className="unseen"
        accept=".json"
        tabIndex={-1}
        aria-label={said}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Emptied: the same file, mended, must be heard again.
          if (file !== undefined)
            void onFile(file).finally(() => {
              currentTarget.value = ''
            })
        }}
      />
    </>
  )
}
