import type { Catalogue } from '@shamble/module'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { wordsFor } from '../app/words.js'
import { fetchAround } from '../games/fetch.js'
import type { Words } from '../games/table-game.js'
import { Minute } from '../rules/Minute.js'
import { Sheet } from '../table/Sheet.js'
import { screenText } from '../text/screens.js'
import '../styles/minute.css'

interface Props {
  readonly game: string
  readonly words: Words
  readonly onPlay: () => void
  readonly onRules: () => void
  close(): void
}

/** A game in a few sentences, for someone who has not chosen yet. */
export function MinuteSheet({ game, words: { language, speak }, onPlay, onRules, close }: Props): ReactNode {
  const [texts, setTexts] = useState<Catalogue | null>(null)
  useEffect(() => {
    let isGone = false
    void fetchAround(game).then(
      (fetched) => isGone || setTexts(fetched[language]),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [game, language])
  const words = useMemo(() => wordsFor(language, { ...screenText[language], ...texts }), [language, texts])
  return (
    <Sheet title={speak(`home.${game}.name`)} close={close} className="tall">
      {texts === null ? <p>{speak('table.loading')}</p> : <Minute game={game} words={words} />}
      <div className="keys plain">
        <button type="button" className="key main" onClick={onPlay}>
          <span>{speak('home.key.play')}</span>
        </button>
        <button type="button" className="key" onClick={onRules}>
          <span>{speak('home.rules')}</span>
        </button>
      </div>
    </Sheet>
  )
}
