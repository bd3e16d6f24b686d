import type { DwaView, Human } from '@shamble/game-dwa/table'
import type { Seat } from '@shamble/kernel'

/** Who has joined a team that is being made. */
export const membersOf = (view: DwaView, team: Seat): Human[] =>
  view.humans.filter((human) => human.team === team && human.whereabouts === 'waiting')
