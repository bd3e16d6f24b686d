import type { Moment } from '@shamble/host'
import type { Seat } from '@shamble/kernel'
import type { ReactNode } from 'react'
import { isOnline } from '../app/online.js'
import { settings } from '../app/settings.js'
import { defaultBot } from '../games/registry.js'
import type { TableGame, Words } from '../games/table-game.js'
import { playerName, rivalsAt } from '../rivals/cast.js'
import { RivalFace } from '../rivals/RivalFace.js'
import '../rivals/rivals.css'
import type { Session } from './session.js'

interface Props {
  readonly moment: Moment
  readonly session: Session
  readonly game: TableGame
  readonly words: Words
  readonly match: string
}

/** Who plays for whom: a bot takes over an abandoned seat, and gives it back. */
export function SeatsNow({ moment, session, game, words, match }: Props): ReactNode {
  const { speak } = words
  const sit = (seat: Seat, toBot: boolean): void => {
    // Anyone who comes back is called as before, as far as this browser remembers.
    const name = settings.get().names[seat] ?? ''
    const plan = toBot
      ? ({ by: 'bot', bot: defaultBot(game.module.game.id) } as const)
      : ({ by: 'person', name } as const)
    void session.request({ type: 'sit', match, seat, plan })
  }
  const rivals = rivalsAt(moment.seats)
  const persons = moment.seats.filter((plan) => plan.by === 'person').length
  return (
    <section className="seats-now">
      <h3 className="caps">{speak('menu.seats')}</h3>
      <ul>
        {moment.seats.map((plan, seat) => (
          <li key={seat}>
            {rivals[seat] != null && <RivalFace rival={rivals[seat]} size={40} />}
            <span className="who">
              {rivals[seat] == null ? words.seat(seat) : playerName(rivals[seat], words.seat(seat))}{' '}
              <small>{plan.by === 'bot' ? speak(`bot.${plan.bot}`) : speak('menu.person')}</small>
              {rivals[seat] != null && <small className="like">{speak(`rival.${rivals[seat]}`)}</small>}
            </span>
            {moment.outcome === null && !isOnline(match) && (plan.by === 'bot' || persons > 1) && (
              <button
                type="button"
                className="key small"
                aria-label={speak('menu.sit', {
                  seat: words.seat(seat),
                  what: speak(plan.by === 'person' ? 'menu.toBot' : 'menu.toPerson'),
                })}
                onClick={() => sit(seat, plan.by === 'person')}
              >
                {speak(plan.by === 'person' ? 'menu.toBot' : 'menu.toPerson')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
