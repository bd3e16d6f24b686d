import type { GrenadeId } from './weapons.js'

/** Least scores of a die in one zone of a shotgun's triangle; 0 where there is no such result [DWA-11.2.7.1.b]. */
export interface ZoneScores {
  readonly fall: number
  readonly elim: number
}

export const ZONES = {
  // [DWA-11.2.7.1.1] Nobody is eliminated in the farthest zone unless an option says so.
  shotgunNear: { fall: 2, elim: 5 },
  shotgunMiddle: { fall: 3, elim: 6 },
  shotgunFar: { fall: 3, elim: 0 },
  // [DWA-11.2.7.1.3]
  sawnOffNear: { fall: 2, elim: 5 },
  sawnOffFar: { fall: 3, elim: 6 },
} as const satisfies Record<string, ZoneScores>
export type ZoneId = keyof typeof ZONES

/** A shotgun's triangle [GEO-10]: its sides part by `rise` to each side for every `run`; its zones, the nearest first. */
interface ShotgunTemplate {
  readonly rise: number
  readonly run: number
  readonly zones: readonly ZoneId[]
}

export const SHOTGUNS: Readonly<Record<'shotgun' | 'sawnOff', ShotgunTemplate>> = {
  // 15 cm long, 5 cm wide.
  shotgun: { rise: 1, run: 6, zones: ['shotgunNear', 'shotgunMiddle', 'shotgunFar'] },
  // 10 cm long and as wide.
  sawnOff: { rise: 1, run: 2, zones: ['sawnOffNear', 'sawnOffFar'] },
}

/** What a die under a grenade's circle needs [DWA-11.2.7.3.e]; 0 where there is no such result. */
export interface GrenadeScores extends ZoneScores {
  readonly stun: number
}

export const GRENADE_SCORES: Readonly<Record<GrenadeId, GrenadeScores>> = {
  fragmentation: { stun: 0, fall: 2, elim: 5 },
  molotov: { stun: 0, fall: 0, elim: 5 },
  incendiary: { stun: 0, fall: 0, elim: 5 },
  flash: { stun: 3, fall: 5, elim: 0 },
}
