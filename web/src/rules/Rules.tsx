import type { Options } from '@shamble/kernel'
import type { LedgerEntry } from '@shamble/module'
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isTyping } from '../app/use-keys.js'
import type { PageModule } from '../games/page-module.js'
import type { TablePart, Words } from '../games/table-game.js'
import { useNarrow } from '../setup/narrow.js'
import type { SetupPlan } from '../setup/plan.js'
import { Sheet } from '../table/Sheet.js'
import { Beside } from './Beside.js'
import { bookOf } from './book.js'
import { Contents } from './Contents.js'
import type { Checks } from './checks.js'
import { From } from './From.js'
import { Minute } from './Minute.js'
import { keptTogether, optionWords } from './option-words.js'
import { Plate } from './Plate.js'
import { AllIds, Found, SectionPage } from './pages.js'
import { placeOf } from './place.js'
import { EditionSwitch, RulesBar } from './RulesBar.js'
import type { ChartsOf, FollowedLine, Occasion, OccasionView } from './reference.js'
import { editionsOf, shownRules } from './shown.js'
import '../styles/rules.css'

/** The case that brought someone here, with what the game shows of it. */
export interface AtHand {
  readonly at: Occasion
  /** `null` where the game says nothing of its cases: the board alone. */
  readonly view: OccasionView | null
  readonly Board: ComponentType<TablePart>
  readonly line: FollowedLine | null
}

export interface RulesProps {
  readonly module: PageModule
  readonly ledger: readonly LedgerEntry[]
  /** How its options are put before people: which one is an edition, and which rules belong to which. */
  readonly plan: SetupPlan
  /** Speaks the game's words and the page's. */
  readonly words: Words
  /** The rule that brought someone here, or none. */
  readonly cited: string | null
  /** The options of the table that someone comes from; none from home. */
  readonly options?: Options | null
  /** The way back in words: to a turn, to the set-up, home. */
  readonly back: string
  /** The tables of the rulebook, once they are there. */
  readonly charts?: ChartsOf | null
  readonly atHand?: AtHand | null
  readonly checks?: Checks | null
  readonly onBack: () => void
  readonly onHome: () => void
  /** Back to the line of the record. */
  readonly onLine?: () => void
  readonly onLanguage: () => void
  /** Told when another rule is opened, so that the address can follow. */
  readonly onCite?: (id: string) => void
}

/** The searchable reference of a game: its whole ledger in our own words. */
export function Rules(props: RulesProps): ReactNode {
  const { module, ledger, plan, words, cited, onBack, charts = null, atHand = null, checks = null } = props
  const { speak, language } = words
  const narrow = useNarrow()
  const book = useMemo(() => {
    const said = (text: string): string =>
      language === 'fr' ? keptTogether(optionWords(text, module, speak)) : optionWords(text, module, speak)
    const entries = ledger.map((entry) => ({ ...entry, [language]: said(entry[language]) }))
    return bookOf(module.game.id, entries, speak)
  }, [module, ledger, speak, language])
  const [reference, setReference] = useState(cited)
  const [wanted, setWanted] = useState('')
  const [shows, setShows] = useState<'section' | 'ids'>('section')
  const [contents, setContents] = useState(false)
  const [edition, setEdition] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const page = useRef<HTMLElement>(null)
  useEffect(() => setReference(cited), [cited])
  const place = useMemo(() => placeOf(book, reference), [book, reference])
  const table = props.options ?? null
  const shown = useMemo(() => shownRules(module, plan, table, edition, words), [module, plan, table, edition, words])
  // What a line gives at the table is worked out by the rules of the table.
  const at = shown.isTable ? (atHand?.at ?? null) : null
  const section = place.section?.id ?? null
  const sheets = useMemo(
    () => (section === null ? [] : (charts?.(section, { options: shown.options, at, words }) ?? [])),
    [charts, section, shown, at, words],
  )

  const open = (to: string): void => {
    setReference(to)
    setWanted('')
    setShows('section')
    setContents(false)
    if (book.entries.has(to)) props.onCite?.(to)
  }

  // The framed article is what someone came for: it is in view, whatever is above it.
  useEffect(() => {
    const framed = page.current?.querySelector('.article.on')
    if (framed) framed.scrollIntoView({ block: 'nearest' })
    else if (page.current) page.current.scrollTop = 0
  }, [place, shows, sheets])

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
        if (wanted !== '') setWanted('')
        else onBack()
      } else if (!isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        if (event.key === '/') {
          event.preventDefault()
          field.current?.focus()
        } else if (event.key.toLowerCase() === 'i') setShows((now) => (now === 'ids' ? 'section' : 'ids'))
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [wanted, onBack])

  const toc = (
    <Contents
      book={book}
      open={wanted === '' && shows === 'section' ? place.section : null}
      words={words}
      onSection={open}
    />
  )
  const worked =
    atHand?.view != null && section !== null && atHand.view.works(atHand.at, section) ? (
      <atHand.view.Worked {...atHand.at} />
    ) : null
  const read = wanted === '' && shows === 'section' ? place.cited : null

  return (
    <div className={narrow ? 'rulebook narrow' : 'rulebook'}>
      <RulesBar
        words={words}
        narrow={narrow}
        shown={shown}
        all={editionsOf(module, plan)}
        isIds={shows === 'ids'}
        back={props.back}
        field={field}
        onEdition={setEdition}
        onIds={() => setShows(shows === 'ids' ? 'section' : 'ids')}
        onContents={() => setContents(true)}
        onLanguage={props.onLanguage}
        onBack={onBack}
        onHome={props.onHome}
      />
      <div className="rulebook-body">
        <div className="finder">
          <search>
            <input
              ref={field}
              type="search"
              value={wanted}
              placeholder={speak('rules.find.hint')}
              aria-label={speak('rules.find.label')}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          </search>
          {!narrow && toc}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <main className="page" ref={page} tabIndex={0}>
          {narrow && (
            <EditionSwitch words={words} shown={shown} all={editionsOf(module, plan)} onEdition={setEdition} />
          )}
          {atHand !== null && atHand.line !== null && (
            <From line={atHand.line} words={words} onOpen={open} onLine={props.onLine ?? onBack} />
          )}
          {reference === null && wanted.trim() === '' && shows === 'section' && (
            <Minute game={module.game.id} words={words} />
          )}
          {wanted.trim() !== '' ? (
            <Found wanted={wanted.trim()} book={book} words={words} onOpen={open} />
          ) : shows === 'ids' ? (
            <AllIds book={book} words={words} onOpen={open} />
          ) : (
            place.section !== null && (
              <SectionPage place={place} charts={sheets} worked={worked} book={book} words={words} onOpen={open} />
            )
          )}
        </main>
        <Beside
          module={module}
          plan={plan}
          book={book}
          cited={read}
          shown={shown}
          plate={
            atHand === null ? null : (
              <Plate at={atHand.at} view={atHand.view} Board={atHand.Board} words={atHand.at.part.words} />
            )
          }
          checked={checks === null || read === null ? null : (checks[module.game.id]?.[read] ?? [0, 0])}
          words={words}
          onOpen={open}
        />
      </div>
      {contents && (
        <Sheet title={speak('rules.contents')} close={() => setContents(false)} className="rulebook-sheet">
          {toc}
        </Sheet>
      )}
    </div>
  )
}
