import { type ReactNode, useState } from 'react'
import { hostState } from '../app/host.js'
import { useStore } from '../app/store.js'
import type { Words } from '../games/table-game.js'
import { fileName, saveFile } from './files.js'
import type { Session } from './session.js'
import '../styles/sheet.css'

interface Props {
  readonly session: Session
  readonly reason: string | null
  /** Whether this browser keeps matches at all. */
  readonly kept: boolean
  readonly match: string
  readonly words: Words
}

/** Something is not as it should be, saving above all: said in a line, with the file as the way out. Play goes on. */
export function Trouble({ session, reason, kept, match, words }: Props): ReactNode {
  const { speak } = words
  const { unsaved } = useStore(hostState)
  const [seen, setSeen] = useState<string | null>(null)
  // Saving that fails has a sentence of its own: what a browser says about it helps nobody.
  const text = !kept
    ? speak('table.unkept')
    : unsaved.includes(match)
      ? speak('table.unsaved')
      : reason !== null
        ? speak('table.trouble', { reason })
        : null
  if (text === null || text === seen) return null
  const save = async (): Promise<void> => {
    const reply = await session.request({ type: 'export', match })
    const turn = session.state.get().moment?.view.turn ?? 0
    if (reply.ok) saveFile(`${fileName('shamble', `turn-${turn}`)}.match`, reply.value.record)
  }
  return (
    <div className="trouble" role="alert">
      <p>
        {text} {speak('table.fileHolds')}
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
