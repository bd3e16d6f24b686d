import type { Room, RoomSeat } from '@shamble/host'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatched } from '../app/watched.js'
import type { Words } from '../games/table-game.js'
import { type Others, OthersContext, type SeatNow } from '../table/others.js'
import { clockFace } from '../table/time-words.js'
import { leftOf, type Standing, useSeconds, useStanding } from './clocks.js'
import { DiceSeal } from './DiceSeal.js'
import { LineNote } from './LineNote.js'
import { isMuted, muted } from './muted.js'
import { roomNames, seatFacts } from './names.js'
import { PlayersSheet } from './PlayersSheet.js'
import { lineState } from './port.js'
import { Mark } from './Seats.js'
import { Talk } from './Talk.js'
import { useOnlineWords } from './words.js'

interface Props {
  readonly room: Room
  /** How often an answer came too late. */
  readonly late: number
  /** The table. */
  readonly children: ReactNode
}

/**
 * Who is here, who is asked, and how long they still have: a strip above the table, and in the rows of the table where
 * a game has such.
 */
export function People({ room, late, children }: Props): ReactNode {
  const words = useOnlineWords()
  const { speak } = words
  const line = useWatched(lineState)
  const standing = useStanding(room.match)
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(0)
  const isMute = useWatched(muted)
  const runs = standing?.clocks.some((clock) => clock.runs) === true || room.seats.some(goesSoon)
  const now = useSeconds(runs)
  const told = useRef({ room, at: now })
  if (told.current.room !== room) told.current = { room, at: performance.now() }
  const said = room.talk.filter((one) => !one.yours && !isMuted(isMute, room.match, one.seat))
  const unread = said.filter(({ at }) => at > seen).length
  useEffect(() => {
    if (isOpen) setSeen(room.talk.at(-1)?.at ?? 0)
  }, [isOpen, room.talk])
  const names = roomNames(room.seats, speak)
  const seats = room.seats.map((seat, index): SeatNow & { readonly whole: ReactNode } => {
    const clock = standing?.clocks.find((one) => one.seat === index)
    const left = clock === undefined || standing === null ? null : leftOf(clock, standing.at, now)
    const isOwn = seat.by !== 'open' && seat.yours
    const state = line === 'open' ? stateOf(seat, index, standing) : isOwn ? 'reconnecting' : 'unknown'
    const takeover = seat.by === 'person' && state === 'away' ? seat.takeover : null
    const does = state === null ? [] : [speak(state === 'asked' && isOwn ? 'online.asked.you' : `online.${state}`)]
    const soon =
      takeover === null
        ? []
        : [speak('online.takeover', { time: clockFace(Math.max(0, takeover - (now - told.current.at)), speak) })]
    return {
      // The row of a game says who it is already; of a computer it says for whom it plays.
      presence: (
        <Presence state={state} facts={[...(seat.by === 'bot' ? seatFacts(seat, speak) : []), ...does, ...soon]} />
      ),
      whole: <Presence state={state} facts={[...seatFacts(seat, speak), ...does, ...soon]} />,
      clock: left !== null && (
        <span className="seat-clock" data-runs={clock?.runs || undefined} data-up={left === 0 || undefined}>
          {left === 0 ? speak('online.timeUp') : clockFace(left, speak)}
        </span>
      ),
    }
  })
  const open = (): void => setOpen(true)
  const others: Others = {
    seats,
    talk: (
      <div className="others">
        <DiceSeal {...{ room, words, names }} />
        <Talk {...{ room, words, names }} open={open} />
      </div>
    ),
  }
  return (
    <>
      <section className="online-people" aria-label={speak('online.seats')}>
        <ul>
          {room.seats.map((seat, index) => (
            <li key={String(index)} data-yours={(seat.by === 'person' && seat.yours) || undefined}>
              <Mark seat={index} by={seat.by} />
              <b>{names[index]}</b>
              {seats[index]!.whole}
              {seats[index]!.clock}
            </li>
          ))}
          {room.elsewhere && <li>{speak('online.elsewhere.short')}</li>}
          {room.watching > 0 && <li>{speak('online.watching', { count: room.watching })}</li>}
        </ul>
        <button type="button" aria-expanded={isOpen} onClick={open}>
          <span className="wide">
            {speak(unread > 0 ? 'online.players.unread' : 'online.players', { count: unread })}
          </span>
          <span className="narrow">{speak('online.players.short')}</span>
        </button>
        <Notes {...{ room, standing, names, words, late }} />
        <LineNote words={words} board />
        {isOpen && <PlayersSheet {...{ room, words, names }} close={() => setOpen(false)} />}
      </section>
      <OthersContext value={others}>{children}</OthersContext>
    </>
  )
}

function Presence({ state, facts }: { readonly state: string | null; readonly facts: readonly string[] }): ReactNode {
  return (
    <span className="presence" data-state={state}>
      <i aria-hidden="true" />
      {facts.join(', ')}
    </span>
  )
}

const goesSoon = (seat: RoomSeat): boolean => seat.by === 'person' && seat.takeover !== null

/** What a seat does now; `null` for a computer that is not asked. */
function stateOf(seat: RoomSeat, index: number, standing: Standing | null): 'here' | 'away' | 'asked' | null {
  if (seat.by === 'open') return null
  if (seat.by === 'person' && !seat.here) return 'away'
  if (standing !== null && !standing.over && standing.asked.includes(index)) return 'asked'
  return seat.by === 'person' ? 'here' : null
}

interface NotesProps {
  readonly room: Room
  readonly standing: Standing | null
  readonly names: readonly string[]
  readonly words: Words
  readonly late: number
}

/** What someone has to know besides: an answer came too late, others are asked to agree, the place is the computer's. */
function Notes({ room, standing, names, words, late }: NotesProps): ReactNode {
  const { speak } = words
  const [read, setRead] = useState(0)
  const proposal = standing?.proposal ?? null
  const isOwn = (seat: number): boolean => {
    const one = room.seats[seat]
    return one?.by === 'person' && one.yours
  }
  const waits = proposal !== null && isOwn(proposal.by) ? proposal.waitsFor.map((seat) => names[seat]).join(', ') : null
  const handed = room.seats.find((seat) => seat.by === 'bot' && seat.yours && seat.why === 'owner')
  return (
    <>
      <div role="alert" className="online-note">
        {late > read && (
          <p>
            {speak('online.late')}{' '}
            <button type="button" onClick={() => setRead(late)}>
              {speak('online.seen')}
            </button>
          </p>
        )}
      </div>
      <div role="status" className="online-note">
        {waits !== null && <p>{speak(`online.waits.${proposal!.kind}`, { names: waits })}</p>}
        {handed !== undefined && <p>{speak('online.handed')}</p>}
      </div>
    </>
  )
}
