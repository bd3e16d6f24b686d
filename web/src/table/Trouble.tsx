import { type ReactNode, useState } from 'react'
import type { Words } from '../games/table-game.js'
import { fileName, saveFile } from './files.js'
import type { Session } from './session.js'

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
  const [seen, setSeen] = useState<string | null>(null)
  const text = reason !== null ? speak('table.trouble', { reason }) : kept ? null : speak('table.unkept')
  if (text === null || text === seen) return null
  const save = async (): Promise<void> => {
    const reply = await session.request({ type: 'export', match })
    if (reply.ok) saveFile(`${fileName('shamble', match)}.match`, reply.value.record)
  }
  return (
    <div className="trouble" role="alert">
      <p>{text}</p>
      <button type="button" className="key small" onClick={() => void save()}>
        {speak('menu.export')}
      </button>
      <button type="button" className="key small" onClick={() => setSeen(text)}>
        {speak('sheet.close')}
      </button>
    </div>
  )
}
