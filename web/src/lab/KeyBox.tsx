import { shortKey } from '@shamble/lab'
import { type ReactNode, useState } from 'react'
import { writeAddress } from '../app/address.js'
import type { Words } from '../games/table-game.js'
import { copyText } from '../table/files.js'

/** The key of a study: its name is shown, the whole of it is copied. */
export function KeyBox({ studyKey, words }: { readonly studyKey: string; readonly words: Words }): ReactNode {
  const { speak } = words
  const [note, setNote] = useState<string | null>(null)
  const copy = async (text: string): Promise<void> =>
    setNote(speak((await copyText(text)) ? 'lab.key.copied' : 'lab.key.not-copied'))
  const link = (): string => `${globalThis.location.href.split('#')[0]}${writeAddress({ at: 'lab', study: studyKey })}`
  return (
    <section className="col lab-key">
      <h2 className="caps">
        <span>{speak('lab.key')}</span>
        <span>{speak('lab.key.same')}</span>
      </h2>
      <div className="keybox">
        <code>{shortKey(studyKey)}</code>
        <button type="button" onClick={() => void copy(studyKey)}>
          {speak('lab.key.copy')}
        </button>
        <button type="button" onClick={() => void copy(link())}>
          {speak('lab.key.link')}
        </button>
      </div>
      <p role="status">{note ?? speak('lab.key.note')}</p>
    </section>
  )
}
