import type { Plain } from '@shamble/kernel'
import type { DeadDiceFrame } from './frames/kinds.js'
import { diceOf } from './rules/pool.js'
import type { DeadDice } from './state.js'
import type { DeadDiceView } from './view.js'

/** What procedures remember, by the words of the rules: the test, the turn and the talk under way. */
export function values({ frames }: DeadDice | DeadDiceView): Readonly<Record<string, Plain>> {
  const found: Record<string, Plain> = {}
  for (const frame of frames as readonly DeadDiceFrame[]) {
    switch (frame.kind) {
      case 'test':
        Object.assign(found, {
          test: frame.test.what,
          dice: diceOf(frame.test.parts),
          difficulty: frame.test.difficulty,
          faces: frame.faces,
        })
        break
      case 'turn':
        Object.assign(found, { acting: frame.seat, walked: frame.walked, spent: frame.spent })
        break
      case 'negotiation':
        Object.assign(found, { kept: frame.successes, tries: frame.tries })
        break
      case 'deadTurn':
        Object.assign(found, { leg: frame.leg, went: frame.went })
        break
      default:
    }
  }
  return found
}
