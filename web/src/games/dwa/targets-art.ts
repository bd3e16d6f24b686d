import { Draft } from '@shamble/drafts'
import type { DwaView, ShareFrame } from '@shamble/game-dwa/table'
import { useMemo } from 'react'
import { bracket } from '../../kit/index.js'
import { behindPlan, isComposing } from './acting.js'
import { openTargets } from './aiming.js'
import type { Part } from './part.js'
import { K } from './scale.js'

/** Kinds of fire that name their targets. */
const AIMED: readonly string[] = ['shoot', 'burst', 'blast', 'spray', 'fireClose']

/**
 * Everybody at whom the fire that is being composed could be aimed, or among whom hits are shared out: weighed once, not
 * while a hand moves.
 */
export function useTargets(part: Part): string {
  const view = behindPlan(part)
  const draft = part.draft ?? null
  const isAiming = isComposing(part) && AIMED.includes(draft!.space.kind)
  const isSharing = draft?.space.kind === 'share'
  const space = isAiming || isSharing ? draft!.space : null
  const open = useMemo(() => {
    if (space === null) return []
    if (isSharing) return (view.frames.at(-1) as unknown as ShareFrame).among
    return openTargets(view, new Draft(space, draft!.check))
  }, [view, space])
  return useMemo(() => open.map((id) => frameArt(view, id)).join(''), [view, open])
}

function frameArt({ zombies, humans, options }: DwaView, id: number): string {
  const { x, y } = id < 0 ? zombies.find((zombie) => zombie.id === id)! : humans[id]!
  return bracket(x * K, y * K, options.baseMm * K + 6, { 'stroke-width': 1.2, opacity: 0.6 })
}
