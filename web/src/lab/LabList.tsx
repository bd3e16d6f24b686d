import { isKey, readKey, type StudyFile } from '@shamble/lab'
import { type ReactNode, useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { useKeys } from '../app/use-keys.js'
import type { Words } from '../games/table-game.js'
import { keptStudies } from './kept-runs.js'
import { LabBar } from './LabBar.js'
import { type OurStudy, ourStudies } from './our-studies.js'

interface Own {
  readonly key: string
  readonly file: StudyFile
}

/** Which question: ours, those that were run in this browser, and that of a key. */
export function LabList({ words }: { readonly words: Words }): ReactNode {
  const { speak, language } = words
  const [ours, setOurs] = useState<readonly OurStudy[]>([])
  const [own, setOwn] = useState<readonly Own[]>([])
  const [typed, setTyped] = useState('')
  useEffect(() => {
    void Promise.all([ourStudies(), keptStudies()]).then(([ours, keys]) => {
      setOurs(ours)
      setOwn(keys.filter((key) => ours.every((study) => study.key !== key)).map((key) => ({ key, file: readKey(key) })))
    })
  }, [])
  const home = (): void => goTo({ at: 'home' })
  useKeys({
    Escape: home,
    ...Object.fromEntries(
      ours.slice(0, 9).map(({ file }, i) => [String(i + 1), () => goTo({ at: 'lab', study: file.id })]),
    ),
  })
  return (
    <div className="lab">
      <LabBar words={words} game={null} phase="ask" twin={null} onHome={home} />
      <main className="lab-list">
        <h1>{speak('lab.studies.which')}</h1>
        <section className="col" aria-labelledby="lab-ours">
          <h2 className="caps" id="lab-ours">
            {speak('lab.studies.ours')}
          </h2>
          <div className="keys">
            {ours.map(({ file }, i) => (
              <StudyKey key={file.id} number={i + 1} file={file} words={words} to={file.id} language={language} />
            ))}
          </div>
        </section>
        {own.length > 0 && (
          <section className="col" aria-labelledby="lab-own">
            <h2 className="caps" id="lab-own">
              {speak('lab.studies.yours')}
            </h2>
            <div className="keys">
              {own.map(({ key, file }) => (
                <StudyKey key={key} number={null} file={file} words={words} to={key} language={language} />
              ))}
            </div>
          </section>
        )}
        <form
          className="col"
          onSubmit={(event) => {
            event.preventDefault()
            if (isKey(typed.trim())) goTo({ at: 'lab', study: typed.trim() })
          }}
        >
          <label className="caps" htmlFor="lab-key">
            {speak('lab.studies.key')}
          </label>
          <div className="keybox">
            <input
              id="lab-key"
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" disabled={!isKey(typed.trim())}>
              {speak('lab.studies.open')}
            </button>
          </div>
        </form>
      </main>
    </div>
  )
}

interface StudyKeyProps {
  readonly number: number | null
  readonly file: StudyFile
  readonly words: Words
  readonly to: string
  readonly language: 'en' | 'fr'
}

function StudyKey({ number, file, words, to, language }: StudyKeyProps): ReactNode {
  return (
    <button type="button" className="key" onClick={() => goTo({ at: 'lab', study: to })}>
      {number === null ? null : <b>{number}</b>}
      <span>
        {file.question[language]}
        <small>{words.speak(`home.${file.game}.name`)}</small>
      </span>
    </button>
  )
}
