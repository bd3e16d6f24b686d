import type { HostRequest, Room } from '@shamble/host'
import { type ReactNode, useState } from 'react'
import { goTo } from '../app/address.js'
import { troubleOf } from '../app/fault-words.js'
import { useKeys } from '../app/use-keys.js'
import { defaultBot } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { Invite } from './Invite.js'
import { LineNote } from './LineNote.js'
import { roomNames } from './names.js'
import { OnlineTools } from './OnlineTools.js'
import { port } from './port.js'
import { clocksOf, levelsOf, RulesNow, sidesOf, useRoomRules } from './RulesNow.js'
import { lastReminded, lateSeats } from './reminders.js'
import { Seats } from './Seats.js'
import { Talk } from './Talk.js'
import { TermsPanel } from './TermsPanel.js'
import { Watching } from './Watching.js'
import { useOnlineWords } from './words.js'
import '../styles/online.css'

/** A table before it starts: how others come to it, who has come, and what it waits for. */
export function WaitingRoom({ room }: { readonly room: Room }): ReactNode {
  const words = useOnlineWords()
  const { speak } = words
  const [trouble, setTrouble] = useState<string | null>(null)
  const [closing, setClosing] = useState(false)
  const { match } = room
  const rules = useRoomRules(room, words)
  const send = async (request: HostRequest): Promise<void> =>
    setTrouble(troubleOf(await port().request(request as never), speak))
  const ask = (request: object): Promise<void> => send({ match, ...request } as never)
  const own = room.seats.find((seat) => seat.by === 'person' && seat.yours)
  const name = own?.by === 'person' ? own.name : null
  const code = room.invitation?.code
  const move =
    name === null || code === undefined
      ? null
      : (seat: number): void => void send({ type: 'join', invitation: code, name, seat })
  const isReady = own?.by === 'person' && own.ready
  const late = lateSeats(room)[0] ?? -1
  const names = roomNames(room.seats, speak)
  const isFree = room.seats.some(({ by }) => by === 'open')
  const mayStart = room.yours && late < 0 && !isFree && room.dice === null
  const silent = room.silent.map((seat) => names[seat]!)
  const waitsFor =
    room.dice !== null
      ? speak('online.start.dice')
      : isFree
        ? speak('online.start.free')
        : late >= 0
          ? speak('online.start.ready', { name: names[late]! })
          : speak('online.start')
  const remind = (): Promise<void> => ask({ type: 'say', words: { phrase: 'ready' } })
  const start = (): void => void (mayStart && ask({ type: 'start' }))
  const ready = (): void => void ask({ type: 'ready', on: !isReady })
  useKeys({ Enter: room.yours ? start : ready, Escape: () => goTo({ at: 'home' }) })
  const isAlone = room.seats.filter(({ by }) => by === 'person').length === 1
  const taken = room.seats.filter(({ by }) => by !== 'open').length
  const readyCount = room.seats.filter((seat) => seat.by === 'person' && seat.ready).length
  const game = speak(`home.${room.game}.name`)
  return (
    <div className="room">
      <header className="bar">
        <button type="button" className="mark" onClick={() => goTo({ at: 'home' })} title={speak('online.home')}>
          SHAMBLE
        </button>
        <h1 className="game">{game}</h1>
        <div className="turn">{speak('online.room')}</div>
        <ul className="facts">
          {[
            speak('online.taken', { taken, count: room.seats.length }),
            speak('online.ready.count', { count: readyCount }),
            ...(room.watching > 0 ? [speak('online.watching', { count: room.watching })] : []),
          ].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <OnlineTools words={words} />
      </header>
      <LineNote words={words} />
      <main className="room-body">
        <Invite
          invitation={room.invitation}
          game={game}
          sign={room.game}
          name={room.name || (names[room.seats.findIndex((seat) => seat.by === 'person' && seat.owner)] ?? '')}
          free={room.seats.filter(({ by }) => by === 'open').length}
          words={words}
          renew={room.yours ? () => void ask({ type: 'renew' }) : null}
        />
        <section className="col room-people">
          <h2 className="caps">{speak('online.seats')}</h2>
          <Seats
            room={room}
            words={words}
            sides={rules === null ? [] : sidesOf(rules)}
            levels={rules === null ? [] : levelsOf(rules)}
            bot={defaultBot(room.game)}
            ask={(request) => void ask(request)}
            move={move}
          />
          {own !== undefined && <Reminder {...{ room, words, names }} send={() => void remind()} />}
          {room.elsewhere && <p className="listed">{speak('online.elsewhere')}</p>}
          {room.terms.open && <p className="listed">{speak(isAlone ? 'online.listed.alone' : 'online.listed')}</p>}
          <Watching room={room} words={words} />
          <Talk {...{ room, words, names }} />
        </section>
        <section className="room-side">
          {rules !== null && <RulesNow rules={rules} words={words} />}
          <TermsPanel
            room={room}
            words={words}
            own={clocksOf(rules)}
            onTerms={(terms) => void ask({ type: 'agree', terms })}
          />
          <div className="keys room-keys">
            <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
            <div role="status">
              {silent.length > 0 && <p>{speak('online.dice.silent', { names: silent.join(', ') })}</p>}
              {!room.yours && room.dice !== null && <p>{speak('online.start.dice')}</p>}
            </div>
            {room.yours ? (
              <button type="button" className="key main" aria-disabled={!mayStart || undefined} onClick={start}>
                <b>↵</b>
                <span>{waitsFor}</span>
                <small />
              </button>
            ) : (
              own !== undefined && (
                <>
                  <button type="button" className={isReady ? 'key' : 'key main'} aria-pressed={isReady} onClick={ready}>
                    <b>↵</b>
                    <span>{speak(isReady ? 'online.imNotReady' : 'online.imReady')}</span>
                    <small />
                  </button>
                  <p>{speak('online.start.owner')}</p>
                </>
              )
            )}
            {room.yours ? (
              closing ? (
                <div role="alert">
                  <p>{speak('online.delete.ask')}</p>
                  <button type="button" className="key small" onClick={() => void ask({ type: 'delete' })}>
                    {speak('online.delete.yes')}
                  </button>
                  <button type="button" className="key small" onClick={() => setClosing(false)}>
                    {speak('online.keep')}
                  </button>
                </div>
              ) : (
                <button type="button" className="key small" onClick={() => setClosing(true)}>
                  {speak('online.delete')}
                </button>
              )
            ) : (
              <button type="button" className="key small" onClick={() => void ask({ type: 'leave' })}>
                {speak('online.leave')}
              </button>
            )}
          </div>
        </section>
      </main>
    </div>
  )
}

interface ReminderProps {
  readonly room: Room
  readonly words: Words
  readonly names: readonly string[]
  readonly send: () => void
}

/** Whom all wait for, and a way to ask them: it rings at their place. */
function Reminder({ room, words: { speak }, names, send }: ReminderProps): ReactNode {
  const others = lateSeats(room).filter((seat) => {
    const one = room.seats[seat]
    return one?.by === 'person' && !one.yours
  })
  if (others.length === 0) return null
  const isSent = lastReminded(room, Date.now()) !== null
  return (
    <div className="reminder">
      <p>{speak('online.lates', { names: others.map((seat) => names[seat]!).join(', ') })}</p>
      <button
        type="button"
        className="key small"
        aria-disabled={isSent || undefined}
        onClick={() => (isSent ? undefined : send())}
      >
        {speak(isSent ? 'online.reminded' : 'online.remind')}
      </button>
    </div>
  )
}
