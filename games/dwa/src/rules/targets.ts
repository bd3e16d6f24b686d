import { type Refusal, when } from '@shamble/kernel'
import { apart, figuresOf, isWithin } from '../board/measure.js'
import { nameOf } from '../events.js'
import { spokenLengths } from '../lengths.js'
import { no } from '../orders/refusals.js'
import { type Figure, type FigureId, figureById, type Human, isZombie, type Table } from '../state.js'
import { isInSight, type Muzzle } from './muzzle.js'

/**
 * Whether a figure may fire at another by choice: the dead, and by option people who are not of their
 * team.
 */
export function mayAimAt({ options }: Pick<Table, 'options'>, human: Human, figure: Figure): boolean {
  if (isZombie(figure)) return true
  return when('R-88', options.pvp) && (figure as Human).team !== human.team
}

/** Who fires; one who is `forced` by a flaw or a disorder fires at anybody. */
export interface Aimer {
  readonly s: Table
  readonly human: Human
  readonly forced?: boolean
}

/** Everybody who may be fired at, by choice or under compulsion. */
export function* aimables({ s, human, forced }: Aimer): Generator<Figure> {
  yield* s.zombies
  if (!forced && !s.options.pvp) return
  for (const figure of figuresOf(s))
    if (!isZombie(figure) && figure !== human && (forced || mayAimAt(s, human, figure))) yield figure
}

/** Why a figure may not fire at another, wherever it is [DWA-11.2.c]; `null` when they may. */
export function whyNotAimAt({ s, human, forced }: Aimer, id: FigureId): Refusal | null {
  const figure = figureById(s, id)
  if (figure === null) return no('DWA-11.2.a', 'fire.gone')
  if (figure === human) return no('R-88', 'fire.self')
  if (!forced && !mayAimAt(s, human, figure))
    return no('R-88', (figure as Human).team === human.team ? 'fire.friend' : 'fire.pvp')
  // Named once in a declaration of this turn, and not again.
  return when('DWA-11.2.c', when('R-101', human.now.shotAt.includes(id)))
    ? no('DWA-11.2.c', undefined, { whom: nameOf(figure) })
    : null
}

/** Why a figure cannot name another as a target: the same, range and sight [DWA-11.2.e]; `null` when they can. */
export function whyNotTarget(aimer: Aimer, muzzle: Muzzle, range: number, id: FigureId): Refusal | null {
  const { s } = aimer
  const why = whyNotAimAt(aimer, id)
  if (why !== null) return why
  const figure = figureById(s, id)!
  if (when('DWA-11.1.h', !isWithin(s, muzzle, figure, range)))
    return no('DWA-11.1.h', undefined, {
      whom: nameOf(figure),
      ...spokenLengths(s.options, { apart: apart(s, muzzle, figure), range }),
    })
  return when('DWA-11.2.e', !isInSight(muzzle, figure)) ? no('DWA-11.2.e', undefined, { whom: nameOf(figure) }) : null
}
