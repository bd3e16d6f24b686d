import { isByDays, type ListedCard, type OfferedTable } from '@shamble/host'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { goTo } from '../app/address.js'
import { Fault } from '../app/Fault.js'
import { troubleOf } from '../app/fault-words.js'
import { tablesAt } from '../app/online.js'
import { settings } from '../app/settings.js'
import { useKeys } from '../app/use-keys.js'
import { useWatched } from '../app/watched.js'
import { GAMES } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { byTime, isYourTurn, tableName } from '../home/saved.js'
import { namesAt } from '../rivals/cast.js'
import { Choice } from '../settings/Choice.js'
import { clockFace } from '../table/time-words.js'
import { Arrive, type ArriveBy } from './Arrive.js'
import { useAwaited } from './awaits.js'
import { CodeForm } from './CodeForm.js'
import { Devices } from './Devices.js'
import { LineNote } from './LineNote.js'
import { awaited } from './names.js'
import { OnlineTools } from './OnlineTools.js'
import { playNow } from './play-now.js'
import { port } from './port.js'
import { Mark } from './Seats.js'
import { paceWords } from './terms.js'
import { useOnlineWords } from './words.js'
import '../styles/online.css'
import '../styles/lobby.css'

const Picture = lazy(async () => ({ default: (await import('../home/SavedPicture.js')).Picture }))

/** How often it is looked who else waits, in milliseconds. */
const AGAIN = 10_000

/** So many that are over are listed; the others are found at home. */
const MOST_FINISHED = 8

/** All games with people elsewhere: mine, those that anybody may join, and the quickest way to play. */
export function LobbyPage({ by }: { readonly by?: ArriveBy }): ReactNode {
  const { speak } = useOnlineWords()
  if (tablesAt === null) return <Fault what={speak('online.none')} detail="" />
  return by === undefined ? <Lobby /> : <Arrive by={by} />
}

interface Found {
  readonly own: readonly ListedCard[]
  readonly tables: readonly OfferedTable[]
}

function Lobby(): ReactNode {
  const words = useOnlineWords()
  const { speak } = words
  const [found, setFound] = useState<Found | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [seeking, setSeeking] = useState(false)
  const [wish, setWish] = useState<Wish>({ game: ANY, pace: ANY })
  const { names } = useWatched(settings)
  const name = names[0] ?? ''
  useEffect(() => {
    delete document.documentElement.dataset['game']
    let left = false
    const look = async (): Promise<void> => {
      const [own, tables] = await Promise.all([port().request({ type: 'list' }), port().request({ type: 'tables' })])
      if (!left && own.ok && tables.ok) setFound({ own: byTime(own.value.cards), tables: tables.value.tables })
    }
    void look()
    const timer = setInterval(() => void look(), AGAIN)
    const stop = port().listen((notice) => {
      if (notice.type === 'room' || notice.type === 'gone') void look()
    })
    return () => {
      left = true
      clearInterval(timer)
      stop()
    }
  }, [])
  useKeys({ Escape: () => goTo({ at: 'home' }) })
  const play = async (game: string): Promise<void> => {
    setSeeking(true)
    const reply = await playNow(game, name)
    setSeeking(false)
    if (reply.ok) goTo({ at: 'table', match: reply.value.match! })
    else setTrouble(troubleOf(reply, speak))
  }
  const tables = found?.tables ?? []
  const fitting = tables.filter((table) => isWished(table, wish))
  // The table that has waited longest for this person comes first.
  const running = (found?.own ?? [])
    .filter(({ over }) => !over)
    .sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)))
  const next = running.findLast(isYourTurn)
  const turns = running.filter(isYourTurn).length
  const finished = (found?.own ?? []).filter(({ over }) => over).slice(0, MOST_FINISHED)
  const waiting = (game: string): number =>
    tables.filter((table) => table.game === game && isFree(table) && !table.yours).length
  return (
    <div className="room lobby">
      <header className="bar">
        <button type="button" className="mark" onClick={() => goTo({ at: 'home' })} title={speak('online.home')}>
          SHAMBLE
        </button>
        <h1 className="turn">{speak('lobby')}</h1>
        <ul className="facts">
          {turns > 0 && <li data-turn>{speak('lobby.turns', { count: turns })}</li>}
          <li>{speak('lobby.mine.count', { count: running.length })}</li>
          <li>{speak('lobby.open.count', { count: tables.filter(isFree).length })}</li>
        </ul>
        <OnlineTools words={words} />
      </header>
      <LineNote words={words} />
      <main className="lobby-body">
        <section className="col play-now">
          <h2 className="caps">{speak('lobby.now')}</h2>
          <label className="your-name">
            <span>{speak('online.join.name')}</span>
            <input
              type="text"
              maxLength={24}
              autoComplete="nickname"
              value={name}
              onChange={(event) => settings.patch({ names: [event.currentTarget.value, ...names.slice(1)] })}
            />
          </label>
          <ul>
            {GAMES.filter(({ kind }) => kind === 'game').map(({ id }) => (
              <li key={id} className="sign" data-sign={id}>
                <b>{speak(`home.${id}.name`)}</b>
                <small>{speak('lobby.waiting', { count: waiting(id) })}</small>
                <button
                  type="button"
                  className="key small"
                  aria-disabled={seeking || undefined}
                  aria-label={speak('lobby.play.game', { game: speak(`home.${id}.name`) })}
                  onClick={() => void (seeking || play(id))}
                >
                  {speak('lobby.play')}
                </button>
              </li>
            ))}
          </ul>
          <p className="say">{speak('lobby.now.say')}</p>
          <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
        </section>
        <section className="col mine">
          <h2 className="caps">{speak('lobby.mine')}</h2>
          {found !== null && found.own.length === 0 && <p className="say">{speak('lobby.mine.none')}</p>}
          <ul>
            {running.map((card) => (
              <Own key={card.id} card={card} words={words} isNext={card === next} />
            ))}
          </ul>
        </section>
        <section className="col open-tables">
          <h2 className="caps">{speak('lobby.open')}</h2>
          {tables.length > 0 && <Filters {...{ wish, setWish, words }} />}
          {found !== null && fitting.length === 0 && (
            <p className="say">{speak(tables.length === 0 ? 'lobby.open.none' : 'lobby.open.unfit')}</p>
          )}
          <ul>
            {fitting.map((table) => (
              <Offered key={table.invitation} table={table} words={words} />
            ))}
          </ul>
          <CodeForm words={words} />
          <OpenNew game={wish.game === ANY ? null : wish.game} words={words} />
        </section>
        <div>
          {finished.length > 0 && (
            <section className="col mine">
              <h2 className="caps">{speak('lobby.finished')}</h2>
              <ul>
                {finished.map((card) => (
                  <Own key={card.id} card={card} words={words} isNext={false} />
                ))}
              </ul>
            </section>
          )}
          <Devices words={words} />
        </div>
      </main>
    </div>
  )
}

const ANY = 'any'
const PACES = [ANY, 'live', 'days'] as const

/** Which of the listed tables someone wants to see. */
interface Wish {
  readonly game: string
  readonly pace: (typeof PACES)[number]
}

const isWished = ({ game, terms }: OfferedTable, wish: Wish): boolean =>
  (wish.game === ANY || wish.game === game) && (wish.pace === ANY || (wish.pace === 'days') === isByDays(terms.pace))

const setUpOnline = (game: string): void => goTo({ at: 'setup', game, online: true })

interface OpenNewProps {
  /** The game whose listed tables are shown; `null` where those of all are. */
  readonly game: string | null
  readonly words: Words
}

/** The way to a game of one's own with people elsewhere: by the rules that one chooses. */
function OpenNew({ game, words: { speak } }: OpenNewProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="open-new">
      <button
        type="button"
        className="key small"
        {...(game === null ? { 'aria-expanded': isOpen } : {})}
        onClick={() => (game === null ? setOpen(!isOpen) : setUpOnline(game))}
      >
        {speak('lobby.new')}
      </button>
      {game === null && isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row
        <div className="keys" role="group" aria-label={speak('lobby.new.which')}>
          {GAMES.filter(({ kind }) => kind === 'game').map(({ id }) => (
            <button key={id} type="button" className="key small" onClick={() => setUpOnline(id)}>
              {speak(`home.${id}.name`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Whether someone can sit down there; else it can be watched. */
const isFree = ({ as }: OfferedTable): boolean => as !== 'watcher'

interface FiltersProps {
  readonly wish: Wish
  readonly setWish: (wish: Wish) => void
  readonly words: Words
}

function Filters({ wish, setWish, words: { speak } }: FiltersProps): ReactNode {
  const games = GAMES.filter(({ kind }) => kind === 'game').map(({ id }) => ({
    value: id,
    label: speak(`home.${id}.name`),
  }))
  return (
    <div className="filters">
      <Choice
        label={speak('lobby.filter.game')}
        value={wish.game}
        choices={[{ value: ANY, label: speak('lobby.filter.all') }, ...games]}
        onPick={(game) => setWish({ ...wish, game })}
      />
      <Choice
        label={speak('lobby.filter.pace')}
        value={wish.pace}
        choices={PACES.map((pace) => ({ value: pace, label: speak(`lobby.pace.${pace}`) }))}
        onPick={(pace) => setWish({ ...wish, pace })}
      />
    </div>
  )
}

interface OwnProps {
  readonly card: ListedCard
  readonly words: Words
  /** Whether this person has been awaited there longest. */
  readonly isNext: boolean
}

/** One of this person's games: what it waits for, and how long it does. */
function Own({ card, words, isNext }: OwnProps): ReactNode {
  const { speak, language } = words
  const { stood, awaits, left } = useAwaited(card, words)
  const names = namesAt(card.seats, (number) => speak('online.unnamed', { number }))
  const yours = isYourTurn(card)
  // The chip says the game already: a table without a name is told from others by its people.
  const others = card.seats.flatMap((plan, seat) => (plan.by === 'person' && plan.elsewhere ? [names[seat]!] : []))
  const beside = card.name.trim() !== '' || others.length === 0 ? '' : speak('lobby.with', { names: others.join(', ') })
  const state = card.over
    ? speak('lobby.over')
    : card.waiting
      ? speak('online.room')
      : yours
        ? (awaits?.ask ?? speak('online.turn'))
        : awaited(card.asked, names, speak)
  const go = card.over || card.waiting || !yours ? speak('lobby.go') : (awaits?.move ?? speak('lobby.move'))
  const name = tableName(card, speak, language)
  return (
    <li data-turn={yours || undefined}>
      <Chip game={card.game} speak={speak} />
      <b>{beside === '' ? name : beside}</b>
      <small>
        <span>{state}</span>
        {left !== null && (
          <span className="time-left">
            {left === 0 ? speak('online.timeUp') : speak('lobby.left', { time: clockFace(left, speak) })}
          </span>
        )}
      </small>
      <span className="keys">
        {card.over && (
          <button
            type="button"
            className="key small"
            aria-label={speak('lobby.replay.name', { name })}
            onClick={() => goTo({ at: 'replay', match: card.id, seq: null })}
          >
            {speak('lobby.replay')}
          </button>
        )}
        <button
          type="button"
          className={isNext ? 'key small main' : 'key small'}
          aria-label={speak('online.keyFor', { label: go, name })}
          onClick={() => goTo({ at: 'table', match: card.id })}
        >
          <span>{go}</span>
        </button>
      </span>
      {isNext && (
        <Suspense>
          <Picture stood={stood} words={words} />
        </Suspense>
      )}
    </li>
  )
}

/** The game, as on its sign. */
function Chip({ game, speak }: { readonly game: string; readonly speak: Words['speak'] }): ReactNode {
  return (
    <span className="sign chip" data-sign={game} aria-hidden="true">
      <b>{speak(`home.${game}.name`)}</b>
    </span>
  )
}

/** A game that anybody may join, or one that is full and may be watched. */
function Offered({ table, words }: { readonly table: OfferedTable; readonly words: Words }): ReactNode {
  const { speak } = words
  const { game, host, seats, terms, invitation } = table
  const name = speak(`home.${game}.name`)
  const free = isFree(table)
  return (
    <li>
      <Chip game={game} speak={speak} />
      <b>{host === '' ? name : speak('lobby.with', { names: host })}</b>
      <small>
        <span
          className="shapes"
          role="img"
          aria-label={speak('online.taken', { taken: seats.filter((by) => by !== 'open').length, count: seats.length })}
        >
          {seats.map((by, index) => (
            <Mark key={String(index)} seat={index} by={by} />
          ))}
        </span>{' '}
        {!free && `${speak('lobby.full')}, `}
        {terms.pace === null ? speak('lobby.pace.live') : paceWords(terms.pace, speak)}
      </small>
      <button
        type="button"
        className="key small"
        aria-label={speak(free ? 'lobby.sit.name' : 'lobby.watch.name', { game: name, host })}
        onClick={() => goTo({ at: 'join', invitation })}
      >
        {speak(!free ? 'lobby.watch' : table.yours ? 'lobby.go' : 'lobby.sit')}
      </button>
    </li>
  )
}
