import { type Point, segmentTouchesDisc } from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { isWithin, sees } from '../board/measure.js'
import { spokenLength } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import type { Burden } from '../rules/burdens.js'
import type { Human, Table } from '../state.js'

/** Coward: keeps away from zombies in sight, and may do nothing when one is within 10 cm. */
export const coward: Burden = {
  id: 'coward',
  rule: 'DWA-16.6.9',
  ruling: 'R-80.5',
  score: 9,
  roll: { at: 'activation', upTo: 3, due: isNearZombie, bites: () => ({ ap: 0 }) },
  forbids({ s, human }, { kind, path = [] }) {
    if (kind !== 'move' && kind !== 'jump' && kind !== 'climb') return null
    const end = path[path.length - 1]
    if (end === undefined) return null
    const isNear = isNearZombie(s, { ...human, x: end.x, y: end.y }) || comesNear(s, human, path)
    if (!when('R-80.5', isNear)) return null
    const { fear } = numbersOf(s.options).distances
    return no('R-80.5', undefined, { who: human.name, ...spokenLength(s.options, fear) })
  },
}

function isNearZombie(s: Table, human: Human): boolean {
  const { fear } = numbersOf(s.options).distances
  return s.zombies.some((zombie) => isWithin(s, human, zombie, fear) && sees(s, human, zombie))
}

/** Whether a path comes within 10 cm of a zombie in sight that is farther away now. */
function comesNear(s: Table, human: Human, path: readonly Point[]): boolean {
  const { fear } = numbersOf(s.options).distances
  const reach = s.options.measure === 'centre' ? fear : fear + s.options.baseMm
  return s.zombies.some(
    (zombie) =>
      !isWithin(s, human, zombie, fear) &&
      sees(s, human, zombie) &&
      path.some((b, i) => i > 0 && segmentTouchesDisc({ a: path[i - 1]!, b }, { ...zombie, diameter: 2 * reach })),
  )
}
