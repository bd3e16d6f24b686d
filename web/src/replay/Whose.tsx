import type { Viewer } from '@shamble/kernel'
import type { ReactNode } from 'react'
import type { TableGame, TablePart, Words } from '../games/table-game.js'
import type { SeenHand, Sign } from './parts.js'
import { SignArt } from './SignArt.js'
import type { ReplayState } from './use-replay.js'
import '../styles/whose.css'

interface Props {
  readonly replay: ReplayState
  readonly game: TableGame
  readonly part: TablePart
  readonly words: Words
  /** Through whose eyes one may look. */
  readonly viewers: readonly Viewer[]
  readonly isOver: boolean
}

/** Through whose eyes the moment is shown, and what those eyes saw of the hands. */
export function Whose({ replay, game, part, words, viewers, isOver }: Props): ReactNode {
  const { speak } = words
  const hands = game.replay.hands?.(replay.eyes, words)
  const signs = game.replay.lines([replay.moment.view], words)
  const { People } = game
  return (
    <section className="whose col" aria-labelledby="whose">
      <div className="caps">
        <h2 id="whose">{speak('replay.whose')}</h2>
        <span>{speak(isOver ? 'replay.whose.all' : 'replay.whose.own')}</span>
      </div>
      <fieldset className="views" aria-labelledby="whose">
        {viewers.map((other) => (
          <button
            key={String(other)}
            type="button"
            aria-pressed={replay.viewer === other}
            onClick={() => replay.look(other)}
          >
            {other === 'spectator' ? speak(isOver ? 'replay.all' : 'replay.watcher') : words.seat(other)}
          </button>
        ))}
      </fieldset>
      {hands === undefined ? (
        <div className="people-then">
          <People {...part} />
        </div>
      ) : (
        <ul className="hands">
          {hands.map((hand) => (
            <Hand key={hand.seat} hand={hand} sign={signs[hand.seat]!} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Hand({ hand, sign }: { readonly hand: SeenHand; readonly sign: Sign }): ReactNode {
  return (
    <li>
      <SignArt sign={sign} size={28} />
      <span>
        {hand.cards === null
          ? Array.from({ length: hand.count }, (_, i) => <span key={i} className="back" />)
          : hand.cards.map((card, i) => (
              <span key={`${i} ${card}`} className="mini-card">
                {card}
              </span>
            ))}
        {hand.note}
      </span>
    </li>
  )
}
