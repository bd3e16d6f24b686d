import type { ReactNode } from 'react'
import { Sentence } from '../../table/sentence.js'
import { Goal } from './Goal.js'
import { People } from './People.js'
import type { OwnScreenPart } from './part.js'
import { prompt } from './prompt.js'
import { Reserves } from './Reserves.js'

/** So many of the last lines are told. */
const MOST_LINES = 6

/** The table that all see: the scene, who acts, how the group stands, what happened last. Nothing can be answered here. */
export default function Shared({
  Board,
  seats,
  log,
  match: _match,
  prompt: _prompt,
  ...part
}: OwnScreenPart): ReactNode {
  const { view, words, openRule, questions } = part
  const { speak } = words
  const asked = questions[0] ?? null
  const { who, ask, left } = prompt(view, asked, words)
  return (
    <main className="screen dd-shared" aria-label={speak('dd.shared')}>
      <div className="dd-shared-board">
        <Board {...part} />
      </div>
      <div className="dd-shared-dock">
        <section className="col">
          <div className="caps">
            <span>{who === '' ? speak('dd.shared.now') : who}</span>
            <span>{left}</span>
          </div>
          <p className="ask">{view.outcome !== null || asked === null ? ask : speak('dd.shared.acts', { who })}</p>
        </section>
        <People {...part} />
        <Reserves view={view} words={words} openRule={openRule} />
        <div className="dd-shared-last">
          <Goal {...part} />
          <section className="col">
            <div className="caps">
              <span>{speak('table.record')}</span>
            </div>
            <div className="told">
              {log.slice(-MOST_LINES).map(({ event }, i) => (
                <p key={i}>
                  <Sentence event={event} seats={seats} words={words} />
                </p>
              ))}
            </div>
          </section>
        </div>
      </div>
    </main>
  )
}
