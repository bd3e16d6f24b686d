import { type Chance, when } from '@shamble/kernel'
import { copyGroup } from '../clone.js'
import type { DeadDice, Group } from '../state.js'
import { knowsAll, type Looker } from './knowing.js'
import { guessTrap } from './scene.js'

type Open =
  | 'reserves'
  | 'respite'
  | 'objectives'
  | 'companions'
  | 'stash'
  | 'vehicle'
  | 'hasShelter'
  | 'refugeIsVehicle'
  | 'clues'
  | 'story'
  | 'met'

/** What the group has lies open, but for how well traps were made. */
export interface SeenGroup extends Pick<Group, Open> {
  readonly traps: { readonly successes: number | null; readonly maker: number }[]
}

export function seenGroup(s: DeadDice, viewer: Looker): SeenGroup {
  const of = copyGroup(s.group)
  const all = knowsAll(s, viewer)
  return {
    reserves: of.reserves,
    respite: of.respite,
    objectives: of.objectives,
    companions: of.companions,
    stash: of.stash,
    vehicle: of.vehicle,
    hasShelter: of.hasShelter,
    refugeIsVehicle: of.refugeIsVehicle,
    clues: of.clues,
    story: of.story,
    met: of.met,
    traps: of.traps.map(({ successes, maker }) => ({ successes: when('DD-8.23', all) ? successes : null, maker })),
  }
}

export const guessGroup = (seen: SeenGroup, chance: Chance): Group =>
  copyGroup({ ...seen, traps: seen.traps.map((trap) => guessTrap(trap, chance)) })
