import { ask, type Frame, type Play, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { copyThing } from '../clone.js'
import { pocket } from '../doings/carry.js'
import { type Doing, fightOf, refusal, standIn, whyNotNow } from '../doings/doing.js'
import { DOINGS, doingOf } from '../doings/index.js'
import { whyNotWalk } from '../doings/walk.js'
import { askMaster } from '../master/ask.js'
import { thingsInHand } from '../rules/carrying.js'
import { isFightOver, isWayOpen } from '../rules/fight-end.js'
import { turnInto } from '../rules/infection.js'
import { enemiesLeft, isEngaged, isEngagedByDead, isEngagedByLiving } from '../rules/ladder.js'
import { whyNoHelp } from '../rules/pool.js'
import { isAble } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { TurnFrame } from './kinds-fight.js'
import { startTest } from './test.js'

const BEGIN = 0
const ACT = 1
const RESOLVE = 2
const OVERLOAD = 3

const DONE: DeadDiceAction = { type: 'done' }
const LET_OTHERS: DeadDiceAction = { type: 'letOthers' }

export const turnFrame = (seat: Seat): Frame =>
  ({
    kind: 'turn',
    step: BEGIN,
    seat,
    walked: 0,
    swapped: false,
    spent: '',
    engaged: false,
    last: false,
    arms: [],
    doing: null,
    heavy: 0,
    tested: null,
  }) satisfies TurnFrame as Frame

/** [DD-8.5] A weapon in hand, up to 2 cells, one action; or the others first [DD-15.70]. */
export const turn: Procedure<DeadDice, TurnFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case BEGIN:
        f.last = when('DD-12.12', standIn(s, f).turnsLeft > 0)
        f.engaged = isEngaged(s.scene!, f.seat)
        f.step = ACT
        break
      case RESOLVE:
        resolve(s, f, play)
        break
      case OVERLOAD:
        askMaster(s, f, 'overload', turn, play)
        break
      default:
        if (f.heavy > 0) f.step = OVERLOAD
        else if (isDone(s, f)) endTurn(s, f, play)
        else ask(s, f.seat, 'turn')
    }
  },

  offer(s, f, seat, to) {
    if (f.step === OVERLOAD) {
      to.legal({ type: 'grant' })
      to.legal({ type: 'deny' })
      return
    }
    const canPay = affordable(s, f)
    for (const doing of DOINGS) {
      if (to.isEnough) return
      if (canPay[doing.costs]) doing.offer(s, f, to)
    }
    if (isFresh(f) && othersToAct(s, seat)) to.legal(LET_OTHERS)
    to.legal(DONE)
  },

  answer(s, f, seat, action, play) {
    switch (action.type) {
      case 'done':
        endTurn(s, f, play)
        break
      case 'letOthers':
        pop(s)
        fightOf(s).waiting.push(seat)
        break
      case 'grant':
        pocket(s, f, f.heavy, play)
        f.heavy = 0
        f.step = ACT
        break
      case 'deny':
        f.heavy = 0
        f.step = ACT
        break
      default:
        perform(s, f, action, play)
    }
  },

  refuse(s, f, seat, action) {
    if (action.type === 'letOthers') return { rule: 'DD-15.70' }
    const doing = doingOf(action)
    if (doing === undefined || seat !== f.seat) return null
    const helpers = 'helpers' in action ? action.helpers : []
    const why = whyNotNow(s, f, doing.costs) ?? whyNoHelp(s, helpers)
    return refusal(why ?? doing.refuse?.(s, f, action as never) ?? null)
  },
}

/** Which costs can be paid now: asked once for all doings. */
const affordable = (s: DeadDice, f: TurnFrame): Readonly<Record<Doing['costs'], boolean>> => ({
  nothing: true,
  action: whyNotNow(s, f, 'action') === null,
  attack: whyNotNow(s, f, 'attack') === null,
  round: whyNotNow(s, f, 'round') === null,
})

const isFresh = (f: TurnFrame): boolean => !f.swapped && f.walked === 0 && f.spent === ''

/** [DD-15.70] A survivor who has neither acted in this round nor let the others go first since. */
function othersToAct(s: DeadDice, seat: Seat): boolean {
  const { waiting } = fightOf(s)
  for (const stand of s.scene!.stands)
    if (stand.seat !== seat && !stand.acted && !waiting.includes(stand.seat) && isAble(s, stand)) return true
  return false
}

/** The cost first; then the test, or what happens without one. */
function perform(s: DeadDice, f: TurnFrame, action: DeadDiceAction, play: Play): void {
  const doing = doingOf(action)!
  const test = doing.test?.(s, f, action as never) ?? null
  if (doing.costs !== 'nothing') f.spent = doing.costs === 'attack' ? 'attack' : 'peace'
  if (test === null) {
    doing.start!(s, f, action as never, play)
    return
  }
  f.doing = action
  if (doing.costs === 'attack') f.arms = thingsInHand(s.survivors[f.seat]!).map(copyThing)
  f.step = RESOLVE
  startTest(s, test, play)
}

function resolve(s: DeadDice, f: TurnFrame, play: Play): void {
  const { doing, tested } = f
  f.step = ACT
  f.doing = null
  f.tested = null
  if (tested === null) {
    // [DD-15.21] The player thought better of it.
    f.spent = ''
    return
  }
  const fight = fightOf(s)
  if (fight.assists.length > 0) fight.assists = fight.assists.filter(({ whom }) => whom !== f.seat)
  doingOf(doing!)!.resolve!(s, f, doing as never, tested, play)
}

/** Nothing is left to do, or nobody to do it. */
function isDone(s: DeadDice, f: TurnFrame): boolean {
  const scene = s.scene!
  if (!isAble(s, standIn(s, f)) || isFightOver(s)) return true
  if (isWayOpen(scene) && fightOf(s).stayed !== scene.round) return true
  if (f.spent === '') return false
  // [DD-16.49] Only the fire is left: there is still the way back.
  if (!enemiesLeft(scene)) return false
  return whyNotWalk(s, f) !== null
}

/** [DD-8.18] [DD-10.14] A survivor in the enemy's hands who did not fight has no defence. */
function endTurn(s: DeadDice, f: TurnFrame, play: Play): void {
  const scene = s.scene!
  const stand = standIn(s, f)
  stand.acted = true
  const alive = isAble(s, stand)
  if (alive && f.engaged && f.spent !== 'attack') {
    const byDead = when('DD-8.18', isEngagedByDead(scene, f.seat))
    const byLiving = when('DD-10.14', isEngagedByLiving(scene, f.seat))
    if (!stand.defenceless && (byDead || byLiving)) {
      stand.defenceless = true
      play.emit?.({ kind: 'defenceless', rule: byDead ? 'DD-8.18' : 'DD-10.14', seat: f.seat })
    }
  }
  stand.panicked = false
  pop(s)
  fightOf(s).waiting = []
  // [DD-12.12] [DD-15.58] The one turn that was left is over.
  if (s.variants.includes('fastInfection')) play.reveal?.('all')
  if (f.last && alive && stand.turnsLeft > 0) turnInto(s, f.seat, 'DD-12.12', play)
}
