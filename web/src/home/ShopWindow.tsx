import windows from 'virtual:shop-windows'
import type { Language } from '@shamble/module'
import { memo, useEffect, useState } from 'react'
import { whenIdle } from '../app/idle.js'
import type { Words } from '../games/table-game.js'
import { type SavedTable, tableName } from './saved.js'
import type { WindowArt } from './shop-position.js'
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
  /** Begins a first game at once. */
  readonly onPlay: (game: string) => void
  /** Tells the game in a few sentences. */
  readonly onMinute: (game: string) => void
}

/** Its colours are the page's, so it is part of the page; a window without its picture is a window all the same. */
async function fetchArt(address: string): Promise<WindowArt | null> {
  const picture = await fetch(address).then(
    (reply) => (reply.ok ? reply.text() : ''),
    () => '',
  )
  const [, view, drawing] = /^<svg[^>]* viewBox="([^"]*)">(.*)<\/svg>$/s.exec(picture) ?? []
  return view === undefined || drawing === undefined ? null : { view, drawing }
}

let drawn: Promise<void> = Promise.resolve()

/** One after the other, each in a moment without other work: a slow phone takes several frames to draw a board. */
function inTurn(draw: () => void): void {
  const next = (): Promise<void> =>
    new Promise((done) =>
      whenIdle(() => {
        draw()
        requestAnimationFrame(() => done())
      }),
    )
  drawn = drawn.then(next)
}

const Art = memo(function Art({ game, language }: { readonly game: string; readonly language: Language }) {
  const [art, setArt] = useState<WindowArt | null>(null)
  useEffect(() => {
    let isGone = false
    const address = windows[game]?.[language]
    if (address !== undefined) void fetchArt(address).then((art) => inTurn(() => isGone || setArt(art)))
    return () => {
      isGone = true
    }
  }, [game, language])
  return (
    <svg viewBox={art?.view} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={{ __html: art?.drawing ?? '' }} />
    </svg>
  )
})

/** One game in its own inks, behind glass: its name, what it is, its board, and the keys that lead in. */
export function ShopWindow({
  game,
  number,
  current,
  save,
  saves,
  words,
  onLook,
  onOpen,
  onNew,
  onPlay,
  onMinute,
}: ShopWindowProps) {
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
          <h2 aria-label={name}>
            {name.split(' ').map((word) => (
              <span key={word}>{word} </span>
            ))}
          </h2>
          <p className="players">{speak(`home.${game}.players`)}</p>
        </div>
        <div className="say">
          <p>{speak(`home.${game}.what`)}</p>
          <p className="how">{speak(`home.${game}.how`)}</p>
        </div>
        <div className="art">
          <Art game={game} language={language} />
        </div>
        <div className="go">
          {save === null ? (
            <button
              type="button"
              className={main}
              aria-label={speak('home.label.play', { game: name })}
              onClick={() => onPlay(game)}
            >
              <b>{number}</b>
              {speak('home.key.play')}
            </button>
          ) : (
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
            aria-label={speak(save === null ? 'home.label.set-up' : 'home.label.new', { game: name })}
            onClick={() => onNew(game)}
          >
            <b>N</b>
            {speak(save === null ? 'home.key.set-up' : 'home.key.new')}
          </button>
          <button
            type="button"
            className="minute"
            aria-label={speak('home.label.minute', { game: name })}
            onClick={() => onMinute(game)}
          >
            {speak('home.key.minute')}
          </button>
        </div>
        <button type="button" className="choose" onClick={() => onLook(game)}>
          {speak('home.key.choose', { game: name })}
        </button>
      </article>
    </li>
  )
}
