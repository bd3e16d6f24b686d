import { tilesOf, topFrame } from '@shamble/game-zombies/table'
import { type ReactNode, useMemo } from 'react'
import { handPlateArt, handTileArt } from './city-art.js'
import type { Part } from './part.js'
import { kindName } from './spots.js'

/** The tile in hand, beside the question where it goes: turned as it would be placed. */
export function Drawn(part: Part): ReactNode {
  const { view, words, pointed } = part
  const top = topFrame(view)
  const kind = top?.kind === 'tile' ? top.kinds[0] : undefined
  const way = pointed?.type === 'place' ? pointed : kind === undefined ? null : { kind, turn: 0, x: 9, y: 9 }
  const art = useMemo(
    () => ({ __html: way === null ? '' : handTileArt(view, { ...way, x: 9, y: 9 }) + handPlateArt(view, way, words) }),
    [view, way, words],
  )
  if (kind === undefined || way === null) return null
  const name = kindName(tilesOf(view.options).kinds[way.kind]!, words)
  return (
    <svg
      className="zmb-drawn"
      viewBox="-8 -8 166 166"
      data-art="tile"
      role="img"
      aria-label={words.speak('zombies.drawn', { tile: name })}
    >
      <g dangerouslySetInnerHTML={art} />
    </svg>
  )
}
