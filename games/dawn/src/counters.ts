import { BadInput } from '@shamble/kernel'
import { flag, int, onlyFields, record, words } from '@shamble/module'

/** [DAWN-1.0.a] Peter and Roger with M-16 rifles, Steve and Fran with pistols. */
export const CHARACTERS = ['peter', 'roger', 'steve', 'fran'] as const

/** One face of a character's counter. */
export interface Face {
  /** [DAWN-2.3.b] Shots while being moved in one human player-turn. */
  readonly fireRate: number
  /** [DAWN-2.3.c] Compared with a die; higher is worse. */
  readonly panicLevel: number
  /** [DAWN-2.3.d] Points that may be spent when moved. */
  readonly movementAllowance: number
}

export interface CharacterCounter {
  readonly normal: Face
  readonly infected: Face
  readonly shotDice: number
  readonly carryExtra: number
  readonly mayHoldRifle: boolean
}

export interface CounterSet {
  readonly name: string
  /** In the order Peter, Roger, Steve, Fran. */
  readonly characters: readonly CharacterCounter[]
  readonly superValue: number
  readonly superMove: number
  /** The value of each of the 50 units, ascending. */
  readonly zombieValues: readonly number[]
}

export const UNITS = 50
/** [DAWN-3.1.b] Units for which the map has no symbol. */
export const HIDDEN_ZOMBIES = 5

const NAME = words(0, 200)

/** @throws BadInput when the set does not add up */
export function readCounters(value: unknown, where: string): CounterSet {
  const given = record(value, where)
  onlyFields(given, ['name', 'characters', 'superZombie', 'zombieValues'], where)
  const characters = record(given['characters'], `${where}.characters`)
  onlyFields(characters, CHARACTERS, `${where}.characters`)
  const superZombie = record(given['superZombie'], `${where}.superZombie`)
  onlyFields(superZombie, ['value', 'move'], `${where}.superZombie`)
  return {
    name: NAME(given['name'], `${where}.name`),
    characters: CHARACTERS.map((name) => readCharacter(name, characters[name], `${where}.characters.${name}`)),
    superValue: int(1, 20)(superZombie['value'], `${where}.superZombie.value`),
    superMove: int(1, 9)(superZombie['move'], `${where}.superZombie.move`),
    zombieValues: readValues(given['zombieValues'], `${where}.zombieValues`),
  }
}

function readCharacter(name: string, value: unknown, where: string): CharacterCounter {
  const given = record(value, where)
  onlyFields(given, ['normal', 'infected', 'shotDice', 'carryExtra', 'mayHoldRifle'], where)
  // [DAWN-12.1.a] [DAWN-14.2.a] Steve and Fran need a rifle to win; Peter and Roger never take one.
  const needsRifle = name === 'steve' || name === 'fran'
  if (flag(given['mayHoldRifle'], `${where}.mayHoldRifle`) !== needsRifle)
    throw new BadInput(`${where}.mayHoldRifle`, 'only Steve and Fran may hold rifles')
  return {
    normal: readFace(given['normal'], `${where}.normal`),
    infected: readFace(given['infected'], `${where}.infected`),
    shotDice: int(1, 3)(given['shotDice'], `${where}.shotDice`),
    carryExtra: int(0, 9)(given['carryExtra'], `${where}.carryExtra`),
    mayHoldRifle: needsRifle,
  }
}

/** Fire Rate, Panic Level, Movement Allowance, in the order in which a counter prints them. */
function readFace(value: unknown, where: string): Face {
  if (!Array.isArray(value) || value.length !== 3)
    throw new BadInput(where, 'expected fire rate, panic level and movement points')
  return {
    fireRate: int(0, 9)(value[0], `${where}[0]`),
    panicLevel: int(0, 12)(value[1], `${where}[1]`),
    movementAllowance: int(1, 30)(value[2], `${where}[2]`),
  }
}

function readValues(value: unknown, where: string): number[] {
  const values = Object.entries(record(value, where)).flatMap(([face, count]) => {
    const worth = int(1, 99)(Number(face), `${where}.${face}`)
    return new Array<number>(int(0, UNITS)(count, `${where}.${face}`)).fill(worth)
  })
  if (values.length !== UNITS)
    throw new BadInput(where, 'expected {{units}} units, found {{found}}', { units: UNITS, found: values.length })
  return values.sort((a, b) => a - b)
}
