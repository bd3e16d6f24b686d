import type { ReactNode } from 'react'
import { Goal } from './Goal.js'
import { People } from './People.js'
import type { OwnScreenPart } from './part.js'
import { prompt } from './prompt.js'
import { Recent } from './Recent.js'
import { Reserves } from './Reserves.js'

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
          <Recent {...{ part, log, seats }} />
        </div>
      </div>
    </main>
  )
}
