import { when } from '@shamble/kernel'
import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'

/** Indecisive: on a 1 at most 2 action points may be spent, 1 when frightened too. */
export const indecisive: Burden = {
  id: 'indecisive',
  rule: 'DWA-16.6.5',
  ruling: 'R-80.8',
  score: 5,
  atActivation(s, f, human, play) {
    if (rollBurden(s, human, indecisive, play) > 1) return
    // Taken literally, a frightened one has 1 point at doubled prices; by option 2 of them.
    const isLiteral = human.now.frightened && when('R-80.8', s.options.indecisiveFrightened === 'literal')
    f.ap = Math.min(f.ap, isLiteral ? 1 : 2)
  },
}
