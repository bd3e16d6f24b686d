import type { Viewer } from '@shamble/kernel'
import type { ReactNode } from 'react'
import { useKeys } from '../app/use-keys.js'
import type { TableGame, TablePart } from '../games/table-game.js'
import { outcomeWords } from './outcome.js'
import { Rule } from './Rule.js'

interface Props {
  readonly part: TablePart
  readonly game: TableGame
  readonly seed: string | null
  /** The person who sits alone at this screen. */
  readonly alone: Viewer | null
  /** The same once more; none where it was practice. */
  readonly rematch: (() => void) | null
  /** What goes on from here, in the order of its keys; none where nothing does. */
  readonly onward: readonly { readonly name: string; run(): void }[]
  /** What the decisions were worth; `null` where the computer cannot look ahead in this game. */
  readonly analyse: (() => void) | null
  replay(): void
  again(): void
  home(): void
}

/** How it ended, under which rule, and what one may do now. */
export function Over({ part, game, seed, alone, rematch, onward, analyse, replay, again, home }: Props): ReactNode {
  const { outcome } = part.view
  const { speak } = part.words
  const keys = [
    // Anyone who still presses the key of the last question must not begin another match with it.
    { name: 'over.replay', run: replay },
    ...(analyse === null ? [] : [{ name: 'over.analyse', run: analyse }]),
    ...onward,
    ...(rematch === null ? [] : [{ name: 'over.rematch', run: rematch }]),
    { name: 'over.again', run: again },
    { name: 'table.home', run: home },
  ]
  // What stands out is what goes on from here.
  const main = onward[0]?.name ?? (rematch === null ? 'over.again' : 'over.rematch')
  useKeys(Object.fromEntries(keys.map(({ run }, i) => [i + 1, run])))
  if (outcome === null) return null
  return (
    <section className="prompt over col" aria-labelledby="over-title">
      <div className="caps">
        <span>{speak('over.caps')}</span>
        <Rule id={outcome.rule} open={part.openRule} />
      </div>
      <p className="ask" id="over-title" role="status">
        {outcomeWords(part.view, game, part.words, alone).sentence}
      </p>
      {seed !== null && <p className="note">{speak('over.seed', { seed })}</p>}
      <div className="keys">
        {keys.map(({ name, run }, i) => (
          <button type="button" key={name} className={name === main ? 'key main' : 'key'} onClick={run}>
            <b>{i + 1}</b>
            <span>{speak(name)}</span>
            <small />
          </button>
        ))}
      </div>
    </section>
  )
}
