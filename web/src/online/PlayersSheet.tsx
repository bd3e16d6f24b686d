import type { Room } from '@shamble/host'
import { type ReactNode, useState } from 'react'
import { goTo, writeAddress } from '../app/address.js'
import { troubleOf } from '../app/fault-words.js'
import { settings } from '../app/settings.js'
import { useWatched } from '../app/watched.js'
import { defaultBot } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../table/Sheet.js'
import { DiceSeal } from './DiceSeal.js'
import { isMuted, mute, muted } from './muted.js'
import { seatFacts } from './names.js'
import { port } from './port.js'
import { OnceLink, outside } from './QrLink.js'
import { clocksOf, useRoomRules } from './RulesNow.js'
import { Mark } from './Seats.js'
import { Talk } from './Talk.js'
import { termLines } from './terms.js'
import { mayNotify, notifyMe, useNotified } from './turn.js'

interface Props {
  readonly room: Room
  readonly words: Words
  readonly names: readonly string[]
  readonly close: () => void
}

interface Key {
  readonly label: string
  run(): void
}

/** Who plays, what can be done about it, and what people say. */
export function PlayersSheet({ room, words, names, close }: Props): ReactNode {
  const { speak } = words
  const { match } = room
  const [trouble, setTrouble] = useState<string | null>(null)
  const [link, setLink] = useState<{ readonly seat: number; readonly link: string } | null>(null)
  const rules = useRoomRules(room, words)
  const isMute = useWatched(muted)
  const isNotified = useNotified()
  const ask = async (request: object): Promise<boolean> => {
    const reply = await port().request({ match, ...request } as never)
    setTrouble(troubleOf(reply, speak))
    return reply.ok
  }
  const readmit = async (seat: number): Promise<void> => {
    const reply = await port().request({ type: 'readmit', match, seat })
    setTrouble(troubleOf(reply, speak))
    if (reply.ok)
      setLink({
        seat,
        link: `${outside()}/${writeAddress({ at: 'online', by: { way: 'seat', token: reply.value.token } })}`,
      })
  }
  const keysOf = (index: number): readonly Key[] => {
    const seat = room.seats[index]!
    if (seat.by === 'open') return []
    const bot = { by: 'bot', bot: defaultBot(room.game) } as const
    if (seat.yours && seat.by === 'person')
      return [{ label: speak('online.handOver'), run: () => void ask({ type: 'sit', seat: index, plan: bot }) }]
    if (seat.yours && seat.by === 'bot')
      return seat.why === 'owner'
        ? []
        : [
            {
              label: speak('online.takeBack'),
              run: () =>
                void ask({
                  type: 'sit',
                  seat: index,
                  plan: { by: 'person', name: seat.of ?? settings.get().names[0] ?? '' },
                }),
            },
          ]
    const owner: Key[] = []
    if (room.yours && seat.by === 'person') {
      owner.push({ label: speak('online.hand'), run: () => void ask({ type: 'hand', seat: index, toBot: true }) })
      owner.push({ label: speak('online.give'), run: () => void ask({ type: 'give', seat: index }) })
      if (!seat.here) owner.push({ label: speak('online.readmit'), run: () => void readmit(index) })
    }
    if (room.yours && seat.by === 'bot' && seat.why === 'owner')
      owner.push({ label: speak('online.handBack'), run: () => void ask({ type: 'hand', seat: index, toBot: false }) })
    if (seat.by === 'bot') return owner
    const isSilent = isMuted(isMute, match, index)
    return [
      ...owner,
      { label: speak(isSilent ? 'online.unmute' : 'online.mute'), run: () => mute(match, index, !isSilent) },
    ]
  }
  return (
    <Sheet title={speak('online.players')} close={close} className="players-sheet tall">
      <ul className="room-seats">
        {room.seats.map((seat, index) => (
          <li key={String(index)} data-yours={(seat.by !== 'open' && seat.yours) || undefined}>
            <Mark seat={index} by={seat.by} />
            <div className="who">
              <b>{names[index]}</b> <small>{seatFacts(seat, speak).join(', ')}</small>
              {seat.by === 'person' && (
                <p className="presence" data-state={seat.here ? 'here' : 'away'}>
                  <i aria-hidden="true" />
                  {speak(seat.here ? 'online.here' : 'online.away')}
                </p>
              )}
              {link?.seat === index && (
                <OnceLink link={link.link} words={words} say={speak('online.readmit.say', { name: names[index]! })} />
              )}
            </div>
            <div className="doing">
              {keysOf(index).map(({ label, run }) => (
                <button
                  key={label}
                  type="button"
                  className="key small"
                  aria-label={speak('online.keyFor', { label, name: names[index]! })}
                  onClick={run}
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div role="alert">{trouble !== null && <p className="refused">{trouble}</p>}</div>
      <p className="terms-said">{termLines(room.terms, clocksOf(rules), speak).join(' ')}</p>
      <DiceSeal {...{ room, words, names }} />
      <Talk {...{ room, words, names }} />
      <div className="keys-row">
        {mayNotify() && !isNotified && (
          <button type="button" className="key small" onClick={() => void notifyMe()}>
            {speak('online.notify')}
          </button>
        )}
        {/* Anyone who plays leaves the place to the computer, above, or simply goes home. */}
        {!room.yours && !room.seats.some((seat) => seat.by !== 'open' && seat.yours) && (
          <button
            type="button"
            className="key small"
            onClick={() => void ask({ type: 'leave' }).then((left) => left && goTo({ at: 'home' }))}
          >
            {speak('online.leave')}
          </button>
        )}
      </div>
      {mayNotify() && <p className="terms-said">{speak('online.notify.say')}</p>}
    </Sheet>
  )
}
