import type { LivingTurnFrame } from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { frameIn } from '../moment.js'
import type { Part } from '../part.js'
import { chosenOf } from './choosing.js'

/** What ends a living turn, with its rules. */
const ENDS = [
  { what: 'spent', rule: 'DD-15.29' },
  { what: 'stop', rule: 'DD-15.29' },
  { what: 'catastrophe', rule: 'DD-6.12' },
] as const

/** What is left to spend, what ends the turn, and which clock runs. */
export function Respite({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { respite } = view.group
  const turn = frameIn<LivingTurnFrame>(view, 'livingTurn')
  const isPlanned = chosenOf(part) !== null && turn?.free !== true
  return (
    <section className="col respite" aria-label={speak('refuge.respite')}>
      <div className="resp">
        <span className="big" aria-hidden="true">
          {respite}
        </span>
        <div>
          <h2>
            <span className="heard">{respite} </span>
            {speak('refuge.respite')}
          </h2>
          <p>
            {speak('refuge.respite.about')} <Rule id="DD-5.4" open={part.openRule} />
          </p>
        </div>
      </div>
      <div className="marks" aria-hidden="true">
        {Array.from({ length: respite }, (_, i) => (
          <i key={i} className={isPlanned && i === respite - 1 ? 'plan' : undefined} />
        ))}
      </div>
      <h3 className="caps">{speak('refuge.end')}</h3>
      <ul className="ends">
        {ENDS.map(({ what, rule }) => (
          <li key={what}>
            <span>{speak(`refuge.end.${what}`)}</span>
            <Rule id={rule} open={part.openRule} />
          </li>
        ))}
      </ul>
      <Clocks part={part} />
    </section>
  )
}

/** [DD-15.30] What strikes at the end of the next scene that counts. */
function Clocks({ part }: { readonly part: Part }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const { provisions, shelter } = view.group.reserves
  const turn = frameIn<LivingTurnFrame>(view, 'livingTurn')
  const running = [
    ...(provisions === 'empty' && turn?.famine !== true ? [{ what: 'famine', rule: 'DD-2.11' }] : []),
    ...(shelter === 'empty' ? [{ what: 'shelter', rule: 'DD-2.7' }] : []),
  ]
  return (
    <>
      <h3 className="caps">{speak('refuge.clock')}</h3>
      {running.length === 0 && <p>{speak('refuge.clock.none')}</p>}
      {running.map(({ what, rule }) => (
        <p key={what} className="clock">
          {speak(`refuge.clock.${what}`)} <Rule id={rule} open={part.openRule} />
        </p>
      ))}
    </>
  )
}
