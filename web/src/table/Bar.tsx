import type { ReactNode } from 'react'
import { useWords } from '../app/words.js'
import type { BarText, Tool } from '../games/table-game.js'
import { keyName } from '../settings/keys.js'
import '../styles/phone.css'

interface Props {
  readonly game: string
  readonly bar: BarText
  readonly tools: readonly Tool[]
  home(): void
}

export function Bar({ game, bar, tools, home }: Props): ReactNode {
  const { speak } = useWords()
  return (
    <header className="bar">
      <button type="button" className="mark" onClick={home} title={speak('table.home')}>
        SHAMBLE
      </button>
      <h1 className="game">{game}</h1>
      <div className="turn">
        <span className={bar.turn.short === undefined ? undefined : 'wide'}>{bar.turn.word}</span>{' '}
        {bar.turn.short !== undefined && <span className="narrow">{bar.turn.short}</span>}
        {bar.turn.number !== undefined && <b>{bar.turn.number}</b>}
      </div>
      <div className="now">
        <b>{bar.now.what}</b>
        <small>{bar.now.left}</small>
      </div>
      <ol className="phases" aria-label={speak('table.phases')}>
        {bar.phases.map((phase) => (
          <li key={phase.mark + phase.name} aria-current={phase.current ? 'step' : undefined}>
            {phase.mark !== '' && <b>{phase.mark}</b>}
            <span>{phase.name}</span>
          </li>
        ))}
      </ol>
      <div className="tools">
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            data-narrow={tool.short !== undefined || undefined}
            aria-pressed={tool.pressed}
            aria-disabled={tool.disabled || undefined}
            aria-keyshortcuts={tool.key}
            title={tool.title}
            onClick={() => !tool.disabled && tool.run()}
          >
            <span className="wide">{tool.name}</span>
            <span className="narrow">{tool.short}</span>
            {tool.key !== undefined && <kbd>{keyName(speak, tool.key)}</kbd>}
          </button>
        ))}
      </div>
    </header>
  )
}
