import { lazy, type ReactNode, Suspense } from 'react'
import type { Part } from './part.js'

const Composed = lazy(async () => ({ default: (await import('./Settings.js')).Settings }))

/** What is set of an order, fetched with the first one that is composed. */
export const Settings = (part: Part): ReactNode =>
  part.draft == null || part.draft.space.kind === 'deploy' ? null : (
    <Suspense>
      <Composed {...part} />
    </Suspense>
  )
