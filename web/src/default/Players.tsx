import type { ComponentType, ReactNode } from 'react'
import type { TableModule } from '../games/page-module.js'
import type { TablePart } from '../games/table-game.js'
import { SignArt } from '../replay/SignArt.js'
import { seatSign } from './signs.js'

/** Everybody at the table by their sign, and who is asked. */
export function players(module: TableModule): ComponentType<TablePart> {
  return function Players({ view, words, questions }: TablePart): ReactNode {
    const { speak } = words
    const isAsked = (seat: number): boolean => view.outcome === null && questions.some((asked) => asked.seat === seat)
    return (
      <ul className="drawn-players" aria-label={speak('default.players')}>
        {module.game.seats(view.options).map((word, seat) => (
          <li
            key={word}
            aria-current={isAsked(seat) || undefined}
            data-won={view.outcome?.winners.includes(seat) || undefined}
          >
            <SignArt sign={seatSign(seat, words)} size={34} isNamed />
            <b>{words.seat(seat)}</b>
            <small>
              {view.outcome?.winners.includes(seat)
                ? speak('default.player.won')
                : isAsked(seat)
                  ? speak('default.player.asked')
                  : seat === view.viewer
                    ? speak('default.player.you')
                    : ''}
            </small>
          </li>
        ))}
      </ul>
    )
  }
}
