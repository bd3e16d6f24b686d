import type { Room, RoomSeat } from '@shamble/host'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useWatched } from '../app/watched.js'
import type { Words } from '../games/table-game.js'
import { type Others, OthersContext, type SeatNow } from '../table/others.js'
import { clockFace } from '../table/time-words.js'
import { leftOf, type Missed, type Standing, useSeconds, useStanding } from './clocks.js'
import { DiceSeal } from './DiceSeal.js'
import { LineNote } from './LineNote.js'
import { isMuted, muted } from './muted.js'
import { roomNames, seatFacts } from './names.js'
import { PlayersSheet } from './PlayersSheet.js'
import { lineState, port } from './port.js'
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
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const onMissed = useCallback(
    (news: readonly Missed[]) =>
      setMissed((before) => [...before.filter((old) => news.every((one) => !isSameMissed(one, old))), ...news]),
    [],
  )
  const standing = useStanding(room.match, onMissed)
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
        <Notes {...{ room, standing, names, words, late, missed, now }} seen={() => setMissed([])} />
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
      <span>{facts.join(', ')}</span>
    </span>
  )
}

const goesSoon = (seat: RoomSeat): boolean => seat.by === 'person' && seat.takeover !== null

/** What a seat does now; `null` for a computer that is not asked. */
function stateOf(seat: RoomSeat, index: number, standing: Standing | null): 'here' | 'away' | 'asked' | null {
  if (seat.by === 'open') return null
  if (seat.by === 'person' && !seat.here) return 'away'
  if (standing !== null && !standing.over && standing.questions.some((asked) => asked.seat === index)) return 'asked'
  return seat.by === 'person' ? 'here' : null
}

const isSameMissed = (a: Missed, b: Missed): boolean =>
  a.what === b.what && ('seat' in a ? a.seat : null) === ('seat' in b ? b.seat : null)

interface NotesProps {
  readonly room: Room
  readonly standing: Standing | null
  readonly names: readonly string[]
  readonly words: Words
  readonly late: number
  /** What came about without anybody's move and has not been read yet. */
  readonly missed: readonly Missed[]
  readonly seen: () => void
  readonly now: number
}

/**
 * What someone has to know besides: an answer came too late or not at all, others are asked to agree, the host has to
 * decide, the place is the computer's.
 */
function Notes({ room, standing, names, words, late, missed, seen, now }: NotesProps): ReactNode {
  const { speak } = words
  const [read, setRead] = useState(0)
  const isOwn = (seat: number): boolean => {
    const one = room.seats[seat]
    return one?.by === 'person' && one.yours
  }
  const news = [
    ...(late > read ? [speak('online.late')] : []),
    // Someone who has said no knows it.
    ...missed.flatMap((one) => {
      if (one.what === 'timeUp') return isOwn(one.seat) ? [speak('online.timeUp.gone')] : []
      return one.asked.every(isOwn) ? [] : [speak(`online.not.${one.what}`)]
    }),
  ]
  const dismiss = (): void => {
    setRead(late)
    seen()
  }
  const proposal = standing?.proposal ?? null
  const waits =
    proposal?.waitsFor.some(isOwn) === false ? proposal.waitsFor.map((seat) => names[seat]).join(', ') : null
  const handed = room.seats.find((seat) => seat.by === 'bot' && seat.yours && seat.why === 'owner')
  const overdue = room.terms.pace?.timeUp === 'owner' && standing !== null ? overdueAt(standing, now) : []
  const toBot = (seat: number): void => void port().request({ type: 'hand', match: room.match, seat, toBot: true })
  return (
    <>
      <div role="alert" className="online-note">
        {news.map((said, i) => (
          <p key={said}>
            {said}{' '}
            {i === news.length - 1 && (
              <button type="button" onClick={dismiss}>
                {speak('online.seen')}
              </button>
            )}
          </p>
        ))}
        {overdue.map((seat) =>
          isOwn(seat) ? (
            <p key={seat}>{speak(room.yours ? 'online.overdue.host' : 'online.overdue.own')}</p>
          ) : (
            room.yours && (
              <p key={seat}>
                {speak('online.overdue', { name: names[seat]! })}{' '}
                <button type="button" onClick={() => toBot(seat)}>
                  {speak('online.hand')}
                </button>
              </p>
            )
          ),
        )}
      </div>
      <div role="status" className="online-note">
        {waits !== null && <p>{speak(`online.waits.${proposal!.kind}`, { names: waits })}</p>}
        {handed !== undefined && <p>{speak('online.handed')}</p>}
      </div>
    </>
  )
}

/** Who has no time left and is still waited for. */
const overdueAt = ({ clocks, over, at }: Standing, now: number): readonly number[] =>
  over ? [] : clocks.flatMap((clock) => (clock.runs && leftOf(clock, at, now) === 0 ? [clock.seat] : []))
