import type { Plain } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { useMemo } from 'react'
import type { Words } from '../games/table-game.js'
import { Choice } from '../settings/Choice.js'
import { seatMark } from './diagram.js'
import { type Draft, optionsOf, PERSON, type SeatDraft, seatsOf } from './draft.js'
import type { SetupPlan } from './plan.js'
import { seatLetter } from './words.js'
import '../styles/seats.css'

interface SeatsProps {
  readonly module: GameModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  readonly bots: readonly string[]
  readonly words: Words
  /** Why so many cannot play by these rules, or nothing. */
  readonly clash: string | null
  readonly onSeat: (seat: number, change: Partial<SeatDraft>) => void
  readonly onSet: (name: string, value: Plain) => void
}

function Mark({ seat }: { seat: number }) {
  const html = useMemo(() => ({ __html: seatMark(seat, 0, 0, 1) }), [seat])
  return (
    <svg width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={html} />
    </svg>
  )
}

/** With more seats than this each has one line. */
const ROOMY = 2

/** Who sits where: shape, name and side; a person, or a bot by name. */
export function Seats({ module, plan, draft, bots, words, clash, onSeat, onSet }: SeatsProps) {
  const { speak } = words
  const options = optionsOf(module, draft)
  const seatWords = module.game.seats(options)
  const seats = seatsOf(module, draft)
  const choices = [
    { value: PERSON, label: speak('setup.seat.person') },
    ...bots.map((bot) => {
      const key = `setup.bot.${bot}`
      const label = speak(key)
      return { value: bot, label: label === key ? bot : label }
    }),
  ]
  const counted = plan?.seats ?? null
  return (
    <>
      {counted !== null && (
        <div className="row players">
          <span>{speak('setup.players')}</span>
          <Choice
            label={speak('setup.players')}
            value={String(seats.length)}
            choices={Array.from({ length: counted.to - counted.from + 1 }, (_, i) => {
              const number = String(counted.from + i)
              return { value: number, label: number }
            })}
            onPick={(number) => onSet(counted.option, Number(number))}
          />
        </div>
      )}
      {clash !== null && <p className="refused">{clash}</p>}
      <ul className={seats.length > ROOMY ? 'seat-list tight' : 'seat-list'}>
        {seats.map((seat, i) => {
          const word = seatWords[i] ?? ''
          const side = speak(`setup.side.${word}`)
          const shownSide = side.startsWith('setup.') ? speak(`seat.${word}`) : side
          return (
            <li key={word} className="seat">
              <Mark seat={i} />
              {seat.by === PERSON ? (
                // A label: a finger may touch anywhere in the cell to write the name.
                <label className="seat-name">
                  <input
                    type="text"
                    value={seat.name}
                    placeholder={speak('setup.seat.placeholder')}
                    aria-label={speak('setup.seat.name', { seat: seatLetter(i) })}
                    maxLength={24}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(event) => onSeat(i, { name: event.currentTarget.value })}
                  />
                  <small>{shownSide}</small>
                </label>
              ) : (
                <div className="seat-name">
                  <b>{choices.find(({ value }) => value === seat.by)?.label}</b>
                  <small>{shownSide}</small>
                </div>
              )}
              <Choice
                label={speak('setup.seat.who', { seat: seatLetter(i) })}
                value={seat.by}
                choices={choices}
                onPick={(by) => onSeat(i, { by })}
              />
            </li>
          )
        })}
      </ul>
      <p className="seat-say">{speak('setup.bots.say')}</p>
    </>
  )
}
