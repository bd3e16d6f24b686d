import { ask, type Frame, type Play, type Procedure, pop, push, type Seat, topFrame } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { nameOf } from '../events.js'
import { ableSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { Deciding, DecisionFrame, TopicName } from './kinds.js'
import { offerToPack, packFirst, startPacking } from './packing.js'
import { topicOf } from './topics.js'

/** Lets the group decide; the frame below gets what stands in `decided`. */
export function startDecision(s: DeadDice, topic: TopicName): void {
  push(s, {
    kind: 'decision',
    step: 0,
    topic,
    proposal: null,
    proposed: [],
    agreed: [],
  } satisfies DecisionFrame as Frame)
}

/** [DD-15.88] One proposes, the others agree or propose something else, each once; then the last proposal stands. */
export const decision: Procedure<DeadDice, DecisionFrame, DeadDiceAction> = {
  run(s, f) {
    if (packFirst(s)) return
    const seat = nextToSpeak(s, f)
    if (seat === null) stands(s, f)
    else ask(s, seat, f.proposal === null ? f.topic : 'agree')
  },

  offer(s, f, seat, to) {
    if (f.proposal !== null) to.legal({ type: 'agree' })
    if (!f.proposed.includes(seat)) topicOf(f.topic).offer(s, seat, to)
    if (f.proposal === null) offerToPack(s, seat, to)
  },

  answer(s, f, seat, action, play) {
    if (action.type === 'pack') {
      startPacking(s, [seat])
      return
    }
    if (topicOf(f.topic).alone?.(action) === true) {
      takeAlone(s, f, seat, action)
      return
    }
    if (action.type === 'agree') f.agreed.push(seat)
    else {
      f.proposal = action
      f.proposed.push(seat)
      f.agreed = [seat]
    }
    tell(s, f, seat, action, play)
  },

  interject(s, f, seat, to) {
    topicOf(f.topic).interject?.(s, seat, to)
  },

  interjected(s, f, seat, action) {
    takeAlone(s, f, seat, action)
  },

  refuse: (s, f, seat, action) => topicOf(f.topic).refuse?.(s, seat, action) ?? null,
}

/** Who has not agreed yet, in seat order [DD-17.5]; `null` when the proposal stands. */
function nextToSpeak(s: DeadDice, f: DecisionFrame): Seat | null {
  const seats = ableSeats(s)
  if (f.proposal !== null && seats.every((seat) => f.proposed.includes(seat))) return null
  return seats.find((seat) => !f.agreed.includes(seat)) ?? null
}

/** What nobody has to agree to: the group's decision is over, and is asked for again afterwards. */
function takeAlone(s: DeadDice, f: DecisionFrame, seat: Seat, action: DeadDiceAction): void {
  f.proposal = action
  f.proposed = [seat]
  stands(s, f)
}

function stands(s: DeadDice, f: DecisionFrame): void {
  const { proposal, proposed } = f
  pop(s)
  const below = topFrame(s) as Deciding
  below.decided = proposal
  below.decidedBy = proposed[proposed.length - 1] ?? -1
}

/** With one player there is nothing to agree on, and nothing to tell but what is decided. */
function tell(s: DeadDice, f: DecisionFrame, seat: Seat, action: DeadDiceAction, play: Play): void {
  if (ableSeats(s).length === 1) return
  const topic = { word: `topic.${f.topic}` }
  const said = { rule: 'DD-15.88', seat, about: { topic: f.topic } } as const
  if (action.type === 'agree') play.emit?.({ ...said, kind: 'agreed', data: { topic } })
  else if (action.type === 'moveOn') play.emit?.({ ...said, kind: 'proposed.moveOn' })
  else if ('leader' in action)
    play.emit?.({ ...said, kind: 'proposed.leader', data: { topic, whom: nameOf(s, action.leader) } })
  else play.emit?.({ ...said, kind: 'proposed', data: { topic } })
}
