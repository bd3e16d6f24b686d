import { isWithin } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Human, Table } from '../state.js'

/** Other people on foot within 10 cm. */
export function peopleNear(s: Table, human: Human): Human[] {
  const { fear } = numbersOf(s.options).distances
  return s.humans.filter((other) => other !== human && other.whereabouts === 'table' && isWithin(s, human, other, fear))
}

/** Those of the same team. */
export const friendsNear = (s: Table, human: Human): Human[] =>
  peopleNear(s, human).filter(({ team }) => team === human.team)
