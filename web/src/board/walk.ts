import type { BoardPoint } from '@shamble/kernel'
import { type RefObject, useLayoutEffect } from 'react'
import { motionIsFull } from '../app/settings.js'
import type { Walks } from '../games/table-game.js'

/** A piece on its way to where it is drawn. */
export interface Walk {
  readonly points: readonly BoardPoint[]
  /** In milliseconds. */
  readonly time: number
}

/** Who walks: all at once, and the one who walks twice goes on. */
export function walkers({ events, time }: Walks): Map<number | string, Walk> {
  const walking = new Map<number | string, Walk>()
  for (const { way } of events) {
    if (way === undefined) continue
    const before = walking.get(way.piece)?.points ?? []
    walking.set(way.piece, { points: [...before, ...way.points], time })
  }
  return walking
}

/** Where a piece is drawn that is at the end of its walk, at an even pace along the whole of it. */
export function framesOf(points: readonly BoardPoint[]): { offset: number; transform: string }[] {
  const end = points[points.length - 1]
  const legs = points.map((point, i) =>
    i === 0 ? 0 : Math.hypot(point.x - points[i - 1]!.x, point.y - points[i - 1]!.y),
  )
  const whole = legs.reduce((sum, leg) => sum + leg, 0)
  if (end === undefined || whole === 0) return []
  let walked = 0
  return points.map(({ x, y }, i) => {
    walked += legs[i]!
    // Nothing but the last leg may end at the end: sums of lengths are not exact.
    const offset = i === points.length - 1 ? 1 : Math.min(1, walked / whole)
    return { offset, transform: `translate(${x - end.x}px, ${y - end.y}px)` }
  })
}

/** Moves what is drawn at the end of a walk along it, once; not at all where people want no motion. */
export function useWalk(drawn: RefObject<Element | null>, walk: Walk | null): void {
  useLayoutEffect(() => {
    const frames = walk === null || walk.time === 0 || !motionIsFull() ? [] : framesOf(walk.points)
    if (frames.length === 0) return
    const animation = drawn.current?.animate(frames, { duration: walk!.time })
    return () => animation?.cancel()
  }, [drawn, walk])
}
