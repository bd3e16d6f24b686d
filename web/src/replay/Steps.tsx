import type { ReactNode } from 'react'
import type { Words } from '../games/table-game.js'
import type { ReplayState } from './use-replay.js'

interface Props {
  readonly replay: ReplayState
  readonly words: Words
  /** Who would play on from here; nobody where it was over. */
  readonly fork: { readonly who: string; readonly as: string } | null
  /** Whether any dice were rolled that could be kind. */
  readonly hasLuck: boolean
  play(): void
  open(what: 'record' | 'luck' | 'moments'): void
}

/** The way through the record, and the one out of it: a table that goes on from here. */
export function Steps({ replay, words, fork, hasLuck, play, open }: Props): ReactNode {
  const { speak } = words
  const { index, running } = replay
  return (
    <footer className="replay-keys">
      <div className="steps">
        <Step label={speak('replay.turnBack')} keys="⇧ ←" run={() => replay.byTurn(-1)} />
        <Step label={speak('replay.stepBack')} keys="←" run={() => replay.go(index - 1)} />
        <Step
          label={speak(running ? 'replay.pause' : 'replay.run')}
          keys={speak('replay.space')}
          run={() => replay.run(!running)}
        />
        <Step label={speak('replay.stepOn')} keys="→" run={() => replay.go(index + 1)} />
        <Step label={speak('replay.turnOn')} keys="⇧ →" run={() => replay.byTurn(1)} />
      </div>
      <p>
        {fork === null ? (
          speak('replay.fork.over')
        ) : (
          <>
            {fork.who} <br />
            {speak('replay.fork.dice')}
          </>
        )}
      </p>
      <button
        type="button"
        className={fork === null ? 'key' : 'key main'}
        aria-disabled={fork === null || undefined}
        onClick={play}
      >
        <b>↵</b>
        <span>{speak('replay.fork')}</span>
        <small>{fork?.as}</small>
      </button>
      <div className="sheet-keys">
        <button type="button" className="key" onClick={() => open('record')}>
          {speak('table.record')}
        </button>
        {hasLuck && (
          <button type="button" className="key" onClick={() => open('luck')}>
            {speak('luck.short')}
          </button>
        )}
        <button type="button" className="key" onClick={() => open('moments')}>
          {speak('replay.moments')}
        </button>
      </div>
    </footer>
  )
}

function Step({ label, keys, run }: { label: string; keys: string; run(): void }): ReactNode {
  return (
    <button type="button" className="key step" onClick={run}>
      <span>{label}</span>
      <small>
        <kbd>{keys}</kbd>
      </small>
    </button>
  )
}
