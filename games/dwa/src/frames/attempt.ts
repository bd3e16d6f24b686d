import { type Modifier, type Procedure, pop } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { type Attempt, total } from '../rules/attempt.js'
import { breakingAway } from '../rules/breaking-away.js'
import { burdenModifiers } from '../rules/burdens.js'
import { starting } from '../rules/engines.js'
import { extinguishing } from '../rules/extinguishing.js'
import { longJump } from '../rules/jumping.js'
import { treating } from '../rules/treating.js'
import type { Dwa } from '../state.js'
import type { AttemptFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

const ATTEMPTS: Readonly<Record<AttemptFrame['of'], Attempt>> = {
  jump: longJump,
  treat: treating,
  extinguish: extinguishing,
  start: starting,
  breakAway: breakingAway,
}

const ROLL = 0

/** One die for something that may fail, and perhaps a second one. */
export const attempt: Procedure<Dwa, AttemptFrame, DwaAction> = {
  run(s, f, play) {
    const { rule, roll, needs, done } = ATTEMPTS[f.of]
    if (f.step === ROLL || f.again) {
      f.again = false
      f.die = play.chance.die(6, rule)
      if (f.step === ROLL) {
        f.step = ROLL + 1
        // Nobody wants a success again.
        if (total(f.die, modifiersOf(s, f)) < needs(s, f)) offerAgain(s, f.human, roll)
        return
      }
    }
    pop(s)
    const modifiers = modifiersOf(s, f)
    const need = needs(s, f)
    done(s, f, { dice: [f.die], modifiers, need, succeeds: total(f.die, modifiers) >= need }, play)
  },
}

const modifiersOf = (s: Dwa, f: AttemptFrame): Modifier[] =>
  burdenModifiers(s, s.humans[f.human]!, ATTEMPTS[f.of].penalties)
