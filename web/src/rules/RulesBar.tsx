import type { ReactNode, RefObject } from 'react'
import type { Words } from '../games/table-game.js'
import type { Shown } from './shown.js'

interface Props {
  readonly words: Words
  readonly narrow: boolean
  readonly shown: Shown
  readonly all: readonly string[]
  readonly isIds: boolean
  readonly back: string
  readonly field: RefObject<HTMLInputElement | null>
  onEdition(id: string): void
  onIds(): void
  onContents(): void
  onLanguage(): void
  onBack(): void
  onHome(): void
}

/** Wordmark, game, the edition of this table and the other, tools. */
export function RulesBar(props: Props): ReactNode {
  const { words, narrow, back } = props
  const { speak, language } = words
  return (
    <header className="bar">
      {!narrow && (
        <button type="button" className="mark" onClick={props.onHome} title={speak('table.home')}>
          SHAMBLE
        </button>
      )}
      {!narrow && <div className="game">{speak('game.name')}</div>}
      <div className="turn">{speak('rules.title')}</div>
      {!narrow && <EditionSwitch {...props} />}
      <div className="tools">
        {narrow ? (
          <button type="button" onClick={props.onContents}>
            {speak('rules.contents')}
          </button>
        ) : (
          <>
            <button type="button" onClick={() => props.field.current?.focus()}>
              {speak('rules.find')}
              <kbd>/</kbd>
            </button>
            <button type="button" aria-pressed={props.isIds} onClick={props.onIds}>
              {speak('rules.ids')}
              <kbd>I</kbd>
            </button>
          </>
        )}
        <button type="button" lang={language === 'en' ? 'fr' : 'en'} onClick={props.onLanguage}>
          {speak('rules.language')}
        </button>
        <button type="button" className="way-back" onClick={props.onBack}>
          {narrow ? speak('rules.back.short') : back}
          {!narrow && <kbd>{speak('press.Esc')}</kbd>}
        </button>
      </div>
    </header>
  )
}

/** Whose reading is shown. */
export function EditionSwitch({
  words,
  shown,
  all,
  onEdition,
}: Pick<Props, 'words' | 'shown' | 'all' | 'onEdition'>): ReactNode {
  if (shown.editions.length < 2) return null
  return (
    <fieldset className="edition" aria-label={words.speak('rules.edition')}>
      {all.map((id) => (
        <button key={id} type="button" aria-pressed={id === shown.edition} onClick={() => onEdition(id)}>
          {shown.editions.find((edition) => edition.id === id)?.name}
        </button>
      ))}
    </fieldset>
  )
}
