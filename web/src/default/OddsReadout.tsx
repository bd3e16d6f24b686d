import type { Action, Odds } from '@shamble/kernel'
import type { LedgerEntry } from '@shamble/module'
import { percent } from '@shamble/text'
import type { ComponentType, ReactNode } from 'react'
import type { TableModule } from '../games/page-module.js'
import type { TablePart, Words } from '../games/table-game.js'
import { gist } from '../rules/gist.js'
import { useLedger } from '../rules/use-ledger.js'
import { Rule } from '../table/Rule.js'
import '../styles/readout.css'

/** What changes a die, in a few words, with the rules of the game at hand once they are there. */
type OfRule = (rule: string, words: Words, ledger: readonly LedgerEntry[] | null) => string

const asTheRuleBegins: OfRule = (rule, { language }, ledger) =>
  gist(ledger?.find(({ id }) => id === rule)?.[language] ?? '')

/** The odds of what is pointed at; else of the only answer that has any. */
export function oddsReadout(module: TableModule, ofRule: OfRule = asTheRuleBegins): ComponentType<TablePart> {
  const oddsOf = ({ view, choices }: TablePart, action: Action): Odds | null =>
    choices.asked || view.outcome === null ? (module.game.odds?.(view, action) ?? null) : null
  return function OddsReadout(part: TablePart): ReactNode {
    const { pointed, choices, view, words } = part
    const { speak } = words
    const risky = choices.actions.filter((action) => oddsOf(part, action) !== null)
    const action = pointed ?? (risky.length === 1 ? risky[0]! : null)
    const odds = action === null ? null : oddsOf(part, action)
    const ledger = useLedger(odds === null || odds.modifiers.length === 0 ? null : module.game.id)
    if (action === null || odds === null) {
      if (risky.length === 0) return null
      return (
        <div className="col drawn-odds">
          <div className="caps">
            <span>{speak('default.odds')}</span>
          </div>
          <p className="say">{speak('default.odds.point')}</p>
        </div>
      )
    }
    return (
      <div className="col drawn-odds">
        <div className="caps">
          <span>{speak('default.odds')}</span>
          <Rule id={odds.rule} open={part.openRule} />
        </div>
        <p className="say">{module.label(action, view, speak)}</p>
        {odds.modifiers.length > 0 && (
          <table className="mods">
            <tbody>
              {odds.modifiers.map(({ value, rule }) => (
                <tr key={`${rule} ${value}`}>
                  <td>{`${value < 0 ? '−' : '+'}${Math.abs(value)}`}</td>
                  <td>{ofRule(rule, words, ledger)}</td>
                  <td>
                    <Rule id={rule} open={part.openRule} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {odds.need !== undefined && <p className="say">{speak('default.odds.need', { need: odds.need })}</p>}
        <dl>
          {odds.results.map(({ key, ways, of, params }, i) => (
            <div key={`${key} ${i}`} title={`${ways} / ${of}`}>
              <dt>{speak(`odds.${key}`, params)}</dt>
              <dd>
                <span className="share" aria-hidden="true">
                  <span style={{ width: `${Math.round((ways / of) * 100)}%` }} />
                </span>
                <b className="num">{percent(ways / of, speak)}</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )
  }
}
