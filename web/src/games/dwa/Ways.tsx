import type { ReactNode } from 'react'
import { Layer } from '../../board/Layer.js'
import { bracket, grease, group } from '../../kit/index.js'
import { Rule } from '../../table/Rule.js'
import { Sentence } from '../../table/sentence.js'
import { senseSign } from './intents-art.js'
import { waysOf } from './last-ways.js'
import type { Part } from './part.js'
import { K } from './scale.js'

/** The way of one of the dead in grease pencil, with the sense that drew it and whom it goes for. */
export function WayArt({ part, at }: { readonly part: Part; readonly at: number }): ReactNode {
  const event = waysOf(part)[at]
  const points = event?.way?.points ?? []
  const [start] = points
  const end = points.at(-1)
  if (event === undefined || start === undefined || end === undefined) return null
  const { sense, prey } = event.about as Readonly<Record<string, unknown>>
  const size = part.view.options.baseMm * K
  const whom = typeof prey === 'number' ? part.view.humans[prey] : undefined
  const art =
    grease(
      points.map(({ x, y }) => [x * K, y * K] as const),
      { width: 4.4, arrow: true },
    ) +
    bracket(end.x * K, end.y * K, size + 8) +
    (typeof sense === 'string' && ['sight', 'smell', 'hearing'].includes(sense)
      ? group(start.x * K - 10, start.y * K - size / 2 - 8, senseSign(sense))
      : '') +
    (whom === undefined ? '' : bracket(whom.x * K, whom.y * K, size + 14, { stroke: 'var(--ink-b)' }))
  return <Layer art={art} />
}

interface BandProps {
  readonly part: Part
  readonly at: number
  step(by: number): void
}

/** Its sentence under the board, and keys to the next. */
export function WaysBand({ part, at, step }: BandProps): ReactNode {
  const all = waysOf(part)
  const event = all[at]
  const { speak } = part.words
  if (event === undefined) return null
  return (
    <div className="dwa-ways">
      <button type="button" className="key small" onClick={() => step(-1)} aria-label={speak('dwa.ways.before')}>
        ←
      </button>
      <p role="status">
        <b>{speak('dwa.ways.of', { at: at + 1, all: all.length })}</b>{' '}
        <Sentence event={event} seats={[]} words={part.words} /> <Rule id={event.rule} open={part.openRule} />
      </p>
      <button type="button" className="key small" onClick={() => step(1)} aria-label={speak('dwa.ways.next')}>
        →
      </button>
      <button type="button" className="key small" onClick={() => part.useTool?.(null)}>
        {speak('dwa.ways.close')}
      </button>
    </div>
  )
}
