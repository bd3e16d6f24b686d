import {
  ask,
  cite,
  type GameEvent,
  type Offers,
  type Play,
  type Procedure,
  pop,
  push,
  type Seat,
} from '@shamble/kernel'
import { AUTO, type DawnAction, HOLD } from '../actions.js'
import { type Square, squareName } from '../map/mall.js'
import { attackResult } from '../rules/attack-table.js'
import { faceOf } from '../rules/faces.js'
import {
  charactersAt,
  charactersWord,
  characterWord,
  fades,
  groupsWithOwn,
  hasCharacter,
  isInPlay,
  isZombieOccupied,
  totalValue,
} from '../rules/pieces.js'
import { shoot } from '../rules/shooting.js'
import { checkVictory, loseCharacter } from '../rules/victory.js'
import {
  ALL_CHARACTERS,
  type AttackFrame,
  type AttackPhaseFrame,
  type Character,
  type Dawn,
  type DawnFrame,
  INFECTED,
  isAutomatic,
  KILLED,
  NO_UNIT,
  NORMAL,
  ownerOf,
  STUNNED,
  ZOMBIE_SEAT,
} from '../state.js'

/** Starts the fight in one square at once. */
export function beginAttack(s: Dawn, square: Square): void {
  cite('DAWN-4.2D.a')
  // [DAWN-RUL.48] One attack a square, however many characters stand there.
  if (charactersAt(s, square).length > 1) cite('DAWN-RUL.48')
  push(s, { kind: 'attack', step: 0, square, fired: [0, 0, 0, 0], panicked: [], number: 0, victims: [] } as DawnFrame)
}

/** [DAWN-4.2D.a] One attack in every square with characters and a zombie, in the zombie player's order. */
export const attackPhase: Procedure<Dawn, AttackPhaseFrame, DawnAction> = {
  run(s, f) {
    if (f.step === 0) {
      const held = ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
      f.squares = [...new Set(held)].filter((square) => isZombieOccupied(s, square)).sort((a, b) => a - b)
      f.step = 1
    } else if (f.squares.length === 0) pop(s)
    // [DAWN-DICE.d] Automatic: ascending.
    else if (f.squares.length === 1 || isAutomatic(s)) beginAttack(s, f.squares.shift()!)
    else ask(s, ZOMBIE_SEAT, 'attack')
  },
  offer(_s, f, _seat, to) {
    for (const square of f.squares) to.legal({ type: 'attack', square })
    to.legal(AUTO)
  },
  // Left to the game it is the lowest square.
  answer(s, f, _seat, action) {
    const square = action.type === 'attack' ? action.square : f.squares[0]!
    f.squares.splice(f.squares.indexOf(square), 1)
    beginAttack(s, square)
  },
}

/** More than any Fire Rate: somebody who will not shoot in this combat. */
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
    if (!isZombieOccupied(s, f.square) || there.length === 0) {
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
        cite('DAWN-8.0.a')
        cite('DAWN-DICE.d')
        if (there.length === 1) settleNumber(f, 1, there)
        else if (isAutomatic(s)) settleNumber(f, numberByDie(f.square, there.length, play), there)
        else ask(s, ZOMBIE_SEAT, 'how-many')
        break
      case WHO:
        ask(s, ownerOf(s, there.find((c) => s.status[c] !== STUNNED) ?? there[0]!), 'victims')
        break
      case STRIKE:
        if (f.victims.length === 0) f.step = OVER
        else if (f.victims.length === 1 || isAutomatic(s)) strike(s, f, f.victims[0]!, play)
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
      play.emit?.({ kind: 'number-declared', rule: 'DAWN-8.0.b', data: { n: action.n, square: squareName(f.square) } })
      settleNumber(f, action.n, charactersAt(s, f.square))
    } else if (action.type === 'victims') {
      f.victims = [...action.who]
      if (isAutomatic(s)) cite('DAWN-RUL.43')
      play.emit?.({ kind: 'victims-named', rule: 'DAWN-8.0.b', data: { who: charactersWord(action.who) } })
      f.step = STRIKE
    } else strike(s, f, action.type === 'strike' ? action.who : f.victims[0]!, play)
  },

  refuse: (s, f, _seat, action) =>
    action.type === 'fire' && action.who.some((c) => !charactersAt(s, f.square).includes(c))
      ? { rule: 'DAWN-8.1.a' }
      : null,

  // [DAWN-15.9.b] Each owner may fire his own gun.
  interject(s, f, seat, to) {
    if (f.step !== FIRE) return
    for (const who of groupsWithOwn(s, seat, ownGuns(s, f, seat))) to.legal({ type: 'fire', who })
  },
  interjected(s, f, _seat, action, play) {
    if (action.type !== 'fire') return
    cite('DAWN-15.9.b')
    defend(s, f, action.who, play)
    // The fight may be over, or another be the first who is ready: whoever was asked is asked again.
    s.questions.length = 0
  },
}

/** [DAWN-8.1.a] Everybody in the square who is not stunned and has not panicked in this fight. */
function readyGuns(s: Dawn, f: AttackFrame): Character[] {
  return charactersAt(s, f.square).filter((c) => {
    if (s.status[c] === STUNNED || f.panicked.includes(c)) return false
    // [DAWN-RUL.13] One shot each, or as many as the Fire Rate.
    const most = s.options.defensiveShots === 'one-each' ? 1 : faceOf(s, c).fireRate
    return f.fired[c]! < most
  })
}

function ownGuns(s: Dawn, f: AttackFrame, seat: Seat): Character[] {
  return readyGuns(s, f).filter((c) => ownerOf(s, c) === seat)
}

/** [DAWN-15.9.b] Whoever is asked fires his own guns, and others with them if they like. */
function offerFire(s: Dawn, f: AttackFrame, seat: Seat, guns: readonly Character[], to: Offers<DawnAction>): void {
  to.legal(HOLD)
  for (const who of groupsWithOwn(s, seat, guns)) to.legal({ type: 'fire', who })
  for (const c of guns) if (ownerOf(s, c) !== seat) to.refuse({ type: 'fire', who: [c] }, 'DAWN-15.9.b')
  for (const c of charactersAt(s, f.square)) {
    if (guns.includes(c)) continue
    const rule = s.status[c] === STUNNED ? 'DAWN-8.3.a' : f.panicked.includes(c) ? 'DAWN-6.5.e' : 'DAWN-RUL.13'
    to.refuse({ type: 'fire', who: [c] }, rule)
  }
}

/** Each owner holds his own guns only [DAWN-15.9.b]; whoever is left is asked next. */
function holdFire(s: Dawn, f: AttackFrame, seat: Seat): void {
  for (const c of ownGuns(s, f, seat)) f.fired[c] = HELD
}

/** [DAWN-6.9.a] Not counted against the Fire Rate; [DAWN-6.9.b] together if they like. */
function defend(s: Dawn, f: AttackFrame, who: readonly Character[], play: Play): void {
  cite('DAWN-6.9.a')
  cite('DAWN-8.1.a')
  cite('DAWN-RUL.13')
  if (who.length > 1) cite('DAWN-6.9.b')
  for (const c of who) {
    if (s.panicked[c] === 1) cite('DAWN-RUL.46')
    f.fired[c]! += 1
  }
  const panicked = shoot(s, who, f.square, f.square, play)
  // [DAWN-TYPO.01] Those who do not panic shoot.
  cite('DAWN-TYPO.01')
  if (panicked.length > 0) cite('DAWN-6.5.e')
  f.panicked.push(...panicked)
}

/** [DAWN-15.6.a] Two: 1-3 one, 4-6 both. Three: two faces each. Four: as rolled, 5-6 again, which is `null` here. */
export function numberOn(die: number, there: number): number | null {
  if (there === 4 && die > 4) return null
  return there === 2 ? Math.ceil(die / 3) : there === 3 ? Math.ceil(die / 2) : die
}

function numberByDie(square: Square, n: number, play: Play): number {
  for (;;) {
    const die = play.chance.die(6, 'DAWN-15.6.a')
    const number = numberOn(die, n)
    if (number === null) continue
    const data = { n: number, square: squareName(square) }
    play.emit?.({ kind: 'number-rolled', rule: 'DAWN-15.6.a', dice: [die], data })
    return number
  }
}

function settleNumber(f: AttackFrame, number: number, there: readonly Character[]): void {
  f.number = number
  if (number === there.length) {
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
  if (f.number > 1) cite('DAWN-8.6.a')
  const strength = Math.floor(totalValue(s, f.square, play, 'DAWN-7.7.b') / f.number)
  if (strength === 0) {
    play.emit?.({ kind: 'too-weak', rule: 'DAWN-RUL.15', data: { who: characterWord(who) } })
    return
  }
  if (strength > 13) cite('DAWN-RUL.10')
  const dice = play.chance.dice(2, 6, 'DAWN-8.0.b')
  const result = attackResult(strength, dice[0]! + dice[1]!)
  cite('DAWN-8.2.a')
  const data = { who: characterWord(who), strength, square: squareName(f.square) }
  // What a unit is worth can be told from the strength; a super zombie's value is no secret.
  const told = { dice, data, ...(s.unitAt[f.square] === NO_UNIT ? {} : fades(s, 'strength')) }
  if (result === 'none') {
    play.emit?.({ kind: 'attack-failed', rule: 'DAWN-8.2.a', ...told })
    return
  }
  suffer(s, who, result, told, play)
  if (!hasCharacter(s, f.square)) cite('DAWN-RUL.34')
  checkVictory(s, play)
}

function suffer(
  s: Dawn,
  who: Character,
  result: 'infected' | 'stunned',
  told: Pick<GameEvent, 'dice' | 'data' | 'fleeting'>,
  play: Play,
): void {
  if (s.status[who] !== NORMAL) {
    // [DAWN-8.5.a] Hurt twice is dead.
    loseCharacter(s, who, KILLED)
    play.emit?.({ kind: 'killed', rule: 'DAWN-8.5.a', ...told })
  } else if (result === 'stunned') {
    s.status[who] = STUNNED
    play.emit?.({ kind: 'stunned', rule: 'DAWN-8.3.a', ...told })
  } else {
    s.status[who] = INFECTED
    s.infectedOn[who] = s.turn
    play.emit?.({ kind: 'infected', rule: 'DAWN-8.4.a', ...told })
  }
}
