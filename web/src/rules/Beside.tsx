import type { GameModule, Options } from '@shamble/kernel'
import { optionSpecs, resolveOptions } from '@shamble/kernel'
import { type ReactNode, useMemo } from 'react'
import type { Words } from '../games/table-game.js'
import { PLANS } from '../setup/plans.js'
import { optionLabel, valueLabel } from '../setup/words.js'
import { type Book, related, sectionOf, withoutPrefix } from './book.js'
import { RuleText } from './RuleText.js'

interface BesideProps {
  readonly module: GameModule
  readonly book: Book
  readonly cited: string | null
  readonly options: Options | null
  readonly plate: ReactNode
  readonly words: Words
  readonly onOpen: (to: string) => void
}

/** As many as a column holds without hiding the first ones. */
const SHOWN = 8

/** Beside the rule: the table in front of you, how the editions read it, the option that touches it, see also. */
export function Beside({ module, book, cited, options, plate, words, onOpen }: BesideProps) {
  const { speak, language } = words
  const near = useMemo(() => (cited === null ? [] : related(cited, book, language)), [cited, book, language])
  const editions = near.filter(({ id }) => sectionOf(id) === 'DIF')
  const also = near.filter((entry) => !editions.includes(entry)).slice(0, SHOWN)
  const touched = optionsTouching(module.game.id, [cited, ...editions.map(({ id }) => id)])
  const values = options ?? resolveOptions(module.game.options)
  return (
    <aside className="beside-rule" aria-label={speak('rules.see')}>
      {plate !== null && (
        <section className="col">
          <h2 className="caps">{speak('rules.on-table')}</h2>
          {plate}
        </section>
      )}
      {editions.length > 0 && (
        <section className="col">
          <h2 className="caps">{speak('rules.editions')}</h2>
          <RuleListing entries={editions} book={book} words={words} onOpen={onOpen} />
        </section>
      )}
      {touched.length > 0 && (
        <section className="col">
          <h2 className="caps">{speak('rules.option')}</h2>
          <ul className="also">
            {touched.map((name) => {
              const value = valueLabel(speak, optionSpecs(module.game.options)[name]!, name, values[name]!)
              return (
                <li key={name} className="option-line">
                  <span>{optionLabel(speak, name)}</span>
                  <b>{speak(options === null ? 'rules.option.default' : 'rules.option.value', { value })}</b>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <section className="col">
        <h2 className="caps">{speak('rules.see')}</h2>
        {also.length > 0 ? (
          <RuleListing entries={also} book={book} words={words} onOpen={onOpen} />
        ) : (
          <p className="nothing">{speak(cited === null ? 'rules.see.pick' : 'rules.see.none')}</p>
        )}
      </section>
    </aside>
  )
}

/** The options of a game that a rule belongs to. */
export function optionsTouching(game: string, ids: readonly (string | null)[]): readonly string[] {
  return Object.entries(PLANS[game]?.rules ?? {})
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
            {withoutPrefix(entry.id)}
          </button>
          <span>
            <RuleText text={entry[words.language]} book={book} onOpen={onOpen} />
          </span>
        </li>
      ))}
    </ul>
  )
}
