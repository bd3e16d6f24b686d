import { deed, nameOf, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { figureById } from '../state.js'
import type { Attempt } from './attempt.js'

/** One die; the extinguisher is empty whatever it shows. */
export const extinguishing: Attempt = {
  rule: 'R-32',
  roll: 'extinguish',
  penalties: 'treat',
  needs: (s) => numbersOf(s.options).scores.extinguish,
  done(s, { human, target }, { succeeds, dice, modifiers, need }, play) {
    const by = s.humans[human]!
    const figure = figureById(s, target)
    if (figure === null) return
    if (succeeds) figure.burning = null
    const rolled = deed(succeeds ? 'fire-out' : 'fire-stays', 'R-32', by, { whom: nameOf(figure) }, { target, need })
    tell(s, play, { ...rolled, dice, modifiers }, ['scores.extinguish'])
  },
}
