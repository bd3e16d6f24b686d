import {
  CLOCKS,
  type DeadDiceView,
  LEVELS,
  RESERVE_STATES,
  RESERVES,
  type Reserve,
} from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Rule } from '../../table/Rule.js'
import type { Words } from '../table-game.js'

interface Props {
  readonly view: DeadDiceView
  readonly words: Words
  openRule(id: string): void
}

const BEST_FIRST = [...LEVELS].reverse()

/** The four reserves: each level, what Low and Empty do now, and which clock runs. */
export function Reserves({ view, words, openRule }: Props): ReactNode {
  const { speak } = words
  const shown = RESERVES.filter((reserve) => reserve !== 'survivors' || !view.variants.includes('aloneInTheWorld'))
  return (
    <div className="col dd-reserves">
      <div className="caps">
        <span>{speak('dd.theGroup')}</span>
        <span>{speak('board.respite', { respite: view.group.respite })}</span>
      </div>
      <ul>
        {shown.map((reserve) => {
          const { level, effect, rule } = stateOf(view, reserve, words)
          return (
            <li key={reserve} data-level={level}>
              <b>{speak(`reserve.${reserve}`)}</b>
              <span className="track">
                {BEST_FIRST.map((one) => (
                  <i key={one} aria-current={one === level || undefined}>
                    {speak(`level.${one}`)}
                  </i>
                ))}
              </span>
              <span className="effect">
                {effect} <Rule id={rule} open={openRule} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What a reserve does now, in a sentence: a threat that hangs over it, its clock, or its effect. */
export function stateOf(
  view: DeadDiceView,
  reserve: Reserve,
  { speak }: Words,
): { readonly level: string; readonly effect: string; readonly rule: string } {
  const level = view.group.reserves[reserve]
  const threat = view.scene?.threats.find((one) => one.reserve === reserve)
  if (threat !== undefined)
    return { level, effect: speak('dd.reserve.threat', { difficulty: threat.difficulty }), rule: 'DD-5.9' }
  if (level === 'sufficient') return { level, effect: speak(`dd.reserve.${reserve}`), rule: 'DD-2.1' }
  const { effects, rule } = RESERVE_STATES[reserve][level]
  const clock = level === 'empty' ? CLOCKS.find((one) => one.reserve === reserve) : undefined
  if (clock !== undefined && view.phase === 'living')
    return { level, effect: speak(`dd.clock.${clock.strikes}`), rule: clock.rule }
  const said = effects.map((effect) => speak(`effect.${effect}`))
  return { level, effect: said.length === 0 ? speak('effect.none') : said.join('. '), rule }
}
