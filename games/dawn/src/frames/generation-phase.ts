import { ask, type Play, type Procedure, pop, type RuleId, when } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { event } from '../events.js'
import type { DoorIndex, Square } from '../map/mall.js'
import { bringFromPool, hasCharacter, isZombieOccupied, poolSize, turnUp } from '../rules/pieces.js'
import { checkVictory, loseCharacter } from '../rules/victory.js'
import {
  ALL_CHARACTERS,
  type Character,
  CLOSED,
  type Dawn,
  INFECTED,
  isAutomatic,
  mallOf,
  NO_UNIT,
  SUPER,
  ZOMBIE_SEAT,
} from '../state.js'
import { beginAttack } from './attack.js'
import type { GenerationFrame } from './kinds.js'

/** Main doors in the order North, East, South, West. */
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3]

/** [DAWN-13.5.a] Which doors bring a unit, by dice total from 2 to 12. */
export const ENTRANCE_TABLE: readonly (readonly number[])[] = [
  [NORTH, WEST],
  [NORTH, EAST],
  [],
  [EAST],
  [NORTH],
  [],
  [SOUTH],
  [WEST],
  [],
  [SOUTH, WEST],
  [SOUTH, EAST],
]

/** [DAWN-11.0.a] Totals of two dice that make a super zombie of a character infected. */
export const TURNING_TOTALS: readonly number[] = [2, 12]

const ENTRANCE = 0
const ENTER = 1
const INFECTION = 2
const ROLL = 3

/** [DAWN-4.2E.a] New units through the main doors, then the infected may turn. */
export const generationPhase: Procedure<Dawn, GenerationFrame, DawnAction> = {
  run(s, f, play) {
    if (when('DAWN-4.2E.a', f.step === ENTRANCE)) {
      f.step = ENTER
      rollEntrance(s, f, play)
      return
    }
    switch (f.step) {
      case ENTER:
        if (when('DAWN-13.1.a', f.doors.length === 0)) f.step = INFECTION
        else enter(s, f.doors.shift()!, play)
        break
      case INFECTION:
        // [DAWN-11.0.a] [DAWN-RUL.37] Not for a character infected in this game-turn.
        f.infected = ALL_CHARACTERS.filter(
          (c) => s.status[c] === INFECTED && !when('DAWN-RUL.37', s.infectedOn[c] === s.turn),
        )
        f.step = ROLL
        break
      default:
        // A fight in between may have taken a character off the list.
        f.infected = f.infected.filter((c) => s.status[c] === INFECTED)
        if (f.infected.length === 0) pop(s)
        else if (f.infected.length === 1 || when('DAWN-DICE.e', isAutomatic(s)))
          rollInfection(s, f, f.infected[0]!, play)
        else ask(s, ZOMBIE_SEAT, 'infection')
    }
  },
  offer(_s, f, _seat, to) {
    for (const who of f.infected) to.legal({ type: 'infection', who })
    to.legal(AUTO)
  },
  // Left to the game they come in the order Peter, Roger, Steve, Fran.
  answer(s, f, _seat, action, play) {
    rollInfection(s, f, action.type === 'infection' ? action.who : f.infected[0]!, play)
  },
}

/** [DAWN-DICE.e] First of all the entrance dice, unless no door could bring anybody. */
function rollEntrance(s: Dawn, f: GenerationFrame, play: Play): void {
  const { mainDoors } = mallOf(s)
  const isBarred = mainDoors.every((door) => isShut(s, door))
  if (when('DAWN-DICE.e', when('DAWN-13.2.b', isBarred))) {
    play.emit?.(event(s, 'no-entrance', 'DAWN-13.2.b', {}))
    return
  }
  const dice = play.chance.dice(2, 6, 'DAWN-13.0.a')
  f.doors = ENTRANCE_TABLE[dice[0]! + dice[1]! - 2]!.map((side) => mainDoors[side]!)
  play.emit?.(event(s, 'entrance-rolled', 'DAWN-13.0.a', { doors: [...f.doors] }, { dice }))
}

/** The one square of a main door. */
const squareOf = (s: Dawn, door: DoorIndex): Square => mallOf(s).doors[door]!.squares[0]!

const isShut = (s: Dawn, door: DoorIndex): boolean => s.doors[door] === CLOSED || isZombieOccupied(s, squareOf(s, door))

/** [DAWN-RUL.55] Door by door: one that is shut or whose square is taken is ignored. */
function enter(s: Dawn, door: DoorIndex, play: Play): void {
  const square = squareOf(s, door)
  if (when('DAWN-RUL.55', isShut(s, door))) {
    play.emit?.(event(s, 'entrance-barred', 'DAWN-13.2.a', { door }))
    return
  }
  if (when('DAWN-13.3.a', poolSize(s) === 0)) {
    play.emit?.(event(s, 'pool-empty', 'DAWN-RUL.32', { door }))
    return
  }
  const unit = bringFromPool(s, square, play, 'DAWN-13.3.a')
  play.emit?.(event(s, 'entered', 'DAWN-13.0.a', { door, square, unit: s.token[unit]! }))
  turnUp(s, square, play, 'DAWN-RUL.33')
  attackAtOnce(s, square, 'DAWN-13.4.a')
}

/** [DAWN-8.7.a] What appears in a character's square attacks at once. */
function attackAtOnce(s: Dawn, square: Square, rule: RuleId): void {
  if (when(rule, when('DAWN-8.7.a', when('DAWN-4.2E.b', hasCharacter(s, square))))) beginAttack(s, square)
}

function rollInfection(s: Dawn, f: GenerationFrame, who: Character, play: Play): void {
  f.infected.splice(f.infected.indexOf(who), 1)
  const dice = play.chance.dice(2, 6, 'DAWN-11.0.a')
  if (!TURNING_TOTALS.includes(dice[0]! + dice[1]!)) {
    play.emit?.(event(s, 'still-human', 'DAWN-11.0.a', { who }, { dice }))
    return
  }
  const square = s.at[who]!
  loseCharacter(s, who, SUPER)
  s.superMoved[who] = 1
  play.emit?.(event(s, 'turned-super', 'DAWN-11.0.b', { who, square }, { dice }))
  checkVictory(s, play)
  if (s.outcome !== null) return
  if (when('DAWN-RUL.36', s.unitAt[square] !== NO_UNIT)) turnUp(s, square, play, 'DAWN-RUL.36')
  attackAtOnce(s, square, 'DAWN-11.8.a')
}
