import type { SeatCard } from '@shamble/host'
import type { Viewer } from '@shamble/kernel'
import { type ReactNode, useMemo } from 'react'
import { FocusContext } from '../board/crop.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { LuckLedger } from '../replay/Luck.js'
import type { RaceLine } from '../replay/parts.js'
import { SignArt } from '../replay/SignArt.js'
import { type Rival, rivalsAt } from '../rivals/cast.js'
import { RivalFace } from '../rivals/RivalFace.js'
import '../rivals/rivals.css'
import { outcomeWords, placeOf, standingsOf } from './outcome.js'
import type { LogLine } from './table-state.js'
import '../styles/scene.css'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly log: readonly LogLine[]
  readonly cards: readonly SeatCard[]
  /** The person who sits alone at this screen. */
  readonly alone: Viewer | null
  close(): void
}

/** How much of the board around where it happened is shown, in board units. */
const PLACE = { width: 460, height: 230 } as const

/** The end of a match over its board: who has won, how everybody did, and whose dice were kind. */
export function Ending({ part, game, log, cards, alone, close }: Props): ReactNode {
  const { view, words } = part
  const { speak } = words
  const outcome = view.outcome!
  const lines = useMemo(() => game.replay.lines([view], words), [game, view, words])
  const luck = useMemo(
    () =>
      game.replay.luck(
        log.map(({ event }) => event),
        view,
        words,
      ),
    [game, log, view, words],
  )
  const winners = outcome.winners.map(words.seat)
  const rivals = rivalsAt(cards)
  const rivalCalled = (name: string): Rival | null => rivals.find((_, seat) => words.seat(seat) === name) ?? null
  const said = outcomeWords(view, game, words, alone)
  const place = alone === null || alone === 'spectator' ? null : placeOf(lines, words.seat(alone), winners)
  const isMine = view.viewer !== 'spectator' && outcome.winners.includes(view.viewer)
  return (
    <section className="ending" data-mood={isMine ? 'gain' : 'loss'} aria-labelledby="ending-title">
      <div className="ending-head">
        <div>
          <h2 className="scene-title" id="ending-title">
            {said.headline}
          </h2>
          <p className="ending-why">
            {said.why} {place !== null && speak('ending.rank', { place: speak(`ending.place.${place}`) })}
          </p>
          <p className="scene-say">
            {speak('ending.turns', { count: view.turn })}{' '}
            <button type="button" className="key small" onClick={close}>
              {speak('ending.board')}
            </button>
          </p>
        </div>
        <div className="ending-place" aria-hidden="true" inert>
          <FocusContext value={PLACE}>
            <game.Board {...part} numbers={false} />
          </FocusContext>
        </div>
      </div>
      <div className="ending-columns">
        {lines.length > 0 && (
          <div className="col">
            <div className="caps">
              <h3>{game.replay.title(view, words)}</h3>
            </div>
            <ol className="standings">
              {standingsOf(lines, winners).map((line) => (
                <Standing
                  key={line.name}
                  line={line}
                  rival={rivalCalled(line.name)}
                  isFirst={winners.includes(line.name)}
                />
              ))}
            </ol>
          </div>
        )}
        <LuckLedger ledger={luck} words={words} />
      </div>
    </section>
  )
}

interface StandingProps {
  readonly line: RaceLine
  readonly rival: Rival | null
  readonly isFirst: boolean
}

function Standing({ line, rival, isFirst }: StandingProps): ReactNode {
  const value = line.values[line.values.length - 1] ?? 0
  const share = line.of === 0 ? 1 : Math.min(1, value / line.of)
  return (
    <li data-first={isFirst || undefined}>
      <SignArt sign={line} size={30} isNamed />
      <b>
        {rival !== null && <RivalFace rival={rival} size={30} />}
        {line.name}
      </b>
      <span className="share" aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="num">{line.end}</span>
    </li>
  )
}
