import { BadInput, type Plain, type Read } from '@shamble/kernel'
import { flag, int, listOf, oneOf, words } from '@shamble/module'
import { ADVERSARIES, ADVERSARY_RANGES, MOST_TRAITS } from '../data/adversaries.js'
import { PROTECTIONS } from '../data/equipment.js'
import type { OwnFoe } from '../rules/cart.js'
import { object } from './lists.js'

export const GANG_FORMAT = 'shamble-dead-dice-gang/1'

/** [DD-10.1] [DD-10.5] Adversaries that people made and keep, for a person in the game master's seat. */
export interface Gang {
  readonly format: typeof GANG_FORMAT
  readonly name: string
  /** [DD-11.14] What they share; empty for nothing. */
  readonly trait: string
  readonly people: readonly OwnFoe[]
}

const MOST_PEOPLE = 12
const MOST_GANGS = 9
const short = words(1, 60)
const { combativity, reason, violence } = ADVERSARY_RANGES

const gang = object<Gang>({
  format: oneOf([GANG_FORMAT]),
  name: short,
  trait: words(0, 60),
  people: listOf(
    object<OwnFoe>({
      name: short,
      // Nobody is bought who is out of action already [DD-10.2].
      combativity: int(combativity.min + 1, combativity.max),
      reason: int(reason.min, reason.max),
      violence: int(violence.min, violence.max),
      traits: listOf(short, 0, MOST_TRAITS),
      bonus: int(0, 5),
      firearm: flag,
      protection: oneOf(['none', ...PROTECTIONS]),
    }),
    1,
    MOST_PEOPLE,
  ),
})

/** A file of adversaries: whole, or refused with the path. */
export const readGang: Read<Gang> = (value, where) => {
  const read = gang(value, where)
  read.people.forEach(({ name }, i) => {
    const twice = read.people.findIndex((other) => other.name === name) < i
    if (twice || ADVERSARIES.some(({ id }) => id === name))
      throw new BadInput(`${where}.people[${i}].name`, 'there is another "{{id}}"', { id: name })
  })
  return read
}

export const readGangs = (value: unknown, where: string): Plain =>
  listOf(readGang, 1, MOST_GANGS)(value, where) as unknown as Plain
