import type { FormField, Pickable, Space } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { Board } from '../board/board.js'
import { isWithin } from '../board/measure.js'
import { nameOf } from '../events.js'
import type { FireMode } from '../numbers/weapons.js'
import { fireHelps, gunsInHand, whyNotGun, wordOf } from '../rules/declaration.js'
import { rowOf } from '../rules/loads.js'
import { type Muzzle, muzzleOf } from '../rules/muzzle.js'
import { aimables } from '../rules/targets.js'
import type { Figure } from '../state.js'
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

/** Everybody in range of some of these weapons at whom he may fire; who is hidden is said by the check. */
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

/** For whoever wants the first. */
export const first = (): number => 0

/** A space of one type of action, whose shape is made only when somebody composes. */
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
