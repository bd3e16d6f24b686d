import { ask, type Offers, type Play, type Procedure, pop, push, type Seat, when } from '@shamble/kernel'
import { AUTO, type DawnAction, HOLD } from '../actions.js'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import { attackResult } from '../rules/attacks.js'
import { faceOf } from '../rules/faces.js'
import { charactersAt, fades, groupsWithOwn, isZombieOccupied, totalValue } from '../rules/pieces.js'
import { shoot } from '../rules/shooting.js'
import { checkVictory, loseCharacter } from '../rules/victory.js'
import {
  type Character,
  type Dawn,
  INFECTED,
  isAutomatic,
  KILLED,
  NO_UNIT,
  NORMAL,
  ownerOf,
  STUNNED,
  ZOMBIE_SEAT,
} from '../state.js'
import type { AttackFrame } from './kinds.js'

/** Starts the fight in one square at once. */
export function beginAttack(s: Dawn, square: Square): void {
  const frame: AttackFrame = {
    kind: 'attack',
    step: 0,
    square,
    fired: [0, 0, 0, 0],
    panicked: [],
    number: 0,
    victims: [],
  }
  push(s, frame)
}

/** More than any Fire Rate: a character who will not shoot in this combat. */
const HELD = 99

const FIRE = 0
const HOW_MANY = 1
const WHO = 2
const STRIKE = 3
const OVER = 4

/** [DAWN-8.0.b] The attack in one square, step by step. */
export const attack: Procedure<Dawn, AttackFrame, DawnAction> = {
  run(s, f, play) {
    const there = charactersAt(s, f.square)
    const isThreatened = when('DAWN-8.0.a', isZombieOccupied(s, f.square))
    // [DAWN-RUL.34] With the last character the fight is over, and the unit is face down again.
    if (!isThreatened || when('DAWN-RUL.34', there.length === 0)) {
      pop(s)
      return
    }
    switch (f.step) {
      case FIRE: {
        const guns = readyGuns(s, f)
        if (guns.length > 0) ask(s, ownerOf(s, guns[0]!), 'defend')
        else f.step = HOW_MANY
        break
      }
      case HOW_MANY:
        // [DAWN-DICE.d] After the defensive shots, and before those of the attack.
        if (when('DAWN-DICE.d', there.length === 1)) settleNumber(s, f, 1, there)
        else if (isAutomatic(s)) settleNumber(s, f, numberByDie(s, f.square, there.length, play), there)
        else ask(s, ZOMBIE_SEAT, 'how-many')
        break
      case WHO:
        ask(s, ownerOf(s, there.find((c) => s.status[c] !== STUNNED) ?? there[0]!), 'victims')
        break
      case STRIKE:
        // [DAWN-8.6.a] One after another, whatever became of the one before.
        if (when('DAWN-8.6.a', f.victims.length === 0)) f.step = OVER
        else if (f.victims.length === 1 || when('DAWN-DICE.d', isAutomatic(s))) strike(s, f, f.victims[0]!, play)
        else ask(s, ZOMBIE_SEAT, 'strike')
        break
      default:
        pop(s)
    }
  },

  offer(s, f, seat, to) {
    if (f.step === FIRE) offerFire(s, f, seat, readyGuns(s, f), to)
    else if (f.step === HOW_MANY) {
      const there = charactersAt(s, f.square)
      for (let n = 1; n <= there.length; n++) to.legal({ type: 'number', n })
    } else if (f.step === WHO) offerVictims(s, f, to)
    else {
      for (const who of f.victims) to.legal({ type: 'strike', who })
      to.legal(AUTO)
    }
  },

  answer(s, f, seat, action, play) {
    if (action.type === 'fire') defend(s, f, action.who, play)
    else if (action.type === 'hold') holdFire(s, f, seat)
    else if (action.type === 'number') {
      play.emit?.(event(s, 'number-declared', 'DAWN-8.0.b', { n: action.n, square: f.square }))
      settleNumber(s, f, action.n, charactersAt(s, f.square))
    } else if (action.type === 'victims') {
      f.victims = [...action.who]
      play.emit?.(event(s, 'victims-named', 'DAWN-8.0.b', { group: action.who }))
      f.step = STRIKE
    } else strike(s, f, action.type === 'strike' ? action.who : f.victims[0]!, play)
  },

  refuse: (s, f, _seat, action) =>
    action.type === 'fire' && action.who.some((c) => !charactersAt(s, f.square).includes(c))
      ? { rule: 'DAWN-8.1.a' }
      : null,

  // [DAWN-15.9.b] Each owner may fire their own gun.
  interject(s, f, seat, to) {
    if (f.step !== FIRE) return
    for (const who of groupsWithOwn(s, seat, ownGuns(s, f, seat), 'DAWN-6.9.b')) to.legal({ type: 'fire', who })
  },
  interjected(s, f, _seat, action, play) {
    if (action.type !== 'fire') return
    defend(s, f, action.who, play)
    // The fight may be over, or another be the first who is ready: a player who was asked is asked again.
    s.questions.length = 0
  },
}

/** [DAWN-8.1.a] Everybody in the square who is not stunned and has not panicked in this fight. */
export function readyGuns(s: Dawn, f: AttackFrame): Character[] {
  return charactersAt(s, f.square).filter((c) => {
    if (!when('DAWN-8.1.a', s.status[c] !== STUNNED)) return false
    if (!isCalm(f, c)) return false
    // [DAWN-RUL.13] One shot each, or as many as the Fire Rate; [DAWN-6.9.a] what was shot before does not count.
    const most = when('DAWN-RUL.13', s.options.defensiveShots === 'one-each') ? 1 : faceOf(s, c).fireRate
    return when('DAWN-6.9.a', f.fired[c]! < most)
  })
}

/** [DAWN-TYPO.01] Who has not panicked in this fight [DAWN-6.5.e]; [DAWN-RUL.46] what happened before is over. */
function isCalm(f: AttackFrame, c: Character): boolean {
  const panicked = f.panicked.includes(c)
  return !when('DAWN-6.5.e', when('DAWN-RUL.46', when('DAWN-TYPO.01', panicked)))
}

function ownGuns(s: Dawn, f: AttackFrame, seat: Seat): Character[] {
  return readyGuns(s, f).filter((c) => ownerOf(s, c) === seat)
}

/** [DAWN-15.9.b] A player who is asked fires their own guns, and others with them if they like. */
function offerFire(s: Dawn, f: AttackFrame, seat: Seat, guns: readonly Character[], to: Offers<DawnAction>): void {
  to.legal(HOLD)
  for (const who of groupsWithOwn(s, seat, guns, 'DAWN-6.9.b')) to.legal({ type: 'fire', who })
  for (const c of guns) if (ownerOf(s, c) !== seat) to.refuse({ type: 'fire', who: [c] }, 'DAWN-15.9.b')
  for (const c of charactersAt(s, f.square)) {
    if (guns.includes(c)) continue
    const rule = s.status[c] === STUNNED ? 'DAWN-8.3.a' : f.panicked.includes(c) ? 'DAWN-6.5.e' : 'DAWN-RUL.13'
    to.refuse({ type: 'fire', who: [c] }, rule)
  }
}

/** Each owner holds their own guns only [DAWN-15.9.b]; a player who is left is asked next. */
function holdFire(s: Dawn, f: AttackFrame, seat: Seat): void {
  for (const c of ownGuns(s, f, seat)) f.fired[c] = HELD
}

/** [DAWN-6.9.a] Not counted against the Fire Rate; [DAWN-6.9.b] together if they like. */
function defend(s: Dawn, f: AttackFrame, who: readonly Character[], play: Play): void {
  for (const c of who) f.fired[c]! += 1
  f.panicked.push(...shoot(s, who, f.square, f.square, play))
}

/** [DAWN-15.6.a] Two: 1-3 one, 4-6 both. Three: two faces each. Four: as rolled, 5-6 again, which is `null` here. */
export function numberOn(die: number, there: number): number | null {
  if (there === 4 && die > 4) return null
  return there === 2 ? Math.ceil(die / 3) : there === 3 ? Math.ceil(die / 2) : die
}

function numberByDie(s: Dawn, square: Square, n: number, play: Play): number {
  for (;;) {
    const die = play.chance.die(6, 'DAWN-15.6.a')
    const number = numberOn(die, n)
    if (number === null) continue
    play.emit?.(event(s, 'number-rolled', 'DAWN-15.6.a', { n: number, square }, { dice: [die] }))
    return number
  }
}

function settleNumber(s: Dawn, f: AttackFrame, number: number, there: readonly Character[]): void {
  f.number = number
  const areAll = number === there.length
  // [DAWN-RUL.43] Where not all are attacked the human side names them, in section 15 too.
  if (isAutomatic(s) ? when('DAWN-RUL.43', areAll) : areAll) {
    f.victims = [...there]
    f.step = STRIKE
  } else f.step = WHO
}

function offerVictims(s: Dawn, f: AttackFrame, to: Offers<DawnAction>): void {
  const there = charactersAt(s, f.square)
  for (let set = 1; set < 1 << there.length; set++) {
    const who = there.filter((_, i) => (set >> i) & 1)
    if (who.length === f.number) to.legal({ type: 'victims', who })
    else to.refuse({ type: 'victims', who }, 'DAWN-8.0.b', { n: f.number })
  }
}

function strike(s: Dawn, f: AttackFrame, who: Character, play: Play): void {
  f.victims.splice(f.victims.indexOf(who), 1)
  const { square } = f
  const strength = Math.floor(totalValue(s, square, play, 'DAWN-7.7.b') / f.number)
  if (when('DAWN-RUL.15', strength === 0)) {
    play.emit?.(event(s, 'too-weak', 'DAWN-RUL.15', { who }))
    return
  }
  const dice = play.chance.dice(2, 6, 'DAWN-8.0.b')
  const result = attackResult(strength, dice[0]! + dice[1]!)
  // What a unit is worth can be told from the strength; a super zombie's value is no secret.
  const rest = { dice, ...(s.unitAt[square] === NO_UNIT ? {} : fades(s, 'strength')) }
  const ids = { who, strength, square }
  if (when('DAWN-8.2.a', result === 'none')) {
    play.emit?.(event(s, 'attack-failed', 'DAWN-8.2.a', ids, rest))
    return
  }
  if (when('DAWN-8.5.a', s.status[who] !== NORMAL)) {
    loseCharacter(s, who, KILLED)
    play.emit?.(event(s, 'killed', 'DAWN-8.5.a', ids, rest))
  } else if (result === 'stunned') {
    s.status[who] = STUNNED
    play.emit?.(event(s, 'stunned', 'DAWN-8.3.a', ids, rest))
  } else {
    s.status[who] = INFECTED
    s.infectedOn[who] = s.turn
    play.emit?.(event(s, 'infected', 'DAWN-8.4.a', ids, rest))
  }
  checkVictory(s, play)
}
