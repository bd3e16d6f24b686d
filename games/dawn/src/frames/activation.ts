import {
  ask,
  cite,
  isAsked,
  type Offers,
  type Play,
  type Procedure,
  pop,
  type Refusal,
  type RuleId,
  type Seat,
} from '@shamble/kernel'
import { type DawnAction, FINISH } from '../actions.js'
import type { Mall, Square } from '../map/mall.js'
import {
  charactersAt,
  charactersWord,
  characterWord,
  doorParams,
  groupsWithOwn,
  isZombieOccupied,
} from '../rules/pieces.js'
import { shoot, whyNoGun, whyNotShoot } from '../rules/shooting.js'
import { isPassable } from '../rules/sight.js'
import { checkVictory } from '../rules/victory.js'
import {
  DOOR_COST,
  hereOf,
  isCarrying,
  movementLeft,
  pointsFade,
  stepCost,
  totalCost,
  walk,
  whyNotCarry,
} from '../rules/walking.js'
import {
  ALL_CHARACTERS,
  type Character,
  CLOSED,
  countersOf,
  type Dawn,
  type DawnFrame,
  DESTROYED,
  mallOf,
  OPEN,
  ownerOf,
} from '../state.js'
import { whyNotThat } from './activation-refusals.js'
import { rest } from './human-turn.js'

type ActivationFrame = Extract<DawnFrame, { kind: 'activation' }>

/** The move of one character or stack: walking, doors, rifles and shots in any order, until it is ended. */
export const activation: Procedure<Dawn, ActivationFrame, DawnAction> = {
  run(s) {
    ask(s, ownerOf(s, s.active[0]!), 'act')
  },

  offer(s, _f, seat, to) {
    const mall = mallOf(s)
    to.legal(FINISH)
    offerCarrying(s, to)
    offerWalking(s, mall, to)
    offerDoors(s, mall, to)
    offerMainDoor(s, mall, to)
    offerRifles(s, mall, seat, to)
    offerShots(s, mall, seat, s.active, to)
  },

  answer(s, _f, _seat, action, play) {
    carryOut(s, action, play)
  },

  // [DAWN-15.9.b] The owners conduct the move together: each fires his own gun and takes his own rifle.
  interject(s, _f, seat, to) {
    offerRifles(s, mallOf(s), seat, to)
    offerShots(s, mallOf(s), seat, ownMembers(s, seat), to)
  },

  interjected(s, _f, _seat, action, play) {
    cite('DAWN-15.9.b')
    carryOut(s, action, play)
  },

  refuse(s, _f, seat, action) {
    // Whoever has no part in this move is told just that; whoever is not asked has a part in his shots and his rifle.
    const isOwn = action.type === 'shoot' || action.type === 'rifle'
    const hasPart = isAsked(s, seat) || (isOwn && ownMembers(s, seat).length > 0)
    return hasPart ? (whyNotThat(s, action) ?? whyNotYours(s, seat, action)) : null
  },
}

function ownMembers(s: Dawn, seat: Seat): Character[] {
  return s.active.filter((c) => ownerOf(s, c) === seat)
}

/** [DAWN-15.9.b] Whoever leads the move may ask others to fire with him; nobody fires only the guns of others. */
function whyNotYours(s: Dawn, seat: Seat, action: DawnAction): Refusal | null {
  const isStranger = (c: Character) => ownerOf(s, c) !== seat
  if (action.type === 'rifle') return isStranger(action.who) ? { rule: 'DAWN-15.9.b' } : null
  if (action.type !== 'shoot') return null
  const mayNot = isAsked(s, seat) ? action.who.every(isStranger) : action.who.some(isStranger)
  return mayNot ? { rule: 'DAWN-15.9.b' } : null
}

// --- what may be done ------------------------------------------------------------------------------------------------

function offerCarrying(s: Dawn, to: Offers<DawnAction>): void {
  for (const carrier of s.active) {
    if (isCarrying(s, carrier)) to.legal({ type: 'drop', carrier })
  }
  // [DAWN-RUL.25] Too late for it: only people want to hear that.
  if ((s.spent > 0 || s.actedIn.length > 0) && !to.keepsRefusals) return
  // [DAWN-5.6.a] Somebody in the same square who is not moved himself.
  for (const carried of charactersAt(s, hereOf(s))) {
    if (s.active.includes(carried)) continue
    for (const carrier of s.active) {
      const refusal = whyNotCarry(s, carrier, carried)
      if (refusal === null) to.legal({ type: 'carry', carrier, carried })
      else to.refuse({ type: 'carry', carrier, carried }, refusal)
    }
  }
}

function offerWalking(s: Dawn, mall: Mall, to: Offers<DawnAction>): void {
  const cost = totalCost(stepCost(s))
  const left = movementLeft(s)
  for (const way of mall.ways[hereOf(s)]!) {
    if (!isPassable(s, way)) to.refuse({ type: 'walk', to: way.to }, 'DAWN-5.3.a')
    else if (cost > left) to.refuse({ type: 'walk', to: way.to }, 'DAWN-5.1.a', { cost, left })
    else to.legal({ type: 'walk', to: way.to })
  }
}

/** [DAWN-5.6.d] Carrier and carried do nothing but walk; somebody else must be there to do it. */
function hasFreeHands(s: Dawn): boolean {
  return s.active.some((c) => !isCarrying(s, c))
}

function offerDoors(s: Dawn, mall: Mall, to: Offers<DawnAction>): void {
  const here = hereOf(s)
  for (const door of mall.doorsAt[here]!) {
    const action: DawnAction = { type: s.doors[door] === CLOSED ? 'open' : 'close', door }
    const refusal = whyNotDoor(s, here, door)
    if (refusal === null) to.legal(action)
    else to.refuse(action, refusal, refusal === 'DAWN-5.1.a' ? { cost: DOOR_COST, left: movementLeft(s) } : undefined)
  }
}

function whyNotDoor(s: Dawn, here: Square, door: number): RuleId | null {
  if (s.doors[door] === DESTROYED) return 'DAWN-5.5.e'
  if (isZombieOccupied(s, here)) return 'DAWN-5.5.d'
  if (!hasFreeHands(s)) return 'DAWN-5.6.d'
  if (movementLeft(s) < DOOR_COST) return 'DAWN-5.1.a'
  return s.doors[door] === OPEN && !hasDoorMarker(s) ? 'DAWN-DIF.19' : null
}

/** [DAWN-2.4.a] [DAWN-DIF.19] A marker for every door that is shut or broken, main doors too; by option they run out. */
function hasDoorMarker(s: Dawn): boolean {
  const limit = s.options.doorMarkerLimit
  return limit === 0 || s.doors.filter((state) => state !== OPEN).length < limit
}

function offerMainDoor(s: Dawn, mall: Mall, to: Offers<DawnAction>): void {
  const here = hereOf(s)
  const door = mall.mainDoorAt[here]!
  if (door < 0) return
  // [DAWN-RUL.22] Anybody of the stack who has his hands free.
  for (const who of s.active) {
    const refusal = whyNotMainDoor(s, here, door, who)
    if (refusal === null) to.legal({ type: 'main', door, who })
    else to.refuse({ type: 'main', door, who }, refusal)
  }
}

function whyNotMainDoor(s: Dawn, here: Square, door: number, who: Character): RuleId | null {
  if (s.doors[door] === CLOSED) return 'DAWN-5.5.c'
  if (isZombieOccupied(s, here)) return 'DAWN-5.5.d'
  if (s.spent > 0) return 'DAWN-5.5.b'
  if (!hasDoorMarker(s)) return 'DAWN-DIF.19'
  if (s.shots[who]! > 0) {
    cite('DAWN-DIF.02')
    if (s.options.mainDoorAndShoot === 'exclusive') return 'DAWN-RUL.49'
  }
  return isCarrying(s, who) || !hasFreeHands(s) ? 'DAWN-5.6.d' : null
}

function offerRifles(s: Dawn, mall: Mall, seat: Seat, to: Offers<DawnAction>): void {
  const here = hereOf(s)
  if (here !== mall.rifleSquare || s.riflesLeft === 0) return
  for (const who of ownMembers(s, seat)) {
    const refusal = whyNotRifle(s, here, who)
    if (refusal === null) to.legal({ type: 'rifle', who })
    else to.refuse({ type: 'rifle', who }, refusal)
  }
}

function whyNotRifle(s: Dawn, here: Square, who: Character): RuleId | null {
  if (!countersOf(s).characters[who]!.mayHoldRifle || s.rifle[who] === 1) return 'DAWN-12.1.a'
  if (isZombieOccupied(s, here)) return 'DAWN-12.2.a'
  // [DAWN-RUL.23] Two may each take one: the points that the first spent here are not spent on anything else.
  // Panic takes them all the same [DAWN-6.5.c].
  const onlyRifles = s.tookRifle.includes(1) && s.entered.length === 0 && !s.panicked.includes(1)
  if (s.spent > 0 && !onlyRifles) return 'DAWN-12.0.b'
  return isCarrying(s, who) ? 'DAWN-5.6.d' : null
}

/** Every group of guns among some members of the stack in which the seat has one of its own [DAWN-15.9.b]. */
function offerShots(s: Dawn, mall: Mall, seat: Seat, members: readonly Character[], to: Offers<DawnAction>): void {
  const here = hereOf(s)
  const guns: Character[] = []
  const silent: [Character, RuleId][] = []
  for (const c of members) {
    const refusal = whyNoGun(s, c)
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
    for (const who of groupsWithOwn(s, seat, guns)) to.legal({ type: 'shoot', at, who })
    for (const c of guns) if (ownerOf(s, c) !== seat) to.refuse({ type: 'shoot', at, who: [c] }, 'DAWN-15.9.b')
  }
}

// --- what is done ----------------------------------------------------------------------------------------------------

function carryOut(s: Dawn, action: DawnAction, play: Play): void {
  switch (action.type) {
    case 'walk':
      walk(s, action.to, play)
      break
    case 'open':
    case 'close':
      workDoor(s, action.door, action.type === 'open' ? OPEN : CLOSED, play)
      break
    case 'main':
      closeMainDoor(s, action.door, action.who, play)
      break
    case 'rifle':
      takeRifle(s, action.who, play)
      break
    case 'shoot':
      shootNow(s, action.who, action.at, play)
      break
    case 'carry':
      s.carriedBy[action.carried] = action.carrier
      play.emit?.({
        kind: 'carries',
        rule: 'DAWN-5.6.a',
        data: { who: characterWord(action.carrier), load: characterWord(action.carried) },
      })
      if (s.rests[action.carried] === 1 || s.status[action.carried] !== 0) cite('DAWN-5.6.c')
      break
    case 'drop': {
      const load = s.carriedBy.indexOf(action.carrier)
      s.carriedBy[load] = -1
      play.emit?.({
        kind: 'drops',
        rule: 'DAWN-5.6.e',
        data: { who: characterWord(action.carrier), load: characterWord(load) },
      })
      break
    }
    default:
      finishMove(s, play)
  }
}

function workDoor(s: Dawn, door: number, state: typeof OPEN | typeof CLOSED, play: Play): void {
  s.doors[door] = state
  s.spent += DOOR_COST
  s.actedIn.push(hereOf(s))
  if (s.active.length > 1) cite('DAWN-RUL.22')
  cite('DAWN-5.5.f')
  const kind = state === OPEN ? 'door-opened' : 'door-closed'
  const who = { who: charactersWord(s.active), count: s.active.length }
  const data = { ...who, ...doorParams(mallOf(s), door), left: movementLeft(s) }
  play.emit?.({ kind, rule: 'DAWN-5.5.a', data, ...pointsFade(s, 'left') })
}

function closeMainDoor(s: Dawn, door: number, who: Character, play: Play): void {
  s.doors[door] = CLOSED
  s.spent = s.allowance
  s.closedMain[who] = 1
  s.actedIn.push(hereOf(s))
  if (s.active.length > 1) cite('DAWN-RUL.22')
  play.emit?.({
    kind: 'main-closed',
    rule: 'DAWN-5.5.b',
    data: { ...doorParams(mallOf(s), door), who: characterWord(who) },
  })
  checkVictory(s, play)
}

function takeRifle(s: Dawn, who: Character, play: Play): void {
  s.rifle[who] = 1
  s.riflesLeft--
  if (s.tookRifle.includes(1)) cite('DAWN-RUL.23')
  if (s.active.length > 1) cite('DAWN-RUL.22')
  s.tookRifle[who] = 1
  s.spent = s.allowance
  s.actedIn.push(hereOf(s))
  play.emit?.({ kind: 'rifle-taken', rule: 'DAWN-12.0.b', data: { who: characterWord(who) } })
  checkVictory(s, play)
}

function shootNow(s: Dawn, who: readonly Character[], at: Square, play: Play): void {
  const here = hereOf(s)
  // [DAWN-RUL.02] Declared is enough: its square provokes even if panic stops the shot.
  s.actedIn.push(here)
  citePause(s, who, here, at)
  for (const c of who) {
    s.shots[c]! += 1
    if (s.tookRifle[c] === 1) cite('DAWN-DIF.12')
  }
  const panicked = shoot(s, who, here, at, play)
  for (const c of panicked) s.panicked[c] = 1
  if (panicked.length > 0) {
    // [DAWN-6.5.c] The points of everybody who moves with him are gone; [DAWN-6.5.d] their guns are not.
    s.spent = s.allowance
    cite('DAWN-6.5.c')
    if (s.active.length > panicked.length) cite('DAWN-6.5.d')
    cite('DAWN-RUL.02')
    cite('DAWN-4.1.d')
    // Who stands by without being moved keeps his nerve.
    if (charactersAt(s, here).some((c) => !s.active.includes(c))) cite('DAWN-RUL.47')
  }
}

/** What lets a shot happen at this point of the move. */
function citePause(s: Dawn, who: readonly Character[], here: Square, at: Square): void {
  if (s.spent > 0) cite('DAWN-4.1.c')
  if (movementLeft(s) === 0 && s.active.length > 1) cite('DAWN-5.2.d')
  // Whoever walked into a zombie shoots it where he stands, and may walk on once it is gone.
  if (here === at && s.entered.includes(here)) cite('DAWN-5.4.d')
  // No unit is safe for having been shot at before.
  if (who.some((c) => s.shots[c]! > 0)) cite('DAWN-6.1.b')
}

/** The end of the move: who acted rests next time. */
function finishMove(s: Dawn, play: Play): void {
  const acted = s.entered.length > 0 || s.actedIn.length > 0
  cite('DAWN-RUL.01')
  // What is left is lost: the next move begins with a whole allowance.
  if (movementLeft(s) > 0) cite('DAWN-5.1.b')
  if (s.spent === 0 && s.actedIn.length > 0) {
    // [DAWN-TYPO.03] Whoever does not wish to move may shoot all the same.
    cite('DAWN-6.2.b')
    cite('DAWN-TYPO.03')
  }
  if (acted) {
    const carried = s.options.carriedMustRest ? ALL_CHARACTERS.filter((c) => s.wasCarried[c] === 1) : []
    if (s.wasCarried.includes(1)) cite('DAWN-DIF.11')
    rest(s, [...s.active, ...carried])
  } else {
    rest(s, [])
    s.active = []
  }
  for (const c of ALL_CHARACTERS) s.carriedBy[c] = -1
  play.emit?.({ kind: acted ? 'move-over' : 'passed', rule: acted ? 'DAWN-5.0.d' : 'DAWN-RUL.01' })
  pop(s)
}
