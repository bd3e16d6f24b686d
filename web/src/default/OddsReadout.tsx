import type { Action, Odds } from '@shamble/kernel'
import type { GameModule, Language } from '@shamble/module'
import { percent } from '@shamble/text'
import type { ComponentType, ReactNode } from 'react'
import type { TablePart } from '../games/table-game.js'
import { gist } from '../rules/gist.js'
import { Rule } from '../table/Rule.js'
import '../styles/readout.css'

/** The odds of what is pointed at; else of the only answer that has any. */
export function oddsReadout(module: GameModule): ComponentType<TablePart> {
  const oddsOf = ({ view, choices }: TablePart, action: Action): Odds | null =>
    choices.asked || view.outcome === null ? (module.game.odds?.(view, action) ?? null) : null
  return function OddsReadout(part: TablePart): ReactNode {
    const { pointed, choices, view, words } = part
    const { speak } = words
    const risky = choices.actions.filter((action) => oddsOf(part, action) !== null)
    const action = pointed ?? (risky.length === 1 ? risky[0]! : null)
    const odds = action === null ? null : oddsOf(part, action)
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
                  <td>{ruleGist(module, rule, words.language)}</td>
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

const ruleGist = ({ ledger }: GameModule, rule: string, language: Language): string =>
  gist(ledger.find(({ id }) => id === rule)?.[language] ?? '')
