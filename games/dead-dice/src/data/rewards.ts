import type { RuleId } from '@shamble/kernel'

/** [DD-12.6] */
export const REWARDS = [
  'rightPlace',
  'realBastard',
  'goodSamaritan',
  'stiffMuncher',
  'conscience',
  'justAScratch',
  'roadkill',
  'serialKiller',
  'killOfTheWeek',
] as const
export type Reward = (typeof REWARDS)[number]

export interface RewardRow {
  /** [DD-16.43] How it is given: by a deed of the record, by the highest count, to everybody who did it, or by votes. */
  readonly by: 'deed' | 'count' | 'each' | 'vote'
  /** [DD-12.8] [DD-15.62] Goes to the next survivor of a player whose survivor died. */
  readonly carriesOver: boolean
  readonly rule: RuleId
}

export const REWARD_TABLE: Readonly<Record<Reward, RewardRow>> = {
  rightPlace: { by: 'deed', carriesOver: false, rule: 'DD-12.6.a' },
  realBastard: { by: 'count', carriesOver: true, rule: 'DD-12.6.b' },
  goodSamaritan: { by: 'vote', carriesOver: false, rule: 'DD-12.6.c' },
  stiffMuncher: { by: 'count', carriesOver: false, rule: 'DD-12.6.d' },
  conscience: { by: 'each', carriesOver: false, rule: 'DD-12.6.e' },
  justAScratch: { by: 'each', carriesOver: true, rule: 'DD-12.6.f' },
  roadkill: { by: 'count', carriesOver: false, rule: 'DD-12.6.g' },
  serialKiller: { by: 'count', carriesOver: false, rule: 'DD-12.6.h' },
  killOfTheWeek: { by: 'vote', carriesOver: false, rule: 'DD-12.6.i' },
}
