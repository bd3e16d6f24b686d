import { cite, type Frame, type Param, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { PRICES } from '../data/menace.js'
import { SAMPLE_DARK_SIDES } from '../data/samples.js'
import { nameOf, narrate } from '../events.js'
import { askMaster } from '../master/ask.js'
import { confess, mayBegin, turningNow } from '../rules/catastrophes.js'
import { strikeCrowding, strikeFamine, strikeShelter } from '../rules/clocks.js'
import { loseSurvival } from '../rules/harm.js'
import { pay } from '../rules/menace.js'
import { recover } from '../rules/recovery.js'
import { exitIsDue, showExit } from '../rules/story.js'
import { hasHumanMaster, isAlive, livingSeats, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { catastropheFrame } from './catastrophe.js'
import { startDecision } from './decision.js'
import type { LivingTurnFrame } from './kinds-turns.js'
import { preparationFrame } from './preparation.js'

const BEGIN = 0
const CHOOSE = 1
const CHOSEN = 2
const COUNTED = 3
const REACT = 4
const LAST = 5
const OVER = 6

export const livingTurnFrame = (): Frame =>
  ({
    kind: 'livingTurn',
    step: BEGIN,
    decided: null,
    counted: 0,
    famine: false,
    raised: [],
    free: false,
  }) satisfies LivingTurnFrame as Frame

/** [DD-6.1] to [DD-6.3] Rest; then the players choose scene after scene until the Respite is spent. */
export const livingTurn: Procedure<DeadDice, LivingTurnFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (livingSeats(s).length === 0) {
      pop(s)
      return
    }
    switch (f.step) {
      case BEGIN:
        begin(s, play)
        f.step = CHOOSE
        break
      case CHOOSE:
        choose(s, f)
        break
      case CHOSEN:
        chosen(s, f, play)
        break
      case COUNTED:
        counted(s, f, play)
        break
      case REACT:
        askMaster(s, f, 'react', livingTurn, play)
        break
      case LAST:
        last(s, f, play)
        break
      default:
        strikeCrowding(s, play)
        pop(s)
    }
  },

  /** [DD-6.3] All that a game master may do of their own accord. */
  offer(s, _f, _seat, to) {
    to.legal({ type: 'wait' })
    if (mayBegin(s, 'gameMaster')) to.legal({ type: 'catastrophe' })
    else to.refuse({ type: 'catastrophe' }, 'DD-15.27', {}, 'catastrophe.menace')
    if (turningNow(s).length > 0) to.legal({ type: 'turn' })
    else to.refuse({ type: 'turn' }, 'DD-6.16', {}, 'turn.nobody')
  },

  answer(_s, f, seat, action, play) {
    f.step = CHOOSE
    if (action.type === 'wait') return
    if (action.type === 'catastrophe' && when('DD-6.10', f.decided?.type === 'tension'))
      play.emit?.({ kind: 'out-of-hand', rule: 'DD-6.10' })
    f.decided = action
    f.decidedBy = seat
    f.step = CHOSEN
  },
}

/** [DD-6.1] [DD-2.10] Rest restores everybody, the bitten too [DD-15.26], unless food is short. */
function begin(s: DeadDice, play: Play): void {
  s.phase = 'living'
  s.livingTurn++
  s.turn = s.deadTurn + s.livingTurn
  s.scene = null
  const rested = when('DD-6.1', s.group.reserves.provisions === 'sufficient')
  for (const survivor of s.survivors) {
    survivor.trustRaised = false
    survivor.tensions.now = 0
    if (!isAlive(survivor)) continue
    // [DD-15.25] They come round even where nobody recovers.
    if (when('DD-15.25', survivor.down)) survivor.down = false
    if (rested) recover(survivor)
  }
  play.emit?.({
    kind: rested ? 'rested' : 'rationed',
    rule: rested ? 'DD-6.1' : 'DD-2.10',
    data: { number: s.livingTurn, respite: s.group.respite },
  })
  narrate(s, play, rested ? 'livingRested' : 'livingRationed')
  if (s.group.reserves.shelter === 'empty') narrate(s, play, 'shelterClock')
  if (!hasHumanMaster(s) && exitIsDue(s)) showExit(s, play)
}

/** [DD-15.29] Without Respite the turn is over at once. */
function choose(s: DeadDice, f: LivingTurnFrame): void {
  f.decided = null
  f.free = false
  if (when('DD-15.29', when('DD-6.2', s.group.respite === 0))) f.step = LAST
  else {
    f.step = CHOSEN
    startDecision(s, 'scene')
  }
}

function chosen(s: DeadDice, f: LivingTurnFrame, play: Play): void {
  const action = f.decided!
  const by = f.decidedBy!
  switch (action.type) {
    case 'prepare':
    case 'ownWish':
      f.step = COUNTED
      push(s, preparationFrame(s, f, action))
      break
    case 'tension':
      tension(s, f, by, play)
      break
    case 'closeScene':
      f.step = COUNTED
      break
    case 'atmosphere':
      play.emit?.({ kind: 'atmosphere', rule: 'DD-6.7' })
      f.step = CHOOSE
      break
    case 'confess':
      confess(s, by, play)
      f.step = CHOOSE
      break
    case 'catastrophe':
      f.step = OVER
      push(s, catastropheFrame(by === masterSeat(s) ? 'gameMaster' : 'players'))
      break
    case 'turn':
      f.step = OVER
      push(s, catastropheFrame('infection'))
      break
    default:
      f.step = LAST
  }
}

/** [DD-6.8] [DD-6.9] [DD-6.11] [DD-14.3] A dark side comes to light. */
function tension(s: DeadDice, f: LivingTurnFrame, seat: Seat, play: Play): void {
  const survivor = s.survivors[seat]!
  const { tensionEffect } = s.options
  survivor.exposed = true
  survivor.tensions.now++
  survivor.tensions.ever++
  play.reveal?.('all')
  play.emit?.({ kind: 'tension', rule: 'DD-6.8', seat, data: { darkSide: darkSideOf(s, seat) } })
  narrate(s, play, 'tension', { who: nameOf(s, seat) })
  loseSurvival(s, seat, 1, { from: 'story', rule: 'DD-6.9' }, play)
  // [DD-15.28] The last point is not lost in this way.
  if (when('DD-14.3', tensionEffect !== 'cheat') && when('DD-6.9', s.master.menace > PRICES.tension.menace))
    pay(s, { what: 'tension', price: PRICES.tension.menace, rule: PRICES.tension.rule })
  f.step = COUNTED
  if (tensionEffect === 'main') return
  f.free = true
  f.step = CHOSEN
  startDecision(s, 'scene')
}

function darkSideOf(s: DeadDice, seat: Seat): Param {
  const { darkSide } = s.survivors[seat]!
  return (SAMPLE_DARK_SIDES as readonly string[]).includes(darkSide) ? { word: `darkSide.${darkSide}` } : darkSide
}

/** [DD-15.30] Provisions before Shelter. */
function counted(s: DeadDice, f: LivingTurnFrame, play: Play): void {
  // [DD-6.12] A catastrophe does not wait for the end of a scene; and a scene in which nothing was tried was none.
  if (f.decided === null || f.decided.type === 'turn' || f.decided.type === 'catastrophe') {
    f.step = f.decided === null ? CHOOSE : CHOSEN
    return
  }
  f.counted++
  cite('DD-15.30')
  strikeFamine(s, f, play)
  f.step = strikeShelter(s, play) ? LAST : REACT
}

/** [DD-15.26] [DD-15.29] [DD-15.30] What must happen before the turn can end. */
function last(s: DeadDice, f: LivingTurnFrame, play: Play): void {
  if (when('DD-15.30', f.counted === 0)) {
    f.counted++
    strikeFamine(s, f, play)
    strikeShelter(s, play)
  }
  f.step = OVER
  // Whether anybody was bitten shows now.
  play.reveal?.('all')
  if (turningNow(s).length > 0) push(s, catastropheFrame('infection'))
}
