import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import type { TablePart } from '../table-game.js'
import { oddsBars } from './odds-bars.js'
import { factsOf } from './readout-facts.js'

/** Odds before dice, rule beside number. */
export function Readout(part: TablePart<DawnAction, DawnView>): ReactNode {
  const { title, rows, caption, sum, short, bars } = factsOf(part)
  return (
    <div className="col odds">
      <h2>
        <span>{title}</span>
        {short === '' ? null : <b>{short}</b>}
      </h2>
      {rows.length === 0 ? null : (
        <table className="mods">
          <tbody>
            {rows.map(({ value, words, brief = words, rule }) => (
              <tr key={`${rule} ${words}`}>
                <td>{value}</td>
                <td>
                  <span className="full">{words}</span>
                  <span className="brief">{brief}</span>
                </td>
                <td>
                  <Rule id={rule} open={part.openRule} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {caption === '' ? null : (
        <div className={sum === '' ? 'say' : 'caps'}>
          <span>{caption}</span>
          {sum === '' ? null : <span className="sum">{sum}</span>}
        </div>
      )}
      {bars.length > 1 ? (
        <>
          <div className="full" dangerouslySetInnerHTML={{ __html: oddsBars(bars, caption, 281, 44) }} />
          <div className="brief" dangerouslySetInnerHTML={{ __html: oddsBars(bars, caption, 362, 38) }} />
        </>
      ) : null}
    </div>
  )
}
