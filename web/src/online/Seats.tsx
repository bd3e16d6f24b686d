import type { Room, RoomSeat } from '@shamble/host'
import { type ReactNode, useMemo } from 'react'
import type { Words } from '../games/table-game.js'
import { seatMark } from '../setup/diagram.js'
import { roomNames, seatFacts } from './names.js'

/** The shape of a seat: filled, dashed where it is free, hollow where the computer plays. */
export function Mark({ seat, by }: { readonly seat: number; readonly by: RoomSeat['by'] }): ReactNode {
  const html = useMemo(() => ({ __html: seatMark(seat, 0, 0, 1, by === 'person') }), [seat, by])
  return (
    <svg className={`seat-shape ${by}`} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={html} />
    </svg>
  )
}

/** A bot, and what is said of its strength. */
export interface Strength {
  readonly bot: string
  readonly label: string
}

interface Props {
  readonly room: Room
  readonly words: Words
  readonly ask: (request: { type: 'sit'; seat: number; plan: object } | { type: 'remove'; seat: number }) => void
  /** What plays where no person does. */
  readonly bot: string
  /** What each place is for; nothing where all play alike. */
  readonly sides: readonly (string | null)[]
  /** How strong the computer may play at each place; nothing where there is one strength. */
  readonly levels: readonly (readonly Strength[])[]
  /** Takes another place that is free; `null` for those who have none. */
  readonly move: ((seat: number) => void) | null
}

/** Who has come, in turn order. */
export function Seats({ room, words, ask, bot, sides, levels, move }: Props): ReactNode {
  const { speak } = words
  const names = roomNames(room.seats, speak)
  return (
    <ul className="room-seats">
      {room.seats.map((seat, index) => {
        const name = names[index]!
        const side = sides[index] ?? null
        const strengths = levels[index] ?? []
        const strength = seat.by === 'bot' ? (strengths.find(({ bot }) => bot === seat.bot) ?? null) : null
        const chooses = room.yours && strength !== null
        const facts = [
          ...(side === null ? [] : [side]),
          ...seatFacts(seat, speak),
          ...(strength === null || chooses ? [] : [strength.label]),
        ]
        return (
          <li key={String(index)} data-yours={(seat.by === 'person' && seat.yours) || undefined}>
            <Mark seat={index} by={seat.by} />
            <div className="who">
              <b>{seat.by === 'open' ? speak('online.free') : name}</b> <small>{facts.join(', ')}</small>
              <p className="presence" data-state={seat.by === 'person' ? (seat.here ? 'here' : 'away') : undefined}>
                {seat.by === 'person' && <i aria-hidden="true" />}
                {seat.by === 'person' ? speak(seat.here ? 'online.here' : 'online.away') : null}
                {seat.by === 'open' ? speak('online.free.say') : null}
              </p>
            </div>
            <div className="doing">
              {/* The host starts the game, and is ready by that. */}
              {seat.by === 'person' && !seat.owner && (
                <span className={seat.ready ? 'is-ready' : undefined}>
                  {seat.ready ? `✓ ${speak('online.ready')}` : speak('online.notReady')}
                </span>
              )}
              {move !== null && seat.by === 'open' && (
                <button
                  type="button"
                  className="key small"
                  aria-label={
                    side === null ? undefined : speak('online.keyFor', { label: speak('online.move'), name: side })
                  }
                  onClick={() => move(index)}
                >
                  {speak('online.move')}
                </button>
              )}
              {room.yours && seat.by === 'open' && (
                <button
                  type="button"
                  className="key small"
                  onClick={() => ask({ type: 'sit', seat: index, plan: { by: 'bot', bot } })}
                >
                  {speak('online.toComputer')}
                </button>
              )}
              {chooses && (
                <select
                  className="level-pick"
                  aria-label={speak('online.level', { name })}
                  value={strength.bot}
                  onChange={({ target: { value } }) =>
                    ask({ type: 'sit', seat: index, plan: { by: 'bot', bot: value } })
                  }
                >
                  {strengths.map(({ bot, label }) => (
                    <option key={bot} value={bot}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
              {room.yours && seat.by === 'bot' && (
                <button
                  type="button"
                  className="key small"
                  onClick={() => ask({ type: 'sit', seat: index, plan: { by: 'open' } })}
                >
                  {speak('online.toFree')}
                </button>
              )}
              {room.yours && seat.by === 'person' && !seat.yours && (
                <button
                  type="button"
                  className="key small"
                  aria-label={speak('online.removeName', { name })}
                  onClick={() => ask({ type: 'remove', seat: index })}
                >
                  {speak('online.remove')}
                </button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
