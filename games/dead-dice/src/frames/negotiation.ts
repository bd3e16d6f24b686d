import { cite, type Frame, frameBelow, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { templateAfter } from '../data/game-master.js'
import { REQUEST_TABLE, STAKE_TABLE, STAKES, tries } from '../data/negotiation.js'
import { ACTIONS } from '../data/tags.js'
import { narrate } from '../events.js'
import { askMaster } from '../master/ask.js'
import { adversaryFor, adversaryName, adversaryOf, STRANGER } from '../rules/adversaries.js'
import { difficultyOf, giftsFor, handOver, requestsWithin, stakeOf, stakePrice } from '../rules/bargain.js'
import type { Staging } from '../rules/cart.js'
import { sceneBudget } from '../rules/legs.js'
import { giveBack, pay } from '../rules/menace.js'
import { drawPlace, placeName } from '../rules/places.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { recover } from '../rules/recovery.js'
import { raise } from '../rules/reserves.js'
import { interlocutor, rosterLeft } from '../rules/roster.js'
import { winClue } from '../rules/story.js'
import { ableSeats, hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'
import { startDecision } from './decision.js'
import type { Test } from './kinds.js'
import type { DeadTurnFrame, NegotiationFrame, SceneFrame } from './kinds-turns.js'
import { startTest } from './test.js'

const REQUEST = 0
const ASKED = 1
const STAKE = 2
const OPEN = 3
const SPEAK = 4
const SPOKEN = 5
const TRIED = 6
const VERDICT = 7
const PRICE = 8
const PAID = 9
const GAIN = 10
const HEAL = 11

export function negotiationFrame(s: DeadDice, f: SceneFrame, { cast, own }: Staging): Frame {
  const named = own[0] === undefined ? (cast[0] === undefined ? null : adversaryFor(s, cast[0])) : adversaryOf(own[0])
  return {
    kind: 'negotiation',
    step: f.parley === null ? REQUEST : OPEN,
    decided: null,
    tested: null,
    with: named ?? interlocutor(rosterLeft(s)) ?? STRANGER,
    request: f.parley,
    words: null,
    stake: f.parley === null ? null : stakeOf(s, f.parley),
    successes: 0,
    tries: 0,
    toll: null,
    most: mostAtStake(s, f.leg),
  } satisfies NegotiationFrame as Frame
}

/** [DD-11.1] to [DD-11.11] A request, so many tries at it, and a price. */
export const negotiation: Procedure<DeadDice, NegotiationFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case REQUEST:
        if (!hasHumanMaster(s) && requestsWithin(s, f.most).length === 0) end(s, 'nothing')
        else decide(s, f, 'request', ASKED)
        break
      case ASKED:
        asked(s, f, play)
        break
      case STAKE:
        askMaster(s, f, 'stake', negotiation, play)
        break
      case OPEN:
        open(s, f, play)
        break
      case SPEAK:
        if (canGoOn(s, f)) decide(s, f, 'speaker', SPOKEN)
        else f.step = VERDICT
        break
      case SPOKEN:
        speak(s, f, play)
        break
      case TRIED:
        tried(s, f, play)
        break
      case VERDICT:
        askMaster(s, f, 'verdict', negotiation, play)
        break
      case PRICE:
        askPrice(s, f, play)
        break
      case PAID:
        paid(s, f, play)
        break
      case GAIN:
        gain(s, f, play)
        break
      case HEAL:
        heal(s, f, play)
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === STAKE) {
      for (const stake of STAKES) {
        if (stakePrice(stake) <= s.master.menace) to.legal({ type: 'stake', stake })
        else to.refuse({ type: 'stake', stake }, 'DD-11.4', {}, 'stake.menace')
      }
    } else if (f.step === VERDICT) {
      to.legal({ type: 'verdict', how: 'dear' })
      to.legal({ type: 'verdict', how: 'refused' })
      if (mayStandOff(s, f)) to.legal({ type: 'verdict', how: 'standoff' })
      else to.refuse({ type: 'verdict', how: 'standoff' }, 'DD-11.11', {}, 'verdict.standoff')
    }
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'stake') {
      f.stake = action.stake
      f.step = OPEN
    } else if (action.type === 'verdict') judged(s, f, action.how, play)
  },
}

function decide(s: DeadDice, f: NegotiationFrame, topic: Parameters<typeof startDecision>[1], next: number): void {
  f.decided = null
  f.step = next
  startDecision(s, topic)
}

/** The scene that the talk is part of. */
const sceneOf = (s: DeadDice): SceneFrame => s.frames.findLast(({ kind }) => kind === 'scene') as SceneFrame

/** [DD-16.26] What may be at stake: the budget of the scene; a human game master says so later. */
function mostAtStake(s: DeadDice, leg: SceneFrame['leg']): number {
  const most = STAKE_TABLE.vital.menace
  return hasHumanMaster(s) || leg === 'catastrophe' ? most : Math.min(most, sceneBudget(s, leg))
}

/** [DD-16.26] Players who want nothing meet something else. */
function asked(s: DeadDice, f: NegotiationFrame, play: Play): void {
  const { decided } = f
  if (decided?.type === 'request') {
    f.request = decided.what
    f.stake = stakeOf(s, decided.what)
    // [DD-15.53] A person may see a shortage among the others.
    f.step = hasHumanMaster(s) ? STAKE : OPEN
  } else if (decided?.type === 'ownRequest') {
    f.words = decided.words.trim()
    f.step = STAKE
  } else {
    play.emit?.({ kind: 'no-deal-wanted', rule: 'DD-11.1' })
    end(s, 'nothing')
  }
}

/** [DD-11.2] The game master pays, no matter who started it. */
function open(s: DeadDice, f: NegotiationFrame, play: Play): void {
  cite('DD-11.2')
  pay(s, { what: 'negotiation', price: stakePrice(f.stake!), rule: 'DD-11.4', why: hasHumanMaster(s) ? '' : 'living' })
  s.master.plan.left = Math.max(0, s.master.plan.left - stakePrice(f.stake!))
  play.emit?.({
    kind: 'negotiation',
    rule: 'DD-11.4',
    data: {
      with: adversaryName(s, f.with),
      request: f.words ?? { word: `request.${f.request}` },
      stake: { word: `stake.${f.stake}` },
      tries: tries(f.with.reason),
    },
    about: { with: f.with.id, request: f.request, stake: f.stake },
  })
  narrate(s, play, 'parleyOpened', { with: adversaryName(s, f.with) })
  f.step = SPEAK
}

/** [DD-11.9] */
const canGoOn = (s: DeadDice, f: NegotiationFrame): boolean =>
  when('DD-11.9', f.tries < tries(f.with.reason)) && ableSeats(s).length > 0

/** [DD-11.5] [DD-11.7] One speaks, by logic or by patter, and nobody helps. */
function speak(s: DeadDice, f: NegotiationFrame, play: Play): void {
  const { decided } = f
  if (decided?.type !== 'speak') {
    f.step = VERDICT
    return
  }
  f.step = TRIED
  const { leader } = decided
  play.emit?.({ kind: 'speaks', rule: 'DD-11.7', seat: leader })
  startTest(s, speakTest(s, f, leader, decided.by), play)
}

/** [DD-11.8] Successes add up over the tries; [DD-11.6] they must reach what the other's Reason and the stake ask for. */
function tried(s: DeadDice, f: NegotiationFrame, play: Play): void {
  const { successes } = f.tested!
  if (when('DD-11.8', successes > 0)) f.successes += successes
  f.tries++
  f.step = SPEAK
  // [DD-15.53] To reach it is enough.
  if (when('DD-11.6', when('DD-15.53', f.successes >= difficultyOf(f)))) win(s, f, 'low', play)
}

/** [DD-11.10] A low price for those who convinced, a heavy one for those who nearly did. */
function win(s: DeadDice, f: NegotiationFrame, price: 'low' | 'heavy', play: Play): void {
  f.toll = STAKE_TABLE[f.stake!][price]
  play.emit?.({ kind: price === 'low' ? 'deal-won' : 'deal-dear', rule: 'DD-11.10' })
  narrate(s, play, price === 'low' ? 'parleyWon' : 'parleyDear')
  f.step = PRICE
}

/** [DD-11.11] [DD-15.54] Not one success, and the option for it. */
const mayStandOff = (s: DeadDice, f: NegotiationFrame): boolean =>
  when('DD-11.11', s.options.mexicanStandoff && f.successes === 0)

function judged(s: DeadDice, f: NegotiationFrame, how: 'dear' | 'refused' | 'standoff', play: Play): void {
  if (how === 'dear') win(s, f, 'heavy', play)
  else if (how === 'refused') refused(s, play)
  else {
    const back = stakePrice(f.stake!)
    giveBack(s, back, 'DD-11.11', 'standoff')
    sceneOf(s).refunded = back
    play.emit?.({ kind: 'standoff', rule: 'DD-11.11' })
    end(s, 'standoff')
  }
}

function refused(s: DeadDice, play: Play): void {
  play.emit?.({ kind: 'deal-refused', rule: 'DD-16.28' })
  narrate(s, play, 'parleyRefused')
  end(s, 'refused')
}

const gainedBy = (f: NegotiationFrame) => (f.request === null ? null : REQUEST_TABLE[f.request].gains)

/** [DD-16.27] Players who cannot pay get nothing. */
function askPrice(s: DeadDice, f: NegotiationFrame, play: Play): void {
  const { objects, steps } = f.toll!
  if (when('DD-16.27', objects + steps === 0)) f.step = GAIN
  else if (when('DD-16.27', giftsFor(s, f.toll!, gainedBy(f)).length === 0)) refused(s, play)
  else decide(s, f, 'price', PAID)
}

function paid(s: DeadDice, f: NegotiationFrame, play: Play): void {
  if (f.decided?.type !== 'give') {
    refused(s, play)
    return
  }
  handOver(s, f.decided, play)
  play.emit?.({ kind: 'price-paid', rule: 'DD-16.27', about: { things: f.decided.things, steps: f.decided.steps } })
  f.step = GAIN
}

/** [DD-11.3] [DD-16.27] */
function gain(s: DeadDice, f: NegotiationFrame, play: Play): void {
  const reserve = gainedBy(f)
  if (when('DD-11.3', reserve !== null)) raise(s, reserve!, 'DD-16.27', play)
  switch (f.request) {
    case 'localInformation':
      foretell(s, play)
      break
    case 'criticalInformation':
      winClue(s, play)
      break
    case 'nonAggression':
      s.master.plan.nonAggression = true
      break
    case 'medicine':
      decide(s, f, 'patient', HEAL)
      return
  }
  end(s, 'granted')
}

/** [DD-16.27] Where the next leg leads, and what sort of scene waits there. */
function foretell(s: DeadDice, play: Play): void {
  const turn = s.frames.find(({ kind }) => kind === 'deadTurn') as DeadTurnFrame
  turn.foretold ??= drawPlace(s, play)
  play.reveal?.('all')
  play.emit?.({
    kind: 'foretold',
    rule: 'DD-16.27',
    data: {
      place: placeName(s, turn.foretold),
      template: { word: `template.${templateAfter(s.master.plan.scenes)}` },
    },
    about: { place: turn.foretold },
  })
}

/** [DD-16.27] Medicine restores one of them. */
function heal(s: DeadDice, f: NegotiationFrame, play: Play): void {
  const seat = f.decided?.type === 'lead' ? f.decided.seat : ableSeats(s)[0]!
  const survivor = s.survivors[seat]!
  recover(survivor)
  play.emit?.({ kind: 'restored', rule: 'DD-16.27', seat })
  end(s, 'granted')
}

function end(s: DeadDice, talk: SceneFrame['talk']): void {
  ;(frameBelow(s) as SceneFrame).talk = talk
  pop(s)
}

/** [DD-11.5] [DD-11.7] Nobody can help. */
export function speakTest(s: DeadDice, f: NegotiationFrame, leader: Seat, by: 'brains' | 'mug'): Test {
  const approach = ACTIONS.negotiate.find((way) => way.by === by)!
  return {
    what: 'negotiate',
    rule: 'DD-11.5',
    leader,
    by: approach.by,
    tags: approach.tags,
    difficulty: difficultyOf(f) - f.successes,
    parts: poolOf(s, leader, approach, UNAIDED).parts.slice(),
    companions: [],
    assistants: [],
    secret: false,
    // [DD-16.24] Not before something has been won by talking.
    saveable: hasHumanMaster(s) || f.successes > 0,
    announced: false,
  }
}
