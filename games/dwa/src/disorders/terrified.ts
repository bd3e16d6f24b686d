import { when } from '@shamble/kernel'
import { isWithin, sees } from '../board/measure.js'
import { spokenLength } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import type { Burden } from '../rules/burdens.js'

/** Terrified: cannot move with a zombie in sight within 30 cm, and never engages one. */
export const terrified: Burden = {
  id: 'terrified',
  rule: 'DWA-16.7.3.5',
  ruling: 'R-81.3',
  score: 5,
  forbids({ s, human }, { kind, engages }) {
    // A figure that leaves a fight moves too.
    const moves = kind === 'move' || kind === 'climb' || kind === 'jump' || kind === 'breakAway'
    if (!when('R-81.3', moves)) return null
    const { terror } = numbersOf(s.options).distances
    const isSeen = s.zombies.some((zombie) => isWithin(s, human, zombie, terror) && sees(s, human, zombie))
    if (when('DWA-16.7.3.5', isSeen))
      return no('DWA-16.7.3.5', 'terrified.move', { who: human.name, ...spokenLength(s.options, terror) })
    return engages === true ? no('DWA-16.7.3.5', 'terrified.engage', { who: human.name }) : null
  },
}
