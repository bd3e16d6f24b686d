import { kitOf, LINES, linesOf } from '@shamble/game-dead-dice/people'
import type { ReactNode } from 'react'
import { Rule } from '../../../table/Rule.js'
import type { Part } from '../part.js'

/** What someone starts with, by lines: two on the body, three in a bag. */
export function Gear({ part, seat }: { readonly part: Part; readonly seat: number | null }): ReactNode {
  const { view, words } = part
  const { speak } = words
  const survivor = seat === null ? undefined : view.survivors[seat]
  const isThere = survivor !== undefined && survivor.name !== ''
  const kit = kitOf(view as Parameters<typeof kitOf>[0])
  const hasBag = isThere ? survivor.bag : kit.includes('backpack')
  const items = isThere ? survivor.things.map(({ item }) => item) : kit.filter((item) => item !== 'backpack')
  const lines: { readonly word: string; readonly isFull: boolean }[] = items.flatMap((item) =>
    Array.from({ length: linesOf(item) }, () => ({ word: speak(`item.${item}`), isFull: true })),
  )
  const room = LINES.body + (hasBag ? LINES.bag : 0)
  while (lines.length < room)
    lines.push({ word: speak(lines.length < LINES.body ? 'creation.body' : 'creation.bag'), isFull: false })
  return (
    <section className="col gear-dd" aria-label={speak('creation.gear')}>
      <div className="caps">
        <h2>{speak('creation.gear')}</h2>
        <Rule id="DD-15.65" open={part.openRule} />
      </div>
      <ol className="lines-dd">
        {lines.map(({ word, isFull }, i) => (
          <li key={`${i} ${word}`} data-full={isFull || undefined}>
            {word}
          </li>
        ))}
      </ol>
      <p>
        {speak(hasBag ? 'creation.lines.bag' : 'creation.lines')} <Rule id="DD-3.17" open={part.openRule} />
      </p>
    </section>
  )
}
