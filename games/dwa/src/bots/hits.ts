import type { DwaAction } from '../actions.js'
import type { Firearm } from '../numbers/weapons.js'
import type { Muzzle } from '../rules/muzzle.js'
import type { Figure } from '../state.js'

/** How likely a figure is eliminated by a declaration, and how likely it only knocks them down. */
export interface Hit {
  readonly figure: Figure
  readonly elim: number
  readonly fall: number
}

/** A declaration of fire. */
export interface Shot {
  readonly action: DwaAction
  readonly cost: number
  readonly hits: readonly Hit[]
  /** [DWA-15.1.3.1.E] Whether it goes off so loudly that the dead come. */
  readonly explodes?: boolean
}

/** A weapon in hand that can fire. */
export interface Gun {
  readonly weapon: number
  readonly row: Firearm
  readonly price: number
  readonly rounds: number
  readonly muzzle: Muzzle
  /** What the shooter adds to the dice. */
  readonly personal: number
}

interface Scores {
  readonly fall: number
  readonly elim: number
}

/** The share of the faces of a die that come to at least a score. */
const faces = (least: number, modifier: number): number =>
  least === 0 ? 0 : Math.max(0, Math.min(6, 7 - least + modifier)) / 6

export function hitBy(figure: Figure, { fall, elim }: Scores, modifier: number, dice: number): Hit {
  const kept = (1 - faces(elim, modifier)) ** dice
  const standing = (1 - Math.max(faces(fall, modifier), faces(elim, modifier))) ** dice
  return { figure, elim: 1 - kept, fall: kept - standing }
}

/** Hits that are shared out afterwards: so many dice for all of them together. */
export function shared(targets: readonly Figure[], scores: Scores, modifier: number, dice: number): Hit[] {
  return targets.map((figure) => hitBy(figure, scores, modifier, dice / targets.length))
}
