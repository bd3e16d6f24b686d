import { type Procedure, pop, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { burdenTotal, rollBurden } from '../rules/burden-dice.js'
import { type Bite, burdensOf } from '../rules/burdens.js'
import { type Dwa, isActive } from '../state.js'
import { blowBitten } from './blow.js'
import { closeFireBitten } from './close-fire.js'
import { fireBitten } from './fire.js'
import type { BurdenFrame, DwaFrame } from './kinds.js'
import { offerAgain } from './reroll.js'

const THROW = 0
const THROWN = 1

/** One die of a flaw or a disorder, perhaps thrown again, and what comes of it. */
export const burden: Procedure<Dwa, BurdenFrame, DwaAction> = {
  run(s, f, play) {
    const human = s.humans[f.human]!
    const found = burdensOf(s, human).find(({ id }) => id === f.burden)
    // An earlier die may have killed the human.
    if (found?.roll === undefined || !isActive(human)) return pop(s)
    const { rule, ruling = rule, roll } = found
    if (f.step === THROW || f.again) f.die = rollBurden(s, human, found, play)
    f.again = false
    const bites = when(ruling, burdenTotal(s, human, f.die) <= roll.upTo)
    if (f.step === THROW) {
      f.step = THROWN
      // Nobody wants a success again.
      if (bites) offerAgain(s, f.human, 'burden')
      return
    }
    pop(s)
    if (bites) bitten(s, roll.bites(s, human, play))
  },
}

/** What a bite does to the frame that had the dice thrown. */
function bitten(s: Dwa, bite: Bite): void {
  // What is stopped needs no further die.
  while (bite === 'stopped' && s.frames[s.frames.length - 1]!.kind === 'burden') pop(s)
  const f = (s.frames as DwaFrame[]).findLast(({ kind }) => kind !== 'burden')!
  switch (f.kind) {
    case 'activation':
      if (bite !== null && typeof bite === 'object' && 'ap' in bite) f.ap = Math.min(f.ap, bite.ap)
      return
    case 'fire':
      fireBitten(s, f, bite)
      return
    case 'closeFire':
      closeFireBitten(s, f, bite)
      return
    case 'blow':
      blowBitten(f, bite)
      return
    case 'grenade':
    case 'walk':
      // The points are lost, the grenade is not. A walk ends where the human stumbles.
      if (bite === 'stopped') pop(s)
  }
}
