import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import type { TablePart } from '../table-game.js'
import { oddsBars } from './odds-bars.js'
import { factsOf } from './readout-facts.js'

/** Odds before dice, rule beside number. */
export function Readout(part: TablePart<DawnAction, DawnView>): ReactNode {
  const { title, rows, caption, sum, bars } = factsOf(part)
  return (
    <div className="col odds">
      <h2>
        <span>{title}</span>
        {sum === '' ? null : <b>{sum}</b>}
      </h2>
      {rows.length === 0 ? null : (
        <table className="mods">
          <tbody>
            {rows.map(({ value, words, rule }) => (
              <tr key={`${rule} ${words}`}>
                <td>{value}</td>
                <td>{words}</td>
                <td>
                  <Rule id={rule} open={part.openRule} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {caption === '' ? null : (
        <div className={bars.length > 0 ? 'caps' : 'say'}>
          <span>{caption}</span>
          {sum === '' ? null : <span className="sum">{sum}</span>}
        </div>
      )}
      {bars.length > 1 ? <div dangerouslySetInnerHTML={{ __html: oddsBars(bars, caption) }} /> : null}
    </div>
  )
}
