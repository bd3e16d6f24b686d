import type { Speak } from '@shamble/module'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { troubleOf } from '../app/fault-words.js'
import { refreshCards } from '../app/host.js'
import { speakIn } from '../app/language.js'
import { settings } from '../app/settings.js'
import { wordsFor } from '../app/words.js'
import { FileKey } from '../drawer/FileKey.js'
import type { Words } from '../games/table-game.js'
import { ago } from '../home/saved.js'
import { saveFile } from '../table/files.js'
import { aroundHomeText } from '../text/around-home.js'
import { browserKeeper } from './browser-keeper.js'
import { type Added, gather, type Refused, restore } from './everything.js'
import { lastMade, noteMade } from './last-made.js'
import '../styles/saved.css'

/** Everything that this browser keeps of the page: into a file, and back. */
export function Backup({ words: { language } }: { readonly words: Words }): ReactNode {
  const { speak } = useMemo(() => wordsFor(language, aroundHomeText[language]), [language])
  const [made, setMade] = useState(lastMade)
  const [said, setSaid] = useState('')
  const make = async (): Promise<void> => {
    const now = Date.now()
    const { file, left } = await gather(browserKeeper, now)
    saveFile(`shamble-${new Date(now).toISOString().slice(0, 10)}.json`, file, 'application/json')
    noteMade(now)
    setMade(now)
    setSaid(left === 0 ? '' : speak('backup.left', { count: left }))
  }
  const read = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => null)
    if (text === null) return setSaid(speak('backup.unreadable'))
    const came = await restore(text, browserKeeper)
    if ('why' in came) return setSaid(refusalWords(came, speak))
    await refreshCards()
    // The file may bring another language with it: what it says is fetched first.
    const wished = settings.get().language
    await speakIn(wished)
    setSaid(addedWords(came, wordsFor(wished, aroundHomeText[wished]).speak))
  }
  const when = made === null ? null : ago(made, Date.now(), language)
  return (
    <section className="backup">
      <h3 className="caps">{speak('backup.title')}</h3>
      <p>{speak('backup.what')}</p>
      <p>
        {made === null
          ? speak('backup.last.none')
          : when === null
            ? speak('backup.last.now')
            : speak('backup.last', { when })}
      </p>
      <Persistence speak={speak} />
      <button type="button" className="key" onClick={() => void make()}>
        <span>{speak('backup.make')}</span>
      </button>
      <FileKey label={speak('backup.read')} said={speak('backup.read')} onFile={read} />
      <p role="status">{said}</p>
    </section>
  )
}

/** Whether the browser has promised to keep what is here; nothing where it cannot say. */
function Persistence({ speak }: { readonly speak: Speak }): ReactNode {
  const [kept, setKept] = useState<boolean | null>(null)
  const storage = globalThis.navigator?.storage
  useEffect(() => {
    void storage?.persisted?.().then(setKept, () => {})
  }, [storage])
  if (kept === null) return null
  if (kept) return <p>{speak('backup.persisted')}</p>
  return (
    <>
      <p>{speak('backup.mayGo')}</p>
      <button type="button" className="key" onClick={() => void storage.persist().then(setKept, () => {})}>
        <span>{speak('backup.persist')}</span>
      </button>
    </>
  )
}

function addedWords({ matches, things, results }: Added, speak: Speak): string {
  return speak('backup.done', {
    matches: speak('backup.matches', { count: matches }),
    things: speak('backup.things', { count: things }),
    results: speak('backup.results', { count: results }),
  })
}

function refusalWords(refused: Refused, speak: Speak): string {
  switch (refused.why) {
    case 'damaged':
      return speak('backup.damaged', { where: refused.where })
    case 'match':
      return speak('backup.match', { number: refused.number, reason: troubleOf(refused.reply, speak) ?? '' })
    default:
      return speak(`backup.${refused.why}`)
  }
}
