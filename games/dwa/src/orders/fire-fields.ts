import { squaredDistance } from '@shamble/geometry'
import type { FormField, Pickable, Space } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { Board } from '../board/board.js'
import { apart, isWithin } from '../board/measure.js'
import { nameOf } from '../events.js'
import type { FireMode } from '../numbers/weapons.js'
import { fireHelps, gunsInHand, whyNotGun, wordOf } from '../rules/declaration.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { aimables } from '../rules/targets.js'
import type { Figure, Zombie } from '../state.js'
import type { Doer } from './order.js'

/** Weapons in hand that fire in this way now. */
export const readyGuns = (doer: Doer, modes: readonly FireMode[]): number[] =>
  gunsInHand(doer.s, doer.human, modes).filter((at) => whyNotGun(doer, at, modes) === null)

export const weaponField = ({ human }: Doer, guns: readonly number[]): FormField => ({
  name: 'weapon',
  key: 'field.weapon',
  shape: {
    kind: 'pick',
    from: guns.map((id) => ({ id, say: { key: 'pick.weapon', params: { weapon: wordOf(human.weapons[id]!) } } })),
  },
})

export const abilityField = (doer: Doer): FormField => ({
  name: 'ability',
  key: 'field.ability',
  shape: { kind: 'choice', of: ['none', ...fireHelps(doer)], words: 'ability', first: 'none' },
})

export const pickable = (figure: Figure): Pickable => ({
  id: figure.id,
  say: { key: 'pick.figure', params: { whom: nameOf(figure) } },
  at: { x: figure.x, y: figure.y },
})

/** How far the best of these weapons reaches. */
export const reachOf = ({ s, human }: Doer, guns: readonly number[]): number =>
  Math.max(0, ...guns.map((at) => rowOf(s, human.weapons[at]!).range))

/** Everybody in range of some of these weapons who may be fired at; the check says who is hidden. */
export function targetsFor(
  doer: Doer,
  guns: readonly number[],
  muzzle: Muzzle = muzzleOf(doer.s, doer.human),
): Figure[] {
  const { s } = doer
  const reach = reachOf(doer, guns)
  const found: Figure[] = []
  for (const figure of aimables(doer)) if (isWithin(s, muzzle, figure, reach)) found.push(figure)
  return found
}

/**
 * Everybody whom a template laid from the muzzle could cover: its length counts from the edge of the base, however the
 * table measures. Who is really under it is said by the check.
 */
export function coveredBy(doer: Doer, guns: readonly number[]): Figure[] {
  const { s, human } = doer
  const muzzle = muzzleOf(s, human)
  const reach = reachOf(doer, guns) + s.options.baseMm
  return [...aimables(doer)].filter((figure) => squaredDistance(muzzle, figure) <= reach * reach)
}

/** The zombie of which a refusal speaks where nobody can be fired at: the nearest, and of equals the first. */
export function nearestZombie({ s, human }: Pick<Doer, 's' | 'human'>): Zombie | undefined {
  let best: Zombie | undefined
  for (const zombie of s.zombies)
    if (best === undefined || apart(s, human, zombie) < apart(s, human, best)) best = zombie
  return best
}

/** A place that is pointed at, from the muzzle; the hand is drawn to figures. */
export function pointField(
  { s, human }: Doer,
  { width, depth }: Pick<Board, 'width' | 'depth'>,
  reach: number | null,
  figures: readonly Figure[],
): FormField {
  const { x, y } = muzzleOf(s, human)
  return {
    name: 'at',
    key: 'field.at',
    shape: {
      kind: 'point',
      from: { x, y },
      reach,
      base: 0,
      area: { x: 0, y: 0, width, depth },
      snaps: figures.map((figure) => ({ x: figure.x, y: figure.y, key: 'figure', params: { whom: nameOf(figure) } })),
    },
  }
}

/** The first of `list`, begun somewhere by chance, that fits. */
export function someOf<T, R>(list: readonly T[], below: (n: number) => number, fits: (item: T) => R | null): R | null {
  const from = list.length === 0 ? 0 : below(list.length)
  for (let i = 0; i < list.length; i++) {
    const found = fits(list[(from + i) % list.length]!)
    if (found !== null) return found
  }
  return null
}

/** For a caller that wants the first. */
export const first = (): number => 0

/** A space of one type of action, whose shape is made only when a player composes. */
export function spaceOf<T extends DwaAction['type']>(
  kind: T,
  parts: {
    readonly shape: () => Space<DwaAction>['shape']
    readonly check: (action: Extract<DwaAction, { type: T }>) => ReturnType<Space<DwaAction>['check']>
    readonly about: (action: Extract<DwaAction, { type: T }>) => ReturnType<NonNullable<Space<DwaAction>['about']>>
    readonly sample: Space<DwaAction>['sample']
  },
): Space<DwaAction> {
  return {
    kind,
    get shape() {
      return parts.shape()
    },
    holds: (action) => action.type === kind,
    check: (action) => parts.check(action as never),
    about: (action) => parts.about(action as never),
    sample: parts.sample,
  }
}
