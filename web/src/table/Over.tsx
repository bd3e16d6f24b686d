import type { ReactNode } from 'react'
import { useKeys } from '../app/use-keys.js'
import type { TablePart } from '../games/table-game.js'
import { Rule } from './Rule.js'

interface Props {
  readonly part: TablePart
  readonly seed: string | null
  replay(): void
  again(): void
  home(): void
}

/** How it ended, under which rule, and what one may do now. */
export function Over({ part, seed, replay, again, home }: Props): ReactNode {
  const { outcome } = part.view
  const { speak, seat } = part.words
  useKeys({ 1: replay, 2: again, 3: home })
  if (outcome === null) return null
  const reason = speak(`reason.${outcome.reason}`)
  const winners = outcome.winners.map(seat).join(', ')
  return (
    <section className="prompt over col" aria-labelledby="over-title">
      <div className="caps">
        <span>{speak('over.caps')}</span>
        <Rule id={outcome.rule} open={part.openRule} />
      </div>
      <p className="ask" id="over-title" role="status">
        {winners === ''
          ? speak('over.nobody', { reason })
          : speak('over.won', { seat: winners, count: outcome.winners.length, reason })}
      </p>
      {seed !== null && <p className="note">{speak('over.seed', { seed })}</p>}
      <div className="keys">
        <button type="button" className="key main" onClick={replay}>
          <b>1</b>
          <span>{speak('over.replay')}</span>
          <small />
        </button>
        <button type="button" className="key" onClick={again}>
          <b>2</b>
          <span>{speak('over.again')}</span>
          <small />
        </button>
        <button type="button" className="key" onClick={home}>
          <b>3</b>
          <span>{speak('table.home')}</span>
          <small />
        </button>
      </div>
    </section>
  )
}
