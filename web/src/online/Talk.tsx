import { PHRASES, type Room } from '@shamble/host'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { troubleOf } from '../app/fault-words.js'
import { useWatched } from '../app/watched.js'
import type { Words } from '../games/table-game.js'
import { isMuted, muted } from './muted.js'
import { port } from './port.js'
import { Mark } from './Seats.js'

/** What the waiting room says by a button of its own. */
const SAID_THERE = 'ready'

interface Props {
  readonly room: Room
  readonly words: Words
  readonly names: readonly string[]
  /** Opens what can be done about people, where it stands beside a board. */
  readonly open?: () => void
}

/** What people say to each other: phrases that everybody reads in their own language, and plain text. */
export function Talk({ room, words, names, open }: Props): ReactNode {
  const { speak, language } = words
  const now = useWatched(muted)
  const [trouble, setTrouble] = useState<string | null>(null)
  const end = useRef<HTMLUListElement>(null)
  const lines = room.talk.filter(({ seat, yours }) => yours || !isMuted(now, room.match, seat))
  const last = lines.at(-1)?.at
  useEffect(() => {
    if (last !== undefined && end.current !== null) end.current.scrollTop = end.current.scrollHeight
  }, [last])
  const isSeated = room.seats.some((seat) => seat.by !== 'open' && seat.yours)
  const isSending = useRef(false)
  const say = async (said: Room['talk'][number]['words']): Promise<boolean> => {
    const reply = await port().request({ type: 'say', match: room.match, words: said as never })
    setTrouble(troubleOf(reply, speak))
    return reply.ok
  }
  const write = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const said = String(new FormData(form).get('said') ?? '').trim()
    if (said === '' || isSending.current) return
    isSending.current = true
    // What is written stays until the others can read it: a line may break meanwhile.
    void say(said).then((isSaid) => {
      isSending.current = false
      if (isSaid) form.reset()
    })
  }
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  return (
    <section className="col talk">
      <h2 className="caps">
        <span>{speak('talk')}</span>
        {open === undefined ? (
          <span>{speak('talk.plain')}</span>
        ) : (
          <button type="button" onClick={open}>
            {speak('online.players')}
          </button>
        )}
      </h2>
      {lines.length === 0 ? (
        <p className="none">{speak('talk.none')}</p>
      ) : (
        <div role="log">
          <ul ref={end}>
            {lines.map(({ at, seat, words: said }) => (
              <li key={`${at} ${seat}`}>
                <Mark seat={seat} by="person" />
                <b>{names[seat]}</b>
                <span>{typeof said === 'string' ? said : speak(`talk.${said.phrase}`)}</span>
                <small>{time.format(at)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isSeated && (
        <>
          <div className="phrases">
            {PHRASES.filter((phrase) => phrase !== SAID_THERE).map((phrase) => (
              <button key={phrase} type="button" className="key small" onClick={() => void say({ phrase })}>
                {speak(`talk.${phrase}`)}
              </button>
            ))}
          </div>
          <form onSubmit={write}>
            <input
              name="said"
              type="text"
              maxLength={200}
              autoComplete="off"
              aria-label={speak('talk.write')}
              placeholder={speak('talk.write')}
            />
            <button type="submit" className="key small">
              {speak('talk.send')}
            </button>
          </form>
          <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
        </>
      )}
    </section>
  )
}
