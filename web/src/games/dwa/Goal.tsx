import { boardOf } from '@shamble/game-dwa/table'
import type { ReactNode } from 'react'
import { inlineIcon } from '../../kit/index.js'
import { Rule } from '../../table/Rule.js'
import { wantedBy } from './conditions.js'
import type { Part } from './part.js'
import { inWords } from './terrain-art.js'

const TICK = { __html: inlineIcon('tick', 11) }
const NO_TICK = { __html: '' }

/** What the scenario asks for, and how far the team is. */
export function Goal(part: Part): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { scenario } = boardOf(view.options)
  const team = view.viewer === 'spectator' || view.teams[view.viewer] === undefined ? 0 : view.viewer
  return (
    <div className="col goal-list dwa-goal">
      <div className="caps">
        <span>{inWords(scenario.name, words.language)}</span>
        {scenario.turnLimit !== undefined && (
          <span>{speak('dwa.turnsLeft', { turn: view.turn, all: scenario.turnLimit })}</span>
        )}
      </div>
      <ul>
        {wantedBy(view, team, words).map(({ kind, isMet, any, lines }) => (
          <li key={kind}>
            <span
              className="box"
              role="img"
              aria-label={speak(isMet ? 'dwa.want.met' : 'dwa.want.open')}
              dangerouslySetInnerHTML={isMet ? TICK : NO_TICK}
            />
            <span>
              {speak(`dwa.want.${kind}`)}
              <small>{lines.map(({ words: said }) => said).join(` ${speak(any ? 'dwa.or' : 'dwa.and')} `)}</small>
            </span>
            <span className="n">{lines.map(({ count }) => count).find((count) => count !== '') ?? ''}</span>
          </li>
        ))}
      </ul>
      <Rule id="R-83" open={part.openRule} />
    </div>
  )
}
