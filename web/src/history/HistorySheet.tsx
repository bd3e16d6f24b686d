import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { goTo } from '../app/address.js'
import { useWatched } from '../app/watched.js'
import { wordsFor } from '../app/words.js'
import { Backup } from '../backup/Backup.js'
import { fetchAround } from '../games/fetch.js'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { said } from '../setup/words.js'
import { Sheet } from '../table/Sheet.js'
import { aroundHomeText } from '../text/around-home.js'
import { screenText } from '../text/screens.js'
import { history, type Played } from './history.js'
import { type Standing, standings } from './standing.js'
import './history.css'

interface Props {
  readonly words: Words
  close(): void
}

/** As many results as someone reads. */
const SHOWN = 30

/** What was played here: how each game went so far, the best games, and the results. */
export function HistorySheet({ words: { language }, close }: Props): ReactNode {
  const words = useMemo(() => wordsFor(language, aroundHomeText[language]), [language])
  const { speak } = words
  const played = useWatched(history)
  return (
    <Sheet title={speak('history.title')} close={close} className="tall">
      {played.length === 0 && <p className="empty">{speak('history.empty')}</p>}
      {standings(played).map((standing) => (
        <Game key={standing.game} standing={standing} played={played} words={words} />
      ))}
      {played.length > 0 && (
        <button type="button" className="key small" onClick={() => goTo({ at: 'person' })}>
          {speak('history.person')}
        </button>
      )}
      <Backup words={words} />
    </Sheet>
  )
}

interface GameProps {
  readonly standing: Standing
  readonly played: readonly Played[]
  readonly words: Words
}

function Game({ standing, played, words }: GameProps): ReactNode {
  const { speak, language } = words
  const { game, streak, longest } = standing
  const setName = useSetNames(game, words)
  const results = played.filter((one) => one.game === game).reverse()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <section className="history-game">
      <h3>{listedGame(game)?.name[language] ?? game}</h3>
      <p>
        {[
          speak('history.played', { count: standing.played }),
          speak('history.won', { count: standing.won }),
          streak === null ? '' : speak(`history.streak.${streak.result}`, { count: streak.count }),
          longest === 0 ? '' : speak('history.longest', { count: longest }),
        ]
          .filter((fact) => fact !== '')
          .join(' · ')}
      </p>
      <h4 className="caps">{speak('history.best')}</h4>
      <ul>
        {standing.best.map((one) => (
          <li key={one.match}>
            <b>{setName(one.set)}</b>
            <span>{resultWords(one, words)}</span>
            <small>{day.format(one.ended)}</small>
          </li>
        ))}
      </ul>
      <details>
        <summary>{speak('history.results')}</summary>
        <ul>
          {results.slice(0, SHOWN).map((one) => (
            <li key={one.match}>
              <b>{resultWords(one, words)}</b>
              <span>
                {[
                  setName(one.set),
                  one.rivals.length === 0 ? '' : speak('history.against', { names: one.rivals.join(', ') }),
                ]
                  .filter((fact) => fact !== '')
                  .join(' · ')}
              </span>
              <small>{day.format(one.ended)}</small>
            </li>
          ))}
        </ul>
        {results.length > SHOWN && <p>{speak('history.more', { count: results.length - SHOWN })}</p>}
      </details>
    </section>
  )
}

function resultWords({ result, place, turns }: Played, { speak }: Words): string {
  const facts = [
    speak(`history.result.${result}`),
    place === null || result === 'won' ? '' : speak('history.place', { place }),
    speak('history.turns', { count: turns }),
  ]
  return facts.filter((fact) => fact !== '').join(', ')
}

/** What a game calls its sets of rules; its words are fetched, and until then the set has none. */
function useSetNames(game: string, { language }: Words): (set: string | null) => string {
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof fetchAround>> | null>(null)
  useEffect(() => {
    if (listedGame(game) !== undefined) void fetchAround(game).then(setTexts, () => {})
  }, [game])
  return useMemo(() => {
    const { speak } = wordsFor(language, {
      ...screenText[language],
      ...texts?.[language],
      ...aroundHomeText[language],
    })
    return (set) =>
      set === null
        ? speak('history.own')
        : (said(speak, `setup.preset.${set}.${game}`) ??
          said(speak, `setup.preset.${set}`) ??
          said(speak, `preset.${set}`) ??
          set)
  }, [texts, language, game])
}
