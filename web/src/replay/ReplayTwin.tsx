import type { ReactNode } from 'react'
import type { TableGame, TablePart } from '../games/table-game.js'
import { TwinFrame } from '../table/TwinFrame.js'
import type { LogLine } from '../table/table-state.js'
import type { Retelling } from './parts.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly retelling: Retelling
  readonly seats: readonly string[]
  /** The record up to this moment. */
  readonly log: readonly LogLine[]
  readonly where: string
  readonly children: ReactNode
}

/** The same moment as headings, lists and sentences; the way through the record stays under it. */
export function ReplayTwin({ part, game, retelling, seats, log, where, children }: Props): ReactNode {
  const { speak } = part.words
  return (
    <TwinFrame
      part={part}
      twin={game.twin(part)}
      own={{ id: 'happened', title: speak('replay.happened') }}
      where={where}
      log={log}
      seats={seats}
    >
      <section className="col" aria-labelledby="twin-happened">
        <h2 id="twin-happened" tabIndex={-1}>
          {speak('replay.happened')}
        </h2>
        <div aria-live="polite">
          <p>
            <b>{asSentence(retelling.title)}</b> {retelling.say}
          </p>
        </div>
        {retelling.faces.length > 0 && (
          <ul className="told-faces">
            {retelling.faces.map((face) => (
              <li key={face.mark}>
                <b>{face.mark}</b>
                <span>
                  {face.word}
                  {face.fell && ` (${speak('replay.fell')})`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {children}
    </TwinFrame>
  )
}

/** A headline has no full stop; a cry needs none. */
const asSentence = (title: string): string => (/[!?]$/.test(title) ? title : `${title}.`)
