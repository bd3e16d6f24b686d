import type { GameModule, Options } from '@shamble/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isTyping } from '../app/use-keys.js'
import type { Words } from '../games/table-game.js'
import { Sheet } from '../settings/Sheet.js'
import { useNarrow } from '../setup/narrow.js'
import { PLANS } from '../setup/plans.js'
import { rulesWord } from '../setup/words.js'
import { Beside } from './Beside.js'
import { bookOf } from './book.js'
import { Contents } from './Contents.js'
import { optionWords } from './option-words.js'
import { AllIds, Found, SectionPage } from './pages.js'
import { placeOf } from './place.js'
import '../styles/rules.css'

export interface RulesProps {
  readonly module: GameModule
  /** Speaks the game's words and the page's. */
  readonly words: Words
  /** The rule that brought somebody here, or none. */
  readonly cited: string | null
  /** The options of the table that somebody comes from; none from home. */
  readonly options?: Options | null
  /** The line of the record that was followed here. */
  readonly line?: { readonly mark: string; readonly sentence: string } | null
  /** Where the way back leads: to a turn, to a table, or home. */
  readonly back: { readonly to: 'table'; readonly turn?: number } | { readonly to: 'home' }
  /** A crop of the table in front of you, where there is one. */
  readonly plate?: ReactNode
  readonly onBack: () => void
  readonly onLanguage: () => void
  /** Told when another rule is opened, so that the address can follow. */
  readonly onCite?: (id: string) => void
}

/** The searchable reference of a game: its whole ledger in our own words. */
export function Rules(props: RulesProps) {
  const { module, words, cited, onBack } = props
  const { speak, language } = words
  const narrow = useNarrow()
  const book = useMemo(() => {
    const said = (text: string): string => optionWords(text, module, speak)
    const ledger = module.ledger.map((entry) => ({ ...entry, [language]: said(entry[language]) }))
    return bookOf(module.game.id, ledger, speak)
  }, [module, speak, language])
  const [reference, setReference] = useState(cited)
  const [wanted, setWanted] = useState('')
  const [shows, setShows] = useState<'section' | 'ids'>('section')
  const [contents, setContents] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const page = useRef<HTMLElement>(null)
  useEffect(() => setReference(cited), [cited])
  const place = useMemo(() => placeOf(book, reference), [book, reference])

  const open = (to: string): void => {
    setReference(to)
    setWanted('')
    setShows('section')
    setContents(false)
    if (book.entries.has(to)) props.onCite?.(to)
  }

  // The framed article is what somebody came for: it is in view, whatever stands above it.
  useEffect(() => {
    const framed = page.current?.querySelector('.article.on')
    if (framed) framed.scrollIntoView({ block: 'nearest' })
    else if (page.current) page.current.scrollTop = 0
  }, [place, shows])

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

  const lead = PLANS[module.game.id]?.lead ?? null
  const options = props.options ?? null
  const back =
    props.back.to === 'home'
      ? speak('rules.back.home')
      : props.back.turn === undefined
        ? speak('rules.back.table')
        : speak('rules.back.turn', { turn: props.back.turn })
  const toc = (
    <Contents
      book={book}
      open={wanted === '' && shows === 'section' ? place.section : null}
      words={words}
      onSection={open}
    />
  )

  return (
    <div className={narrow ? 'rulebook narrow' : 'rulebook'}>
      <header className="bar">
        {!narrow && <div className="mark">SHAMBLE</div>}
        {!narrow && <div className="game">{speak('game.name')}</div>}
        <div className="turn">{speak('rules.title')}</div>
        {!narrow && options !== null && (
          <p className="this-table">{speak('rules.this-table', { rules: rulesWord(speak, lead, options) })}</p>
        )}
        <div className="tools">
          {narrow ? (
            <button type="button" onClick={() => setContents(true)}>
              {speak('rules.contents')}
            </button>
          ) : (
            <>
              <button type="button" onClick={() => field.current?.focus()}>
                {speak('rules.find')}
                <kbd>/</kbd>
              </button>
              <button
                type="button"
                aria-pressed={shows === 'ids'}
                onClick={() => setShows(shows === 'ids' ? 'section' : 'ids')}
              >
                {speak('rules.ids')}
                <kbd>I</kbd>
              </button>
            </>
          )}
          <button type="button" lang={language === 'en' ? 'fr' : 'en'} onClick={props.onLanguage}>
            {speak('rules.language')}
          </button>
          <button type="button" className="way-back" onClick={onBack}>
            {narrow ? speak('rules.back.short') : back}
            {!narrow && <kbd>Esc</kbd>}
          </button>
        </div>
      </header>
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
          {props.line && (
            <div className="from">
              <b>{props.line.mark}</b>
              <span>{props.line.sentence}</span>
              <button type="button" className="key" onClick={onBack}>
                <span>{speak('rules.go-line')}</span>
              </button>
            </div>
          )}
          {wanted.trim() !== '' ? (
            <Found wanted={wanted.trim()} book={book} words={words} onOpen={open} />
          ) : shows === 'ids' ? (
            <AllIds book={book} words={words} onOpen={open} />
          ) : (
            place.section !== null && <SectionPage place={place} book={book} words={words} onOpen={open} />
          )}
        </main>
        <Beside
          module={module}
          book={book}
          cited={wanted === '' ? place.cited : null}
          options={options}
          plate={props.plate ?? null}
          words={words}
          onOpen={open}
        />
      </div>
      {contents && (
        <Sheet
          title={speak('rules.contents')}
          close={speak('rules.close')}
          onClose={() => setContents(false)}
          className="rulebook-sheet"
        >
          {toc}
        </Sheet>
      )}
    </div>
  )
}
