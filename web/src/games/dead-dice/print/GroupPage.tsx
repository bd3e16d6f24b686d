import { LEVELS, RESERVE_STATES, RESERVES } from '@shamble/game-dead-dice/people'
import { type DeadDiceView, Named } from '@shamble/game-dead-dice/table'
import type { ReactNode } from 'react'
import { Boxes } from '../../../print/PrintFrame.js'
import type { Words } from '../../table-game.js'

interface Props {
  readonly view: DeadDiceView | null
  readonly words: Words
}

const BEST_FIRST = [...LEVELS].reverse()
const ROWS = 6
const RESPITE = 8

/** The sheet of the group: reserves, Respite, objectives, companions, what all share. */
export function GroupPage({ view, words }: Props): ReactNode {
  const { speak } = words
  const group = view?.group
  const companions = (group?.companions ?? []).filter(({ alive }) => alive)
  const named = view === null ? null : new Named(view, speak)
  const stash = (group?.stash ?? []).map(({ item }) => speak(`item.${item}`))
  return (
    <section className="paper group-print">
      <h2>{speak('print.part.group')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{speak('print.reserve')}</th>
            {BEST_FIRST.map((level) => (
              <th key={level} scope="col">
                {speak(`level.${level}`)}
              </th>
            ))}
            <th scope="col">{speak('print.effect')}</th>
          </tr>
        </thead>
        <tbody>
          {RESERVES.map((reserve) => (
            <tr key={reserve}>
              <th scope="row">{speak(`reserve.${reserve}`)}</th>
              {BEST_FIRST.map((level) => (
                <td key={level}>
                  <Boxes count={1} filled={group?.reserves[reserve] === level ? 1 : 0} />
                </td>
              ))}
              <td>
                {(['low', 'empty'] as const).map((level) => (
                  <small key={level}>
                    {speak('print.levelEffect', {
                      level: { word: `level.${level}` },
                      effect:
                        RESERVE_STATES[reserve][level].effects.map((effect) => speak(`effect.${effect}`)).join('. ') ||
                        speak('effect.none'),
                    })}
                  </small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{speak('print.respite')}</h3>
      <Boxes count={RESPITE} filled={group?.respite ?? 0} />
      <h3>{speak('print.objectives')}</h3>
      <table className="blank-lines">
        <tbody>
          {Array.from({ length: ROWS }, (_, i) => {
            const objective = group?.objectives[i]
            const step =
              objective === undefined || objective.step === 0 ? null : named?.scenario(`step.${objective.step}`)
            const said =
              objective === undefined
                ? ''
                : step != null
                  ? named!.say(step)
                  : (objective.words ?? speak(`objective.${objective.what}`))
            return (
              <tr key={i}>
                <td>
                  <Boxes count={1} filled={objective?.done === true ? 1 : 0} />
                </td>
                <td>{said}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h3>{speak('print.companions')}</h3>
      <table className="blank-lines">
        <thead>
          <tr>
            <th scope="col">{speak('print.name')}</th>
            <th scope="col">{speak('print.talent')}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.max(ROWS, companions.length) }, (_, i) => (
            <tr key={i}>
              <th scope="row">{companions[i]?.name}</th>
              <td>{companions[i]?.talent.map((tag) => speak(`tag.${tag}`)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{speak('print.shared')}</h3>
      <p className="written">
        {[
          ...(group?.vehicle == null ? [] : [`${speak(`vehicle.${group.vehicle.kind}`)} (${group.vehicle.wear})`]),
          ...stash,
        ].join(', ')}
      </p>
      <div className="notes">{speak('print.notes')}</div>
    </section>
  )
}
