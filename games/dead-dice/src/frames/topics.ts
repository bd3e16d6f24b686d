import { BrokenInvariant, type Offers, type Refusal, type Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { ableSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { companions } from '../topics/companions.js'
import { leave } from '../topics/leave.js'
import { leg } from '../topics/leg.js'
import { price, request, speaker } from '../topics/negotiation.js'
import { objectives } from '../topics/objectives.js'
import { obstacle } from '../topics/obstacle.js'
import { refuge } from '../topics/refuge.js'
import { scene } from '../topics/scene.js'
import { search } from '../topics/search.js'
import type { TopicName } from './kinds.js'

/** What the group can decide about one topic: the proposals that are answers. */
export interface Topic {
  offer(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void
  refuse?(s: DeadDice, seat: Seat, action: DeadDiceAction): Refusal | null
  /** Answers that need nobody's agreement. */
  alone?(action: DeadDiceAction): boolean
  /** What a seat may do alone while others are asked. */
  interject?(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void
}

/** Who makes a test that one of the group has to make: anybody who can act. */
export const LEADER: Topic = {
  offer(s, _seat, to) {
    for (const seat of ableSeats(s)) to.legal({ type: 'lead', seat })
  },
  refuse: (_s, _seat, action) => (action.type === 'lead' ? { rule: 'DD-15.88', key: 'lead.unable' } : null),
}

const TOPIC_TABLE: Partial<Record<TopicName, Topic>> = {
  threat: LEADER,
  driver: LEADER,
  patient: LEADER,
  objectives,
  companions,
  leave,
  leg,
  obstacle,
  search,
  refuge,
  request,
  speaker,
  price,
  scene,
}

export function topicOf(name: TopicName): Topic {
  const topic = TOPIC_TABLE[name]
  if (topic === undefined) throw new BrokenInvariant(`nobody can decide about "${name}"`)
  return topic
}
