import { DISORDER_IDS, type DisorderId } from '@shamble/game-dwa/teams'
import { refusalSentence } from '@shamble/text'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import { waysOf } from '../muster/Flaws.js'
import type { Part } from '../part.js'
import type { Ledger } from './ledger.js'
import { openAbilities } from './ledger.js'
import { actionsOf, aftermathOf, askedOf, openOf, STEPS, type Step, shownSteps, stepOf, teamOf } from './moment.js'

/** What a question is about, beside it. */
export function Context({ part }: { readonly part: Part }): ReactNode {
  return askedOf(part) === 'disorder' ? <Disorders part={part} /> : null
}

/** The eleven disorders and how likely two dice give each; one is picked where that may be. */
function Disorders({ part }: { readonly part: Part }): ReactNode {
  const { speak } = part.words
  const picks = new Map(
    actionsOf(part, 'disorder')
      .filter(({ how }) => how === 'pick')
      .map((action) => [action.disorder, action]),
  )
  const refused = new Map(
    part.choices.refused.map(({ action, refusal }) => [(action as { disorder?: DisorderId }).disorder, refusal]),
  )
  const [kind, chosen] = openOf(part.menu)
  return (
    <section className="col disorders" aria-label={speak('campaign.disorders')}>
      <div className="caps">
        <span>{speak('campaign.disorders')}</span>
        <span>{speak('campaign.chance')}</span>
      </div>
      <table className="two6">
        <tbody>
          {DISORDER_IDS.map((id, i) => {
            const refusal = refused.get(id)
            const isChosen = kind === 'disorder' && chosen === id
            const name = speak(`disorder.${id}`)
            return (
              <tr key={id} className={isChosen ? 'has' : undefined}>
                <td>{i + 2}</td>
                <th scope="row">
                  {picks.has(id) ? (
                    <button type="button" aria-pressed={isChosen} onClick={() => part.openMenu?.(`disorder ${id}`)}>
                      {name}
                    </button>
                  ) : (
                    <span title={refusal === undefined ? undefined : refusalSentence(refusal, speak)}>{name}</span>
                  )}
                </th>
                <td>{speak(`about.disorder.${id}`)}</td>
                <td className="pc">{speak('muster.percent', { percent: Math.round((waysOf(i + 2) / 36) * 100) })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** What is still to come after what is asked now. */
export function After({ part, ledger }: { readonly part: Part; readonly ledger: Ledger }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const lines = comingFor(part, ledger)
  if (lines.length === 0 || aftermathOf(view) === null) return null
  return (
    <section className="col after" aria-label={speak('campaign.after')}>
      <div className="caps">
        <span>{speak('campaign.after')}</span>
        <span>{speak('campaign.kept')}</span>
      </div>
      <ol>
        {lines.map(({ step, said, rule }) => (
          <li key={said}>
            <b>{shownSteps(view).indexOf(step) + 1}</b>
            <span>{said}</span>
            <Rule id={rule} open={part.openRule} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Coming {
  readonly step: Step
  readonly said: string
  readonly rule: string
}

/** Decisions that wait behind the one that is asked now. */
export function comingFor({ view, words: { speak } }: Pick<Part, 'view' | 'words'>, { columns }: Ledger): Coming[] {
  const now = STEPS.indexOf(stepOf(view))
  const { size, began } = view.teams[teamOf(view)]!
  const free = Math.max(0, (size === 0 ? began : size) - columns.length)
  const coming: Coming[] = [
    ...columns
      .filter(({ human }) => openAbilities(human) > 0)
      .map(
        ({ human }): Coming => ({
          step: 'abilities',
          said: speak('campaign.coming.learn', { who: human.name, rank: human.rank, count: openAbilities(human) }),
          rule: 'DWA-16.5.b',
        }),
      ),
    { step: 'gear', said: speak('campaign.coming.gear'), rule: 'R-87' },
    ...(free > 0 && view.options.recruits
      ? [{ step: 'recruits' as const, said: speak('campaign.coming.recruits', { count: free }), rule: 'R-110' }]
      : []),
  ]
  return coming.filter(({ step }) => STEPS.indexOf(step) > now)
}
