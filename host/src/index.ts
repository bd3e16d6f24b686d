export {
  cardFor,
  concernsTheSame,
  type ListedCard,
  PHASES,
  type Phase,
  personsIn,
  RELATIONS,
  type Relation,
} from './access.js'
export * from './clock.js'
export * from './dice-adding.js'
export type { RoomDice } from './dice-parts.js'
export * from './foresee.js'
export * from './game-source.js'
export * from './host.js'
export * from './plain-choices.js'
export * from './port.js'
export type { Proposal } from './proposal.js'
export { Queue } from './queue.js'
export type { Invited, OfferedTable, Room, RoomLine, RoomSeat } from './room.js'
export { isSamePerson, type SeatCard, type SeatPlan } from './seat-plan.js'
export * from './series.js'
export * from './store.js'
export { PHRASES, type Phrase } from './talk.js'
export { isByDays, type Pace, type Terms, TIME_UP, type TimeUp, termsOf } from './terms.js'
export { type Thinking, thinkHere } from './thinking.js'
export * from './wire.js'
