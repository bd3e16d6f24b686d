import {
  ask,
  isAsked,
  type Offers,
  type Play,
  type Procedure,
  pop,
  push,
  type Refusal,
  type RuleId,
  type Seat,
  when,
} from '@shamble/kernel'
import { type DawnAction, PASS } from '../actions.js'
import { event } from '../events.js'
import { isEligible } from '../rules/faces.js'
import { isInPlay } from '../rules/pieces.js'
import { allowanceOf } from '../rules/walking.js'
import { ALL_CHARACTERS, type Character, type Dawn, ownerOf, STUNNED } from '../state.js'
import type { ActivationFrame, HumanTurnFrame } from './kinds.js'

const AGREE: DawnAction = { type: 'agree' }
const OBJECT: DawnAction = { type: 'object' }

const CHOOSE = 0
const COUNCIL = 1
const BEGIN = 2
const OVER = 3

/** [DAWN-4.1.a] The human side moves nobody, one eligible character, or one stack. */
export const humanTurn: Procedure<Dawn, HumanTurnFrame, DawnAction> = {
  run(s, f, play) {
    switch (f.step) {
      case CHOOSE:
        if (when('DAWN-RUL.45', !ALL_CHARACTERS.some((c) => isEligible(s, c)))) {
          // Everybody can see that nobody may move.
          rest(s, [])
          play.emit?.(event(s, 'nobody-eligible', 'DAWN-RUL.45', {}))
          f.step = OVER
          return
        }
        if (f.chair < 0) f.chair = firstChair(s)
        ask(s, f.chair, 'activate')
        break
      case COUNCIL:
        for (const seat of others(s, f)) if (!f.agreed.includes(seat)) ask(s, seat, 'council')
        if (s.questions.length === 0) f.step = BEGIN
        break
      case BEGIN:
        f.step = OVER
        begin(s, f.proposal, play)
        break
      default:
        pop(s)
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === CHOOSE) offerActivations(s, to)
    else {
      to.legal(AGREE)
      to.legal(OBJECT)
    }
  },

  answer(s, f, seat, action, play) {
    if (action.type === 'agree') {
      f.agreed.push(seat)
      play.emit?.(event(s, 'agreed', 'DAWN-15.9.b', {}, { seat }))
      return
    }
    if (action.type === 'object') {
      // A player who objects proposes next; when all have proposed the last word stands.
      play.emit?.(event(s, 'objected', 'DAWN-15.9.b', {}, { seat }))
      s.questions.length = 0
      f.chair = seat
      f.agreed = []
      f.step = CHOOSE
      return
    }
    f.proposal = action.type === 'activate' ? [...action.who] : []
    f.chaired.push(seat)
    f.agreed = []
    const stands = others(s, f).length === 0
    if (!stands) play.emit?.(event(s, 'proposed', 'DAWN-15.9.b', { group: f.proposal }, { seat }))
    f.step = stands ? BEGIN : COUNCIL
  },

  refuse: (s, f, seat, action) =>
    action.type === 'activate' && f.step === CHOOSE && isAsked(s, seat) ? whyNotTogether(s, action.who) : null,
}

/** Why some characters may not be moved as a stack, or `null`. */
export function whyNotTogether(s: Dawn, who: readonly Character[]): Refusal | null {
  for (const c of who) {
    // [DAWN-5.0.a] The dead and the turned are out of the human side's hands.
    if (!isInPlay(s, c)) return { rule: 'DAWN-5.0.a' }
    if (!isEligible(s, c)) return { rule: whyItRests(s, c) }
  }
  // [DAWN-5.2.c] A character who starts elsewhere is not moved in the same turn.
  return who.some((c) => s.at[c] !== s.at[who[0]!]) ? { rule: 'DAWN-5.2.c' } : null
}

const whyItRests = (s: Dawn, c: Character): RuleId => (s.status[c] === STUNNED ? 'DAWN-8.3.a' : 'DAWN-4.1.b')

/** [DAWN-15.9.b] Seats that have a say and have not yet proposed anything this turn. */
function others(s: Dawn, f: HumanTurnFrame): Seat[] {
  return playingSeats(s).filter((seat) => !f.chaired.includes(seat))
}

function playingSeats(s: Dawn): Seat[] {
  return [...new Set(ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => ownerOf(s, c)))].sort()
}

/** Proposing goes round the table with the turns. */
function firstChair(s: Dawn): Seat {
  const seats = playingSeats(s)
  return seats[(s.turn - 1) % seats.length]!
}

function offerActivations(s: Dawn, to: Offers<DawnAction>): void {
  to.legal(PASS)
  for (const c of ALL_CHARACTERS) {
    if (isEligible(s, c)) to.legal({ type: 'activate', who: [c] })
    else if (isInPlay(s, c)) to.refuse({ type: 'activate', who: [c] }, whyItRests(s, c))
  }
  for (const stack of stacks(s)) to.legal({ type: 'activate', who: stack })
}

/** [DAWN-5.2.a] Every group of two or more eligible characters in one square. */
function stacks(s: Dawn): Character[][] {
  const found: Character[][] = []
  for (let set = 3; set < 16; set++) {
    const who = ALL_CHARACTERS.filter((c) => (set >> c) & 1)
    if (who.length < 2 || who.some((c) => s.at[c] !== s.at[who[0]!] || !isEligible(s, c))) continue
    found.push(who)
  }
  return found
}

function begin(s: Dawn, who: readonly Character[], play: Play): void {
  if (when('DAWN-5.0.e', who.length === 0)) {
    // A pass: nobody is marked, nothing reacts [DAWN-RUL.01].
    rest(s, [])
    play.emit?.(event(s, 'passed', 'DAWN-5.0.e', {}))
    return
  }
  const square = s.at[who[0]!]!
  const allowance = allowanceOf(s, who)
  const rule = who.length > 1 ? 'DAWN-5.2.a' : 'DAWN-4.1.a'
  play.emit?.(event(s, 'activated', rule, { group: who, square, allowance }))
  const frame: ActivationFrame = {
    kind: 'activation',
    step: 0,
    active: [...who],
    startSquare: square,
    allowance,
    spent: 0,
    paidValue: 0,
    entered: [],
    actedIn: [],
    carriedBy: [-1, -1, -1, -1],
    wasCarried: [0, 0, 0, 0],
    shots: [0, 0, 0, 0],
    panicked: [0, 0, 0, 0],
    closedMain: [0, 0, 0, 0],
    tookRifle: [0, 0, 0, 0],
    woken: [0, 0, 0, 0],
  }
  push(s, frame)
}

/** [DAWN-4.1.b] A character who was moved now rests next time; earlier marks are cleared. */
export function rest(s: Dawn, moved: readonly Character[]): void {
  for (const c of ALL_CHARACTERS) s.rests[c] = moved.includes(c) ? 1 : 0
}
