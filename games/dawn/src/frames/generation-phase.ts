import { ask, cite, type Play, type Procedure, pop } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { squareName } from '../map/mall.js'
import {
  bringFromPool,
  characterWord,
  doorParams,
  hasCharacter,
  isZombieOccupied,
  poolSize,
  turnUp,
} from '../rules/pieces.js'
import { checkVictory, loseCharacter } from '../rules/victory.js'
import {
  ALL_CHARACTERS,
  type Character,
  CLOSED,
  type Dawn,
  type GenerationFrame,
  INFECTED,
  isAutomatic,
  mallOf,
  NO_UNIT,
  SUPER,
  ZOMBIE_SEAT,
} from '../state.js'
import { beginAttack } from './attack.js'

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

/** [DAWN-11.0.a] Totals of two dice that make a super zombie of somebody infected. */
export const TURNING_TOTALS: readonly number[] = [2, 12]

const ENTRANCE = 0
const ENTER = 1
const INFECTION = 2
const ROLL = 3

/** [DAWN-4.2E.a] New units through the main doors, then the infected may turn. */
export const generationPhase: Procedure<Dawn, GenerationFrame, DawnAction> = {
  run(s, f, play) {
    switch (f.step) {
      case ENTRANCE:
        f.step = ENTER
        cite('DAWN-4.2E.a')
        rollEntrance(s, f, play)
        break
      case ENTER:
        if (f.doors.length === 0) f.step = INFECTION
        else enter(s, f.doors.shift()!, play)
        break
      case INFECTION:
        // [DAWN-11.0.a] [DAWN-RUL.37] Not for somebody infected in this game-turn.
        f.infected = ALL_CHARACTERS.filter((c) => s.status[c] === INFECTED && s.infectedOn[c] !== s.turn)
        for (const c of ALL_CHARACTERS) if (s.status[c] === INFECTED && s.infectedOn[c] === s.turn) cite('DAWN-RUL.37')
        f.step = ROLL
        break
      default:
        // A fight in between may have taken somebody off the list.
        f.infected = f.infected.filter((c) => s.status[c] === INFECTED)
        if (f.infected.length === 0) pop(s)
        else if (f.infected.length === 1 || isAutomatic(s)) rollInfection(s, f, f.infected[0]!, play)
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

function rollEntrance(s: Dawn, f: GenerationFrame, play: Play): void {
  const { mainDoors, doors, plan } = mallOf(s)
  const isShut = (door: number) => s.doors[door] === CLOSED || isZombieOccupied(s, doors[door]!.squares[0]!)
  if (mainDoors.every(isShut)) {
    play.emit?.({ kind: 'no-entrance', rule: 'DAWN-13.2.b' })
    return
  }
  const dice = play.chance.dice(2, 6, 'DAWN-13.0.a')
  f.doors = ENTRANCE_TABLE[dice[0]! + dice[1]! - 2]!.map((side) => mainDoors[side]!)
  cite('DAWN-13.1.a')
  cite('DAWN-DICE.e')
  const names = f.doors.map((door) => plan.doors[door]!.name)
  const word = `entrance.${names.length === 0 ? 'none' : names.join('+')}`
  const data = { count: f.doors.length, doors: { word } }
  play.emit?.({ kind: 'entrance-rolled', rule: 'DAWN-13.0.a', dice, data })
}

/** [DAWN-RUL.55] Door by door: one that is shut or whose square is taken is ignored. */
function enter(s: Dawn, door: number, play: Play): void {
  const mall = mallOf(s)
  const square = mall.doors[door]!.squares[0]!
  const named = doorParams(mall, door)
  if (s.doors[door] === CLOSED || isZombieOccupied(s, square)) {
    cite('DAWN-RUL.55')
    play.emit?.({ kind: 'entrance-barred', rule: 'DAWN-13.2.a', data: named })
    return
  }
  if (poolSize(s) === 0) {
    cite('DAWN-13.3.a')
    play.emit?.({ kind: 'pool-empty', rule: 'DAWN-RUL.32', data: named })
    return
  }
  bringFromPool(s, square, play, 'DAWN-13.3.a')
  play.emit?.({ kind: 'entered', rule: 'DAWN-13.0.a', data: { ...named, square: squareName(square) } })
  if (!hasCharacter(s, square)) return
  turnUp(s, square, play, 'DAWN-RUL.33')
  cite('DAWN-13.4.a')
  cite('DAWN-8.7.a')
  cite('DAWN-4.2E.b')
  beginAttack(s, square)
}

function rollInfection(s: Dawn, f: GenerationFrame, who: Character, play: Play): void {
  f.infected.splice(f.infected.indexOf(who), 1)
  const dice = play.chance.dice(2, 6, 'DAWN-11.0.a')
  const total = dice[0]! + dice[1]!
  if (!TURNING_TOTALS.includes(total)) {
    play.emit?.({ kind: 'still-human', rule: 'DAWN-11.0.a', dice, data: { who: characterWord(who) } })
    return
  }
  const square = s.at[who]!
  loseCharacter(s, who, SUPER)
  s.superMoved[who] = 1
  play.emit?.({
    kind: 'turned-super',
    rule: 'DAWN-11.0.b',
    dice,
    data: { who: characterWord(who), square: squareName(square) },
  })
  checkVictory(s, play)
  if (s.outcome !== null) return
  if (s.unitAt[square] !== NO_UNIT) {
    cite(isAutomatic(s) ? 'DAWN-RUL.53' : 'DAWN-RUL.36')
    turnUp(s, square, play, 'DAWN-RUL.36')
  }
  if (hasCharacter(s, square)) {
    cite('DAWN-4.2E.b')
    cite('DAWN-11.8.a')
    cite('DAWN-8.7.a')
    beginAttack(s, square)
  }
}
