import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { Body, Face } from '../muster/Face.js'
import type { Part } from '../part.js'
import { figureOf } from '../pieces-art.js'
import { FallenWords, GearCell, Track, Trauma } from './Ledger.js'
import type { Column, Fallen } from './ledger.js'

/** One person of the ledger, for a screen that has no room for columns. */
export function PersonSheet({ part, column }: { readonly part: Part; readonly column: Column }): ReactNode {
  const { words } = part
  const { speak } = words
  const { human, xp, morale, rankBefore, next } = column
  const hasRisen = human.rank > rankBefore
  return (
    <section className="person" aria-label={human.name}>
      <div className="who">
        <Face figure={figureOf(human)} size={66} />
        <div>
          <h2 className="headline">{human.name}</h2>
          <p>
            {[
              speak(`archetype.${human.archetype}`).toLocaleLowerCase(),
              ...human.abilities.map((id) => speak(`ability.${id}`)),
            ].join(', ')}
            {', '}
            {speak(human.wounds === 0 ? 'muster.noWound' : 'muster.wounds', { count: human.wounds })}
          </p>
        </div>
        {hasRisen && <span className="tag">{speak('muster.level', { level: human.rank })}</span>}
      </div>
      <div className="two">
        <dl>
          <p className="caps">
            <span>{speak('campaign.experience')}</span> <Rule id="DWA-16.4.1.b" open={part.openRule} />
          </p>
          <Line value={xp.before} said={speak('campaign.short.before')} />
          <Line value={xp.shot} signed said={speak('campaign.short.shot')} />
          <Line value={xp.close} signed said={speak('campaign.short.close')} />
          <Line value={xp.result} signed said={speak('campaign.short.result')} />
          {xp.last > 0 && <Line value={xp.last} signed said={speak('campaign.short.last')} />}
          <Line sum value={xp.now} said={speak('campaign.toNext', { points: next - xp.now, level: human.rank + 1 })} />
        </dl>
        <dl>
          <p className="caps">
            <span>{speak('campaign.morale')}</span>
          </p>
          <Line value={morale.before} said={speak('campaign.short.before')} />
          <Line value={morale.deaths + morale.others} signed said={speak('campaign.short.deaths')} />
          <Line value={morale.turned} signed said={speak('campaign.short.turned')} />
          {morale.last !== 0 && <Line value={morale.last} signed said={speak('campaign.short.last')} />}
          <Line value={morale.levels + morale.regained} signed said={speak('campaign.short.levels')} />
          <Line sum value={morale.now} said={speak('campaign.short.now')} />
        </dl>
      </div>
      <Track column={column} words={words} />
      {part.view.options.psychology && (
        <div className="trauma-row">
          <p className="caps">
            <span>{speak('campaign.line.trauma')}</span> <Rule id="DWA-16.7.1.b" open={part.openRule} />
          </p>
          <Trauma column={column} words={words} />
        </div>
      )}
      <table className="carried">
        <tbody>
          <tr>
            <GearCell column={column} part={part} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}

interface LineProps {
  readonly value: number
  readonly said: string
  readonly signed?: boolean
  readonly sum?: boolean
}

function Line({ value, said, signed = false, sum = false }: LineProps): ReactNode {
  const shown = value < 0 ? `−${-value}` : signed ? `+${value}` : value
  return (
    <div className={sum ? 'l sum' : 'l'}>
      <dt>{shown}</dt>
      <dd>{said}</dd>
    </div>
  )
}

/** Someone who fell, for the same screen. */
export function FallenSheet({ part, fallen }: { readonly part: Part; readonly fallen: Fallen }): ReactNode {
  return (
    <section className="person gone" aria-label={fallen.human.name}>
      <div className="who">
        <Body size={66} />
        <h2 className="headline">{fallen.human.name}</h2>
      </div>
      <FallenWords part={part} fallen={fallen} />
    </section>
  )
}
