import { type FormEvent, type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  /** What the key says. */
  readonly say: string
  send(words: string): void
}

/** As long as a note or a speech may be. */
const LONGEST = 400

/** Words of the game master's own, and the button that sends them. */
export function WordsKey({ label, say, send }: Props): ReactNode {
  const [written, setWritten] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const words = written.trim()
    if (words === '') return
    send(words)
    setWritten('')
  }
  return (
    <form className="gm-words" onSubmit={submit}>
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        value={written}
        maxLength={LONGEST}
        onChange={({ target }) => setWritten(target.value)}
      />
      <button type="submit" className="key small" aria-disabled={written.trim() === '' ? true : undefined}>
        {say}
      </button>
    </form>
  )
}
