import type { Fault } from '@shamble/host'
import { type ReactNode, useState } from 'react'
import { faultWords } from '../app/fault-words.js'
import { isOnline } from '../app/online.js'
import type { Words } from '../games/table-game.js'
import { fileName, saveFile } from './files.js'
import type { Session } from './session.js'
import '../styles/sheet.css'

interface Props {
  readonly session: Session
  readonly fault: Fault | null
  /** Whether this browser keeps matches at all. */
  readonly kept: boolean
  readonly match: string
  readonly words: Words
}

/** Something is not as it should be, saving above all: said in a line, with the file as the way out. */
export function Trouble({ session, fault, kept, match, words }: Props): ReactNode {
  const { speak } = words
  const [seen, setSeen] = useState<string | null>(null)
  // An answer that was not taken is more pressing than a browser that keeps nothing.
  const reason = fault === null ? null : faultWords(fault, speak)
  const text =
    reason !== null
      ? fault?.where === 'store'
        ? speak('table.unsaved', { reason })
        : speak('table.trouble', { reason })
      : kept
        ? null
        : speak('table.unkept')
  if (text === null || text === seen) return null
  const save = async (): Promise<void> => {
    const reply = await session.request({ type: 'export', match })
    const turn = session.state.get().moment?.view.turn ?? 0
    if (reply.ok) saveFile(`${fileName('shamble', `turn-${turn}`)}.match`, reply.value.record)
  }
  return (
    <div className="trouble" role="alert">
      <p>
        {/* Online it holds what this person may know. */}
        {text} {!isOnline(match) && speak('table.fileHolds')}
      </p>
      <button type="button" className="key small" onClick={() => void save()}>
        {speak('menu.export')}
      </button>
      <button type="button" className="key small" onClick={() => setSeen(text)}>
        {speak('sheet.close')}
      </button>
    </div>
  )
}
