import { memo, useEffect, useMemo, useState } from 'react'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { type SavedTable, tableName } from './saved.js'
import type { WindowArt } from './window-art.js'
import '../styles/shop.css'

export interface ShopWindowProps {
  readonly game: string
  /** The figure on its key. */
  readonly number: number
  readonly current: boolean
  /** What its first key resumes, where there is something. */
  readonly save: SavedTable | null
  /** All of them: names tell a table from the others. */
  readonly saves: readonly SavedTable[]
  readonly words: Words
  readonly onLook: (game: string) => void
  readonly onOpen: (match: string) => void
  readonly onNew: (game: string) => void
}

/** Each window is dressed in a moment of its own: drawing all at once would make a slow phone stutter. */
const DRESSING = 40

const Art = memo(function Art({ game, number, words }: { game: string; number: number; words: Words }) {
  const [art, setArt] = useState<WindowArt | null>(null)
  useEffect(() => {
    let left = false
    const dress = async (): Promise<void> => {
      const fetched = await listedGame(game)?.page.window?.()
      if (!left && fetched !== undefined) setArt(fetched.default)
    }
    const timer = setTimeout(() => void dress(), number * DRESSING)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [game, number])
  const drawing = useMemo(() => ({ __html: art?.draw(words.speak) ?? '' }), [art, words])
  return (
    <svg viewBox={art?.view} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={drawing} />
    </svg>
  )
})

/** One game in its own inks, behind glass: its name, what it is, its board, and the keys that lead in. */
export function ShopWindow({ game, number, current, save, saves, words, onLook, onOpen, onNew }: ShopWindowProps) {
  const { speak, language } = words
  const name = speak(`home.${game}.name`)
  const main = current ? 'main' : undefined
  return (
    <li
      className="window"
      data-lit={current || undefined}
      onFocus={() => onLook(game)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(game)}
    >
      <article className={`shop shop-${game}`} data-game={game}>
        <div className="tube" />
        <div className="sign">
          <h2>{name}</h2>
          <p className="players">{speak(`home.${game}.players`)}</p>
        </div>
        <div className="say">
          <p>{speak(`home.${game}.what`)}</p>
          <p className="how">{speak(`home.${game}.how`)}</p>
        </div>
        <div className="art">
          <Art game={game} number={number} words={words} />
        </div>
        <div className="go">
          {save !== null && (
            <button
              type="button"
              className={main}
              aria-label={speak('home.label.resume', { name: tableName(save, speak, language, saves), game: name })}
              onClick={() => onOpen(save.id)}
            >
              <b>{number}</b>
              {speak('home.key.resume-turn', { turn: save.turn })}
            </button>
          )}
          <button
            type="button"
            className={save === null ? main : undefined}
            aria-label={speak(save === null ? 'home.label.set-up' : 'home.label.new', { game: name })}
            onClick={() => onNew(game)}
          >
            <b>{save === null ? number : 'N'}</b>
            {speak(save === null ? 'home.key.set-up' : 'home.key.new')}
          </button>
        </div>
        <button type="button" className="choose" onClick={() => onLook(game)}>
          {speak('home.key.choose', { game: name })}
        </button>
      </article>
    </li>
  )
}
