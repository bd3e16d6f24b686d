import type { Options } from '@shamble/kernel'
import { optionSpecs } from '@shamble/module'
import { type ReactNode, useMemo } from 'react'
import type { PageModule } from '../games/page-module.js'
import type { Words } from '../games/table-game.js'
import type { SetupPlan } from '../setup/plan.js'
import { optionLabel, valueLabel } from '../setup/words.js'
import { type Book, related, sectionOf } from './book.js'
import type { Checked } from './checks.js'
import { Editions } from './Editions.js'
import { gist } from './gist.js'
import { RuleText } from './RuleText.js'
import { shortId } from './short-id.js'
import type { Shown } from './shown.js'
import '../styles/beside.css'

interface BesideProps {
  readonly module: PageModule
  readonly plan: SetupPlan
  readonly book: Book
  readonly cited: string | null
  readonly shown: Shown
  readonly plate: ReactNode
  readonly checked: Checked | null
  readonly words: Words
  readonly onOpen: (to: string) => void
}

/** As many as a column holds without hiding the first ones. */
const SHOWN = 8

/** Beside the rule: the table in front of you, how the editions read it, the option that touches it, see also. */
export function Beside({ module, plan, book, cited, shown, plate, checked, words, onOpen }: BesideProps): ReactNode {
  const { speak, language } = words
  const near = useMemo(() => (cited === null ? [] : related(cited, book, language)), [cited, book, language])
  const editions = near.filter(({ id }) => sectionOf(id) === 'DIF')
  const also = near.filter((entry) => !editions.includes(entry)).slice(0, SHOWN)
  const touched = optionsTouching(plan, [cited, ...editions.map(({ id }) => id)])
  return (
    <aside className="beside-rule" aria-label={speak('rules.see')}>
      {plate}
      {editions.length > 0 && (
        <Editions entries={editions} book={book} words={words} editions={shown.editions} onOpen={onOpen} />
      )}
      {touched.length > 0 && (
        <section className="col">
          <h2 className="caps">{speak('rules.option')}</h2>
          <ul className="also">
            {touched.map((name) => (
              <OptionLine key={name} name={name} module={module} shown={shown} words={words} />
            ))}
          </ul>
        </section>
      )}
      <section className="col">
        <h2 className="caps">
          <span>{speak('rules.see')}</span>
          {checked !== null && <span>{checkedWords(checked, words)}</span>}
        </h2>
        {also.length > 0 ? (
          <RuleListing entries={also} book={book} words={words} onOpen={onOpen} />
        ) : (
          <p className="nothing">{speak(cited === null ? 'rules.see.pick' : 'rules.see.none')}</p>
        )}
      </section>
    </aside>
  )
}

function checkedWords([tests, cases]: Checked, { speak }: Words): string {
  if (tests === 0 && cases === 0) return speak('rules.checked.none')
  if (cases === 0) return speak('rules.checked.by', { what: speak('rules.tests', { count: tests }) })
  if (tests === 0) return speak('rules.checked.by', { what: speak('rules.cases', { count: cases }) })
  return speak('rules.checked', {
    tests: speak('rules.tests', { count: tests }),
    cases: speak('rules.cases', { count: cases }),
  })
}

function OptionLine({
  name,
  module,
  shown,
  words,
}: { readonly name: string } & Pick<BesideProps, 'module' | 'shown' | 'words'>): ReactNode {
  const { speak } = words
  const said = (options: Options): string =>
    valueLabel(speak, optionSpecs(module.game.options)[name]!, name, options[name]!)
  return (
    <li className="option-line">
      <span>{optionLabel(speak, name)}</span>
      <b>{speak(shown.isTable ? 'rules.option.value' : 'rules.option.default', { value: said(shown.options) })}</b>
    </li>
  )
}

/** The options of a game that a rule belongs to. */
export function optionsTouching({ rules: by }: SetupPlan, ids: readonly (string | null)[]): readonly string[] {
  return Object.entries(by)
    .filter(([, rules]) => rules.some((rule) => ids.includes(rule)))
    .map(([name]) => name)
}

function RuleListing({
  entries,
  book,
  words,
  onOpen,
}: { entries: readonly { id: string; en: string; fr: string }[] } & Pick<BesideProps, 'book' | 'words' | 'onOpen'>) {
  return (
    <ul className="also">
      {entries.map((entry) => (
        <li key={entry.id}>
          <button type="button" className="rule" onClick={() => onOpen(entry.id)}>
            {shortId(entry.id)}
          </button>
          <span>
            <RuleText text={gist(entry[words.language])} book={book} onOpen={onOpen} />
          </span>
        </li>
      ))}
    </ul>
  )
}
