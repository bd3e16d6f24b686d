import type { Plain } from '@shamble/kernel'
import { useMemo } from 'react'
import type { PageModule } from '../games/page-module.js'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { rivalName, rivalsAt } from '../rivals/cast.js'
import { isLevel } from '../rivals/levels.js'
import { RivalFace } from '../rivals/RivalFace.js'
import '../rivals/rivals.css'
import { Choice } from '../settings/Choice.js'
import { seatMark } from './diagram.js'
import { type Draft, isElsewhere, optionsOf, PERSON, type SeatDraft, seatsOf } from './draft.js'
import type { SetupPlan } from './plan.js'
import { seatLetter, sideWord } from './words.js'
import '../styles/seats.css'

interface SeatsProps {
  readonly module: PageModule
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
  const labelled = (key: string, bot: string) => {
    const label = speak(key)
    return { value: bot, label: label === key ? bot : label }
  }
  // Who plays is one question, how strong another.
  const levels = bots.filter(isLevel)
  const choices = [
    { value: PERSON, label: speak('setup.seat.person') },
    ...bots.filter((bot) => bot === 'house' || !isLevel(bot)).map((bot) => labelled(`setup.bot.${bot}`, bot)),
  ]
  const strengths = levels.map((level) => labelled(`level.${level}`, level))
  const { plainSeats = [], oneStrength = [] } = listedGame(module.game.id)?.page ?? {}
  // A colour or a number says less than a name.
  const isPlain = (word: string): boolean => plainSeats.includes(word)
  const counted = plan?.seats ?? null
  const rivals = rivalsAt(
    seats.map(({ by, name }) => (by === PERSON ? { by: 'person', name } : { by: 'bot', bot: by })),
  )
  return (
    <>
      {counted !== null && (
        <div className="row players">
          <span>{speak('setup.players')}</span>
          <Choice
            label={speak('setup.players')}
            value={String(options[counted.option] ?? seats.length)}
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
          const rival = rivals[i] ?? null
          const shownSide = sideWord(speak, module.game.id, word) ?? speak('seat.number', { number: i + 1 })
          return (
            <li key={word} className="seat">
              {rival === null ? <Mark seat={i} /> : <RivalFace rival={rival} size={40} />}
              {rival === null && !isElsewhere(module, draft, i) ? (
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
                  <b>{rival === null ? speak('setup.seat.open') : rivalName(rival)}</b>
                  {!isPlain(word) && <small>{shownSide}</small>}
                </div>
              )}
              <Choice
                label={speak('setup.seat.who', { seat: seatLetter(i) })}
                value={isLevel(seat.by) ? 'house' : seat.by}
                choices={choices}
                onPick={(by) => onSeat(i, { by })}
              />
              {isLevel(seat.by) && strengths.length > 1 && !oneStrength.includes(word) && (
                <span className="level">
                  <Choice
                    label={speak('setup.seat.level', { seat: seatLetter(i) })}
                    value={seat.by}
                    choices={strengths}
                    onPick={(by) => onSeat(i, { by })}
                  />
                </span>
              )}
              {rival !== null && <small className="like">{speak(`rival.${rival}`)}</small>}
            </li>
          )
        })}
      </ul>
      <p className="seat-say">
        {speak(draft.online ? 'setup.seat.open.say' : 'setup.bots.say')}
        {!draft.online && module.game.secrets(options) && seats.length > 1 && ` ${speak('setup.seat.same')}`}
      </p>
    </>
  )
}
