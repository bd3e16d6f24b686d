import { activationOf } from '../frames/kinds.js'
import type { Square } from '../map/mall.js'
import { faceOf } from '../rules/faces.js'
import { allowanceOf, hereOf, movementLeft } from '../rules/walking.js'
import type { Dawn } from '../state.js'
import { bit } from './chances.js'

/** What a stack may still do in its move. */
export interface Activation {
  readonly set: number
  readonly here: Square
  readonly left: number
  readonly shots: readonly number[]
  /** Nothing spent yet: a main door or a rifle is possible. */
  readonly fresh: boolean
  /** Squares that have provoked already. */
  readonly provoked: readonly Square[]
}

export function freshActivation(s: Dawn, who: readonly number[]): Activation {
  const shots = [0, 0, 0, 0]
  for (const c of who) shots[c] = faceOf(s, c).fireRate
  return { set: bit(who), here: s.at[who[0]!]!, left: allowanceOf(s, who), shots, fresh: true, provoked: [] }
}

export function currentActivation(s: Dawn): Activation {
  const f = activationOf(s)!
  const shots = [0, 0, 0, 0]
  for (const c of f.active) {
    const mayShoot = f.panicked[c] === 0 && !(f.closedMain[c] === 1 && s.options.mainDoorAndShoot === 'exclusive')
    shots[c] = mayShoot ? Math.max(0, faceOf(s, c).fireRate - f.shots[c]!) : 0
  }
  return {
    set: bit(f.active),
    here: hereOf(s, f),
    left: movementLeft(f),
    shots,
    fresh: f.spent === 0,
    provoked: [...f.entered, ...f.actedIn],
  }
}
