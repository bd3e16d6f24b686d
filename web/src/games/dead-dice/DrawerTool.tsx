import { lazy, type ReactNode, Suspense } from 'react'
import type { Part } from './part.js'

const SurvivorDrawer = lazy(async () => ({ default: (await import('./end/SurvivorDrawer.js')).SurvivorDrawer }))

/** The drawer, for as long as it is open. */
export function DrawerTool({ part }: { readonly part: Part }): ReactNode {
  if (part.tool !== 'drawer') return null
  return (
    <Suspense>
      <SurvivorDrawer part={part} />
    </Suspense>
  )
}
