import type { PositionText } from '@shamble/module'
import type { DawnOptions } from '../options.js'
import type { Dawn } from '../state.js'
import type { DawnView } from '../view.js'
import { readPosition } from './reader.js'
import { writePosition } from './writer.js'

/**
 * A position at any moment, a line for each kind of thing:
 *
 *     turn 3 reaction
 *     peter 063 normal active
 *     steve 053 stunned rifle rests
 *     fran - killed
 *     zombies 002 007=5 011! 020=3!
 *     pool 4 7 ?
 *     hidden 045 123
 *     doors #5 closed, #7 destroyed, #29 closed
 *     rifles 1
 *     entered 062 063
 *     acted 063
 *     start 061
 *
 * `=5` is a value that has been revealed, `!` a berserk unit, `?` a pool unit whose value nobody has seen.
 * A pool of fewer units than there are leaves the others out of the game. In the middle of a turn there follow what
 * units and super zombies have done (`duty 063=bound`, `company steve=101`, the mark `moved`) and the procedures under
 * way with what they remember: `in free-phase step=1 left=3`. Numbers there count squares and characters from 0.
 * A seat's form leaves out what that seat may not know: values face down, pool values (`pool 3`) and hidden squares
 * (`box 2`).
 */
export const position: PositionText<Dawn, DawnView> = {
  write: writePosition,
  read: (text, options, chance) => readPosition(text, options as DawnOptions, chance),
  comparable,
}

/** Tokens only tell units apart while a match runs; a position counts them anew. */
function comparable(view: DawnView): unknown {
  return { ...view, nextToken: 0, units: view.units.map((unit) => ({ ...unit, token: 0 })) }
}
