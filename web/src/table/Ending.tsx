import type { Viewer } from '@shamble/kernel'
import { type ReactNode, useMemo } from 'react'
import type { TableGame, TablePart } from '../games/table-game.js'
import { LuckLedger } from '../replay/Luck.js'
import type { RaceLine } from '../replay/parts.js'
import { SignArt } from '../replay/SignArt.js'
import { outcomeWords } from './outcome.js'
import type { LogLine } from './table-state.js'
import '../styles/scene.css'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly log: readonly LogLine[]
  /** Whoever sits alone at this screen. */
  readonly alone: Viewer | null
  close(): void
}

/** The end of a match over its board: who has won, how everybody stands, and whose dice were kind. */
export function Ending({ part, game, log, alone, close }: Props): ReactNode {
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
  const isMine = view.viewer !== 'spectator' && outcome.winners.includes(view.viewer)
  return (
    <section className="ending" data-mood={isMine ? 'gain' : 'loss'} aria-labelledby="ending-title">
      <h2 className="scene-title" id="ending-title">
        {outcomeWords(outcome, game, words, alone).headline}
      </h2>
      <p className="scene-say">{speak('ending.turns', { count: view.turn })}</p>
      <div className="ending-columns">
        {lines.length > 0 && (
          <div className="col">
            <div className="caps">
              <h3>{game.replay.title(view, words)}</h3>
            </div>
            <ol className="standings">
              {lines.map((line) => (
                <Standing key={line.name} line={line} isFirst={winners.includes(line.name)} />
              ))}
            </ol>
          </div>
        )}
        <LuckLedger ledger={luck} words={words} />
      </div>
      <button type="button" className="key small" onClick={close}>
        {speak('ending.board')}
      </button>
    </section>
  )
}

function Standing({ line, isFirst }: { readonly line: RaceLine; readonly isFirst: boolean }): ReactNode {
  const value = line.values[line.values.length - 1] ?? 0
  const share = line.of === 0 ? 1 : Math.min(1, value / line.of)
  return (
    <li data-first={isFirst || undefined}>
      <SignArt sign={line} size={30} isNamed />
      <b>{line.name}</b>
      <span className="share" aria-hidden="true">
        <span style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="num">{line.end}</span>
    </li>
  )
}
