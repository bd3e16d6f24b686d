import {
  ask,
  isAsked,
  type Offers,
  type Play,
  type Procedure,
  pop,
  type Refusal,
  type RuleId,
  type Seat,
  when,
} from '@shamble/kernel'
import { type DawnAction, FINISH } from '../actions.js'
import { event } from '../events.js'
import type { Mall, Square } from '../map/mall.js'
import { isCarrying, isTooLate, mayBeLoad, whyNotCarry } from '../rules/carrying.js'
import { closeMainDoor, DOOR_COST, doorWork, whyNotDoor, whyNotMainDoor, workDoor } from '../rules/doors.js'
import { charactersAt, groupsWithOwn, isZombieOccupied } from '../rules/pieces.js'
import { hasRifles, takeRifle, whyNotRifle } from '../rules/rifles.js'
import { shoot, whyNoGun, whyNotShoot } from '../rules/shooting.js'
import { isPassable } from '../rules/sight.js'
import { hereOf, movementLeft, stepCost, totalCost, walk, whyNotPaid } from '../rules/walking.js'
import { ALL_CHARACTERS, type Character, type Dawn, mallOf, ownerOf } from '../state.js'
import { whyNotThat } from './activation-refusals.js'
import { rest } from './human-turn.js'
import { type ActivationFrame, gameTurnOf } from './kinds.js'

/** The move of one character or stack: walking, doors, rifles and shots in any order, until it is ended. */
export const activation: Procedure<Dawn, ActivationFrame, DawnAction> = {
  run(s, f) {
    ask(s, ownerOf(s, f.active[0]!), 'act')
  },

  offer(s, f, seat, to) {
    const mall = mallOf(s)
    to.legal(FINISH)
    offerCarrying(s, f, to)
    offerWalking(s, f, mall, to)
    offerDoors(s, f, mall, to)
    offerMainDoor(s, f, mall, to)
    offerRifles(s, f, mall, seat, to)
    offerShots(s, f, mall, seat, f.active, to)
  },

  answer(s, f, _seat, action, play) {
    carryOut(s, f, action, play)
  },

  // [DAWN-15.9.b] The owners conduct the move together: each fires their own gun and takes their own rifle.
  interject(s, f, seat, to) {
    offerRifles(s, f, mallOf(s), seat, to)
    offerShots(s, f, mallOf(s), seat, ownMembers(s, f, seat), to)
  },

  interjected(s, f, _seat, action, play) {
    carryOut(s, f, action, play)
  },

  refuse(s, f, seat, action) {
    // A player who has no part in this move is told just that; a player who is not asked has a part in their shots and
    // their rifle.
    const isOwn = action.type === 'shoot' || action.type === 'rifle'
    const hasPart = isAsked(s, seat) || (isOwn && ownMembers(s, f, seat).length > 0)
    return hasPart ? (whyNotThat(s, f, action) ?? whyNotYours(s, seat, action)) : null
  },
}

function ownMembers(s: Dawn, f: ActivationFrame, seat: Seat): Character[] {
  return f.active.filter((c) => when('DAWN-15.9.b', ownerOf(s, c) === seat))
}

/**
 * [DAWN-15.9.b] The player who leads the move may ask others to fire with them; nobody fires only the guns of others.
 */
function whyNotYours(s: Dawn, seat: Seat, action: DawnAction): Refusal | null {
  const isStranger = (c: Character) => ownerOf(s, c) !== seat
  if (action.type === 'rifle') return isStranger(action.who) ? { rule: 'DAWN-15.9.b' } : null
  if (action.type !== 'shoot') return null
  const mayNot = isAsked(s, seat) ? action.who.every(isStranger) : action.who.some(isStranger)
  return mayNot ? { rule: 'DAWN-15.9.b' } : null
}

// --- what may be done ------------------------------------------------------------------------------------------------

function offerCarrying(s: Dawn, f: ActivationFrame, to: Offers<DawnAction>): void {
  for (const carrier of f.active) {
    if (isCarrying(f, carrier)) to.legal({ type: 'drop', carrier })
  }
  // Too late for it: only people want to hear that.
  if (isTooLate(f) && !to.keepsRefusals) return
  // [DAWN-5.6.a] A character in the same square.
  for (const carried of charactersAt(s, hereOf(s, f))) {
    if (!mayBeLoad(f, carried)) continue
    for (const carrier of f.active) {
      const refusal = whyNotCarry(s, f, carrier, carried)
      if (refusal === null) to.legal({ type: 'carry', carrier, carried })
      else to.refuse({ type: 'carry', carrier, carried }, refusal)
    }
  }
}

function offerWalking(s: Dawn, f: ActivationFrame, mall: Mall, to: Offers<DawnAction>): void {
  const cost = totalCost(stepCost(s, f))
  const unpaid = whyNotPaid(f, cost)
  for (const way of mall.ways[hereOf(s, f)]!) {
    if (!isPassable(s, way)) to.refuse({ type: 'walk', to: way.to }, 'DAWN-5.3.a')
    else if (unpaid !== null) to.refuse({ type: 'walk', to: way.to }, unpaid, { cost, left: movementLeft(f) })
    else to.legal({ type: 'walk', to: way.to })
  }
}

function offerDoors(s: Dawn, f: ActivationFrame, mall: Mall, to: Offers<DawnAction>): void {
  const here = hereOf(s, f)
  for (const door of mall.doorsAt[here]!) {
    const action: DawnAction = { type: doorWork(s, door), door }
    const refusal = whyNotDoor(s, f, here, door)
    if (refusal === null) to.legal(action)
    else to.refuse(action, refusal, refusal === 'DAWN-5.1.a' ? { cost: DOOR_COST, left: movementLeft(f) } : undefined)
  }
}

function offerMainDoor(s: Dawn, f: ActivationFrame, mall: Mall, to: Offers<DawnAction>): void {
  const here = hereOf(s, f)
  const door = mall.mainDoorAt[here]!
  if (door < 0) return
  // [DAWN-RUL.22] Anyone in the stack whose hands are free.
  for (const who of f.active) {
    const refusal = whyNotMainDoor(s, f, here, door, who)
    if (refusal === null) to.legal({ type: 'main', door, who })
    else to.refuse({ type: 'main', door, who }, refusal)
  }
}

function offerRifles(s: Dawn, f: ActivationFrame, mall: Mall, seat: Seat, to: Offers<DawnAction>): void {
  const here = hereOf(s, f)
  if (!hasRifles(s, mall, here)) return
  for (const who of ownMembers(s, f, seat)) {
    const refusal = whyNotRifle(s, f, here, who)
    if (refusal === null) to.legal({ type: 'rifle', who })
    else to.refuse({ type: 'rifle', who }, refusal)
  }
}

/** Every group of guns among some members of the stack in which the seat has one of its own [DAWN-15.9.b]. */
function offerShots(
  s: Dawn,
  f: ActivationFrame,
  mall: Mall,
  seat: Seat,
  members: readonly Character[],
  to: Offers<DawnAction>,
): void {
  const here = hereOf(s, f)
  const guns: Character[] = []
  const silent: [Character, RuleId][] = []
  for (const c of members) {
    const refusal = whyNoGun(s, f, c)
    if (refusal === null) guns.push(c)
    else silent.push([c, refusal])
  }
  if (guns.length === 0 && silent.length === 0) return
  for (const at of mall.inSight[here]!) {
    if (!isZombieOccupied(s, at)) continue
    const refusal = whyNotShoot(s, mall, here, at)
    if (refusal !== null) {
      for (const c of guns) to.refuse({ type: 'shoot', at, who: [c] }, refusal.rule, refusal.params)
      continue
    }
    for (const [c, rule] of silent) to.refuse({ type: 'shoot', at, who: [c] }, rule)
    for (const who of groupsWithOwn(s, seat, guns, 'DAWN-6.8.a')) to.legal({ type: 'shoot', at, who })
    for (const c of guns) if (ownerOf(s, c) !== seat) to.refuse({ type: 'shoot', at, who: [c] }, 'DAWN-15.9.b')
  }
}

// --- what is done ----------------------------------------------------------------------------------------------------

function carryOut(s: Dawn, f: ActivationFrame, action: DawnAction, play: Play): void {
  switch (action.type) {
    case 'walk':
      walk(s, f, action.to, play)
      break
    case 'open':
    case 'close':
      workDoor(s, f, action.door, action.type, play)
      break
    case 'main':
      closeMainDoor(s, f, action.door, action.who, play)
      break
    case 'rifle':
      takeRifle(s, f, action.who, play)
      break
    case 'shoot':
      shootNow(s, f, action.who, action.at, play)
      break
    case 'carry':
      f.carriedBy[action.carried] = action.carrier
      play.emit?.(event(s, 'carries', 'DAWN-5.6.a', { who: action.carrier, load: action.carried }))
      break
    case 'drop': {
      const load = f.carriedBy.indexOf(action.carrier)
      f.carriedBy[load] = -1
      play.emit?.(event(s, 'drops', 'DAWN-5.6.e', { who: action.carrier, load }))
      break
    }
    default:
      finishMove(s, f, play)
  }
}

function shootNow(s: Dawn, f: ActivationFrame, who: readonly Character[], at: Square, play: Play): void {
  const here = hereOf(s, f)
  // [DAWN-RUL.02] Declared is enough: its square provokes even if panic stops the shot.
  if (when('DAWN-RUL.02', who.length > 0)) f.actedIn.push(here)
  // [DAWN-6.8.d] Everyone who takes part uses up one shot.
  for (const c of f.active) if (when('DAWN-6.8.d', who.includes(c))) f.shots[c]! += 1
  const panicked = shoot(s, who, here, at, play)
  // [DAWN-RUL.47] A character who stands by without being moved keeps their nerve.
  for (const c of charactersAt(s, here)) if (when('DAWN-RUL.47', panicked.includes(c))) f.panicked[c] = 1
  // [DAWN-6.5.c] The points of everyone who moves with them are gone: [DAWN-4.1.d] the movement ends at once.
  if (when('DAWN-6.5.c', when('DAWN-4.1.d', panicked.length > 0))) f.spent = f.allowance
}

/** The end of the move: who acted rests next time, and the zombies react to the trail of it. */
function finishMove(s: Dawn, f: ActivationFrame, play: Play): void {
  // [DAWN-TYPO.03] A character who does not wish to move may shoot all the same.
  const onlyShot = when('DAWN-6.2.b', when('DAWN-TYPO.03', f.spent === 0 && f.actedIn.length > 0))
  if (when('DAWN-RUL.01', onlyShot || f.entered.length + f.actedIn.length > 0)) {
    const isLoad = (c: Character) => f.wasCarried[c] === 1 && when('DAWN-DIF.11', s.options.carriedMustRest)
    rest(s, [...f.active, ...ALL_CHARACTERS.filter(isLoad)])
    const { active, startSquare, entered, actedIn } = f
    Object.assign(gameTurnOf(s), { active, startSquare, entered, actedIn })
    play.emit?.(event(s, 'move-over', 'DAWN-5.0.d', { group: active }))
  } else {
    rest(s, [])
    play.emit?.(event(s, 'passed', 'DAWN-RUL.01', {}))
  }
  // What is left is lost: the next move begins with a whole allowance.
  if (when('DAWN-5.1.b', movementLeft(f) > 0)) f.spent = f.allowance
  pop(s)
}
