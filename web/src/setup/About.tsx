import type { Plain } from '@shamble/kernel'
import { TABLE_LEDGER } from '@shamble/text'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import { optionWords } from '../rules/option-words.js'
import { useLedger } from '../rules/use-ledger.js'
import { consequences, type Draft, optionsOf, specOf } from './draft.js'
import type { SetupPlan } from './plan.js'
import { RuleLinks } from './RuleLinks.js'
import { optionLabel, shortLabel, valueLabel } from './words.js'

interface AboutProps {
  readonly module: PageModule
  readonly plan: SetupPlan | undefined
  readonly draft: Draft
  /** The option that is looked at, or none. */
  readonly looked: string | null
  readonly words: Words
  readonly onRule: (id: string) => void
}

/** Beside the rules: what the other edition would change, or the rules behind the row that is looked at. */
export function About(props: AboutProps) {
  const { plan, looked } = props
  const lead = plan?.lead ?? null
  if (looked !== null && looked !== lead) return <Articles {...props} name={looked} />
  if (plan?.about !== undefined) return <Chosen {...props} about={plan.about} />
  return lead === null ? null : <Otherwise {...props} lead={lead} />
}

/** What was chosen first, in words. */
function Chosen({ module, draft, words, about }: AboutProps & { readonly about: NonNullable<SetupPlan['about']> }) {
  const { title, text, rows } = about(optionsOf(module, draft), words)
  return (
    <div className="col about">
      <div className="caps">
        <span>{words.speak('setup.about')}</span>
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className="diff">
        {rows.map((row) => (
          <li key={row} className="whole">
            {row}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Articles({ module, plan, words, onRule, name }: AboutProps & { readonly name: string }) {
  const { speak, language } = words
  const rules = plan?.rules[name] ?? []
  const ledger = useLedger(module.game.id) ?? []
  const entries = [...ledger, ...TABLE_LEDGER].filter(({ id }) => rules.includes(id))
  return (
    <div className="col about">
      <div className="caps">
        <span>{speak('setup.about')}</span>
      </div>
      <h3>{optionLabel(speak, name)}</h3>
      {entries.map((entry) => (
        <p key={entry.id}>
          <RuleLinks rules={[entry.id]} onRule={onRule} /> {optionWords(entry[language], module, speak)}
        </p>
      ))}
    </div>
  )
}

function Otherwise({ module, plan, draft, words, onRule, lead }: AboutProps & { readonly lead: string }) {
  const { speak } = words
  const spec = specOf(module, lead)
  const now = optionsOf(module, draft)[lead]
  const other: Plain = spec.type === 'choice' ? (spec.values.find((value) => value !== now) ?? null) : null
  const rows = consequences(module, draft, lead, other)
  if (rows.length === 0)
    return (
      <Articles module={module} plan={plan} draft={draft} looked={lead} words={words} onRule={onRule} name={lead} />
    )
  return (
    <div className="col about">
      <div className="caps">
        <span>{speak('setup.if', { value: valueLabel(speak, spec, lead, other) })}</span>
        <span>{speak('setup.rows', { count: rows.length })}</span>
      </div>
      <ul className="diff">
        {rows.map(({ name, value }) => (
          <li key={name}>
            <b>{shortLabel(speak, name)}</b>
            <span>{valueLabel(speak, specOf(module, name), name, value)}</span>
            <RuleLinks rules={(plan?.rules[name] ?? []).slice(-1)} onRule={onRule} />
          </li>
        ))}
      </ul>
    </div>
  )
}
