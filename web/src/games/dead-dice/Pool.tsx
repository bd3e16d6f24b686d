import { type DeadDiceAction, type DeadDiceView, label } from '@shamble/game-dead-dice/table'
import { type ReactNode, useMemo } from 'react'
import { Rule } from '../../table/Rule.js'
import type { Words } from '../table-game.js'
import { type PoolFacts, type PoolRow, poolFacts } from './pool.js'

interface Props {
  readonly view: DeadDiceView
  readonly action: DeadDiceAction
  readonly words: Words
  openRule(id: string): void
}

/** A pool die by die, the chances, and what follows: odds before dice, rule beside number. */
export function Pool({ view, action, words, openRule }: Props): ReactNode {
  const { speak } = words
  const facts = useMemo(() => poolFacts(view, action, words), [view, action, words])
  if (facts === null) return null
  const { dice, rows, chances, after } = facts
  return (
    <div className="col dd-pool">
      <h2>
        <span>{label(action, view, speak)}</span>
        {rows.length > 0 && <b className="num">{speak('dd.dice', { count: dice })}</b>}
      </h2>
      <Dice rows={rows} openRule={openRule} />
      {chances.length > 0 && (
        <ul className="dd-three">
          {chances.map(({ count, share, exact, words: said, isNeeded }) => (
            <li key={count} data-needed={isNeeded || undefined} title={exact}>
              <b>{share}</b>
              {said}
            </li>
          ))}
        </ul>
      )}
      {after.length > 0 && (
        <table className="dd-after">
          <tbody>
            {after.map(({ id, when, what, rule }) => (
              <tr key={id}>
                <th scope="row">{when}</th>
                <td>{what}</td>
                <td>
                  <Rule id={rule} open={openRule} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** Each part of a pool with its dice, its reason and its rule. */
export function Dice({ rows, openRule }: Pick<PoolFacts, 'rows'> & Pick<Props, 'openRule'>): ReactNode {
  if (rows.length === 0) return null
  return (
    <ul className="dd-dice">
      {rows.map((row) => (
        <DiceRow key={row.id} row={row} openRule={openRule} />
      ))}
    </ul>
  )
}

function DiceRow({
  row: { dice, name, why, rule, state },
  openRule,
}: { row: PoolRow } & Pick<Props, 'openRule'>): ReactNode {
  return (
    <li data-state={state}>
      <span className="d" aria-hidden="true">
        {Array.from({ length: Math.max(0, dice) }, (_, i) => (
          <i key={i} />
        ))}
        {dice < 0 && <b className="num">{`−${-dice}`}</b>}
      </span>
      <span>
        {name}
        <small>{why}</small>
      </span>
      <Rule id={rule} open={openRule} />
    </li>
  )
}
