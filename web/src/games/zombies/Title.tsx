import { isMapShut, isOnlyCollection, tilesUnseen } from '@shamble/game-zombies/table'
import type { ReactNode } from 'react'
import { DRAWING } from '../../board/Layer.js'
import type { Point } from './layout.js'
import type { Part } from './part.js'

/** The name of the game, in a corner that the city has not reached. */
export function Title({ part, corner }: { part: Part; corner: Point }): ReactNode {
  return (
    <g transform={`translate(${corner.x} ${corner.y})`} className="zmb-title" {...DRAWING}>
      <text x={14 + 3} y={50 + 2} className="headline-under">
        {part.words.speak('game.name')}
      </text>
      <text x={14} y={50} className="headline-over">
        {part.words.speak('game.name')}
      </text>
    </g>
  )
}

/** `16 town tiles unseen. The helipad lies at the bottom of the stack.` */
export function stackSentence({ view, words }: Pick<Part, 'view' | 'words'>): { sentence: string; rule: string } {
  const { town, base } = tilesUnseen(view)
  if (isMapShut(view))
    return { sentence: words.speak('zombies.unseen.shut', { count: town + base }), rule: 'ZMB-1.3.1.l' }
  const parts = [words.speak('zombies.unseen.town', { count: town })]
  if (view.options.expansion === 'militaryBase')
    parts.push(words.speak(view.baseOpen ? 'zombies.unseen.base' : 'zombies.unseen.closed', { count: base }))
  if (view.helipadLeft && !isOnlyCollection(view))
    parts.push(words.speak(`zombies.unseen.${view.options.townHelipadPosition}`))
  return { sentence: parts.join(' '), rule: 'ZMB-1.2.d' }
}
