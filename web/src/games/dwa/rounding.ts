import type { Draft, Handle } from '@shamble/drafts'
import { wayRound } from '@shamble/game-dwa/table'
import { type Point, pathLength, stretchOf } from '@shamble/geometry'
import { acting } from './acting.js'
import type { Part } from './part.js'

/**
 * A walk to where someone points, round whatever stands in the way and as far as points carry.
 * @returns `null` where the straight leg is as good, or no way leads there
 */
export function goneRound(
  part: Pick<Part, 'view'>,
  draft: Draft,
  { path, from, reach }: Handle,
  to: Point,
): Draft | null {
  const human = acting(part.view)
  const leg = path.at(-1)
  if (draft.space.kind !== 'walk' || human === null || from === null || typeof leg !== 'number') return null
  const way = wayRound(part.view, human, from, { x: Math.round(to.x), y: Math.round(to.y) })
  if (way === null || way.length < 3) return null
  const before = (draft.at(['path']) as unknown as readonly Point[]).slice(0, leg)
  const most = Math.min(Math.floor(pathLength(way)), reach ?? Number.POSITIVE_INFINITY)
  // What crossings and difficult ground cost, and where contact is made, only the rules tell.
  for (let mm = most; mm > 0; mm--) {
    const legs = stretchOf(way, 0, mm).slice(1)
    const walk = draft.set(
      ['path'],
      [...before, ...legs].map(({ x, y }) => ({ x, y })),
    )
    if (walk.isReady) return walk.focusOn(['path', before.length + legs.length - 1])
  }
  return null
}
