import { ask, type Frame, type Play, type Procedure, push } from '@shamble/kernel'
import type { NightAction } from './actions.js'
import { attemptFrame } from './attempt.js'
import { EXIT } from './corridor.js'
import { dawn, reachExit } from './ending.js'
import { ageBites, attack, confess, offerConfession, springTrap } from './harm.js'
import { carryOutPlan, offerPlans, planRefusal } from './menace.js'
import { dawnOf, GM, type Night, roomWord } from './night.js'
import { hush, isTalk, offerTalk, talk, talkKnownTo, talkRefusal } from './talk.js'

const STRIKES = 0
const PREPARE = 1
const ATTEMPTS = 2
const ATTACK = 3
const ONWARD = 4

/** [NS-1.4] The game master prepares, the survivors try things, the dead attack, the group moves on. */
export interface HourFrame extends Frame {
  kind: 'hour'
  /** The survivor whose attempt comes next. */
  next: number
}

export function hourFrame(): HourFrame {
  return { kind: 'hour', step: STRIKES, next: 0 }
}

/** An hour in which the game master is about to prepare. */
export function preparingHour(): HourFrame {
  return { kind: 'hour', step: PREPARE, next: 0 }
}

/** An hour in the middle of one survivor's attempt. */
export function hourOfAttempt(survivor: number): HourFrame {
  return { kind: 'hour', step: ATTEMPTS, next: survivor + 1 }
}

/** How often the game master has prepared so far. */
export function timesPrepared(s: { readonly turn: number; readonly frames: readonly Frame[] }): number {
  const bottom = s.frames[0]
  if (bottom?.kind !== 'hour') return 0
  return bottom.step > PREPARE ? s.turn : s.turn - 1
}

export const hour: Procedure<Night, HourFrame, NightAction> = {
  run(s, f, play) {
    switch (f.step) {
      case STRIKES:
        f.step = PREPARE
        f.next = 0
        strike(s, play)
        break
      // [NS-2.3] Asked with an empty budget too: not being asked would give it away.
      case PREPARE:
        ask(s, GM, 'prepare')
        break
      case ATTEMPTS:
        while (f.next < s.survival.length && s.survival[f.next] === 0) f.next++
        if (f.next < s.survival.length) push(s, attemptFrame(f.next++))
        else f.step = ATTACK
        break
      case ATTACK:
        f.step = ONWARD
        if (!s.lured) attack(s, play)
        break
      default:
        onward(s, play)
        if (s.outcome !== null) return
        if (s.turn === dawnOf(s.options)) dawn(s, play)
        else {
          s.turn++
          f.step = STRIKES
        }
    }
  },

  offer(s, _f, seat, to) {
    offerPlans(s, to)
    offerTalk(s, seat, to)
  },

  answer(s, f, seat, action, play) {
    if (isTalk(action)) talk(s, seat, action, play)
    if (action.type !== 'prepare') return
    carryOutPlan(s, action, play)
    f.step = ATTEMPTS
  },

  refuse(s, _f, seat, action) {
    if (isTalk(action)) return talkRefusal(seat, action)
    if (seat !== GM) return null
    if (action.type === 'noise') return { rule: 'NS-2.7' }
    return action.type === 'prepare' ? planRefusal(s, action) : null
  },

  knownTo: (_s, _f, _seat, action) => talkKnownTo(action),

  interject(s, _f, seat, to) {
    offerConfession(s, seat, to)
    offerTalk(s, seat, to)
  },

  interjected(s, _f, seat, action, play) {
    if (isTalk(action)) talk(s, seat, action, play)
    else confess(s, seat, play)
  },
}

function strike(s: Night, play: Play): void {
  s.lured = false
  s.slipped = false
  hush(s)
  play.emit?.({ kind: 'hour-strikes', rule: 'NS-1.4', data: { hour: s.turn, dawn: dawnOf(s.options) } })
  ageBites(s, play)
}

/** [NS-7.1] An obstacle holds the group back, and so do the dead unless a way past them was found. */
function onward(s: Night, play: Play): void {
  if (s.outcome !== null) return
  if (s.obstacle === 'blocked' || (s.zombies > 0 && !s.slipped)) {
    play.emit?.({ kind: 'held-back', rule: 'NS-7.1' })
    return
  }
  s.room++
  s.zombies = 0
  s.obstacle = 'none'
  s.noiseMade = false
  play.emit?.({ kind: 'moved-on', rule: 'NS-7.1', data: { room: roomWord(s.room) } })
  if (s.room === EXIT) reachExit(s, play)
  else enter(s, play)
}

/** [NS-6.6] Whether there is a trap or not, the first step into a room that nobody has searched tells. */
function enter(s: Night, play: Play): void {
  if (s.searched.includes(s.room)) return
  play.reveal?.('all')
  if (s.traps.includes(s.room)) springTrap(s, play)
  else play.emit?.({ kind: 'no-trap', rule: 'NS-6.6', data: { room: roomWord(s.room) } })
}
