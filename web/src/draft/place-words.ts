import { bearing, type Handle } from '@shamble/drafts'
import { pathLength } from '@shamble/geometry'
import type { BoardPoint } from '@shamble/kernel'
import type { Words } from '../games/table-game.js'

/** Where a handle lies, in words: `220 530, 99 mm north-east`. */
export function placeWords(handle: Handle, { speak }: Words): string {
  if (!handle.isSet) return speak('draft.unset')
  if (handle.kind === 'angle') return speak('draft.angle', { degrees: Math.round(angleOf(handle)) })
  const { x, y } = handle.at
  const wind = handle.from === null ? null : bearing(handle.from, handle.at)
  if (handle.from === null || wind === null) return speak('draft.at', { x, y })
  const length = pathLength([handle.from, handle.at])
  return speak('draft.place', { x, y, length, wind: { word: `wind.${wind}` } })
}

function angleOf({ from, at }: Handle): number {
  const { x, y } = from as BoardPoint
  return ((Math.atan2(at.x - x, y - at.y) * 180) / Math.PI + 360) % 360
}
