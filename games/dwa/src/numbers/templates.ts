import type { Scores } from '../abilities/ability.js'
import type { GrenadeId } from './weapons.js'

/** A shotgun's triangle: how its sides part, and what each zone needs, the nearest first [GEO-10]. */
export interface ShotgunTemplate {
  readonly rise: number
  readonly run: number
  readonly zones: readonly Scores[]
}

export const SHOTGUNS: Readonly<Record<'shotgun' | 'sawnOff', ShotgunTemplate>> = {
  // [DWA-11.2.7.1.1] 15 cm long, 5 cm wide; nobody is eliminated in the farthest zone unless an option says so.
  shotgun: {
    rise: 1,
    run: 6,
    zones: [
      { fall: 2, elim: 5 },
      { fall: 3, elim: 6 },
      { fall: 3, elim: 0 },
    ],
  },
  // [DWA-11.2.7.1.3] 10 cm long and as wide.
  sawnOff: {
    rise: 1,
    run: 2,
    zones: [
      { fall: 2, elim: 5 },
      { fall: 3, elim: 6 },
    ],
  },
}

/** What a die under a grenade's circle needs [DWA-11.2.7.3.e]; 0 where there is no such result. */
export interface GrenadeScores extends Scores {
  readonly stun: number
}

export const GRENADE_SCORES: Readonly<Record<GrenadeId, GrenadeScores>> = {
  fragmentation: { stun: 0, fall: 2, elim: 5 },
  molotov: { stun: 0, fall: 0, elim: 5 },
  incendiary: { stun: 0, fall: 0, elim: 5 },
  flash: { stun: 3, fall: 5, elim: 0 },
}

/** [DWA-11.2.7.3.d] From this score a grenade is on target; from this one it strays by two dice, below it by three. */
export const LANDING = { onTarget: 6, near: 3, nearDice: 2, farDice: 3 } as const

/** [DWA-11.2.7.4.b] [DWA-11.2.7.3.g] What eliminates somebody who burns: on the first turn, and how much less each later one. */
export const BURNING = { first: 5, later: 2, spreads: 4 } as const
