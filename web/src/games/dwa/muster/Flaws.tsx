import { FLAW_IDS, type FlawId } from '@shamble/game-dwa/teams'
import type { GameEvent } from '@shamble/kernel'
import type { ReactNode } from 'react'
import { Die } from '../../../table/Die.js'
import { Rule } from '../../../table/Rule.js'
import type { LogLine } from '../../../table/table-state.js'
import type { Part } from '../part.js'
import type { Person } from './person.js'

/** In how many of the 36 throws of two dice a score comes up. */
export const waysOf = (score: number): number => 6 - Math.abs(7 - score)

/** The roll that gave someone a flaw, where the record still has it. */
export function flawRoll(log: readonly LogLine[], name: string, flaw: FlawId): GameEvent | null {
  return (
    log.findLast(
      ({ event: { kind, data, about } }) => kind === 'flaw' && data?.['who'] === name && about?.['flaw'] === flaw,
    )?.event ?? null
  )
}

interface Props {
  readonly part: Part
  readonly person: Person
  readonly log: readonly LogLine[]
  readonly isDraft: boolean
}

/** The 2D6 table with the chance of each; what was rolled reversed, with its dice. */
export function Flaws({ part, person, log, isDraft }: Props): ReactNode {
  const { draft, words, view } = part
  const { speak } = words
  const most = view.options.flaws ? 2 : 0
  const chosen = isDraft ? ((draft!.at(['flaws']) ?? 0) as number) : 0
  return (
    <section className="flaws col" aria-label={speak('muster.flaws.title')}>
      <div className="caps">
        <span>{speak('muster.flaws.title')}</span>
        {isDraft && (
          <fieldset className="seg">
            <legend className="heard">{speak('muster.flaws.roll')}</legend>
            {Array.from({ length: most + 1 }, (_, count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="flaws"
                  checked={chosen === count}
                  onChange={() => part.compose?.(draft!.set(['flaws'], count))}
                />
                <span>{speak('muster.flaws.count', { count })}</span>
              </label>
            ))}
          </fieldset>
        )}
        <Rule id="DWA-16.6.b" open={part.openRule} />
      </div>
      <table className="two6">
        <tbody>
          {FLAW_IDS.map((flaw, i) => {
            const roll = person.flaws.includes(flaw) ? flawRoll(log, person.name, flaw) : null
            return (
              <tr key={flaw} className={person.flaws.includes(flaw) ? 'has' : undefined}>
                <td>{i + 2}</td>
                <th scope="row">{speak(`flaw.${flaw}`)}</th>
                <td>
                  {roll?.dice?.map((face, j) => (
                    <Die key={j} face={face} size={14} />
                  ))}{' '}
                  {speak(`about.flaw.${flaw}`)}
                </td>
                <td>
                  <span className="heard">{speak('muster.of36', { ways: waysOf(i + 2) })}</span>
                  <span className="bar36" style={{ width: `${(waysOf(i + 2) / 6) * 4.8}rem` }} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
