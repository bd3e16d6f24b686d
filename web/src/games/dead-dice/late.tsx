import { type ComponentType, lazy, Suspense } from 'react'
import type { Part } from './part.js'

type AtLadder = typeof import('./at-ladder.js')

/** A part of the table that comes with the ladder. */
function late(name: keyof AtLadder): ComponentType<Part> {
  const Late = lazy(async () => ({ default: (await import('./at-ladder.js'))[name] }))
  return (part) => (
    <Suspense>
      <Late {...part} />
    </Suspense>
  )
}

export const Board = late('Board')
export const Goal = late('Goal')
export const Readout = late('Readout')
