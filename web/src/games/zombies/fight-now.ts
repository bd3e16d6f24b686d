import {
  type Fight,
  fightAt,
  stepNumber,
  topFrame,
  type ZombiesAction,
  type ZombiesFrame,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { WindowFrame } from '@shamble/kernel'
import { bonusOf } from './key-note.js'

/** A fight that the readout shows: under way, next in step 2, or where someone points. */
export interface ShownFight {
  readonly fight: Fight
  readonly when: 'now' | 'next' | 'there' | 'short'
  /** How much the roll fell short, where a price is due. */
  readonly short: number
}

export function shownFight(view: ZombiesView, pointed: ZombiesAction | null): ShownFight | null {
  // The fight that ended the game is still among the frames.
  if (view.outcome !== null) return null
  const frames = view.frames as ZombiesFrame[]
  const under = frames.findLast((frame) => frame.kind === 'fight')
  if (under?.kind === 'fight') {
    const fight = fightAt(view, under.seat, view.position[under.seat]!)
    // Before the die is thrown nothing falls short.
    const isDue = topFrame(view)?.kind === 'fight' && under.short > 0
    if (fight !== null) return { fight, when: isDue ? 'short' : 'now', short: isDue ? under.short : 0 }
  }
  const combat = frames.findLast((frame): frame is WindowFrame => frame.kind === 'window' && frame.of === 'combat')
  if (combat !== undefined) {
    const fight = fightAt(view, combat.by, view.position[combat.by]!)
    if (fight !== null) return { fight, when: 'now', short: 0 }
  }
  if (pointed?.type === 'step') {
    const top = topFrame(view)
    const fight = fightAt(view, top?.kind === 'walk' ? top.seat : view.active, pointed.to)
    if (fight !== null) return { fight, when: 'there', short: 0 }
  }
  if (stepNumber(view) > 2) return null
  const next = fightAt(view, view.active, view.position[view.active]!)
  return next === null ? null : { fight: next, when: 'next', short: 0 }
}

export interface Face {
  readonly die: number
  readonly isKill: boolean
  /** In bullets; 0 for a kill. */
  readonly price: number
  readonly isAffordable: boolean
}

/** What each face of the die means, before it is rolled [ZMB-1.3.2.b] [ZMB-1.3.2.c]. */
export function facesOf(fight: Fight): Face[] {
  return [1, 2, 3, 4, 5, 6].map((die) => {
    const price = Math.max(0, fight.need - die - bonusOf(fight))
    return { die, isKill: price === 0, price, isAffordable: price <= fight.bullets }
  })
}
