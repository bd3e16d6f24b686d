import type { GameEvent } from '@shamble/kernel'
import { useEffect, useState } from 'react'
import type { Part } from './part.js'

/** What the dead did last, one after another, as far as they went somewhere. */
export const waysOf = ({ walks }: Pick<Part, 'walks'>): readonly GameEvent[] =>
  (walks?.events ?? []).filter(({ way }) => typeof way?.piece === 'number' && way.piece < 0)

/** Which of them is looked at. */
export function useWays(part: Part): { readonly at: number; step(by: number): void } {
  const [at, setAt] = useState(0)
  const all = waysOf(part)
  useEffect(() => setAt(0), [part.walks])
  return { at: Math.min(at, Math.max(0, all.length - 1)), step: (by) => setAt((at + by + all.length) % all.length) }
}
