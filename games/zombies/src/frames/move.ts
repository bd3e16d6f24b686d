import { ask, cite, type Play, type Procedure, pop, push, type Refusal, type Seat } from '@shamble/kernel'
import { STOP, type ZombiesAction } from '../actions.js'
import { isInBuilding, joinedSpaces, type Space, slotOf, spaceWord } from '../board/board.js'
import { openTo } from '../cards/announce.js'
import { carriedOff, checkHelipad, leaveByJeep, mustFight, settleSpace } from '../rules/effects.js'
import type { Zombies } from '../state.js'
import { fightFrame } from './fight.js'
import type { MoveFrame, WalkFrame, ZombiesFrame } from './kinds.js'
import { turnOf } from './kinds.js'

const FIGHT = 0
const STEP = 1

const stepTo = (space: Space): ZombiesAction => ({ type: 'step', to: space })

/** [ZMB-1.3.5.a] Step 5: up to the movement total, space by space. */
export const move: Procedure<Zombies, MoveFrame, ZombiesAction> = {
  run(s, f, play) {
    const seat = s.active
    if (f.step === FIGHT) {
      f.step = STEP
      // [ZMB-1.3.5.d] [ZMB-R.08] Whatever stands on his space is fought before anything else.
      if (mustFight(s, seat)) fightHere(s)
      return
    }
    if (mustFight(s, seat)) {
      fightHere(s)
      return
    }
    settleSpace(s, s.position[seat]!, play)
    if (s.outcome !== null) return
    if (turnOf(s).forfeited || f.left === 0 || steps(s).length === 0) pop(s)
    else ask(s, steerer(s), 'step', s.options.interruptMode === 'timed' ? 'timed' : 'untimed')
  },

  offer(s, _f, _seat, to) {
    for (const space of steps(s)) to.coded(space, stepTo)
    if (mustGoOut(s, s.active)) to.refuse(STOP, 'ZMB-card.claustrophobia')
    else to.legal(STOP)
  },

  answer(s, f, _seat, action, play) {
    cite('ZMB-1.3.5.a')
    if (action.type !== 'step') {
      pop(s)
      return
    }
    f.left--
    f.step = STEP
    arrive(s, s.active, action.to, 'ZMB-1.3.5.b', play)
    if (s.outcome !== null) return
    // The window after a step opens when its fight is over: it lies below the fight.
    openTo(s, 'step', s.active)
    if (!mustFight(s, s.active)) return
    cite('ZMB-1.3.5.c')
    push(s, fightFrame(s, s.active) as ZombiesFrame)
  },

  refuse: (s, _f, seat, action) =>
    action.type === 'step' && seat === steerer(s) ? whyNotStep(s, s.active, action.to) : null,
  // [ZMB-W.i] He stays, unless he must go out: then the first of the shortest ways.
  expire(s) {
    cite('ZMB-W.i')
    return mustGoOut(s, s.active) ? { type: 'step', to: steps(s)[0]! } : STOP
  },
}

function fightHere(s: Zombies): void {
  cite('ZMB-1.3.5.d')
  cite('ZMB-R.08')
  push(s, fightFrame(s, s.active) as ZombiesFrame)
}

/** [ZMB-card.brain-cramp] Somebody else may steer. */
const steerer = (s: Zombies): Seat => (turnOf(s).brainCramp >= 0 ? turnOf(s).brainCramp : s.active)

export function arrive(s: Zombies, seat: Seat, to: Space, rule: string, play: Play): void {
  const from = s.position[seat]!
  s.position[seat] = to
  // [ZMB-card.what-is-that-smell] Only his own walking counts; what carries him off names another tile to leave.
  if (rule !== 'ZMB-1.3.5.b') carriedOff(s, seat)
  else if (turnOf(s).smellSlot >= 0 && slotOf(from) === turnOf(s).smellSlot && slotOf(to) !== turnOf(s).smellSlot)
    turnOf(s).hasLeft = true
  // [ZMB-1.3.5.h] [ZMB-1.3.2.j] Players share a space, and never fight each other.
  if (s.position.some((space, other) => space === to && other !== seat)) {
    cite('ZMB-1.3.5.h')
    cite('ZMB-1.3.2.j')
  }
  if (isInBuilding(s, to) !== isInBuilding(s, from)) cite('ZMB-1.3.5.g')
  if (entersBuilding(s, from, to)) turnOf(s).enteredBuilding[seat] = slotOf(to)
  leaveByJeep(s, seat, to)
  play.emit?.({ kind: 'stepped', rule, seat, data: { space: spaceWord(to) } })
  if (s.options.helipadWinTiming === 'onEntry') onEntry(s, seat, play)
  if (!mustFight(s, seat)) settleSpace(s, to, play)
}

function onEntry(s: Zombies, seat: Seat, play: Play): void {
  const zombie = s.zombie[s.position[seat]!]!
  s.zombie[s.position[seat]!] = 0
  checkHelipad(s, seat, play)
  s.zombie[s.position[seat]!] = zombie
}

/** The spaces that the active player may step to in step 5. */
function steps(s: Zombies): Space[] {
  const from = s.position[s.active]!
  const next = joinedSpaces(s, from)
  if (!turnOf(s).hasLeft && !turnOf(s).shut) return next
  const notBack = next.filter((space) => !comesBack(s, from, space))
  if (!turnOf(s).shut) return notBack
  cite('ZMB-card.claustrophobia')
  const entersNone = notBack.filter((space) => !entersBuilding(s, from, space))
  if (!isInBuilding(s, from)) return entersNone
  const out = distanceOut(s, from)
  return entersNone.filter((space) => distanceOut(s, space) < out)
}

/** Into a building from outside, or from another one through what BREAKTHROUGH has opened. */
function entersBuilding(s: Zombies, from: Space, to: Space): boolean {
  return isInBuilding(s, to) && !(isInBuilding(s, from) && slotOf(from) === slotOf(to))
}

/** [ZMB-card.what-is-that-smell] Onto the tile that he has left; whoever was carried back there may walk about on it. */
function comesBack(s: Zombies, from: Space, to: Space): boolean {
  return turnOf(s).hasLeft && slotOf(to) === turnOf(s).smellSlot && slotOf(from) !== turnOf(s).smellSlot
}

/** Why a step is none: nothing leads there, or a card bars the way. */
function whyNotStep(s: Zombies, seat: Seat, to: Space): Refusal {
  const from = s.position[seat]!
  if (!joinedSpaces(s, from).includes(to)) return { rule: 'ZMB-1.3.5.b' }
  if (comesBack(s, from, to)) return { rule: 'ZMB-card.what-is-that-smell', key: 'ZMB-card.what-is-that-smell.back' }
  const rule = 'ZMB-card.claustrophobia'
  return entersBuilding(s, from, to) ? { rule, key: `${rule}.in` } : { rule }
}

/** [ZMB-card.claustrophobia] Inside a building movement is compulsory until he is out. */
function mustGoOut(s: Zombies, seat: Seat): boolean {
  return turnOf(s).shut && isInBuilding(s, s.position[seat]!)
}

function distanceOut(s: Zombies, from: Space): number {
  let ring = [from]
  const seen = new Set(ring)
  for (let distance = 0; ring.length > 0; distance++) {
    if (ring.some((space) => !isInBuilding(s, space))) return distance
    const next: Space[] = []
    for (const space of ring) {
      for (const other of joinedSpaces(s, space)) {
        if (seen.has(other) || entersBuilding(s, space, other)) continue
        seen.add(other)
        next.push(other)
      }
    }
    ring = next
  }
  return 999
}

/** [ZMB-card.where-did-everybody-go] The caster moves somebody five steps; fights on the way are that player's. */
export const walk: Procedure<Zombies, WalkFrame, ZombiesAction> = {
  run(s, f, play) {
    if (f.step === FIGHT) {
      f.step = STEP
      if (mustFight(s, f.seat) && f.left < 5) {
        cite('ZMB-W.k')
        push(s, fightFrame(s, f.seat) as ZombiesFrame)
      }
      return
    }
    if (f.left < 5) settleSpace(s, s.position[f.seat]!, play)
    if (s.outcome !== null) return
    const hasDied = turnOf(s).fallen[f.seat] === 1 && !f.fell
    if (f.left === 0 || hasDied || walkSteps(s, f.seat).length === 0) {
      pop(s)
      // A walk inside a walk: his death ends the outer one too.
      const isWalked = s.frames.some((other) => other.kind === 'walk' && (other as WalkFrame).seat === f.seat)
      if (f.seat !== s.active && !isWalked) turnOf(s).fallen[f.seat] = 0
    } else ask(s, f.by, 'walk', s.options.interruptMode === 'timed' ? 'timed' : 'untimed')
  },
  offer(s, f, _seat, to) {
    for (const space of walkSteps(s, f.seat)) to.legal({ type: 'step', to: space })
    if (s.options.whereDidSteps === 'upTo5') to.legal(STOP)
  },
  answer(s, f, _seat, action, play) {
    if (action.type !== 'step') {
      f.left = 0
      return
    }
    f.left--
    f.step = FIGHT
    arrive(s, f.seat, action.to, 'ZMB-card.where-did-everybody-go', play)
  },
  refuse: (s, f, seat, action) => (action.type === 'step' && seat === f.by ? whyNotStep(s, f.seat, action.to) : null),
  expire: (s, f) => ({ type: 'step', to: walkSteps(s, f.seat)[0]! }),
}

/**
 * [ZMB-card.claustrophobia] [ZMB-card.what-is-that-smell] In the turn in which he may enter no building, or not return
 * to a tile, nobody can walk him there either.
 */
function walkSteps(s: Zombies, seat: Seat): Space[] {
  const from = s.position[seat]!
  const next = joinedSpaces(s, from)
  if (seat !== s.active || !(turnOf(s).shut || turnOf(s).hasLeft)) return next
  return next.filter((space) => !comesBack(s, from, space) && !(turnOf(s).shut && entersBuilding(s, from, space)))
}
