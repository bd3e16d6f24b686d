import type { DwaOptions } from './options.js'

export const TEAM_WORDS = ['first', 'second', 'third', 'fourth'] as const

export const seatsOf = ({ players, zombieSeat }: DwaOptions): readonly string[] => [
  ...TEAM_WORDS.slice(0, players),
  ...(zombieSeat ? ['dead'] : []),
]
