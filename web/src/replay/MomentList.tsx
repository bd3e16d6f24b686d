import type { ReactNode } from 'react'
import type { TableGame, Words } from '../games/table-game.js'
import type { ReplayState } from './use-replay.js'

interface Props {
  readonly replay: ReplayState
  readonly game: TableGame
  readonly words: Words
  goTo(seq: number): void
}

/** All key moments, also those for which the race has no room. */
export function MomentList({ replay, game, words, goTo }: Props): ReactNode {
  const { turns } = replay.standings
  const moments = [...game.replay.moments(turns, words)].sort((a, b) => a.seq - b.seq)
  if (moments.length === 0) return <p>{words.speak('replay.race.none')}</p>
  return (
    <ol className="log moment-list">
      {moments.map((moment) => (
        <li key={`${moment.seq} ${moment.words}`}>
          <b>{turns.find(({ entries }) => entries.some(({ after }) => after === moment.seq))?.turn}</b>
          <button type="button" className="line" onClick={() => goTo(moment.seq)}>
            {moment.words}
          </button>
        </li>
      ))}
    </ol>
  )
}
