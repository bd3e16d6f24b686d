import encodeQR from 'qr'
import { type ReactNode, useMemo, useState } from 'react'
import { tablesAt } from '../app/online.js'
import type { Words } from '../games/table-game.js'

/** The address that others reach this server by: what it says of itself, unless this page has a better one. */
export const outside = (): string => {
  const { origin, hostname } = globalThis.location
  return hostname === 'localhost' || hostname === '127.0.0.1' ? tablesAt || origin : origin
}

/** A link as a picture for the camera of a phone. */
export function Qr({ link, label }: { readonly link: string; readonly label: string }): ReactNode {
  const qr = useMemo(() => pathOf(encodeQR(link, 'raw', { border: 2 })), [link])
  return (
    <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={label}>
      <path d={qr.path} />
    </svg>
  )
}

function pathOf(cells: boolean[][]): { readonly size: number; readonly path: string } {
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size: cells.length, path }
}

/** Copies a link, and says whether that was possible: a page at an address that is not secure may not. */
export function useCopy({ speak }: Words): {
  readonly said: string
  readonly byHand: string | null
  readonly copy: (text: string) => Promise<void>
} {
  const [said, setSaid] = useState('')
  const [byHand, setByHand] = useState<string | null>(null)
  const copy = async (text: string): Promise<void> => {
    const done = await globalThis.navigator?.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    setByHand(done ? null : text)
    setSaid(speak(done ? 'online.copied' : 'online.copyByHand'))
  }
  return { said, byHand, copy }
}

/** A link that is used once: picture, address, and a key that copies it. */
export function OnceLink({
  link,
  words,
  say,
}: {
  readonly link: string
  readonly words: Words
  readonly say: string
}): ReactNode {
  const { said, byHand, copy } = useCopy(words)
  return (
    <div className="once-link">
      <Qr link={link} label={words.speak('online.once.qr')} />
      <div>
        <p>{say}</p>
        <button type="button" className="key small" onClick={() => void copy(link)}>
          {words.speak('online.copy')}
        </button>
        <p role="status">{said}</p>
        {byHand !== null && (
          <input type="text" readOnly value={byHand} aria-label={said} onFocus={(e) => e.target.select()} />
        )}
      </div>
    </div>
  )
}
