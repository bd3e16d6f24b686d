import type { Plain } from '@shamble/kernel'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { type Draft, differing, groupsOf, type Handed, optionsOf } from './draft.js'
import { OptionRow } from './OptionRow.js'
import type { SetupPlan } from './plan.js'
import '../styles/options.css'

export interface RuleListProps {
  readonly module: PageModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  readonly handed: Handed
  readonly words: Words
  readonly onSet: (name: string, value: Plain) => void
  readonly onLook: (name: string | null) => void
  readonly onRule: (id: string) => void
  readonly onDrawer: (option: string, kind: string) => void
}

/** Every option, by chapter: the questions that groups ask stand open, the others are opened. */
export function RuleList(props: RuleListProps) {
  const { module, plan, draft, words } = props
  const { speak } = words
  const changed = new Set(differing(module, plan, optionsOf(module, draft)))
  const groups = groupsOf(module, plan).map((group) => {
    const count = group.options.filter((name) => changed.has(name)).length
    const rows = (
      <ul>
        {group.options.map((name) => (
          <OptionRow key={name} {...props} name={name} rules={plan?.rules[name] ?? []} />
        ))}
      </ul>
    )
    const state =
      count > 0
        ? speak('setup.changed', { count })
        : group.asked
          ? ''
          : speak('setup.printed', { count: group.options.length })
    if (group.asked)
      return (
        <section key={group.id} className="chapter">
          <h3 className="chap">
            {speak(`setup.group.${group.id}`)}
            <span>{state}</span>
          </h3>
          {rows}
        </section>
      )
    return (
      <details key={group.id} className="chapter">
        <summary className="shut">
          <i aria-hidden="true" />
          <b>{speak(`setup.group.${group.id}`)}</b>
          <span>{speak(`setup.group.${group.id}.holds`)}</span>
          <span className={count > 0 ? 'cold' : undefined}>{state}</span>
        </summary>
        {rows}
      </details>
    )
  })
  const lead = plan?.asksLead ? plan.lead : null
  if (lead === null) return groups
  return (
    <>
      <section className="chapter lead">
        <h3 className="chap">{speak(`setup.group.${lead}`)}</h3>
        <ul>
          <OptionRow {...props} name={lead} rules={plan?.rules[lead] ?? []} />
        </ul>
      </section>
      {groups}
    </>
  )
}
