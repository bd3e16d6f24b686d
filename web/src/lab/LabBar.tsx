import type { ReactNode } from 'react'
import { otherLanguage } from '../app/language.js'
import type { Words } from '../games/table-game.js'

export const PHASES = ['ask', 'sweep', 'run', 'read'] as const
export type Phase = (typeof PHASES)[number]

interface Props {
  readonly words: Words
  readonly game: string | null
  readonly phase: Phase
  /** Whether the study is read as text, and how to change that; `null` where there is none. */
  readonly twin: { readonly isOn: boolean; change(): void } | null
  readonly onList?: () => void
  readonly onHome: () => void
}

/** Wordmark, game, the steps of a study, tools. */
export function LabBar({ words, game, phase, twin, onList, onHome }: Props): ReactNode {
  const { speak, language } = words
  return (
    <header className="bar">
      <button type="button" className="mark" onClick={onHome}>
        SHAMBLE
      </button>
      {game !== null && <div className="game">{game}</div>}
      <div className="turn">{speak('lab.title')}</div>
      <ol className="phases" aria-label={speak('lab.phases')}>
        {PHASES.map((step, i) => (
          <li key={step} aria-current={step === phase ? 'step' : undefined}>
            {step !== phase && <b>{i + 1}</b>}
            {speak(`lab.phase.${step}`)}
          </li>
        ))}
      </ol>
      <div className="tools">
        {onList !== undefined && (
          <button type="button" onClick={onList}>
            {speak('lab.studies')}
          </button>
        )}
        {twin !== null && (
          <button type="button" aria-pressed={twin.isOn} onClick={twin.change}>
            {speak('lab.twin')}
            <kbd>T</kbd>
          </button>
        )}
        <button type="button" lang={language === 'en' ? 'fr' : 'en'} onClick={() => void otherLanguage()}>
          {speak('lab.language')}
        </button>
        <button type="button" onClick={onHome}>
          {speak('lab.home')}
          <kbd>{speak('press.Esc')}</kbd>
        </button>
      </div>
    </header>
  )
}
